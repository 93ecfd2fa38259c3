import { describe, expect, test } from "vitest";
import { formatAmount } from "./amount.ts";

describe("formatAmount", () => {
  test.each([
    [120, "g", "120 g"],
    [7.5, "g", "7.5 g"],
    [1200, "ml", "1,200 ml"],
    [1.5, "cup", "1½ cups"],
    [1, "cup", "1 cup"],
    [0.5, "cup", "½ cup"],
    [2, "tbsp", "2 tbsp"],
    [2, "piece", "2"],
    [1, "", "1"],
    [3, "clove", "3 cloves"],
    [2, "bunch", "2 bunches"],
    [2, "slices", "2 slices"],
    [2, "medium", "2 medium"],
  ])("%d %s is shown as %s", (quantity, unit, text) => {
    expect(formatAmount(quantity, unit)).toBe(text);
  });
});
