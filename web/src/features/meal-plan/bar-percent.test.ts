import { expect, test } from "vitest";
import { barPercent } from "./bar-percent.ts";

test.each([
  [0, 2000, 0],
  [1000, 2000, 40],
  [2000, 2000, 80],
  [2500, 2000, 100],
  [9000, 2000, 100],
  [100, 0, 0],
])("a bar for %d of %d is %d percent full", (value, target, percent) => {
  expect(barPercent(value, target)).toBe(percent);
});
