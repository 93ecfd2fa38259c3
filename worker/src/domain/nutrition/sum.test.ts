import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { NUTRIENT_KEYS } from "@mealwright/schema/constants/food/nutrients";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import { NUTRIENTS } from "../foods/catalogue/food.ts";
import { addNutrition, allergensOf, costCents, type Portion, roundShown, sumNutrition } from "./sum.ts";

const BREAKFAST: readonly Portion[] = [
  { foodId: "rolled-oats", grams: 60 },
  { foodId: "whole-milk", grams: 200 },
  { foodId: "banana", grams: 118 },
];

/** The sum computed the slow, obvious way, in exact thousandths. */
function recompute(ingredients: readonly Portion[]): Record<string, number> {
  const shown: Record<string, number> = {};
  NUTRIENTS.forEach((nutrient, index) => {
    const sum = ingredients.reduce(
      (total, { foodId, grams }) => total + ((requireFood(foodId).per100g[nutrient] ?? 0) * grams) / 100,
      0,
    );
    const key = NUTRIENT_KEYS[index] ?? "";
    const tenths = ["protein", "carbs", "fats", "fibre", "sugars", "saturatedFat", "iron", "vitaminC"].includes(key);
    shown[key] = tenths ? Math.round(sum * 10 + 1e-6) / 10 : Math.round(sum + 1e-6);
  });
  return shown;
}

describe("rounding", () => {
  test.each([
    [0.5, 0, 1],
    [1.4999, 0, 1],
    [2.25, 1, 2.3],
    [0.05, 1, 0.1],
    [1.005 * 10, 1, 10.1],
    [0.1 + 0.2 + 0.15 - 0.3, 1, 0.2],
    [0, 1, 0],
  ] as const)("%d rounded to %d decimals is %d", (value, decimals, expected) => {
    expect(roundShown(value, decimals)).toBe(expected);
  });
});

describe("sumNutrition", () => {
  test("equals a slow recomputation, food by food and together", () => {
    expect(sumNutrition(BREAKFAST)).toMatchObject(recompute(BREAKFAST));
    for (const { id } of FOODS.values()) {
      const portion = [{ foodId: id, grams: 137 }];
      expect(sumNutrition(portion), id).toMatchObject(recompute(portion));
    }
  });

  test("does not depend on the order of ingredients", () => {
    const foods = [...FOODS.keys()];
    for (let start = 0; start + 12 < foods.length; start += 12) {
      const meal = foods.slice(start, start + 12).map((foodId, index) => ({ foodId, grams: 7.3 * (index + 1) }));
      expect(sumNutrition([...meal].reverse())).toEqual(sumNutrition(meal));
    }
  });

  test("reports an unknown figure instead of counting it as 0", () => {
    const lacking = [...FOODS.values()].find(({ per100g }) => per100g.sugarsG === null && per100g.energyKcal !== null);
    expect(lacking).toBeDefined();
    const sum = sumNutrition([...BREAKFAST, { foodId: lacking?.id ?? "", grams: 10 }]);
    expect(sum.incomplete).toContain("sugars");
    expect(sum.incomplete).not.toContain("calories");
  });

  test("of no food is zero and complete", () => {
    expect(sumNutrition([])).toMatchObject({ calories: 0, protein: 0, incomplete: [] });
  });

  test("throws for an unknown food", () => {
    expect(() => sumNutrition([{ foodId: "unobtainium", grams: 1 }])).toThrow(
      expect.objectContaining({ code: "unknown_food" }),
    );
  });
});

describe("addNutrition", () => {
  test("adds displayed figures and merges what is incomplete", () => {
    const meal = sumNutrition(BREAKFAST);
    const total = addNutrition([meal, { ...meal, incomplete: ["sugars"] }]);
    expect(total.calories).toBe(meal.calories * 2);
    expect(total.protein).toBeCloseTo(meal.protein * 2, 6);
    expect(total.incomplete).toEqual([...new Set([...meal.incomplete, "sugars"])]);
  });
});

describe("costCents", () => {
  test("is the price of what must be bought for the edible grams", () => {
    const { price, edibleYield } = requireFood("banana");
    expect(edibleYield).toBeLessThan(1);
    expect(costCents([{ foodId: "banana", grams: 1_000 }])).toBe(Math.round((price.usdPerKg * 100) / edibleYield));
    expect(costCents([])).toBe(0);
  });
});

describe("allergensOf", () => {
  test("lists what the foods contain, once, in a fixed order", () => {
    const foods = [...FOODS.values()].filter(({ contains }) => contains.length > 0);
    const all = allergensOf([...foods, ...foods].reverse().map(({ id }) => ({ foodId: id })));
    expect(all).toEqual(ALLERGENS.filter((allergen) => foods.some(({ contains }) => contains.includes(allergen))));
    expect(allergensOf(BREAKFAST)).toContain("milk");
    expect(allergensOf([{ foodId: "banana" }])).toEqual([]);
  });
});
