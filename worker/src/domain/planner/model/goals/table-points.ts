import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../../foods/catalogue/food.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { groupAmountsOf } from "../../../foods/catalogue/micronutrients.ts";
import { platePartOf } from "../plate/figures-of-food.ts";
import { STARCHY_KCAL, TABLE_AMOUNTS } from "../search-limits.ts";
import { WEIGHTS } from "../weights.ts";

/**
 * One of each thing that a table is counted by, all of them in one whole number that adds up: four bits each, more than a
 * slot has dishes.
 */
const TABLE_PLACES = {
  starch: 1,
  sweet: 1 << 4,
  savory: 1 << 8,
  milk: 1 << 12,
  nuts: 1 << 16,
  eggs: 1 << 20,
  /** Of the starches those that are bread, which people eat with anything. */
  bread: 1 << 24,
} as const;
const PLACE_MASK = 15;

/** What a recipe brings to its table. */
export function tableOf(recipe: Recipe): number {
  const starchKcal = kcalWhere(recipe, ({ role }) => role === "starch");
  const breadKcal = kcalWhere(recipe, ({ role, foodId }) => role === "starch" && isBread(foodId));
  const isStarchy = starchKcal >= STARCHY_KCAL;
  return (
    (isStarchy ? TABLE_PLACES.starch : 0) +
    (isStarchy && breadKcal * 2 > starchKcal ? TABLE_PLACES.bread : 0) +
    (isSweetBreakfast(recipe) ? TABLE_PLACES.sweet : 0) +
    (recipe.side && recipe.ingredients.some(({ role }) => role === "vegetable") ? TABLE_PLACES.savory : 0) +
    (gramsWhere(recipe, isMilk) >= TABLE_AMOUNTS.milkG ? TABLE_PLACES.milk : 0) +
    (gramsWhere(recipe, isNuts) >= TABLE_AMOUNTS.nutsG ? TABLE_PLACES.nuts : 0) +
    (gramsWhere(recipe, ({ foodId }) => platePartOf(foodId) === "egg") >= TABLE_AMOUNTS.eggsG ? TABLE_PLACES.eggs : 0)
  );
}

/** Points of what stands in one slot: two starches, pasta beside rice, two bowls of milk or nuts, eggs beside eggs, vegetables beside a sweet breakfast. */
export function tablePoints(table: number): number {
  const starches = table & PLACE_MASK;
  const milk = (table >> 12) & PLACE_MASK;
  const nuts = (table >> 16) & PLACE_MASK;
  const eggs = (table >> 20) & PLACE_MASK;
  const cooked = starches - ((table >> 24) & PLACE_MASK);
  const isMixed = ((table >> 4) & PLACE_MASK) > 0 && ((table >> 8) & PLACE_MASK) > 0;
  return (
    (starches > 1 ? (starches - 1) * WEIGHTS.secondStarch : 0) +
    (cooked > 1 ? (cooked - 1) * WEIGHTS.secondCookedStarch : 0) +
    (milk > 1 ? (milk - 1) * WEIGHTS.secondMilk : 0) +
    (nuts > 1 ? (nuts - 1) * WEIGHTS.secondNuts : 0) +
    (eggs > 1 ? (eggs - 1) * WEIGHTS.secondEggs : 0) +
    (isMixed ? WEIGHTS.savoryBesideSweet : 0)
  );
}

type Ingredient = Recipe["ingredients"][number];

function kcalWhere({ ingredients }: Recipe, isCounted: (ingredient: Ingredient) => boolean): number {
  return ingredients
    .filter(isCounted)
    .reduce((kcal, { foodId, grams }) => kcal + ((requireFood(foodId).per100g.energyKcal ?? 0) * grams) / 100, 0);
}

function gramsWhere({ ingredients }: Recipe, isCounted: (ingredient: Ingredient) => boolean): number {
  return ingredients.filter(isCounted).reduce((sum, { grams }) => sum + grams, 0);
}

/** Porridge, pancakes and the like: what has fruit in it and neither eggs as such nor vegetables. */
function isSweetBreakfast({ side, mealTypes, ingredients }: Recipe): boolean {
  if (side || !mealTypes.includes("breakfast")) return false;
  return ingredients.some(({ role }) => role === "fruit") && !ingredients.some(({ role }) => role === "vegetable");
}

/** Bread, rolls, tortillas, crispbread. */
function isBread(foodId: FoodId): boolean {
  return requireFood(foodId).aisle === "Bakery";
}

const MILK_GROUPS: ReadonlySet<string> = new Set(["milk", "yogurt"]);

function isMilk({ foodId }: Ingredient): boolean {
  return MILK_GROUPS.has(larderGroups()[larderGroupOf(foodId)]?.name ?? "");
}

/** Ounces of nuts and seeds in 100 g of what is counted as such; butter of them has as many. */
const NUT_OUNCES = 2;

function isNuts({ foodId }: Ingredient): boolean {
  return groupAmountsOf(foodId).nutsSeeds >= NUT_OUNCES;
}
