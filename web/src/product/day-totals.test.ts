import type { Targets } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { expect, test } from "vitest";
import { averageDay, targetsOfDays, totalsOfDay } from "./day-totals.ts";

function meal(day: number, calories: number): Meal {
  const nutrition = { calories, protein: calories / 20, carbs: 40, fats: 10 };
  return {
    id: `${day}-${calories}`,
    name: "x",
    type: "lunch",
    day,
    ingredients: [],
    instructions: [],
    nutrition,
    prepTime: 5,
    allergens: [],
    cost: 1,
    source: "cookbook",
  };
}

const WEEK = [meal(1, 400), meal(1, 600), meal(2, 800)];

test("a day's total is the sum of its meals", () => {
  expect(totalsOfDay(WEEK, 1)).toEqual({ calories: 1000, protein: 50, carbs: 80, fats: 20 });
  expect(totalsOfDay(WEEK, 3)).toEqual({ calories: 0, protein: 0, carbs: 0, fats: 0 });
});

test("a meal eaten out counts toward its day's energy", () => {
  const away = [{ day: 1, type: "dinner", state: "out", energyKcal: 700, lessOfDay: 0 }] as const;
  expect(totalsOfDay(WEEK, 1, away)).toMatchObject({ calories: 1700, protein: 50 });
  expect(totalsOfDay(WEEK, 2, away)).toMatchObject({ calories: 800 });
  expect(averageDay(WEEK, away)?.calories).toBe(1250);
});

test("a skipped meal takes its part of the day's targets away, a meal eaten out does not", () => {
  const targets: Targets = {
    energyKcal: 2_000,
    proteinG: 100,
    carbohydrateG: { min: 220, max: 320 },
    fatG: { min: 44, max: 78 },
    fibreG: 28,
    sodiumMaxMg: 2_300,
    basis: "reference",
    explanation: [],
  };
  const away = [
    { day: 1, type: "breakfast", state: "skipped", energyKcal: 0, lessOfDay: 0.25 },
    { day: 2, type: "dinner", state: "out", energyKcal: 700, lessOfDay: 0 },
  ] as const;
  expect(targetsOfDays(targets, [1], away)).toEqual({
    ...targets,
    energyKcal: 1_500,
    proteinG: 75,
    carbohydrateG: { min: 165, max: 240 },
    fatG: { min: 33, max: 58.5 },
    fibreG: 21,
    sodiumMaxMg: 1_725,
  });
  expect(targetsOfDays(targets, [2], away)).toEqual(targets);
  expect(targetsOfDays(targets, [], away)).toEqual(targets);
  expect(targetsOfDays(targets, [1, 2], away)).toMatchObject({ energyKcal: 1_750, proteinG: 87.5 });
  const allDay = [0.25, 0.3, 0.34, 0.11].map(
    (lessOfDay) => ({ day: 1, type: "lunch", state: "skipped", energyKcal: 0, lessOfDay }) as const,
  );
  expect(targetsOfDays(targets, [1], allDay)).toMatchObject({ energyKcal: 0, proteinG: 0 });
});

test("the average day counts only days with meals", () => {
  expect(averageDay(WEEK)).toEqual({ calories: 900, protein: 45, carbs: 60, fats: 15 });
  expect(averageDay([])).toBeNull();
});
