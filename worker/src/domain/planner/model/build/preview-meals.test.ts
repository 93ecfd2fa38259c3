import { WEIGHED_KCAL_PER_100_G, WEIGHED_MEAL_TYPE } from "@mealwright/schema/constants/food/weighed-meal";
import { PREVIEW_MEALS } from "@mealwright/schema/constants/samples/preview-meals";
import { expect, test } from "vitest";
import { findRecipe } from "../../../cookbook/cookbook.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import { sumNutrition } from "../../../nutrition/sum.ts";
import { toMeal } from "./to-meal.ts";

test("the preview shows three meals of 420, 380 and 310 kcal", () => {
  expect(PREVIEW_MEALS.map(({ energyKcal }) => energyKcal)).toEqual([420, 380, 310]);
});

test.each(PREVIEW_MEALS)("$name has the ingredients and energy of its recipe's portion", (shown) => {
  const recipe = findRecipe(shown.recipeId);
  if (recipe === undefined) throw new Error(`The cookbook has no ${shown.recipeId}.`);
  const meal = toMeal(recipe, shown.factor, { day: 1, type: shown.type }, "preview");
  expect(`${meal.name} ${meal.detail}`).toBe(shown.name);
  expect(meal.ingredients.map(({ foodId, name, grams }) => ({ foodId, name, grams }))).toEqual(shown.ingredients);
  expect(sumNutrition(meal.ingredients).calories).toBe(shown.energyKcal);
});

test("the preview meal that is added up on screen uses the food tables' kcal per 100 g", () => {
  const meal = PREVIEW_MEALS.find(({ type }) => type === WEIGHED_MEAL_TYPE);
  const foodIds = meal?.ingredients.map(({ foodId }) => foodId) ?? [];
  expect(foodIds).not.toEqual([]);
  expect(Object.fromEntries(foodIds.map((foodId) => [foodId, requireFood(foodId).per100g.energyKcal]))).toEqual(
    WEIGHED_KCAL_PER_100_G,
  );
});
