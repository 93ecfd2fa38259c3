import { describe, expect, test } from "vitest";
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
import { shows } from "./match/match-name.ts";
import { resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.98;
const MOST_GRAMS_OFF = 0.01;

const labels = [
  FIRST_UNSEEN_LINES,
  SECOND_UNSEEN_LINES,
  THIRD_UNSEEN_LINES,
  FOURTH_UNSEEN_LINES,
  FIFTH_UNSEEN_LINES,
  BRAND_LINES,
]
  .flatMap((table) => table.trim().split("\n"))
  .map((row) => {
    const [line = "", meant = "", least = "", most = ""] = row.split("|");
    const choices = meant.split(",");
    const ids = choices.filter((id) => id !== "?");
    return { line, ids, mayBeUnknown: choices.includes("?"), least, most, resolution: resolveLine(line) };
  });
type Label = (typeof labels)[number];

function isRightFood({ ids, mayBeUnknown, resolution }: Label): boolean {
  return resolution.status === "unresolved" ? mayBeUnknown : ids.includes(resolution.food.id);
}

function isGramsOff({ least, most, resolution }: Label): boolean {
  if (least === "" || resolution.status === "unresolved") return false;
  return resolution.grams === null || resolution.grams < Number(least) || resolution.grams > Number(most);
}

function read({ line, resolution }: Label): string {
  return `${line}: ${resolution.status === "unresolved" ? "?" : `${resolution.food.id} ${resolution.grams}`}`;
}

describe("lines written blind, of cooks, models and shelves", () => {
  test("there are over 1,000, about foods that exist", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBeGreaterThan(1_000);
    for (const { ids } of labels) for (const id of ids) requireFood(id);
  });

  test("they are right in food, and their grams within what was expected", () => {
    const wrong = labels.filter((label) => !isRightFood(label));
    const off = labels.filter((label) => isRightFood(label) && isGramsOff(label));
    expect(1 - wrong.length / labels.length, wrong.map(read).join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(off.length / labels.length, off.map(read).join("\n")).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("none hides an allergen or an animal of every food that is meant", () => {
    const crossed = labels.filter(({ ids, resolution }) => {
      if (resolution.status === "unresolved" || ids.length === 0) return false;
      return !ids.some((id) => shows(resolution.food, requireFood(id)));
    });
    expect(crossed.map(read)).toEqual([]);
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
