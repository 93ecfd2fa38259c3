import { describe, expect, test } from "vitest";
import {
  asRead,
  hidesSomething,
  isGramsOff,
  isRightFood,
  labeledLines,
} from "../../../../test/fixtures/lines/labeled-lines.ts";
import {
  BRAND_LINES,
  FIFTH_UNSEEN_LINES,
  FIRST_UNSEEN_LINES,
  FOURTH_UNSEEN_LINES,
  SECOND_UNSEEN_LINES,
  THIRD_UNSEEN_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-unseen.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.98;
const MOST_GRAMS_OFF = 0.01;

const labels = labeledLines([
  FIRST_UNSEEN_LINES,
  SECOND_UNSEEN_LINES,
  THIRD_UNSEEN_LINES,
  FOURTH_UNSEEN_LINES,
  FIFTH_UNSEEN_LINES,
  BRAND_LINES,
]);

describe("lines written blind, of cooks, models and shelves", () => {
  test("there are over 1,000, about foods that exist", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBeGreaterThan(1_000);
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

describe("a maker is known behind an amount, a size and a vessel", () => {
  test.each([
    "1 (5.3 oz) container of Dannon strawberry",
    "1 small tub Yoplait strawberry",
    "1 can (5 oz) StarKist lemon pepper",
    "2 onions, 1 bell pepper",
    "1 pack of Philadelphia chives",
    "1 (32 oz) carton Silk vanilla",
  ])("%s stays unresolved", (line) => expect(resolveLine(line)).toEqual({ status: "unresolved", text: line }));
});

describe("how a state is written", () => {
  test.each<readonly [string, FoodId]>([
    ["300 g chicken thigh (skin on), bite-size pieces", "chicken-thigh-with-skin"],
    ["300 g ground beef (15% fat)", "ground-beef-85-lean"],
    ["400 g beef mince, 5% fat", "ground-beef-95-lean"],
    ["100 g cottage cheese (low-fat, 1–2%)", "cottage-cheese-2"],
    ["200 g udon noodles", "udon-fresh"],
    ["100 g dried udon", "somen-noodles-dry"],
    ["2 cubes Maggi chicken", "chicken-bouillon-cube"],
    ["1 cup lecho", "?"],
  ])("%s is %s", (line, id) => {
    const resolution = resolveLine(line);
    expect(resolution.status === "unresolved" ? "?" : resolution.food.id).toBe(id);
  });
});
