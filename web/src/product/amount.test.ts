import { describe, expect, test } from "vitest";
import { formatAmount, formatDollars, formatSmallFigure, formatTenths } from "./amount.ts";

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
  ])("%d %s is %s", (quantity, unit, text) => {
    expect(formatAmount(quantity, unit)).toBe(text);
  });
});

test.each([
  [75, "$75"],
  [3.1, "$3.10"],
  [61.199, "$61.20"],
  [0, "$0"],
  [1234.5, "$1,234.50"],
])("%d dollars are %s", (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test("figures", () => {
  expect(formatSmallFigure(3.44)).toBe("3.4");
  expect(formatSmallFigure(1985.4)).toBe("1,985");
  expect(formatTenths(82.60000000000001)).toBe("82.6");
  expect(formatTenths(1985)).toBe("1,985");
});
