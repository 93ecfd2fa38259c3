import { PREVIEW_MEALS } from "@mealwright/schema/constants/preview-meals";
import { expect, test } from "vitest";
import { findRecipe } from "../cookbook/cookbook.ts";
import { sumNutrition } from "../nutrition/sum.ts";
import { toMeal } from "./to-meal.ts";

test("the preview shows three meals of 420, 380 and 310 kcal", () => {
  expect(PREVIEW_MEALS.map(({ energyKcal }) => energyKcal)).toEqual([420, 380, 310]);
});

test.each(PREVIEW_MEALS)("$name is that portion of its recipe, and its energy is what is shown", (shown) => {
  const recipe = findRecipe(shown.recipeId);
  if (recipe === undefined) throw new Error(`The cookbook has no ${shown.recipeId}.`);
  const meal = toMeal(recipe, shown.factor, { day: 1, type: shown.type }, "preview");
  expect(meal.name).toBe(shown.name);
  expect(meal.ingredients.map(({ foodId, name, grams }) => ({ foodId, name, grams }))).toEqual(shown.ingredients);
  expect(sumNutrition(meal.ingredients).calories).toBe(shown.energyKcal);
});
