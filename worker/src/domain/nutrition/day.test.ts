import { describe, expect, test } from "vitest";
import type { Nutrition } from "../meal.ts";
import { isEnergyOnTarget, macrosOutside, netCarbohydrateG } from "./day.ts";
import { targetsFor } from "./targets.ts";

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
const dayWith = (change: Partial<Nutrition>, targetKcal = 2000) => ({ nutrition: { ...GOOD, ...change }, targetKcal });

test("net carbohydrates are carbohydrates minus fiber, to a tenth, never below 0", () => {
  expect(netCarbohydrateG({ carbs: 30.4, fibre: 8.1 })).toBe(22.3);
  expect(netCarbohydrateG({ carbs: 3, fibre: 3.2 })).toBe(0);
});

describe("the energy of a day", () => {
  test.each([
    [2060, true],
    [2061, false],
    [1940, true],
    [1939, false],
  ])("%d of 2,000 kcal is on target: %s", (calories, expected) => {
    expect(isEnergyOnTarget(dayWith({ calories }))).toBe(expected);
  });

  test("is on target at exactly 3 % off, for every target", () => {
    for (let targetKcal = 1_200; targetKcal <= 5_000; targetKcal += 100) {
      const calories = targetKcal + (targetKcal / 100) * 3;
      expect(isEnergyOnTarget(dayWith({ calories }, targetKcal)), String(targetKcal)).toBe(true);
      expect(isEnergyOnTarget(dayWith({ calories: calories + 1 }, targetKcal)), String(targetKcal)).toBe(false);
    }
  });

  test("has a lower target for the other meals if one is eaten out", () => {
    expect(isEnergyOnTarget(dayWith({ calories: 1000 }, 1000))).toBe(true);
    expect(isEnergyOnTarget(dayWith({ calories: 1000 }))).toBe(false);
  });
});

describe("the macronutrients of a day", () => {
  test.each<[string, Partial<Nutrition>, readonly string[]]>([
    ["all within", {}, []],
    ["have half a gram of tolerance for fat", { fats: TARGETS.fatRangeG.max + 0.5 }, []],
    ["report more fat than that", { fats: TARGETS.fatRangeG.max + 0.6 }, ["fat"]],
    ["report too little fat", { fats: TARGETS.fatRangeG.min - 0.6 }, ["fat"]],
    ["report too few carbohydrates", { carbs: TARGETS.carbohydrateRangeG.min - 0.6 }, ["carbohydrate"]],
    ["report too much protein", { protein: TARGETS.proteinRangeG.max + 0.6 }, ["protein"]],
    ["do not report too little protein", { protein: 10 }, []],
    ["do not report sodium", { sodium: 9_000 }, []],
  ])("%s", (_, change, expected) => {
    expect(macrosOutside(dayWith(change), { targets: TARGETS })).toEqual(expected);
  });

  test.each([
    [25, []],
    [24.9, ["net carbohydrate"]],
  ])("have no tolerance above keto's 50 g: 75 g minus %d g of fiber", (fibre, expected) => {
    const ketoDay = dayWith({ protein: 100, carbs: 75, fats: 145, fibre });
    expect(macrosOutside(ketoDay, { targets: KETO })).toEqual(expected);
  });

  test("have half the ranges for half a day", () => {
    const half = { protein: 45, carbs: 125, fats: 35 };
    expect(macrosOutside(dayWith(half, 1000), { targets: TARGETS })).toEqual([]);
    expect(macrosOutside(dayWith(half), { targets: TARGETS })).toEqual(["carbohydrate", "fat"]);
  });
});
