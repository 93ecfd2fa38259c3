import { expect, test } from "vitest";
import { formatSmallFigure, formatTenths } from "./figure-text.ts";

test("numbers get thousands separators and at most one decimal", () => {
  expect(formatSmallFigure(3.44)).toBe("3.4");
  expect(formatSmallFigure(1985.4)).toBe("1,985");
  expect(formatTenths(82.60000000000001)).toBe("82.6");
  expect(formatTenths(1985)).toBe("1,985");
});
