import { expect, test } from "vitest";
import { formatDollars, formatMoney } from "./money.ts";

test.each([
  [75, "$75"],
  [3.1, "$3.10"],
  [61.199, "$61.20"],
  [0, "$0"],
  [1234.5, "$1,234.50"],
])("%d dollars are shown as %s", (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});

test("cents can be shown with another currency sign", () => {
  expect(formatMoney(123_450, "€")).toBe("€1,234.50");
});
