import type { Cuisine } from "@mealwright/schema/constants/meals";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../../foods/catalogue/food.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { groupAmountsOf } from "../../../foods/catalogue/micronutrients.ts";
import { platePartOf } from "../plate/figures-of-food.ts";
import { FEW_SIDES, STARCHY_KCAL, TABLE_AMOUNTS } from "../search-limits.ts";
import { WEIGHTS } from "../weights.ts";

/**
 * One of each thing that a table is counted by, all of them in one whole number that adds up: three bits each, more than a
 * slot has dishes, and one where only its one dish counts.
 */
const TABLE_PLACES = {
  starch: 1,
  savory: 1 << 3,
  milk: 1 << 6,
  nuts: 1 << 9,
  eggs: 1 << 12,
  /** Of the starches those that are bread, which people eat with anything. */
  bread: 1 << 15,
  drink: 1 << 18,
  /** Bread and cheese, which stand beside no dish of the eastern kitchens. */
  western: 1 << 21,
  sides: 1 << 24,
  sweet: 1 << 27,
  eastern: 1 << 28,
  /** Sandwiches, wraps and what else is made with bread. */
  breadDish: 1 << 29,
} as const;
const PLACE_MASK = 7;
const EASTERN: ReadonlySet<Cuisine> = new Set(["chinese", "japanese", "korean", "thai", "vietnamese"]);

/** What a recipe brings to its table. */
export function tableOf(recipe: Recipe): number {
  const starchKcal = kcalWhere(recipe, ({ role }) => role === "starch");
  const breadKcal = kcalWhere(recipe, ({ role, foodId }) => role === "starch" && isBread(foodId));
  const isStarchy = starchKcal >= STARCHY_KCAL;
  const isMostlyBread = isStarchy && breadKcal * 2 > starchKcal;
  return (
    (recipe.side && recipe.ingredients.length > 0 ? TABLE_PLACES.sides : 0) +
    (isStarchy ? TABLE_PLACES.starch : 0) +
    (isMostlyBread ? TABLE_PLACES.bread : 0) +
    (isMostlyBread && !recipe.side ? TABLE_PLACES.breadDish : 0) +
    (isSweetBreakfast(recipe) ? TABLE_PLACES.sweet : 0) +
    (recipe.side && recipe.ingredients.some(({ role }) => role === "vegetable") ? TABLE_PLACES.savory : 0) +
    (gramsWhere(recipe, isMilk) >= TABLE_AMOUNTS.milkG ? TABLE_PLACES.milk : 0) +
    (gramsWhere(recipe, isNuts) >= TABLE_AMOUNTS.nutsG ? TABLE_PLACES.nuts : 0) +
    (hasEggs(recipe) ? TABLE_PLACES.eggs : 0) +
    (isDrink(recipe) ? TABLE_PLACES.drink : 0) +
    (!recipe.side && EASTERN.has(recipe.cuisine) ? TABLE_PLACES.eastern : 0) +
    (isWesternSide(recipe) ? TABLE_PLACES.western : 0)
  );
}

/**
 * Points of what stands in one slot: more than two things beside a dish, two starches, pasta beside rice, two bowls of milk or nuts, two drinks, eggs beside eggs,
 * vegetables beside a sweet breakfast, hummus on bread beside fried noodles, rice beside a sandwich.
 */
export function tablePoints(table: number): number {
  const starches = countOf(table, 0);
  const milk = countOf(table, 6);
  const nuts = countOf(table, 9);
  const eggs = countOf(table, 12);
  const cooked = starches - countOf(table, 15);
  const drinks = countOf(table, 18);
  const sides = countOf(table, 24);
  const isMixed = (table & TABLE_PLACES.sweet) !== 0 && countOf(table, 3) > 0;
  const isEastern = (table & TABLE_PLACES.eastern) !== 0;
  const isBreadDish = (table & TABLE_PLACES.breadDish) !== 0;
  return (
    (starches > 1 ? (starches - 1) * WEIGHTS.secondStarch : 0) +
    (cooked > 1 ? (cooked - 1) * WEIGHTS.secondCookedStarch : 0) +
    (isBreadDish && cooked > 0 ? WEIGHTS.grainBesideSandwich : 0) +
    (milk > 1 ? (milk - 1) * WEIGHTS.secondMilk : 0) +
    (nuts > 1 ? (nuts - 1) * WEIGHTS.secondNuts : 0) +
    (eggs > 1 ? (eggs - 1) * WEIGHTS.secondEggs : 0) +
    (sides > FEW_SIDES ? (sides - FEW_SIDES) * WEIGHTS.furtherSide : 0) +
    (drinks > 1 ? (drinks - 1) * WEIGHTS.secondDrink : 0) +
    (isMixed ? WEIGHTS.savoryBesideSweet : 0) +
    (isEastern ? countOf(table, 21) * WEIGHTS.westernBesideEastern : 0)
  );
}

function countOf(table: number, shift: number): number {
  return (table >> shift) & PLACE_MASK;
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
  return requireFood(foodId).aisle === "Bakery" || /crispbread/.test(foodId);
}

function hasEggs(recipe: Recipe): boolean {
  return gramsWhere(recipe, ({ foodId }) => platePartOf(foodId) === "egg") >= TABLE_AMOUNTS.eggsG;
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

/** Of a drink's weight so much is milk, of any kind. */
const POURED_SHARE = 0.8;

/** A shake, cocoa, a glass of milk. */
function isDrink(recipe: Recipe): boolean {
  const { side, method, mealTypes, ingredients } = recipe;
  if (
    method === "blended" &&
    (side ? ingredients.some(({ role }) => role === "dairy") : mealTypes.includes("breakfast"))
  )
    return true;
  const all = gramsWhere(recipe, () => true);
  return side && gramsWhere(recipe, ({ foodId }) => /(?:^|-)milk(?:-|$)/.test(foodId)) >= all * POURED_SHARE;
}

const NOT_EASTERN: ReadonlySet<string> = new Set(["starch", "protein", "dairy"]);

/** Bread with anything, and starch, pulses or cheese from west of there. */
function isWesternSide({ side, cuisine, ingredients }: Recipe): boolean {
  if (!side || EASTERN.has(cuisine)) return false;
  if (ingredients.some(({ foodId }) => isBread(foodId))) return true;
  return cuisine !== "international" && ingredients.some(({ role }) => NOT_EASTERN.has(role));
}
