import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import { expect, test } from "vitest";
import { awayText, moneyText, weekSums } from "./nutrition-sums.ts";

const mealOn = (day: number): Meal => ({
  id: `m${day}`,
  name: "Soup",
  type: "lunch",
  day,
  ingredients: [],
  instructions: [],
  nutrition: { calories: 500, protein: 20, carbs: 60, fats: 15 },
  prepTime: 10,
  allergens: [],
  cost: 2,
  source: "cookbook",
});
const dayOf = (day: number, calories: number) => ({
  day,
  calories,
  protein: 20,
  carbs: 60,
  fats: 15,
  fibre: 8,
  sodium: 700,
  cost: 2,
});
const totals = (...days: readonly ReturnType<typeof dayOf>[]): MealPlan["totals"] => ({
  days: [...days],
  recipeCost: 0,
  basketCost: 0,
  leftOver: { keeps: 0, perishes: 0 },
  fromHome: 0,
  budget: 75,
  health: null,
});

test("weekly totals are averaged over the days with a meal", () => {
  const sums = weekSums({ totals: totals(dayOf(1, 1900), dayOf(2, 2100), dayOf(3, 0)), meals: [mealOn(1), mealOn(2)] });
  expect(sums?.days.map(({ day }) => day)).toEqual([1, 2]);
  expect(sums?.week).toMatchObject({ calories: 4000, fibre: 16, sodium: 1400, cost: 4 });
  expect(sums?.meanDay).toMatchObject({ calories: 2000, protein: 20, cost: 2 });
});

test("what is eaten out counts in the energy of its day, as in the meal plan", () => {
  const away = [{ day: 2, type: "dinner", state: "out", energyKcal: 700, lessOfDay: 0 }] as const;
  const meals = [mealOn(1), mealOn(2)];
  const sums = weekSums({ totals: totals(dayOf(1, 1900), dayOf(2, 1400)), meals, away: [...away] });
  expect(sums?.days.map(({ calories }) => calories)).toEqual([1900, 2100]);
  expect(sums?.meanDay).toMatchObject({ calories: 2000, protein: 20 });
});

test("the profile says what meals that are skipped or eaten out change", () => {
  const out = { day: 1, type: "dinner", state: "out", energyKcal: 700, lessOfDay: 0 } as const;
  const skipped = { day: 1, type: "lunch", state: "skipped", energyKcal: 0, lessOfDay: 0.3 } as const;
  expect(awayText(undefined)).toBe("");
  expect(awayText([out])).toBe("Energy includes an estimate of what you eat out.");
  expect(awayText([skipped, out])).toBe(
    "Energy includes an estimate of what you eat out. Skipped meals lower their days’ targets, shown here on average.",
  );
});

test("a plan without totals or meals has no weekly totals", () => {
  expect(weekSums({ totals: null, meals: [mealOn(1)] })).toBeNull();
  expect(weekSums({ totals: totals(dayOf(1, 1900)), meals: [] })).toBeNull();
});

test("the budget is compared with what the meals use, and the packs' cost is shown beside it", () => {
  const money = {
    days: [],
    recipeCost: 72.1,
    basketCost: 97.4,
    leftOver: { keeps: 25, perishes: 0 },
    fromHome: 0,
    budget: 75,
    health: null,
  };
  const packs =
    "Bought in whole packs, this week’s groceries cost about $97.40. $25 of it is left over and keeps for later weeks, in the cupboard, fridge or freezer.";
  expect(moneyText({ totals: money }, { cost: 72.1 })).toBe(`The week’s meals use $72.10 of your $75. ${packs}`);
  expect(moneyText({ totals: money }, { cost: 36.05 })).toBe(
    `For your whole household, the week’s meals use $72.10 of your $75. ${packs}`,
  );
  expect(moneyText({ totals: null }, { cost: 1 })).toBe("");
});
