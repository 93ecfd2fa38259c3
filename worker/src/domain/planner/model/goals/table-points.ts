import { CUISINE_FACTS } from "@mealwright/schema/constants/food/cuisines";
import { isBread } from "../../../cookbook/portions/portion-bounds.ts";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import { groupAmountsOf } from "../../../foods/catalogue/micronutrients.ts";
import { platePartOf } from "../plate/figures-of-food.ts";
import { FEW_SIDES, STARCHY_KCAL, TABLE_AMOUNTS } from "../search-limits.ts";
import { WEIGHTS } from "../weights.ts";
import { classOfDish, kitchenOfDish } from "./pairings.ts";

/**
 * Bit positions of the counts of a table (all dishes of a slot), packed into one integer that can be summed: three bits
 * each, enough for a slot's dishes, and one bit for what only the main dish can be.
 */
export const TABLE_SHIFTS = {
  starch: 0,
  savory: 3,
  milk: 6,
  nuts: 9,
  eggs: 12,
  /** The starches that are bread, which people eat with anything. */
  bread: 15,
  drink: 18,
  /** Bread and cheese, which are not served with Eastern dishes. */
  western: 21,
  sides: 24,
  sweet: 27,
  eastern: 28,
  /** Sandwiches, wraps and other dishes made with bread. */
  breadDish: 29,
  /** A dish of meat, fish, tofu, pasta or cheese, without eggs. */
  hearty: 30,
} as const;
/** A food with at least this many cups of starchy vegetables per 100 g counts as one. */
const STARCHY_CUPS = 0.3;
const COUNT_MASK = 7;
/** The bits of a count that are set only above one. */
const SEVERAL = 6;
/**
 * A table with none of these bits costs nothing: no two of a kind, and nothing that may clash, as even one dish of eggs
 * may.
 */
const NOT_PLAIN =
  (SEVERAL << TABLE_SHIFTS.starch) |
  (SEVERAL << TABLE_SHIFTS.milk) |
  (SEVERAL << TABLE_SHIFTS.nuts) |
  (COUNT_MASK << TABLE_SHIFTS.eggs) |
  (SEVERAL << TABLE_SHIFTS.drink) |
  (1 << TABLE_SHIFTS.sweet) |
  (1 << TABLE_SHIFTS.eastern) |
  (1 << TABLE_SHIFTS.breadDish);

/** What a recipe adds to its table. */
export function tableOf(recipe: Recipe): number {
  const starchKcal = kcalWhere(recipe, isStarch);
  const breadKcal = kcalWhere(recipe, ({ role, foodId }) => role === "starch" && isBread(foodId));
  const isStarchy = starchKcal >= STARCHY_KCAL && !isDessert(recipe) && !isEatenWithBread(recipe, starchKcal);
  const isMostlyBread = isStarchy && breadKcal * 2 > starchKcal;
  return (
    (recipe.side && recipe.ingredients.length > 0 ? 1 << TABLE_SHIFTS.sides : 0) +
    (isStarchy ? 1 << TABLE_SHIFTS.starch : 0) +
    (isMostlyBread ? 1 << TABLE_SHIFTS.bread : 0) +
    (isMostlyBread && !recipe.side ? 1 << TABLE_SHIFTS.breadDish : 0) +
    (isSweetBreakfast(recipe) ? 1 << TABLE_SHIFTS.sweet : 0) +
    (recipe.side && recipe.ingredients.some(({ role }) => role === "vegetable") ? 1 << TABLE_SHIFTS.savory : 0) +
    (gramsWhere(recipe, isMilk) >= TABLE_AMOUNTS.milkG ? 1 << TABLE_SHIFTS.milk : 0) +
    (gramsWhere(recipe, isNuts) >= TABLE_AMOUNTS.nutsG ? 1 << TABLE_SHIFTS.nuts : 0) +
    (hasEggs(recipe) ? 1 << TABLE_SHIFTS.eggs : 0) +
    (isDrink(recipe) ? 1 << TABLE_SHIFTS.drink : 0) +
    (!recipe.side && CUISINE_FACTS[recipe.cuisine].isEastern ? 1 << TABLE_SHIFTS.eastern : 0) +
    (isWesternSide(recipe) ? 1 << TABLE_SHIFTS.western : 0) +
    (isHearty(recipe) ? 1 << TABLE_SHIFTS.hearty : 0)
  );
}

