import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { HARD_LINES } from "../../../../test/fixtures/hard-texts.ts";
import {
  CHECKERS_LINES,
  FIFTH_LINES,
  FIRST_LINES,
  FOURTH_LINES,
  SECOND_LINES,
  THIRD_LINES,
} from "../../../../test/fixtures/lines/resolve-lines.data.ts";
import { sampled } from "../../../../test/fixtures/sample.ts";
import { hiddenBySlips, REAL_NAMES_OF_SLIPS, slippedNames } from "../../../../test/fixtures/spelling-slips.ts";
import { FOODS, requireFood } from "../catalogue/catalogue.ts";
import { visitNames } from "./match/name-index.ts";
import { type Resolution, resolveIngredient, resolveLine } from "./resolve-line.ts";
import { slipsBetween } from "./spelling.ts";
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

/** Wrong in the dangerous way: a food that lacks an allergen which the food meant has, or an animal it comes from. */
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

describe("labelled lines", () => {
  test("there are at least 600, all different, all about foods that exist", () => {
    expect(all.length).toBeGreaterThanOrEqual(600);
    expect(new Set(all.map(({ line }) => line)).size).toBe(all.length);
    for (const { id } of all) if (id !== "?") requireFood(id);
  });

  test.each(Object.entries(sets))("the %s set is right in food and grams", (_, labels) => {
    const wrong = labels.filter((label) => !isRight(label, resolveLine(label.line))).map(({ line }) => line);
    expect(1 - wrong.length / labels.length, wrong.join("\n")).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  test("none crosses an allergen or diet boundary, and none that is unknown is guessed", () => {
    expect(all.filter((label) => hidesAllergen(label, resolveLine(label.line)))).toEqual([]);
  });

  test("confidence is between 0 and 1, and full for an exact name", () => {
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

  test("every name of every food means that food, in any case, in the plural of the catalogue, with an amount", () => {
    for (const { id, name, plural, aliases } of foods) {
      for (const own of [name, plural, ...aliases]) {
        expect(foodOf(resolveLine(own)), own).toBe(id);
        expect(foodOf(resolveLine(own.toUpperCase())), own).toBe(id);
        expect(foodOf(resolveLine(`100 g ${own}`)), own).toBe(id);
      }
    }
  });

  test("an id of the catalogue is a name of its food", () => {
    for (const { id } of foods) {
      expect(foodOf(resolveLine(id)), id).toBe(id);
      expect(resolveIngredient(id, 120, "g")).toMatchObject({ status: "resolved", grams: 120 });
    }
  });

  test("no alias claims to be free of what its food contains", () => {
    for (const { id, contains, aliases, name } of foods) {
      for (const own of [name, ...aliases].map((text) => text.toLowerCase())) {
        // "Dairy or plant milk" is either of them, and claims nothing.
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

describe("boundaries", () => {
  test.each([
    ["vegan butter", "butter-unsalted"],
    ["gluten-free pasta", "pasta-dry"],
    ["almond milk", "whole-milk"],
    ["peanut butter", "butter-unsalted"],
    ["coconut cream", "heavy-cream"],
    ["cocoa butter", "butter-unsalted"],
    ["soy milk", "whole-milk"],
    ["egg-free mayonnaise", "mayonnaise"],
    ["buckwheat flour", "all-purpose-flour"],
    ["oat milk (gluten-free)", "oat-milk-unsweetened"],
    ["milk, soy", "whole-milk"],
    ["yogurt (coconut)", "yogurt-plain-whole-milk"],
    ["cream cheese, vegan", "cream-cheese"],
    ["cheese alternative", "cheddar-cheese"],
    ["fish-free tuna", "tuna-canned-in-water"],
    ["sunflower butter", "butter-unsalted"],
  ])("%s is not %s", (line, other) => expect(foodOf(resolveLine(line))).not.toBe(other));

  test.each([
    "barnacle",
    "limpets",
    "tench",
    "gudgeon",
    "beefalo",
    "quinine",
    "tigernut milk",
    "walnut milk",
    "insect flour",
    "better",
    "barely",
    "poison",
    "figure",
    "been",
    "lemony",
  ])("%s is a thing of its own, not a misspelling or a likeness", (line) =>
    expect(resolveLine(line)).toEqual({ status: "unresolved", text: line }),
  );

  test("two foods in one line are neither, unless the line leaves the choice", () => {
    expect(foodOf(resolveLine("milk or almond milk"))).toBe("whole-milk");
    expect(foodOf(resolveLine("almonds, milk"))).toBe("?");
    expect(foodOf(resolveLine("chicken and tofu"))).toBe("?");
    expect(foodOf(resolveLine("vegetable or sunflower oil"))).toBe("vegetable-oil-soybean");
    expect(foodOf(resolveLine("bread with butter"))).toBe("?");
  });

  // Every name is tried in resolve-line-slips.slow.test.ts; here every fortieth one.
  test("no slip of one letter hides an allergen or an animal, save where it makes another real name", () => {
    const names = slippedNames().filter((_, index) => index % 40 === 3);
    const { tried, hidden } = hiddenBySlips(names);
    expect(tried).toBeGreaterThan(1_000);
    expect(hidden.filter((line) => !REAL_NAMES_OF_SLIPS.includes(line))).toEqual([]);
  });

  test("one slip is forgiven only within the same word and only where it can be one word", () => {
    expect(foodOf(resolveLine("brocolli"))).toBe("broccoli");
    expect(foodOf(resolveLine("pasto"))).toBe("?");
    expect(foodOf(resolveLine("mlik"))).toBe("?");
    expect([slipsBetween("zuchini", "zucchini", 2), slipsBetween("form", "from", 2)]).toEqual([1, 1]);
    expect(slipsBetween("spelt", "spinach", 2)).toBe(3);
  });
});

describe("amounts apart from names", () => {
  test.each([
    ["egg", 2, null, "egg", 100],
    ["eggs", 2, "large", "egg", 100],
    ["olive oil", 1, "tbsp", "olive-oil", 13.5],
    ["chickpeas", 1, "can (15 oz)", "chickpeas-canned-drained", 255],
    ["Garlic, minced", 2, "cloves", "garlic", 6],
    ["rolled oats", 0.5, "cup", "rolled-oats", 40.5],
    ["chicken breast", 150, "g", "chicken-breast-skinless", 150],
    ["80/20 ground beef", 1, "lb", "ground-beef-80-lean", 454],
  ])("%s, %d %s", (name, quantity, unit, id, grams) => {
    const resolution = resolveIngredient(name, quantity, unit);
    expect(foodOf(resolution)).toBe(id);
    if (resolution.status === "resolved") expect(resolution.grams ?? 0).toBeCloseTo(grams, -1);
  });

  test("without an amount there are no grams", () => {
    expect(resolveIngredient("salt", null, null)).toMatchObject({ status: "resolved", grams: null });
    expect(resolveIngredient("salt", Number.NaN, "tsp")).toMatchObject({ status: "resolved", grams: null });
    expect(resolveIngredient("unicorn", 1, "kg")).toEqual({ status: "unresolved", text: "unicorn" });
  });
});

describe("bad input", () => {
  test("any text is read or not, without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 10_000 }), (text) => {
        const resolution = resolveLine(text);
        if (resolution.status === "unresolved") expect(resolution.text).toBe(text);
      }),
      { numRuns: sampled(500, 100) },
    );
  });

  test("any shuffling of amounts, words and marks is read without an error", () => {
    const pieces = fc.constantFrom(
      ..."1 1/2 ½ 2-3 ( ) [ ] , ; : x × + plus or and of g ml cup tbsp can 400g each juice zest free vegan gluten - — % 0 a half dozen to".split(
        " ",
      ),
      ...["butter", "almond milk", "egg", "drained", "é", "\u0000", "100000000000", "__proto__", "constructor"],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), fc.constantFrom("", " "), (words, glue) => {
        const resolution = resolveLine(words.join(glue));
        if (resolution.status === "resolved" && resolution.grams !== null) {
          expect(Number.isFinite(resolution.grams)).toBe(true);
        }
      }),
      { numRuns: sampled(3_000, 600) },
    );
  });

  test.each(HARD_LINES.map((text) => [text.slice(0, 20), text]))("%s…", (_, text) => {
    expect(["resolved", "unresolved"]).toContain(resolveLine(text).status);
  });
});

test.each(["gluten-free grits (soy)", "gluten-free millet (wheat)", "gluten-free lentils (wheat)"])(
  "a bracket behind a free-from food takes nothing of its claim: %s",
  (line) => {
    expect(resolveLine(line).status).toBe("unresolved");
  },
);

test("of two readings of a choice both are in sight", () => {
  const resolution = resolveLine("canned coconut milk or butter");
  if (resolution.status !== "resolved") throw new Error("coconut milk is a food");
  expect(resolution.food.id).toBe("coconut-milk-canned");
  expect(resolution.food.contains).toContain("milk");
});

test.each([
  ["Tesco chicken breast 400g", "chicken-breast-skinless", 400],
  ["Tesco beef mince 400g", "ground-beef-80-lean", 400],
  ["Tesco chickpeas 400g", "chickpeas-canned-drained", 240],
  ["Princes chickpeas 400g", "chickpeas-canned-drained", 240],
])("a shop's title is a tin by its words, its maker or its food: %s", (line, foodId, grams) => {
  const resolution = resolveLine(line);
  expect(resolution.status === "resolved" && [resolution.food.id, resolution.grams]).toEqual([foodId, grams]);
});

test.each(["royal jelly", "imperial crab", "ayam satay", "gallo pinto"])(
  "a dish's first word is no maker's name that could be left out: %s",
  (line) => {
    expect(resolveLine(line).status).toBe("unresolved");
  },
);

test.each([
  ["2 whole duck legs", "duck-with-skin", 400],
  ["1 whole duck", "duck-with-skin", 1400],
  ["2 goose legs", "goose", 700],
  ["1 bunch chervil", "chervil-fresh", 20],
  ["200 g white cheese (queso blanco)", "queso-blanco", 200],
  ["200 g boerewors sausage", "beef-sausage", 200],
  ["2 gluten-free tortillas", "gluten-free-tortilla", 90],
  ["240 ml chicken broth (gluten-free)", "gluten-free-chicken-broth", 240],
])("%s is %s, %i g", (line, foodId, grams) => {
  const resolution = resolveLine(line);
  expect(resolution.status === "resolved" && [resolution.food.id, resolution.grams]).toEqual([foodId, grams]);
});

test.each([
  "1 stick imperial margarine",
  "2 tbsp Parkay margarine",
  "almond cheese (feta)",
  "rock obster",
  "butter rackers",
])("%s may hide an allergen and stays unknown", (line) => expect(resolveLine(line).status).toBe("unresolved"));
