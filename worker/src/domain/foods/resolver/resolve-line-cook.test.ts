import { describe, expect, test } from "vitest";
import { COOKS_LINES, MODELS_LINES, TURNED_LINES } from "../../../../test/fixtures/lines/resolve-lines-cook.data.ts";
import { FIRST_SITES_LINES, SECOND_SITES_LINES } from "../../../../test/fixtures/lines/resolve-lines-sites.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";
import { shows } from "./match/shows.ts";
import { resolveIngredient } from "./resolve-ingredient.ts";
import { type Resolution, resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.98;
const MOST_GRAMS_OFF = 0.01;
const GRAMS_TOLERANCE = 0.15;

const labels = [COOKS_LINES, TURNED_LINES, MODELS_LINES, FIRST_SITES_LINES, SECOND_SITES_LINES]
  .flatMap((lines) => lines.trim().split("\n"))
  .map((row) => {
    const [line = "", ids = "", grams = ""] = row.split("|");
    const resolution = resolveLine(line);
    return { line, ids: ids.split(",").filter((id) => id !== "?"), grams, resolution, unknown: ids.includes("?") };
  });
type Label = (typeof labels)[number];

function isRightFood({ ids, unknown, resolution }: Label): boolean {
  return resolution.status === "unresolved" ? unknown : ids.includes(resolution.food.id);
}

function isGramsOff({ grams, resolution }: Label): boolean {
  if (grams === "-" || resolution.status === "unresolved") return false;
  const meant = Number(grams);
  return Math.abs((resolution.grams ?? 0) - meant) > meant * GRAMS_TOLERANCE;
}

function share(wrong: readonly Label[]): number {
  return wrong.length / labels.length;
}

function read({ line, resolution }: Label): string {
  return `${line}: ${resolution.status === "unresolved" ? "?" : `${resolution.food.id} ${resolution.grams}`}`;
}

describe("lines from cooks and models", () => {
  test("the sample has over 600 different lines, all about foods in the catalogue", () => {
    expect(new Set(labels.map(({ line }) => line)).size).toBeGreaterThan(600);
    for (const { ids } of labels) for (const id of ids) requireFood(id);
  });

  test("resolve to the right food, with grams within 15 %", () => {
    const wrong = labels.filter((label) => !isRightFood(label));
    const off = labels.filter((label) => isRightFood(label) && isGramsOff(label));
    expect(1 - share(wrong), wrong.map(read).join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(share(off), off.map(read).join("\n")).toBeLessThanOrEqual(MOST_GRAMS_OFF);
  });

  test("no line is read as a food that hides an allergen or animal of the food meant", () => {
    const crossed = labels.filter(({ ids, resolution }) => {
      if (resolution.status === "unresolved" || ids.length === 0) return false;
      return !ids.some((id) => shows(resolution.food, requireFood(id)));
    });
    expect(crossed.map(read)).toEqual([]);
  });
});

function told(resolution: Resolution): [string, number | null] {
  return resolution.status === "unresolved" ? ["?", null] : [resolution.food.id, resolution.grams];
}

describe("an amount repeated in the name is counted once", () => {
  test.each([
    ["1/2 onion", 0.5, "", "onion", 55],
    ["1/2 onion", 1, "", "onion", 55],
    ["½ avocado", 0.5, "", "avocado", 75],
    ["1/2 orange", 0.5, "piece", "orange", 65.5],
    ["half an onion", 0.5, "", "onion", 55],
    ["1/2 red onion", 55, "g", "red-onion", 55],
    ["2 large eggs", 2, "", "egg", 100],
    ["2 tbsp olive oil", 2, "tbsp", "olive-oil", 27],
    ["3 cloves garlic", 3, "cloves", "garlic", 9],
    ["1 cup rice", 185, "g", "white-rice-long-grain", 185],
    ["juice of 1 lemon", 1, "", "lemon-juice", 48],
    ["juice of 1 lemon", 2, "tbsp", "lemon-juice", 30],
    ["2% milk", 1, "cup", "reduced-fat-milk-2", 244],
    ["400 g can chickpeas", 2, "", "chickpeas-canned-drained", 480],
    ["8-inch flour tortilla", 4, "", "flour-tortilla", 196],
    ["clove garlic", 3, "", "garlic", 9],
  ])("%s × %d %s resolves to %s, %d g", (name, quantity, unit, id, grams) => {
    const [food, weight] = told(resolveIngredient(name, quantity, unit));
    expect(food).toBe(id);
    expect(weight).toBeCloseTo(grams, 0);
  });
});

describe("a cup of cooked greens weighs six times as much as raw (USDA SR28, boiled and drained)", () => {
  test.each([
    ["1 cup cooked spinach", 180],
    ["2 cups kale, cooked", 260],
    ["1 cup spinach", 30],
  ])("%s weighs %d g", (line, grams) => expect(told(resolveLine(line))[1]).toBeCloseTo(grams, 0));
});

describe("a weight with bone or shell gives less to eat", () => {
  test.each([
    ["2 lb bone-in beef short ribs", 590],
    ["2 lb boneless beef short ribs", 907],
    ["1 kg mussels", 300],
    ["500 g cooked mussels", 500],
    ["6 bone-in chicken thighs", 900],
    ["1 lb boneless skin-on chicken thighs", 454],
    ["100 g pistachios in the shell", 53],
    ["100 g shelled pistachios", 100],
  ])("%s leaves %d g", (line, grams) => expect(told(resolveLine(line))[1]).toBeCloseTo(grams, 0));
});

describe("the state of a food, such as cooked or dried", () => {
  test.each([
    ["duck breast, skin removed", "duck-meat-only"],
    ["duck breast (skin removed)", "duck-meat-only"],
    ["duck breasts without the skin", "duck-meat-only"],
    ["duck breast", "duck-with-skin"],
    ["bone-in chicken thighs, skin on", "chicken-thigh-with-skin"],
    ["chicken thighs, skin discarded", "chicken-thigh-skinless"],
    ["chickpeas, drained and dried", "chickpeas-canned-drained"],
    ["lentils, rinsed and drained", "lentils-cooked"],
    ["black-eyed peas, drained", "black-eyed-peas-cooked"],
    ["navy beans, drained and rinsed", "navy-beans-canned"],
    ["2 cups cooked navy beans", "navy-beans-cooked"],
    ["chicken legs, skin off", "chicken-leg-skinless"],
    ["dried lentils, rinsed and drained", "lentils-green-or-brown-dried"],
    ["dried chickpeas, soaked and drained", "chickpeas-dried"],
    ["red lentils, rinsed and drained", "red-lentils-dried"],
    ["quinoa, rinsed and drained", "quinoa"],
    ["2 tbsp parsley", "parsley-fresh"],
    ["2 tbsp dried parsley", "parsley-dried"],
    ["1 tbsp basil", "basil-fresh"],
    ["1 tsp thyme", "thyme-fresh"],
    ["1 tbsp rosemary", "rosemary-fresh"],
    ["1 tbsp dill", "dill-fresh"],
    ["parsley, washed and dried", "parsley-fresh"],
    ["spinach, washed and spun dry", "spinach"],
    ["1 tsp coriander", "coriander-ground"],
    ["1 tsp ginger", "ginger-ground"],
  ])("%s resolves to %s", (line, id) => expect(told(resolveLine(line))[0]).toBe(id));
});