/**
 * Points for a table's poor combinations: more than two sides, two starches, pasta with rice, two bowls of milk or
 * nuts, two drinks, eggs with eggs or meat, vegetables with a sweet breakfast, hummus on bread with fried noodles, rice
 * with a sandwich.
 */
export function tablePoints(table: number): number {
  if ((table & NOT_PLAIN) === 0 && countOf(table, TABLE_SHIFTS.sides) <= FEW_SIDES) return 0;
  const starches = countOf(table, TABLE_SHIFTS.starch);
  const milk = countOf(table, TABLE_SHIFTS.milk);
  const nuts = countOf(table, TABLE_SHIFTS.nuts);
  const eggs = countOf(table, TABLE_SHIFTS.eggs);
  const cooked = starches - countOf(table, TABLE_SHIFTS.bread);
  const drinks = countOf(table, TABLE_SHIFTS.drink);
  const sides = countOf(table, TABLE_SHIFTS.sides);
  const isMixed = (table & (1 << TABLE_SHIFTS.sweet)) !== 0 && countOf(table, TABLE_SHIFTS.savory) > 0;
  const isEastern = (table & (1 << TABLE_SHIFTS.eastern)) !== 0;
  const isHeartyWithEggs = eggs > 0 && (table & (1 << TABLE_SHIFTS.hearty)) !== 0;
  const isBreadDish = (table & (1 << TABLE_SHIFTS.breadDish)) !== 0;
  return (
    (starches > 1 ? (starches - 1) * WEIGHTS.secondStarch : 0) +
    (cooked > 1 ? (cooked - 1) * WEIGHTS.secondCookedStarch : 0) +
    (isBreadDish && cooked > 0 ? WEIGHTS.grainBesideSandwich : 0) +
    (milk > 1 ? (milk - 1) * WEIGHTS.secondMilk : 0) +
    (nuts > 1 ? (nuts - 1) * WEIGHTS.secondNuts : 0) +
    (eggs > 1 ? (eggs - 1) * WEIGHTS.secondEggs : 0) +
    (isHeartyWithEggs ? WEIGHTS.eggsBesideHearty : 0) +
    (sides > FEW_SIDES ? (sides - FEW_SIDES) * WEIGHTS.furtherSide : 0) +
    (drinks > 1 ? (drinks - 1) * WEIGHTS.secondDrink : 0) +
    (isMixed ? WEIGHTS.savoryBesideSweet : 0) +
    (isEastern ? countOf(table, TABLE_SHIFTS.western) * WEIGHTS.westernBesideEastern : 0)
  );
}

