import type { Meal } from "@mealwright/schema/contract/meals";
import { expect } from "vitest";
import { FOODS } from "../../src/domain/foods/catalogue/catalogue.ts";
import { sumNutrition } from "../../src/domain/nutrition/sum.ts";

/** Expects a plan's meals to have known foods that the member may eat, recomputed numbers, and each slot once. */
export function expectSound(meals: readonly Meal[], forbidden: readonly string[], isVegan: boolean): void {
  expect(new Set(meals.map(({ day, type }) => `${day} ${type}`)).size).toBe(meals.length);
  for (const shown of meals) expectSoundMeal(shown, forbidden, isVegan);
}

/** Expects a meal to have known foods that the member may eat, and recomputed numbers. */
export function expectSoundMeal(shown: Meal, forbidden: readonly string[], isVegan: boolean): void {
  for (const { foodId } of shown.ingredients) {
    const food = FOODS.get(foodId);
    if (food === undefined) throw new Error(`${foodId} in ${shown.name}`);
    expect(
      [...food.contains, ...food.mayContain].filter((allergen) => forbidden.includes(allergen)),
      `${foodId} in ${shown.name}`,
    ).toEqual([]);
    if (isVegan) expect(food.animal, `${foodId} in ${shown.name}`).toBe("none");
  }
  expect(shown.nutrition.calories).toBe(sumNutrition(shown.ingredients).calories);
}
