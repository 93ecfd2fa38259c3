import type { Recipe } from "../cookbook/recipe.ts";
import type { Meal, MealIngredient } from "../meal.ts";
import { allergensOf, costCents, sumNutrition } from "../nutrition/sum.ts";
import { portion } from "./portion.ts";
import type { Slot } from "./types.ts";

/** A recipe served in a slot, `factor` base servings; every number follows from the portioned ingredients. */
export function toMeal(recipe: Recipe, factor: number, slot: Slot, id: string): Meal {
  return mealOf(recipe, portion(recipe, factor), slot, id);
}

/** A recipe served in a slot with the given amounts. */
export function mealOf(recipe: Recipe, ingredients: readonly MealIngredient[], slot: Slot, id: string): Meal {
  return {
    id,
    name: recipe.name,
    type: slot.type,
    day: slot.day,
    ingredients,
    instructions: recipe.instructions,
    nutrition: sumNutrition(ingredients),
    prepTime: recipe.prepMinutes,
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
    source: "cookbook",
    recipeId: recipe.id,
  };
}