/** The count at one of `TABLE_SHIFTS`; not for those with a single bit. */
export function countOf(table: number, shift: number): number {
  return (table >> shift) & COUNT_MASK;
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

/** Whether it is porridge, pancakes or the like: a breakfast with fruit and without vegetables. */
function isSweetBreakfast({ side, mealTypes, ingredients }: Recipe): boolean {
  if (side || !mealTypes.includes("breakfast")) return false;
  return ingredients.some(({ role }) => role === "fruit") && !ingredients.some(({ role }) => role === "vegetable");
}

/** Whether it is a dessert: oats in it are no second starch, rice is. */
function isDessert({ side, mealTypes, ingredients }: Recipe): boolean {
  if (!side || !mealTypes.includes("dinner") || !ingredients.some(({ role }) => role === "fruit")) return false;
  return ingredients.every((one) => one.role !== "starch" || groupOf(one) === "oats");
}

/** Classes and kitchens of dishes that are eaten with bread, even if they contain some potatoes. */
const CLASSES_WITH_BREAD: ReadonlySet<string> = new Set(["soup", "egg", "salad", "pulses"]);
const KITCHENS_WITH_BREAD: ReadonlySet<string> = new Set(["western", "northern", "southern"]);
/** The greatest share of starch in the energy of such a dish. */
const STARCH_BESIDE_BREAD = 0.4;

/** Whether a dish has a little starch, none of it bread, rice or pasta, and asks for bread. */
function isEatenWithBread(dish: Recipe, starchKcal: number): boolean {
  if (dish.side || starchKcal > kcalWhere(dish, () => true) * STARCH_BESIDE_BREAD) return false;
  return (
    CLASSES_WITH_BREAD.has(classOfDish(dish) ?? "") &&
    KITCHENS_WITH_BREAD.has(kitchenOfDish(dish)) &&
    !dish.ingredients.some((one) => one.role === "starch" && (isBread(one.foodId) || ENOUGH_STARCH.has(groupOf(one))))
  );
}

const ENOUGH_STARCH: ReadonlySet<string> = new Set(["rice", "pasta and noodles"]);

const PEAS = /(?:^|-)peas(?:-|$)/;

/** Whether it is grain, bread or potatoes, or a vegetable that replaces them: corn, but not peas. */
function isStarch({ role, foodId }: Ingredient): boolean {
  if (role !== "vegetable") return role === "starch";
  return groupAmountsOf(foodId).starchyVegetables >= STARCHY_CUPS && !PEAS.test(foodId);
}

function hasEggs(recipe: Recipe): boolean {
  return gramsWhere(recipe, ({ foodId }) => platePartOf(foodId) === "egg") >= TABLE_AMOUNTS.eggsG;
}

/** Whether the dish has enough meat, fish, soy, pasta or cheese that nobody would add boiled eggs. */
function isHearty(recipe: Recipe): boolean {
  if (recipe.side || hasEggs(recipe)) return false;
  const isPiece = ({ foodId }: Ingredient) => platePartOf(foodId) === "flesh" || SOY_PIECES.test(foodId);
  return (
    gramsWhere(recipe, isPiece) >= TABLE_AMOUNTS.heartyG ||
    gramsWhere(recipe, (one) => NO_EGGS_BESIDE.has(groupOf(one))) >= TABLE_AMOUNTS.pastaG
  );
}

const SOY_PIECES = /^(?:tofu|tempeh|seitan)/;

const NO_EGGS_BESIDE: ReadonlySet<string> = new Set(["pasta and noodles", "fresh cheese", "cheese"]);
const MILK_GROUPS: ReadonlySet<string> = new Set(["milk", "yogurt"]);

function groupOf({ foodId }: Ingredient): string {
  return larderGroups()[larderGroupOf(foodId)]?.name ?? "";
}

function isMilk(ingredient: Ingredient): boolean {
  return MILK_GROUPS.has(groupOf(ingredient));
}

/** A food with at least this many ounces of nuts or seeds per 100 g counts as nuts, and so does nut butter. */
const NUT_OUNCES = 2;

function isNuts({ foodId }: Ingredient): boolean {
  return groupAmountsOf(foodId).nutsSeeds >= NUT_OUNCES;
}

/** The least share of a drink's weight that is milk, of any kind. */
const POURED_SHARE = 0.8;

/** Whether it is a drink: a shake, cocoa, a glass of milk. */
function isDrink(recipe: Recipe): boolean {
  const { side, method, mealTypes, ingredients } = recipe;
  if (
    method === "blended" &&
    (side ? ingredients.some(({ role }) => role === "dairy") : mealTypes.includes("breakfast"))
  )
    return true;
  const all = gramsWhere(recipe, () => true);
  return side && all > 0 && gramsWhere(recipe, ({ foodId }) => /(?:^|-)milk(?:-|$)/.test(foodId)) >= all * POURED_SHARE;
}

const NOT_EASTERN: ReadonlySet<string> = new Set(["starch", "protein", "dairy"]);

/** Whether it is a Western side: anything with bread, or starch, pulses or cheese of a Western cuisine. */
function isWesternSide({ side, cuisine, ingredients }: Recipe): boolean {
  if (!side || CUISINE_FACTS[cuisine].isEastern) return false;
  if (ingredients.some(({ foodId }) => isBread(foodId))) return true;
  return cuisine !== "international" && ingredients.some(({ role }) => NOT_EASTERN.has(role));
}
