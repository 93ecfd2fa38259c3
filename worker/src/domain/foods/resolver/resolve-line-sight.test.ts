import { describe, expect, test } from "vitest";
import {
  asRead,
  hidesSomething,
  isGramsOff,
  isRightFood,
  labeledLines,
} from "../../../../test/fixtures/lines/labeled-lines.ts";
import {
  FIFTH_SIGHT_LINES,
  FIRST_SIGHT_LINES,
  FOURTH_SIGHT_LINES,
  SECOND_SIGHT_LINES,
  THIRD_SIGHT_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-sight.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";

const LEAST_RIGHT = 0.99;
const MOST_GRAMS_OFF = 0.005;

const labels = labeledLines([
  FIRST_SIGHT_LINES,
  SECOND_SIGHT_LINES,
  THIRD_SIGHT_LINES,
  FOURTH_SIGHT_LINES,
  FIFTH_SIGHT_LINES,
]);

describe("lines in the proportions of real recipes, of four countries", () => {
  test("there are over 1,250, about foods that exist", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBeGreaterThanOrEqual(1_250);
    for (const { ids } of labels) for (const id of ids) requireFood(id);
  });

  test("they are right in food, and their grams within what was expected", () => {
    const wrong = labels.filter((label) => !isRightFood(label));
    const off = labels.filter((label) => isRightFood(label) && isGramsOff(label));
    expect(1 - wrong.length / labels.length, wrong.map(asRead).join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(off.length / labels.length, off.map(asRead).join("\n")).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("none hides an allergen or an animal of every food that is meant", () => {
    expect(labels.filter(hidesSomething).map(asRead)).toEqual([]);
  });
});
