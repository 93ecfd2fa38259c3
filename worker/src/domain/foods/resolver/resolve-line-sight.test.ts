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

describe("lines mixed as in real recipes of four countries", () => {
  test("the sample has over 1,250 lines, all about foods in the catalogue", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBeGreaterThanOrEqual(1_250);
    for (const { ids } of labels) for (const id of ids) requireFood(id);
  });

  test("resolve to the right food, with the expected grams", () => {
    const wrong = labels.filter((label) => !isRightFood(label));
    const off = labels.filter((label) => isRightFood(label) && isGramsOff(label));
    expect(1 - wrong.length / labels.length, wrong.map(asRead).join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(off.length / labels.length, off.map(asRead).join("\n")).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("no line is read as a food that hides an allergen or animal of the food meant", () => {
    expect(labels.filter(hidesSomething).map(asRead)).toEqual([]);
  });
});
