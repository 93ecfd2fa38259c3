import { isCustomary, ML_PER_UNIT, TEASPOONS_PER_UNIT, type UnitSystem } from "@mealwright/schema/constants/food/units";
import { AISLE_FACTS } from "@mealwright/schema/constants/meals";
import {
  type Amount,
  FRACTION_SLACK,
  largeMeasure,
  metricAmount,
  QUARTERS,
  roundUpFriendly,
  WHOLE,
  weightAmount,
} from "@mealwright/schema/rules/amounts";
import type { Food, FoodId } from "../foods/catalogue/food.ts";

const { tbsp: TSP_PER_TBSP, cup: TSP_PER_CUP } = TEASPOONS_PER_UNIT;

/** From this many on, the next larger measure is used. */
const MOST_TSP = 3;
const MOST_TBSP = 12;
/** Fewer tablespoons may have quarters; from here on they are whole. */
const WHOLE_TBSP_FROM = 4;
/** Where kitchens use cups, they take over from spoons earlier, for liquids and baking ingredients. */
const MOST_TBSP_BESIDE_CUPS = 4;
/** Staples that are counted in pieces although spoon measures of them exist. */
const COUNTED_STAPLES: readonly FoodId[] = [
  "bay-leaf",
  "star-anise",
  "nori-sheets",
  "chicken-bouillon-cube",
  "beef-bouillon-cube",
  "vegetable-bouillon-cube",
];
/** Sold by weight, counted in the kitchen. Bread is counted in slices where it has them. */
const COUNTED_FOODS: readonly FoodId[] = ["rice-cakes", "rye-crispbread", "matzo", "graham-crackers", "dates-medjool"];

/** The amount in spoons; null when it would be `mostTbsp` tablespoons or more. */
function spoons(teaspoons: number, mostTbsp: number): Amount | null {
  const few = roundUpFriendly(teaspoons, QUARTERS);
  if (few < MOST_TSP) return { quantity: few, unit: "tsp" };
  const tablespoons = teaspoons / TSP_PER_TBSP;
  const quantity = roundUpFriendly(tablespoons, tablespoons < WHOLE_TBSP_FROM ? QUARTERS : WHOLE);
  return quantity < mostTbsp ? { quantity, unit: "tbsp" } : null;
}

/** Thirds are on a cup's scale, and on no larger measure's. */
const cups = (teaspoons: number) =>
  largeMeasure(teaspoons, (quantity, unit) => roundUpFriendly(quantity, unit === "cup" ? undefined : QUARTERS));

/** Teaspoons in the grams, for a food that is measured in spoons; null otherwise. */
function teaspoonsOf(food: Food, grams: number): number | null {
  const { tsp, tbsp, ml } = food.measures;
  if (ml !== undefined) return grams / ml / ML_PER_UNIT.tsp;
  if (tsp !== undefined) return grams / tsp;
  return tbsp === undefined ? null : (grams / tbsp) * TSP_PER_TBSP;
}

/**
 * A needed amount, rounded up so that it never reads as less than it is: pieces where the shop counts pieces
 * (`pieceGrams`), spoons for a staple, milliliters or cups for a liquid, weight otherwise.
 * @param grams edible, more than 0.
 */
export function neededAmount(food: Food, grams: number, system: UnitSystem, pieceGrams: number | null): Amount {
  const one = pieceGrams ?? (COUNTED_STAPLES.includes(food.id) ? (food.measures.piece ?? null) : null);
  if (one !== null) return { quantity: roundUpFriendly(grams / one), unit: "" };
  if (COUNTED_FOODS.includes(food.id)) {
    return { quantity: roundUpFriendly(grams / (food.measures.piece ?? grams), WHOLE), unit: "" };
  }
  return grams < 1 ? { quantity: 1, unit: "pinch" } : measured(food, grams, system);
}

/** @param grams at least 1. */
function measured(food: Food, grams: number, system: UnitSystem): Amount {
  const clove = food.measures.clove;
  if (clove !== undefined && !food.staple) {
    return { quantity: Math.ceil(grams / clove - FRACTION_SLACK), unit: "clove" };
  }
  const slice = AISLE_FACTS[food.aisle].isSliced ? food.measures.slice : undefined;
  if (slice !== undefined) return { quantity: roundUpFriendly(grams / slice, WHOLE), unit: "slice" };
  const millilitre = food.measures.ml;
  const teaspoons = teaspoonsOf(food, grams);
  const isPoured = millilitre !== undefined;
  if (teaspoons !== null && isCustomary(system) && !AISLE_FACTS[food.aisle].isSpice && (isPoured || food.staple)) {
    const few = spoons(teaspoons, MOST_TBSP_BESIDE_CUPS);
    if (few !== null) return few;
    if (isPoured || teaspoons < TSP_PER_CUP) return cups(teaspoons);
  } else if (teaspoons !== null && food.staple) {
    const few = spoons(teaspoons, MOST_TBSP);
    if (few !== null) return few;
  }
  return isPoured && !isCustomary(system) ? metricAmount(grams / millilitre, "ml", "l") : weightAmount(grams, system);
}
