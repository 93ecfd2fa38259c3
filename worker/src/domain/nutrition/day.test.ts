import { describe, expect, test } from "vitest";
import type { Nutrition } from "../meal.ts";
import { type CountedMeal, judgeDay, netCarbohydrateG, totalsByDay, totalsOfWeek } from "./day.ts";
import { sumNutrition } from "./sum.ts";
import { targetsFor } from "./targets.ts";

const OATS = sumNutrition([
  { foodId: "rolled-oats", grams: 83 },
  { foodId: "whole-milk", grams: 211 },
]);
const EGGS = sumNutrition([
  { foodId: "egg", grams: 150 },
  { foodId: "olive-oil", grams: 9 },
]);
const meal = (day: number, nutrition: Nutrition, costCents: number): CountedMeal => ({ day, nutrition, costCents });

/** 2,000 kcal reference: protein 75 to 175 g, carbohydrate 225 to 325 g, fat 45 to 77 g. */
const TARGETS = targetsFor({ goal: "save_time", diet: "omnivore" });
const KETO = targetsFor({ goal: "save_time", diet: "keto" });
const GOOD: Nutrition = {
  calories: 2000,
  protein: 90,
  carbs: 250,
  fats: 70,
  fibre: 30,
  sodium: 2000,
  sugars: 40,
  saturatedFat: 20,
  calcium: 900,
  iron: 12,
  potassium: 3000,
  vitaminC: 90,
  incomplete: [],
};

describe("totals", () => {
  const meals = [meal(2, EGGS, 150), meal(1, OATS, 80), meal(1, EGGS, 151)];

  test("a day is the sum of its meals as shown", () => {
    const [monday, tuesday] = totalsByDay(meals);
    expect(monday).toMatchObject({ day: 1, mealCount: 2, costCents: 231 });
    expect(monday?.nutrition.calories).toBe(OATS.calories + EGGS.calories);
    expect(monday?.nutrition.protein).toBeCloseTo(OATS.protein + EGGS.protein, 9);
    expect(tuesday).toMatchObject({ day: 2, mealCount: 1, nutrition: EGGS });
  });

  test("a week is the sum of its days, the mean counts days with meals only", () => {
    const week = totalsOfWeek(meals);
    expect(week.costCents).toBe(381);
    expect(week.nutrition.calories).toBe(OATS.calories + 2 * EGGS.calories);
    expect(week.meanDay?.calories).toBe(Math.round((OATS.calories + 2 * EGGS.calories) / 2));
    expect(totalsOfWeek([])).toMatchObject({ days: [], meanDay: null, costCents: 0 });
  });

  test("net carbohydrate is carbohydrate less fibre, never below 0", () => {
    expect(netCarbohydrateG({ carbs: 30.4, fibre: 8.1 })).toBe(22.3);
    expect(netCarbohydrateG({ carbs: 3, fibre: 3.2 })).toBe(0);
  });
});

describe("a day against its targets", () => {
  test.each<[string, Partial<Nutrition>, Record<string, unknown>]>([
    ["all holds", {}, { onTarget: true, deltaPercent: 0, fibreMet: true, sodiumWithin: true }],
    ["3 % over is within", { calories: 2060 }, { energyWithin: true, deltaPercent: 3, onTarget: true }],
    ["more is not", { calories: 2061 }, { energyWithin: false, deltaPercent: 3.1 }],
    ["3 % under is within", { calories: 1940 }, { energyWithin: true, deltaPercent: -3 }],
    ["less is not", { calories: 1939 }, { energyWithin: false, onTarget: false }],
    ["protein goal just met", { protein: 75 }, { proteinMet: true }],
    ["protein goal just missed", { protein: 74.9 }, { proteinMet: false, onTarget: false }],
    ["too much fat", { fats: 78 }, { onTarget: false, energyWithin: true }],
    ["too little carbohydrate", { carbs: 224.9 }, { onTarget: false }],
    ["too much sodium is said, but is no miss", { sodium: 2301 }, { sodiumWithin: false, onTarget: true }],
    ["too much saturated fat", { saturatedFat: 22.3 }, { saturatedFatWithin: false }],
    ["too little fibre", { fibre: 27 }, { fibreMet: false }],
  ])("%s", (_, change, expected) => {
    expect(judgeDay({ ...GOOD, ...change }, TARGETS)).toMatchObject(expected);
  });

  test("exactly 3 % is within for every target", () => {
    for (let energyKcal = 1_200; energyKcal <= 5_000; energyKcal += 100) {
      const targets = { ...TARGETS, energyKcal };
      expect(judgeDay({ ...GOOD, calories: energyKcal * 1.03 }, targets).energyWithin, String(energyKcal)).toBe(true);
      expect(judgeDay({ ...GOOD, calories: energyKcal * 1.03 + 1 }, targets).energyWithin).toBe(false);
    }
  });

  test("keto holds the net carbohydrate limit", () => {
    const ketoDay = { ...GOOD, protein: 100, carbs: 75, fats: 145, fibre: 25 };
    expect(judgeDay(ketoDay, KETO)).toMatchObject({ onTarget: true, netCarbohydrate: { grams: 50, maxG: 50 } });
    expect(judgeDay({ ...ketoDay, fibre: 24.9 }, KETO)).toMatchObject({
      onTarget: false,
      netCarbohydrate: { grams: 50.1, within: false },
    });
  });

  test("a meal eaten out lowers what the others must bring", () => {
    const halfDay = { ...GOOD, calories: 1000, protein: 45, carbs: 125, fats: 35 };
    expect(judgeDay(halfDay, TARGETS, 0.5)).toMatchObject({ onTarget: true, targetKcal: 1000, deltaPercent: 0 });
    expect(judgeDay(halfDay, TARGETS)).toMatchObject({ onTarget: false, deltaPercent: -50 });
  });
});
