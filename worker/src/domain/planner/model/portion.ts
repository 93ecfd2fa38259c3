import { PIECE_UNITS, VOLUME_UNITS } from "@mealwright/schema/constants/food/units";
import type { Recipe, RecipeIngredient } from "../../cookbook/recipe.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import { displayAmount, gramsOf } from "../../foods/catalogue/measures.ts";
import type { MealIngredient } from "../../meal.ts";

/** Pieces that may be halved; eggs, slices and wraps stay whole. */
const HALVED_PIECES: readonly string[] = PIECE_UNITS;
const SALT: FoodId = "salt";
/** On a day with too much sodium, salt is reduced to at least this share of the recipe's. */
const LEAST_SALT = 0.5;
const SPOONS: readonly string[] = VOLUME_UNITS;
/** How far a shown amount may be off from its grams by rounding, as a share. */
const SHOWN_SLACK = 0.01;
/** The same for a food that replaces another in the recipe's spoon: a level spoon of either oil. */
export const SPOON_SLACK = 0.04;

/** A recipe's ingredients for `factor` base servings (0.5 to 3), in amounts that a kitchen can make. */
export function portion(recipe: Recipe, factor: number): readonly MealIngredient[] {
  return recipe.ingredients.map((ingredient) => {
    const food = requireFood(ingredient.foodId);
    return shownIngredient(food, portionGrams(food, ingredient, factor), ingredient.measure);
  });
}

/** An ingredient line; `grams` that are not a kitchen amount in the measure are shown as grams. */
export function shownIngredient(
  food: Food,
  grams: number,
  measure: string | undefined,
  slack: number = SHOWN_SLACK,
): MealIngredient {
  // A tablespoon of a spice does not weigh exactly three teaspoons, so try each spoon.
  for (const candidate of SPOONS.includes(measure ?? "") ? [measure, ...SPOONS] : [measure]) {
    const { quantity, unit } = displayAmount(food, grams, candidate);
    const shown = gramsOf(food, quantity, unit) ?? 0;
    if (Math.abs(shown - grams) <= Math.max(0.06, grams * slack)) {
      return { foodId: food.id, name: food.name, quantity, unit, grams };
    }
  }
  // Sums of two parts have floating-point noise, so round.
  return { foodId: food.id, name: food.name, quantity: Math.round(grams * 100) / 100, unit: "g", grams };
}

/** Edible grams of one ingredient in a portion: whole pieces, spoons and 5 g steps, as its scaling says. */
export function portionGrams(food: Food, ingredient: RecipeIngredient, factor: number): number {
  const { grams, measure, scaling } = ingredient;
  if (scaling === "fixed") return kitchenGrams(food, grams, measure);
  const one = measure === undefined ? undefined : food.measures[measure];
  if (scaling === "whole") return wholeGrams(food, grams, factor, one ?? grams, measure);
  return kitchenGrams(food, grams * factor, measure);
}

/** The nearest amount that a kitchen can measure, in grams. */
export function kitchenGrams(food: Food, grams: number, measure: string | undefined): number {
  if (measure === undefined || measure === "g" || measure === "ml") {
    const density = food.measures.ml ?? 1;
    const amount = grams / density;
    const step = amount >= 1000 ? 10 : amount >= 20 ? 5 : amount >= 2 ? 1 : 0.1;
    return tidy(Math.max(1, Math.round(amount / step)) * step * density);
  }
  const { quantity, unit } = displayAmount(food, toSpoons(food, grams, measure), measure);
  return tidy(gramsOf(food, quantity, unit) ?? grams);
}

/**
 * The least amount of a food in a dish on a salty day: about half of the salt, in a kitchen amount; everything else in
 * full.
 */
export function leastSalted(food: Food, grams: number, measure: string | undefined): number {
  return food.id === SALT ? Math.min(grams, kitchenGrams(food, grams * LEAST_SALT, measure)) : grams;
}

/**
 * Rounds to quarters of a spoon, from two on to halves, because finer steps need scales; cups below two keep their
 * grams, as they come in thirds too.
 */
function toSpoons(food: Food, grams: number, measure: string): number {
  const one = SPOONS.includes(measure) ? gramsOf(food, 1, measure) : null;
  if (one === null || grams < one / 4 || (measure === "cup" && grams < one * 2)) return grams;
  const step = grams < one * 2 ? one / 4 : one / 2;
  return Math.round(grams / step) * step;
}

function wholeGrams(food: Food, grams: number, factor: number, one: number, measure: string | undefined): number {
  const halved = HALVED_PIECES.includes(measure ?? "") && food.aisle === "Produce" && (grams * factor) / one < 3;
  const step = halved ? one / 2 : one;
  return tidy(Math.max(1, Math.round((grams * factor) / step)) * step);
}

/** Rounds to 0.1 g, below 5 g to 0.01 g, so that a pinch is not lost. */
function tidy(grams: number): number {
  return grams < 5 ? Math.round(grams * 100) / 100 : Math.round(grams * 10) / 10;
}
