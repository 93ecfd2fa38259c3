import { expect, test } from "vitest";
import { formatDollars, formatSmallFigure, formatTenths } from "./figure-text.ts";

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
