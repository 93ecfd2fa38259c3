import type { Slot } from "@mealwright/schema/rules/week";
import type { Recipe } from "../../cookbook/recipe.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food } from "../../foods/catalogue/food.ts";
import type { Meal } from "../../meal.ts";
import { portionTable } from "../model/build/portion-table.ts";
import { mealOf } from "../model/build/to-meal.ts";
import { PORTION_COUNT } from "../model/goals/goal-model.ts";
import { shownIngredient } from "../model/portion.ts";
import { floatAt } from "../model/typed-arrays.ts";

/** A dish with its amounts, before it becomes one meal for each slot that eats it. */
export interface Draft {
  readonly recipe: Recipe;
  readonly slots: readonly Slot[];
  /** The foods of its ingredients. */
  readonly foods: readonly Food[];
  /** The model's index of the slot where it is cooked. */
  readonly slot: number;
  /** Edible grams, in the order of the recipe's ingredients. */
  readonly grams: number[];
}

/** The dish at a portion step. */
export function draftOf(recipe: Recipe, step: number, slots: readonly Slot[], slot: number): Draft {
  const table = portionTable(recipe);
  return {
    recipe,
    slots,
    slot,
    foods: table.foods,
    grams: table.foods.map((_, index) => floatAt(table.grams, index * PORTION_COUNT + step)),
  };
}

/** The dish with its sides, served in one of its slots. */
export function mealOfDrafts(drafts: readonly Draft[], slot: Slot, id: string): Meal {
  const [dish, ...sides] = drafts.map(({ recipe, grams }) => ({
    recipe,
    ingredients: recipe.ingredients.map(({ foodId, measure }, index) =>
      shownIngredient(requireFood(foodId), grams[index] ?? 0, measure),
    ),
  }));
  if (dish === undefined) throw new Error("a meal without a dish");
  return mealOf(dish, sides, slot, id);
}
