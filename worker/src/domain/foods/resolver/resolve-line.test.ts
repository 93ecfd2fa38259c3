import { describe, expect, test } from "vitest";
import {
  CHECKERS_LINES,
  FIFTH_LINES,
  FIRST_LINES,
  FOURTH_LINES,
  SECOND_LINES,
  THIRD_LINES,
} from "../../../../test/fixtures/lines/resolve-lines.data.ts";
import { FOODS, requireFood } from "../catalogue/catalogue.ts";
import { visitNames } from "./match/name-index.ts";
import { resolveIngredient } from "./resolve-ingredient.ts";
import { type Resolution, resolveLine } from "./resolve-line.ts";
import { wordsOf } from "./words.ts";

const foods = [...FOODS.values()];
const LEAST_RIGHT = 0.96;
const GRAMS_TOLERANCE = 0.15;

interface Label {
  readonly line: string;
  readonly id: string;
  readonly grams: string;
}

function labelsOf(table: string): Label[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [line = "", id = "", grams = ""] = row.split("|");
      return { line, id, grams };
    });
}

function foodOf(resolution: Resolution): string {
  return resolution.status === "resolved" ? resolution.food.id : "?";
}

function isRight({ id, grams }: Label, resolution: Resolution): boolean {
  if (resolution.status === "unresolved") return id === "?";
  if (resolution.food.id !== id) return false;
  if (grams === "-") return resolution.grams === null;
  return resolution.grams !== null && Math.abs(resolution.grams - Number(grams)) <= GRAMS_TOLERANCE * Number(grams);
}

/** Dangerously wrong: the food lacks an allergen or animal origin of the intended food. */
function hidesAllergen({ id }: Label, resolution: Resolution): boolean {
  if (resolution.status === "unresolved" || id === "?") return resolution.status === "resolved" && id === "?";
  const meant = requireFood(id);
  const { contains, animal } = resolution.food;
  return (
    meant.contains.some((allergen) => !contains.includes(allergen)) || (meant.animal !== "none" && animal === "none")
  );
}

const sets = {
  first: labelsOf(FIRST_LINES),
  second: labelsOf(SECOND_LINES),
  third: labelsOf(THIRD_LINES),
  fourth: labelsOf(FOURTH_LINES),
  checkers: labelsOf(CHECKERS_LINES),
  fifth: labelsOf(FIFTH_LINES),
};
const all = Object.values(sets).flat();

describe("labeled lines", () => {
  test("the sample has at least 600 different lines, all about foods in the catalogue", () => {
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(new Set(all.map(({ line }) => line)).size).toBe(all.length);
    for (const { id } of all) if (id !== "?") requireFood(id);
  });

  test.each(Object.entries(sets))("of the %s set resolve to the right food and grams", (_, labels) => {
    const wrong = labels.filter((label) => !isRight(label, resolveLine(label.line))).map(({ line }) => line);
    expect(1 - wrong.length / labels.length, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  test("never hide an allergen or break a diet, and are not guessed if unknown", () => {
    expect(all.filter((label) => hidesAllergen(label, resolveLine(label.line)))).toEqual([]);
  });

  test("have a confidence between 0 and 1, which is 1 for an exact name", () => {
    for (const { line } of all) {
      const resolution = resolveLine(line);
      if (resolution.status === "unresolved") continue;
      expect(resolution.confidence, line).toBeGreaterThan(0);
      expect(resolution.confidence, line).toBeLessThanOrEqual(1);
    }
    expect(resolveLine("feta")).toMatchObject({ confidence: 1 });
    expect(resolveLine("mozarella")).toMatchObject({ confidence: 0.85 });
  });
});

describe("names", () => {
  test("no name belongs to two foods", () => {
    const holders = new Map<string, string>();
    visitNames((name, id) => {
      const key = wordsOf(name).join(" ");
      expect(holders.get(key) ?? id, name).toBe(id);
      holders.set(key, id);
    });
    expect(holders.size).toBeGreaterThan(5000);
  });

  test("an id of the catalog also works as a name", () => {
    for (const { id } of foods) {
      expect(foodOf(resolveLine(id)), id).toBe(id);
      expect(resolveIngredient(id, 120, "g")).toMatchObject({ status: "resolved", grams: 120 });
    }
  });

  test("no alias claims to be free of what its food contains", () => {
    for (const { id, contains, aliases, name } of foods) {
      for (const own of [name, ...aliases].map((text) => text.toLowerCase())) {
        // "Dairy or plant milk" may be either, so it promises nothing.
        if (own.includes(" or ")) continue;
        if (/gluten[- ]free|glutenfrei|sin gluten|sans gluten|senza glutine/.test(own)) {
          expect(contains, id).not.toContain("gluten");
        }
        if (/dairy[- ]free|vegan|plant|non-dairy/.test(own)) expect(contains, id).not.toContain("milk");
        if (/egg[- ]free|eggless|vegan/.test(own)) expect(contains, id).not.toContain("egg");
      }
    }
  });
});

test.each([
  ["Tesco chicken breast 400g", "chicken-breast-skinless", 400],
  ["Tesco beef mince 400g", "ground-beef-80-lean", 400],
  ["Tesco chickpeas 400g", "chickpeas-canned-drained", 240],
  ["Princes chickpeas 400g", "chickpeas-canned-drained", 240],
])("a product title is recognized as canned by its words, brand or food: %s", (line, foodId, grams) => {
  const resolution = resolveLine(line);
  expect(resolution.status === "resolved" && [resolution.food.id, resolution.grams]).toEqual([foodId, grams]);
});

test.each([
  ["2 whole duck legs", "duck-with-skin", 400],
  ["1 whole duck", "duck-with-skin", 1400],
  ["2 goose legs", "goose", 700],
  ["1 bunch chervil", "chervil-fresh", 20],
  ["200 g white cheese (queso blanco)", "queso-blanco", 200],
  ["200 g boerewors sausage", "beef-sausage", 200],
  ["2 gluten-free tortillas", "gluten-free-tortilla", 90],
  ["240 ml chicken broth (gluten-free)", "gluten-free-chicken-broth", 240],
])("%s resolves to %s, %i g", (line, foodId, grams) => {
  const resolution = resolveLine(line);
  expect(resolution.status === "resolved" && [resolution.food.id, resolution.grams]).toEqual([foodId, grams]);
});
