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

describe("lines of cooks, models and product labels, written without knowing the code", () => {
  test("the sample has over 1,000 lines, all about foods in the catalogue", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBeGreaterThan(1_000);
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

describe("a brand after an amount, a size and a container", () => {
  test.each([
    "1 (5.3 oz) container of Dannon strawberry",
    "1 small tub Yoplait strawberry",
    "1 can (5 oz) StarKist lemon pepper",
    "2 onions, 1 bell pepper",
    "1 pack of Philadelphia chives",
    "1 (32 oz) carton Silk vanilla",
  ])("%s is unresolved", (line) => expect(resolveLine(line)).toEqual({ status: "unresolved", text: line }));
});

describe("a food's state, however it is written", () => {
  test.each<readonly [string, FoodId]>([
    ["300 g chicken thigh (skin on), bite-size pieces", "chicken-thigh-with-skin"],
    ["300 g ground beef (15% fat)", "ground-beef-85-lean"],
    ["400 g beef mince, 5% fat", "ground-beef-95-lean"],
    ["100 g cottage cheese (low-fat, 1–2%)", "cottage-cheese-2"],
    ["200 g udon noodles", "udon-fresh"],
    ["100 g dried udon", "somen-noodles-dry"],
    ["2 cubes Maggi chicken", "chicken-bouillon-cube"],
    ["1 cup lecho", "?"],
  ])("%s resolves to %s", (line, id) => {
    const resolution = resolveLine(line);
    expect(resolution.status === "unresolved" ? "?" : resolution.food.id).toBe(id);
  });
});
