import { HEI_FACTS, REFERENCE_NUTRIENTS } from "@mealwright/schema/constants/food/health";
import { describe, expect, test } from "vitest";
import type { Meal } from "../meal.ts";
import { dietTotals } from "./diet-figures.ts";
import { heiScore } from "./hei-2020.ts";
import { intakesOf, scoreOf, weekHealth } from "./week-health.ts";

const NOBODY = { age: null, gender: null };
const BREAKFAST = [
  { foodId: "rolled-oats", grams: 60 },
  { foodId: "banana", grams: 120 },
];
const DINNER = [
  { foodId: "salmon-atlantic-farmed", grams: 150 },
  { foodId: "broccoli", grams: 250 },
  { foodId: "banana", grams: 80 },
];

/** Only a meal's ingredients and the way they are cooked are read. */
const mealOf = (ingredients: readonly object[], instructions: readonly string[] = ["Serve."]): Meal =>
  ({ ingredients, instructions, recipeId: null }) as unknown as Meal;
const WEEK = [mealOf(BREAKFAST), mealOf(DINNER)];

describe("a week's health", () => {
  test("is the index of all its foods together, with its components", () => {
    const health = weekHealth(WEEK, 1, NOBODY);
    const { total, points } = heiScore(dietTotals([...BREAKFAST, ...DINNER]));
    expect(health?.score).toBeCloseTo(total, 9);
    expect(health?.score).toBeCloseTo(scoreOf(WEEK) ?? 0, 9);
    expect(health?.parts.map(({ part }) => part)).toEqual(Object.keys(HEI_FACTS));
    for (const { part, points: earned } of health?.parts ?? []) expect(earned).toBeCloseTo(points.get(part) ?? 0, 9);
  });

  test("averages nutrients per day, counting a partly planned day in part", () => {
    const figures = (days: number) => weekHealth(WEEK, days, NOBODY)?.intakes ?? [];
    expect(figures(1).map(({ nutrient }) => nutrient)).toEqual(REFERENCE_NUTRIENTS);
    for (const [at, { perDay }] of figures(1).entries()) expect(figures(0.5)[at]?.perDay).toBeCloseTo(2 * perDay, 9);
    const vitaminC = figures(1).find(({ nutrient }) => nutrient === "vitaminCMg");
    // 89.2 mg in 100 g of broccoli, 8.7 mg in 100 g of banana, as in SR28.
    expect(vitaminC?.perDay).toBeGreaterThan(0.9 * (2.5 * 89.2 + 2 * 8.7));
  });

  test("includes cooking losses: USDA keeps 75 % of the vitamin C of boiled broccoli", () => {
    const vitaminC = (steps: readonly string[]) =>
      weekHealth([mealOf([{ foodId: "broccoli", grams: 100 }], steps)], 1, NOBODY)?.intakes.find(
        ({ nutrient }) => nutrient === "vitaminCMg",
      )?.perDay;
    expect(vitaminC(["Serve the broccoli with a dip."])).toBeCloseTo(89.2, 9);
    expect(vitaminC(["Boil the broccoli and drain it."])).toBeCloseTo(0.75 * 89.2, 9);
  });

  test("says how much of a figure's data is known", () => {
    const known = (amounts: typeof BREAKFAST) =>
      intakesOf(amounts, 1, NOBODY).find(({ nutrient }) => nutrient === "iodineUg")?.knownShare;
    expect(known(BREAKFAST)).toBeLessThan(1);
  });

  test("includes reference values for the person's age and sex", () => {
    const iron = (age: number, gender: "male" | "female") =>
      weekHealth(WEEK, 1, { age, gender })?.intakes.find(({ nutrient }) => nutrient === "ironMg")?.reference;
    expect([iron(30, "female"), iron(30, "male"), iron(60, "female")]).toEqual([18, 8, 8]);
  });

  test("is absent without meals or days", () => {
    expect(weekHealth([], 7, NOBODY)).toBeNull();
    expect(weekHealth(WEEK, 0, NOBODY)).toBeNull();
    expect(scoreOf([])).toBeNull();
  });
});
