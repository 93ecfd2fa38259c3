import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { describe, expect, test } from "vitest";
import { dailyEnergyKcal, firstName, mealsToShow } from "./figures.ts";

const meal = (day: number, calories: number): Meal => ({
  id: `${day}-${calories}`,
  name: "Soup",
  type: "lunch",
  day,
  ingredients: [],
  instructions: [],
  nutrition: { calories, protein: 0, carbs: 0, fats: 0 },
  prepTime: 10,
  allergens: [],
  cost: 1,
  source: "cookbook",
});
const plan = (...meals: readonly Meal[]): MealPlan => ({
  id: "p",
  weekOf: "2026-11-16",
  createdAt: "2026-11-16T08:00:00Z",
  complete: true,
  meals: [...meals],
  groceryList: [],
  targets: {
    energyKcal: 2000,
    proteinG: 90,
    carbohydrateG: { min: 1, max: 2 },
    fatG: { min: 1, max: 2 },
    fibreG: 28,
    sodiumMaxMg: 2300,
    basis: "reference",
    explanation: [],
  },
  totals: null,
  notes: [],
});
const stats = { mealsSaved: 3, favorites: 0, weeklyCalories: 14_000, budget: 75 };

test.each([
  ["Ada Lovelace", "Ada"],
  ["  Plato ", "Plato"],
  ["", ""],
])("the first name of %j is %j", (name, expected) => {
  expect(firstName(name)).toBe(expected);
});

describe("average energy per day", () => {
  test("averages the days that the plan covers", () => {
    expect(dailyEnergyKcal(stats, plan(meal(1, 700), meal(1, 900), meal(2, 2001)))).toBe(1801);
  });
  test("counts what is eaten out, as in the meal plan", () => {
    const away = [{ day: 2, type: "dinner", state: "out", energyKcal: 600, lessOfDay: 0 } as const];
    expect(dailyEnergyKcal(stats, { ...plan(meal(1, 2000), meal(2, 1400)), away })).toBe(2000);
  });
  test("is unknown until the stored plan has loaded", () => {
    expect(dailyEnergyKcal(stats, undefined)).toBeNull();
    expect(dailyEnergyKcal({ ...stats, mealsSaved: 0, weeklyCalories: 0 }, undefined)).toBe(0);
  });
  test("without a plan is a seventh of the week's energy", () => {
    expect(dailyEnergyKcal(stats, null)).toBe(2000);
    expect(dailyEnergyKcal(stats, plan())).toBe(2000);
  });
});

test("the dashboard shows today's meals, or those of the first day that has any", () => {
  expect(mealsToShow(plan(meal(1, 500), meal(3, 600)), 3)).toMatchObject({ day: 3, meals: [{ day: 3 }] });
  expect(mealsToShow(plan(meal(2, 500), meal(2, 400)), 6)).toMatchObject({ day: 2, meals: [{ day: 2 }, { day: 2 }] });
  expect(mealsToShow(plan(meal(1, 500), meal(3, 600)), null)).toMatchObject({ day: 1 });
});
