import { expect, test } from "vitest";
import { ingredientGrams } from "./meal-texts.ts";

test.each([
  [{ quantity: 560, unit: "ml", grams: 560 }, "metric", null],
  [{ quantity: 80, unit: "ml", grams: 81 }, "metric", null],
  [{ quantity: 100, unit: "ml", grams: 91 }, "metric", "91 g"],
  [{ quantity: 560, unit: "ml", grams: 560 }, "us", "560 g"],
  [{ quantity: 120, unit: "g", grams: 120 }, "metric", null],
  [{ quantity: 2, unit: "tbsp", grams: 27 }, "metric", "27 g"],
] as const)("%o in %s units shows this weight beside it: %s", (ingredient, units, text) => {
  expect(ingredientGrams(ingredient, units)).toBe(text);
});
