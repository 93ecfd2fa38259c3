import { describe, expect, test } from "vitest";
import { amountText, formatQuantity, pluralUnit, roundUpFriendly, weightAmount } from "./amounts.ts";
import { countedName, inLargerSpoons } from "./recipe-amounts.ts";

describe("roundUpFriendly rounds up to quarters, thirds and halves", () => {
  test.each([
    [0.01, "¼"],
    [0.17, "¼"],
    [0.25, "¼"],
    [0.26, "¼"],
    [0.3, "⅓"],
    [0.34, "⅓"],
    [0.5, "½"],
    [0.6, "⅔"],
    [0.7, "¾"],
    [0.9, "1"],
    [1, "1"],
    [1.01, "1"],
    [1.4, "1½"],
    [2.8, "3"],
    [9.76, "9¾"],
    [10.3, "11"],
    [23.99, "24"],
  ])("%d is %s", (value, text) => {
    expect(formatQuantity(roundUpFriendly(value))).toBe(text);
  });
});

test.each([
  [7.2, "metric", "8 g"],
  [336, "metric", "340 g"],
  [996, "metric", "1 kg"],
  [1_210, "metric", "1.25 kg"],
  [340, "us", "12 oz"],
  [61, "us", "2½ oz"],
  [452, "us", "1 lb"],
  [2_000, "us", "4½ lb"],
] as const)("%d g in %s units are shown as %s", (grams, system, text) => {
  expect(amountText(weightAmount(grams, system))).toBe(text);
});

test.each([
  [0.125, "⅛"],
  [0.25, "¼"],
  [0.33, "⅓"],
  [0.5, "½"],
  [0.67, "⅔"],
  [0.75, "¾"],
  [0.99, "1"],
  [1, "1"],
  [1.01, "1"],
  [1.5, "1½"],
  [2.333, "2⅓"],
  [2.4, "2.4"],
  [0.07, "0.07"],
  [12.5, "12½"],
  [32.5, "33"],
  [130.2, "130"],
])("formatQuantity(%d) is %s", (quantity, text) => {
  expect(formatQuantity(quantity)).toBe(text);
});

test.each([
  ["leaf", "leaves"],
  ["loaf", "loaves"],
  ["bunch", "bunches"],
  ["slice", "slices"],
])("the plural of %s is %s", (unit, plural) => {
  expect(pluralUnit(unit, 2)).toBe(plural);
  expect(pluralUnit(unit, 1)).toBe(unit);
});

test.each([
  [5.5, "tsp", "5½ tsp"],
  [8, "tsp", "2⅔ tbsp"],
  [10, "tsp", "3⅓ tbsp"],
  [7, "tbsp", "7 tbsp"],
  [11, "tbsp", "⅔ cup"],
  [12, "tbsp", "¾ cup"],
  [16, "tbsp", "1 cup"],
  [26, "tbsp", "1⅔ cups"],
  [30, "tsp", "⅔ cup"],
  [3, "pinch", "3 pinches"],
  [4, "pinch", "¼ tsp"],
  [4, "clove", "4 cloves"],
  [400, "g", "400 g"],
] as const)("%d %s are shown as %s", (quantity, unit, text) => {
  expect(amountText(inLargerSpoons(quantity, unit))).toBe(text);
});

test("converting to larger spoons or cups changes an amount by at most one eighth", () => {
  for (let quantity = 1; quantity < 90; quantity += 1 / 4) {
    const { quantity: taken, unit } = inLargerSpoons(quantity, "tbsp");
    expect(Math.abs((taken * (unit === "cup" ? 16 : 1)) / quantity - 1), String(quantity)).toBeLessThanOrEqual(1 / 8);
  }
});

test.each([
  ["corn tortilla", 4, "", "corn tortillas"],
  ["egg", 2, "large", "eggs"],
  ["egg yolk", 2, "", "egg yolks"],
  ["shallot", 1, "", "shallot"],
  ["shallot", 0.5, "piece", "shallot"],
  ["bay leaf", 2, "", "bay leaves"],
  ["red chili", 1.5, "", "red chilies"],
  ["peach", 2, "medium", "peaches"],
  ["black olives", 5, "", "black olives"],
  ["anchovies in oil", 3, "", "anchovies in oil"],
  ["tortilla (corn)", 2, "", "tortillas (corn)"],
  ["garlic", 4, "clove", "garlic"],
  ["tomato", 300, "g", "tomato"],
] as const)("%s, %d %s, is shown as %s", (name, quantity, unit, text) => {
  expect(countedName(name, { quantity, unit })).toBe(text);
});
