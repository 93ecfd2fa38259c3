import { expect, test } from "vitest";
import { scaledAmount, scaledQuantity } from "./scaled-quantity.ts";

test.each([
  [4.125, "clove", 4],
  [1.375, "tsp", 1.5],
  [2.0625, "tsp", 2],
  [2.75, "tbsp", 3],
  [2.7, "cup", 2.5],
  [6.4, "", 6],
  [0.34, "tsp", 0.25],
  [0.14, "tsp", 0.125],
  [0.22, "tsp", 0.25],
  [0.06, "tsp", 0.06],
  [535.6, "g", 535.6],
] as const)("%d %s is rounded to %d", (quantity, unit, taken) => {
  expect(scaledQuantity(quantity, unit)).toBe(taken);
});

test("rounding changes an amount by at most one eighth", () => {
  for (let quantity = 1; quantity < 40; quantity += 1 / 64) {
    expect(Math.abs(scaledQuantity(quantity, "tbsp") / quantity - 1), String(quantity)).toBeLessThanOrEqual(1 / 8);
  }
});

test.each([
  [{ quantity: 6.5, unit: "tbsp" }, 4, { quantity: 1.667, unit: "cup" }],
  [{ quantity: 2.5, unit: "tsp" }, 4, { quantity: 3.5, unit: "tbsp" }],
  [{ quantity: 1, unit: "pinch" }, 4, { quantity: 0.25, unit: "tsp" }],
  [{ quantity: 9, unit: "tbsp" }, 1, { quantity: 9, unit: "tbsp" }],
  [{ quantity: 1.5, unit: "cup" }, 2, { quantity: 3, unit: "cup" }],
])("%o for %d people becomes %o", (one, servings, all) => {
  expect(scaledAmount(one, servings)).toEqual(all);
});
