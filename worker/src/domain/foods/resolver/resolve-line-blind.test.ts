import { describe, expect, test } from "vitest";
import {
  FIRST_BLIND_LINES,
  SECOND_BLIND_LINES,
  THIRD_BLIND_LINES,
} from "../../../../test/fixtures/lines/resolve-lines-blind.data.ts";
import { NEAR_FOODS, WAYS_OF_WRITING } from "../../../../test/fixtures/lines/resolve-lines-own.data.ts";
import { requireFood } from "../catalogue/catalogue.ts";
import { shows } from "./match/shows.ts";
import { type Resolution, resolveLine } from "./resolve-line.ts";

const LEAST_RIGHT = 0.96;

interface RangeLabel {
  readonly line: string;
  readonly ids: readonly string[];
  readonly least: string;
  readonly most: string;
}

function labelsOf(...tables: readonly string[]): readonly RangeLabel[] {
  return tables.flatMap((table) =>
    table
      .trim()
      .split("\n")
      .map((row) => {
        const [line = "", ids = "", least = "", most = ""] = row.split("|");
        return { line, ids: ids === "" ? [] : ids.split(","), least, most };
      }),
  );
}

const blind = labelsOf(FIRST_BLIND_LINES, SECOND_BLIND_LINES, THIRD_BLIND_LINES);
const own = labelsOf(WAYS_OF_WRITING, NEAR_FOODS);

function isInRange({ ids, least, most }: RangeLabel, resolution: Resolution): boolean {
  if (resolution.status === "unresolved") return ids.length === 0;
  if (!ids.includes(resolution.food.id)) return false;
  if (least === "") return true;
  return resolution.grams !== null && resolution.grams >= Number(least) && resolution.grams <= Number(most);
}

describe("lines written without knowing the code", () => {
  test("the sample has 450 different lines, all about foods in the catalogue", () => {
    expect(new Set(blind.map(({ line }) => line)).size).toBe(450);
    for (const { ids } of blind) for (const id of ids) requireFood(id);
  });

  test("resolve to the right food and grams", () => {
    const wrong = blind.filter((label) => !isInRange(label, resolveLine(label.line))).map(({ line }) => line);
    expect(1 - wrong.length / blind.length, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  test("never hide an allergen or animal, and are not guessed if unclear", () => {
    const crossed = blind.filter(({ line, ids }) => {
      const resolution = resolveLine(line);
      if (resolution.status === "unresolved") return false;
      return !ids.some((id) => shows(resolution.food, requireFood(id)));
    });
    expect(crossed).toEqual([]);
  });
});

describe("the cookbook's own ingredient lines", () => {
  test("resolve to the right food and grams", () => {
    const wrong = own.filter((label) => !isInRange(label, resolveLine(label.line))).map(({ line }) => line);
    expect(own.length).toBeGreaterThanOrEqual(700);
    expect(1 - wrong.length / own.length, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });
});

describe("ways of writing", () => {
  test.each([
    ["oil for deep frying", "vegetable-oil-soybean", null],
    ["1 lb flank steak, thinly sliced against the grain", "beef-flank-steak", 454],
    ["½ a head of garlic", "garlic", 21.5],
    ["1/2 a tin of tomatoes", "tomatoes-canned-diced", 200],
    ["½ a bunch of coriander", "cilantro-fresh", 25],
    ["1 (15 oz) can black-eyed peas", "black-eyed-peas-cooked", 255],
    ["1 tin aduki beans", "adzuki-beans-cooked", 240],
    ["a squirt of ketchup", "ketchup", 10],
    ["150g cooked and peeled prawns", "shrimp-cooked", 150],
    ["4 x 8-inch flour tortillas", "flour-tortilla", 196],
    ["1 2-inch piece ginger", "ginger-root", 28],
    ["1/2 cup (1 stick) unsalted butter", "butter-unsalted", 113.5],
    ["400g pack of 6 pork sausages", "breakfast-pork-sausage", 400],
    ["1 pack of 4 skinless chicken breasts", "chicken-breast-skinless", 700],
    ["2 fillet steaks", "beef-tenderloin-filet", 340],
    ["1 rack of lamb", "lamb-loin-chop", 350],
    ["1lb 2oz potatoes", "potato", 510],
    ["two thirds of a cup of rice", "white-rice-long-grain", 123],
    ["1 cup butter milk", "buttermilk", 245],
    ["1 tbsp soysauce", "soy-sauce", 16],
    ["1 cup semolina (sooji/rava)", "semolina", 167],
    ["rai (black mustard seeds)", "mustard-powder", null],
    ["1 lime, juice only", "lime-juice", 44],
    ["1 chicken, cut into 8 pieces", "whole-chicken-with-skin", 1000],
    ["penne pasta", "pasta-dry", null],
    ["2 green chillies, chopped", "green-chili-pepper", 40],
    ["1 (4 oz) can chopped green chiles", "green-chiles-canned", 113],
  ])("%s", (line, id, grams) => {
    const resolution = resolveLine(line);
    expect(resolution).toMatchObject({ status: "resolved", food: { id } });
    if (resolution.status === "unresolved") return;
    if (grams === null) expect(resolution.grams).toBeNull();
    else expect(resolution.grams ?? 0).toBeCloseTo(grams, -1);
  });

  test.each([
    "1 tsp yeast dissolved in warm milk",
    "rice with almonds for serving",
    "bread for the butter",
    "pasta with tomato sauce",
    "unicorn (almond) milk",
    "milk (for the almond cake)",
    "rice and noodles",
    "tea drumsticks (moringa)",
    "flour, such as almond",
    "oil (such as peanut oil)",
    "kale crisps",
    "parmesan crisps",
    "whole milk cheese",
  ])("%s is unresolved", (line) => expect(resolveLine(line)).toEqual({ status: "unresolved", text: line }));
});
