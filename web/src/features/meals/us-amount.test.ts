import { expect, test } from "vitest";
import { formatAmount } from "../../product/amount.ts";
import { toUsAmount } from "./us-amount.ts";

test.each<[number, string, string]>([
  [3, "g", "¼ oz"],
  [113, "g", "4 oz"],
  [400, "g", "14 oz"],
  [454, "g", "1 lb"],
  [1.2, "kg", "2¾ lb"],
  [5, "ml", "1 tsp"],
  [15, "ml", "1 tbsp"],
  [60, "ml", "¼ cup"],
  [240, "ml", "1 cup"],
  [1, "l", "1 quart"],
  [1.5, "cup", "1½ cups"],
  [2, "", "2"],
])("%d %s is shown as %s in US units", (quantity, unit, text) => {
  const amount = toUsAmount(quantity, unit);
  expect(formatAmount(amount.quantity, amount.unit)).toBe(text);
});
