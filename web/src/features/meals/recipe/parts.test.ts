import { describe, expect, test } from "vitest";
import { partAtStep, stepsBefore } from "./parts.ts";

const DAL = { name: "Lentil dal", ingredients: [], instructions: ["Rinse.", "Simmer.", "Season."] };
const SALAD = { name: "Cucumber salad", ingredients: [], instructions: ["Slice and dress."] };
const ORANGE = { name: "Orange", ingredients: [], instructions: ["Peel."] };
const parts = [DAL, SALAD, ORANGE];

describe("steps are numbered across all dishes of a meal", () => {
  test.each([
    [0, 0],
    [1, 3],
    [2, 4],
  ])("dish %i has %i steps before it", (index, steps) => {
    expect(stepsBefore(parts, index)).toBe(steps);
  });

  test.each([
    [0, DAL],
    [2, DAL],
    [3, SALAD],
    [4, ORANGE],
    [5, undefined],
  ])("step %i belongs to its dish", (step, part) => {
    expect(partAtStep(parts, step)).toBe(part);
  });
});
