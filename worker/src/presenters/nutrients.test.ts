import {
  BASIC_NUTRIENTS,
  DAY_NUTRIENTS,
  NUTRIENT_FACTS,
  NUTRIENT_KEYS,
} from "@mealwright/schema/constants/food/nutrients";
import { totals } from "@mealwright/schema/contract/meal-plan";
import { nutrition } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import { FOOD_COLUMNS } from "../domain/foods/catalogue/tables/foods.data.ts";
import type { Meal } from "../domain/meal.ts";
import { addNutrition, sumNutrition } from "../domain/nutrition/sum.ts";
import { presentMeal } from "./meals.ts";

/** Together these foods contain every nutrient. */
const FOODS = [
  { foodId: "broccoli", grams: 200 },
  { foodId: "egg", grams: 100 },
];
const MEAL: Meal = {
  id: "m1",
  name: "Broccoli and eggs",
  type: "lunch",
  day: 1,
  ingredients: FOODS.map((food) => ({ ...food, name: food.foodId, quantity: food.grams, unit: "g" })),
  instructions: ["Serve."],
  nutrition: sumNutrition([]),
  prepTime: 10,
  allergens: [],
  costCents: 0,
  source: "cookbook",
  recipeId: null,
};
const sorted = (keys: readonly string[]) => [...keys].sort();

describe("a row of the nutrient table is used", () => {
  test.each(NUTRIENT_KEYS)("in totals, the contract and paid plans: %s", (key) => {
    expect(sumNutrition(FOODS)[key]).toBeGreaterThan(0);
    expect(addNutrition([sumNutrition(FOODS), sumNutrition(FOODS)])[key]).toBeGreaterThan(sumNutrition(FOODS)[key]);
    const shown = presentMeal(MEAL, "weekly-flex").nutrition;
    expect(shown[key]).toBe(sumNutrition(FOODS)[key]);
    expect(nutrition.parse(shown)[key]).toBe(shown[key]);
    expect(nutrition.safeParse({ ...shown, [key]: "much" }).success).toBe(false);
  });

  test("in everybody's meals if it is basic, and only then", () => {
    expect(sorted(Object.keys(presentMeal(MEAL, "free-starter").nutrition))).toEqual(sorted(BASIC_NUTRIENTS));
    for (const key of BASIC_NUTRIENTS)
      expect(nutrition.safeParse({ ...presentMeal(MEAL, "free-starter").nutrition, [key]: undefined }).success).toBe(
        false,
      );
  });

  test("in daily totals if it has a heading", () => {
    const day = totals.shape.days.element.shape;
    expect(sorted(Object.keys(day))).toEqual(sorted([...DAY_NUTRIENTS, "day", "cost"]));
  });
});

test('every line of the food compositions has a figure or "unknown" for each nutrient', () => {
  const lines = FOOD_COLUMNS.at(-1)?.split("\n");
  expect(lines?.filter((line) => line.split(" ").length !== NUTRIENT_KEYS.length)).toEqual([]);
});

test("a sub-nutrient is listed below a main nutrient", () => {
  const facts: Readonly<Record<string, { readonly partOf: string | null }>> = NUTRIENT_FACTS;
  for (const { partOf } of Object.values(facts)) if (partOf !== null) expect(facts[partOf]?.partOf).toBe(null);
});
