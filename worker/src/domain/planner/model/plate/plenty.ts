import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import type { Diet } from "@mealwright/schema/constants/questionnaire";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../../foods/catalogue/food.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { groupAmountsOf } from "../../../foods/catalogue/micronutrients.ts";
import { DIET_TERMS } from "../../../nutrition/diet-terms.ts";
import { isFruit, platePartOf } from "./figures-of-food.ts";
import { MOST_USES, PLENTY } from "./plate-bounds.ts";

type Kind = keyof typeof PLENTY;

/** The least cups of milk per 100 g of cheese, and of milk or yogurt. */
const CHEESE_CUPS = 1;
const MILK_CUPS = 0.2;
/** Fruit with at least this many kilocalories per 100 g is dried. */
const DRIED_KCAL = 200;
/** The least cups of starchy vegetables per 100 g of a food that counts as potato. */
const STARCHY_CUPS = 0.4;

const kinds = new Map<FoodId, Kind>();

function kindOf(food: Food): Kind {
  const part = platePartOf(food.id);
  if (food.staple || food.packs.length === 0 || part === "addedFat") return "unbounded";
  if (part === "pulses") return "other";
  if (part !== null) return part;
  const { dairy, starchyVegetables } = groupAmountsOf(food.id);
  const kcal = food.per100g.energyKcal ?? 0;
  if (dairy >= CHEESE_CUPS) return "cheese";
  if (dairy >= MILK_CUPS || isMilkOrLike(food.id)) return "milk";
  if (isFruit(food.id)) return kcal > DRIED_KCAL ? "driedFruit" : "fruit";
  if (starchyVegetables >= STARCHY_CUPS) return "potato";
  return "other";
}

function isMilkOrLike(foodId: FoodId): boolean {
  return larderGroups()[larderGroupOf(foodId)]?.name === "milk";
}

/** Flavors that nobody notices as the same food again. */
const FLAVOR_GROUPS: ReadonlySet<string> = new Set(["onion", "green onion", "fresh herbs", "lemon or lime", "chili"]);
const FLAVORS: ReadonlySet<FoodId> = new Set(["garlic", "ginger-root"]);

const NOTICED_GROUPS: Readonly<Record<string, keyof typeof MOST_USES>> = {
  "nut butter": "nutButter",
  nuts: "nuts",
  seeds: "nuts",
  "dried fruit": "driedFruit",
};

/** The kind under which people notice a food as the same again; null for flavors and foods that every meal may have. */
function noticedAs(foodId: FoodId): keyof typeof MOST_USES | null {
  const group = larderGroups()[larderGroupOf(foodId)]?.name ?? "";
  const known = NOTICED_GROUPS[group];
  if (known !== undefined) return known;
  if (requireFood(foodId).aisle !== "Produce" || FLAVORS.has(foodId) || FLAVOR_GROUPS.has(group)) return null;
  return isFruit(foodId) ? "fruit" : "vegetable";
}

/** In how many dishes within `days` days a food may be before it is dull; unlimited if people do not notice it. */
export function mostUsesOf(foodId: FoodId, days: number): number {
  const kind = noticedAs(foodId);
  return kind === null ? PLENTY.unbounded.grams : Math.ceil((MOST_USES[kind] * days) / DAYS_PER_WEEK);
}

/** How much of one food a household likes in a week: grams as bought, and the points per gram beyond. */
interface Plenty {
  readonly grams: number;
  readonly perGram: number;
}

/**
 * How much of one food a household likes. Needed because a week of nothing but eggs would meet every other goal.
 * @param appetite the energy of all days and of everybody, in days of 2,000 kcal.
 */
export function plentyOf(foodId: FoodId, appetite: number, diet: Diet): Plenty {
  const food = requireFood(foodId);
  const kind = kinds.get(foodId) ?? kindOf(food);
  kinds.set(foodId, kind);
  const { grams, perGram } = PLENTY[kind];
  const share = kind === "egg" ? DIET_TERMS[diet].eggShare : 1;
  const asBought = (grams * share * appetite) / (DAYS_PER_WEEK * food.edibleYield);
  return { grams: Math.round(Math.min(PLENTY.unbounded.grams, asBought)), perGram };
}
