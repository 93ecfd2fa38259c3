import { expect, test } from "vitest";
import { formatMinutes } from "../../../product/minutes.ts";
import { formatRemaining, ringingSteps, ringingText } from "./cook-timers.ts";

test.each([
  [12 * 60_000, "12:00"],
  [12 * 60_000 - 1, "12:00"],
  [11 * 60_000 + 5_000, "11:05"],
  [1, "0:01"],
  [0, "0:00"],
  [-5_000, "0:00"],
  [8 * 3_600_000, "8:00:00"],
  [3_605_000, "1:00:05"],
])("a timer with %i ms left shows %s", (milliseconds, text) => {
  expect(formatRemaining(milliseconds)).toBe(text);
});

test.each([
  [1, "1 min"],
  [59, "59 min"],
  [60, "1 h"],
  [90, "1 h 30 min"],
  [480, "8 h"],
])("%i minutes are shown as %s", (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test("timers ring once their time has come, in the order of the steps", () => {
  const timers = new Map([
    [4, 1_000],
    [2, 2_000],
    [3, 9_000],
  ]);
  expect(ringingSteps(timers, 999)).toEqual([]);
  expect(ringingSteps(timers, 1_000)).toEqual([4]);
  expect(ringingSteps(timers, 2_500)).toEqual([2, 4]);
  expect(ringingText([2])).toBe("Time is up for step 2");
  expect(ringingText([2, 4])).toBe("Time is up for steps 2 and 4");
});
