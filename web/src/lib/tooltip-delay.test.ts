import { expect, test } from "vitest";
import { tooltipDelayMs } from "./tooltip-delay.ts";

test("the first tooltip opens after 700 ms", () => {
  expect(tooltipDelayMs(null, 5_000)).toBe(700);
});

test.each([
  [0, 0],
  [299, 0],
  [300, 0],
  [301, 700],
  [10_000, 700],
])("%i ms after another closed, the next waits %i ms", (since, expected) => {
  expect(tooltipDelayMs(5_000, 5_000 + since)).toBe(expected);
});
