import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { amountText } from "@mealwright/schema/rules/amounts";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import { neededAmount } from "./amounts.ts";

describe("neededAmount", () => {
  test.each<[string, number, UnitSystem, string]>([
    ["spinach", 0.4, "metric", "1 pinch"],
    ["spinach", 7.2, "metric", "8 g"],
    ["spinach", 41, "metric", "45 g"],
    ["spinach", 336, "metric", "340 g"],
    ["spinach", 340, "metric", "340 g"],
    ["spinach", 996, "metric", "1 kg"],
    ["spinach", 1_210, "metric", "1.25 kg"],
    ["spinach", 340, "us", "12 oz"],
    ["spinach", 452, "us", "1 lb"],
    ["spinach", 1_000, "us", "2¼ lb"],
    ["garlic", 12, "metric", "4 cloves"],
    ["garlic", 3, "us", "1 clove"],
    ["olive-oil", 4.5, "metric", "1 tsp"],
    ["olive-oil", 40.5, "metric", "3 tbsp"],
    ["olive-oil", 108, "us", "½ cup"],
    ["olive-oil", 458, "metric", "500 ml"],
    ["olive-oil", 324, "us", "1½ cups"],
    ["whole-milk", 244, "metric", "240 ml"],
    ["whole-milk", 244, "us", "1 cup"],
    ["whole-milk", 1_220, "us", "1¼ quarts"],
    ["whole-milk", 1_500, "metric", "1.5 l"],
    ["cumin", 27, "metric", "5 tbsp"],
    ["cumin", 78, "metric", "80 g"],
    ["cumin", 78, "us", "3 oz"],
    ["olive-oil", 108, "metric", "8 tbsp"],
    ["olive-oil", 190, "metric", "210 ml"],
    ["rice-cakes", 18, "us", "2"],
    ["whole-wheat-bread", 128, "metric", "4 slices"],
    ["ginger-root", 61, "us", "2½ oz"],
    ["bay-leaf", 0.4, "metric", "2"],
    ["cinnamon-ground", 1.3, "metric", "½ tsp"],
    ["all-purpose-flour", 2_000, "us", "4½ lb"],
  ])("%s, %d g, %s: %s", (id, grams, system, text) => {
    expect(amountText(neededAmount(requireFood(id), grams, system, null))).toBe(text);
  });

  test("uses pieces if the store sells pieces", () => {
    expect(neededAmount(requireFood("lemon"), 29, "metric", 58)).toEqual({ quantity: 0.5, unit: "" });
    expect(neededAmount(requireFood("lemon"), 87, "us", 58)).toEqual({ quantity: 1.5, unit: "" });
  });

  test("never gives an awkward number, for any food and amount", () => {
    // Amounts that need a larger unit, long decimals, and values that are not numbers.
    const awkward = /\d{4,} (?:g|ml)|\b(?:[3-9]|\d\d)[¼½¾]? tsp|\b(?:1[2-9]|[2-9]\d)[¼½¾]? tbsp|\d\.\d{3}|NaN|Infinity/;
    for (const food of FOODS.values()) {
      for (const system of ["metric", "us"] as const) {
        for (const grams of [0.3, 1, 4.4, 14.8, 59, 99.9, 240, 480, 999, 1_001, 3_333, 12_345]) {
          expect(amountText(neededAmount(food, grams, system, null)), `${food.id} ${grams}`).not.toMatch(awkward);
        }
      }
    }
  });
});
