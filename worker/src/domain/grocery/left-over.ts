import { AISLE_FACTS } from "@mealwright/schema/constants/meals";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { Food } from "../foods/catalogue/food.ts";
import { costCents } from "../nutrition/sum.ts";
import type { GroceryItem, GroceryList } from "./grocery-list.ts";

/** What the packs hold beyond the week's meals, US cents. */
export interface LeftOver {
  /** Can still be eaten in later weeks: from the cupboard, the fridge or the freezer. */
  readonly keepsCents: number;
  readonly perishesCents: number;
}

/** Food that keeps this many days after its purchase is still good throughout the following week. */
const KEEPS_DAYS = 14;
/** Packs that keep for months closed but only days once open. */
export const PERISHABLE_ONCE_OPEN: ReadonlySet<string> = new Set(["can", "carton", "pouch"]);

/** What is left of the basket after the week, at the price paid for it. */
export function leftOverOf({ items }: Pick<GroceryList, "items">): LeftOver {
  let keepsCents = 0;
  let perishesCents = 0;
  for (const item of items) {
    const { foodId, buyGrams, costCents, purchases } = item;
    if (buyGrams === 0) continue;
    const food = requireFood(foodId);
    const usedGrams = purchases.reduce((sum, grams) => sum + grams, 0) / food.edibleYield;
    const restGrams = Math.max(0, buyGrams - usedGrams);
    const restCents = Math.round((costCents * restGrams) / buyGrams);
    const keeps = Math.round(restCents * keepingShare(item, food, restGrams));
    keepsCents += keeps;
    perishesCents += restCents - keeps;
  }
  return { keepsCents, perishesCents };
}

/** What the meals use without it being in the basket (staples, food at home), priced by the gram, US cents. */
export function fromHomeCents({ items, staples, covered }: GroceryList): number {
  return costCents(
    [...items, ...staples, ...covered].map(({ foodId, grams, purchases }) => ({
      foodId,
      grams: Math.max(0, grams - purchases.reduce((sum, bought) => sum + bought, 0)),
    })),
  );
}

/** Whether what is left of a food after its week, unopened, is good throughout the following one. */
export function keepsOver({ perishableDays, aisle }: Pick<Food, "perishableDays" | "aisle">): boolean {
  return AISLE_FACTS[aisle].isFrozen || perishableDays === null || perishableDays >= KEEPS_DAYS;
}

/** The share of the rest that keeps: 0, 1, or the packs that stay closed. */
function keepingShare({ packs }: GroceryItem, food: Food, restGrams: number): number {
  if (!keepsOver(food)) return 0;
  if (AISLE_FACTS[food.aisle].isFrozen || food.perishableDays !== null) return 1;
  const smallest = [...packs].sort((one, other) => one.gramsEach - other.gramsEach)[0];
  if (smallest === undefined || !PERISHABLE_ONCE_OPEN.has(smallest.unit) || restGrams === 0) return 1;
  return 1 - (restGrams % smallest.gramsEach) / restGrams;
}
