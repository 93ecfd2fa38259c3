import { ALLERGEN_FACTS, ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { describe, expect, test } from "vitest";
import { HARD_TEXTS } from "../../../../test/fixtures/hard-texts.ts";
import {
  PHRASES_AFTER_LEXICON,
  PHRASES_BLIND_ONE,
  PHRASES_BLIND_THREE,
  PHRASES_BLIND_TWO,
  PHRASES_OF_CHECKER,
  PHRASES_OF_CHECKER_AFTER,
  PHRASES_OF_CHECKER_LAST,
  PHRASES_WEAKEST,
  PHRASES_WITH_LEXICON,
} from "../../../../test/fixtures/labelled-phrases.data.ts";
import { scanText } from "./lexicon.ts";
import { expandTerms } from "./vocabulary.ts";
import { ENGLISH_TERMS } from "./words/lexicon.data.ts";
import { DISH_TERMS } from "./words/lexicon-dishes.data.ts";
import { FOREIGN_TERMS } from "./words/lexicon-languages.data.ts";

const ANIMAL_OF: Readonly<Record<string, string>> = {
  milk: "@dairy",
  egg: "@egg",
  fish: "@fish",
  crustacean: "@crustacean",
  mollusc: "@mollusc",
};

interface Labelled {
  readonly phrase: string;
  readonly must: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
}

function readLabelled(block: string): readonly Labelled[] {
  return block
    .trim()
    .split("\n")
    .map((line) => {
      const arrow = line.indexOf(" =>");
      const must = new Set<string>();
      const allowed = new Set<string>();
      for (const word of line
        .slice(arrow + 3)
        .split(" ")
        .filter(Boolean)) {
        const code = word.replace("?", "");
        const codes = code === "wheat" ? ["wheat", "gluten"] : [code];
        for (const each of codes) {
          allowed.add(each);
          if (!word.startsWith("?")) must.add(each);
          const animal = ANIMAL_OF[each];
          if (animal !== undefined) allowed.add(animal);
        }
      }
      return { phrase: line.slice(0, arrow), must, allowed };
    });
}

function namedIn(phrase: string): ReadonlySet<string> {
  const named = new Set<string>();
  for (const { allergens, animal } of scanText(phrase)) {
    for (const allergen of allergens) named.add(allergen);
    if (animal !== null) named.add(`@${animal}`);
  }
  return named;
}

function allergensIn(text: string, certainty?: "contains" | "may"): readonly string[] {
  const hits = scanText(text).filter((hit) => certainty === undefined || hit.certainty === certainty);
  return [...new Set(hits.flatMap((hit) => hit.allergens))].sort();
}

test.each(ALLERGENS)("%s is recognized by its own name and by the names on labels and in dishes", (allergen) => {
  const { name, onLabel = name, inDish = name } = ALLERGEN_FACTS[allergen];
  for (const text of [name, onLabel, inDish]) expect([...namedIn(text)], text).toContain(allergen);
});

describe("labeled phrases", () => {
  const withLexicon = [PHRASES_WITH_LEXICON, PHRASES_WEAKEST].flatMap(readLabelled);
  const afterLexicon = readLabelled(PHRASES_AFTER_LEXICON);
  const ofChecker = [PHRASES_OF_CHECKER, PHRASES_OF_CHECKER_AFTER, PHRASES_OF_CHECKER_LAST].flatMap(readLabelled);
  const blind = [PHRASES_BLIND_ONE, PHRASES_BLIND_TWO, PHRASES_BLIND_THREE].flatMap(readLabelled);
  const all = [...withLexicon, ...afterLexicon, ...ofChecker, ...blind];

  test("there are at least 800 phrases, half of them written after the lexicon", () => {
    expect(all.length).toBeGreaterThanOrEqual(800);
    expect((afterLexicon.length + ofChecker.length + blind.length) * 2).toBeGreaterThanOrEqual(all.length);
    expect(new Set(all.map(({ phrase }) => phrase)).size).toBe(all.length);
  });

  test("have every allergen and animal found (recall 100 %)", () => {
    const missed = all.flatMap(({ phrase, must }) => {
      const named = namedIn(phrase);
      return [...must].filter((code) => !named.has(code)).map((code) => `${phrase}: ${code}`);
    });
    expect(missed).toEqual([]);
  });

  test("have at least 99 % correct findings (precision)", () => {
    let found = 0;
    const wrong: string[] = [];
    for (const { phrase, allowed } of all) {
      for (const code of namedIn(phrase)) {
        found += 1;
        if (!allowed.has(code)) wrong.push(`${phrase}: ${code}`);
      }
    }
    const precision = 1 - wrong.length / found;
    console.info(`lexicon: ${all.length} phrases, ${found} findings, precision ${(precision * 100).toFixed(2)} %`);
    expect(precision, wrong.join("; ")).toBeGreaterThanOrEqual(0.99);
  });
});

describe("terms", () => {
  const lines = `${ENGLISH_TERMS}${DISH_TERMS}${FOREIGN_TERMS}`.split("\n").filter((line) => line.includes(": "));
  const termsOf = (line: string) => expandTerms(line.slice(line.indexOf(": ") + 2));

  test("are at least 1,800, in many languages", () => {
    expect(new Set(lines.flatMap((line) => line.split(": ")[1]?.split(", ") ?? [])).size).toBeGreaterThanOrEqual(1_800);
    expect(
      new Set(FOREIGN_TERMS.split("\n").flatMap((line) => line.split(": ")[1]?.split(", ") ?? [])).size,
    ).toBeGreaterThan(800);
  });

  test("are each found alone, with at least the facts of their line", () => {
    const missing: string[] = [];
    for (const line of lines) {
      const facts = line.slice(0, line.indexOf(": ")).split(" ");
      if (facts.includes("~") || facts.includes("^")) continue;
      const contained = facts.filter((fact) => /^[a-z]/.test(fact));
      for (const term of termsOf(line)) {
        const named = namedIn(term);
        for (const allergen of contained) if (!named.has(allergen)) missing.push(`${term}: ${allergen}`);
      }
    }
    expect(missing).toEqual([]);
  });

  test("are found in plural too", () => {
    const missing: string[] = [];
    for (const line of ENGLISH_TERMS.split("\n").filter((each) => each.includes(": "))) {
      const facts = line.slice(0, line.indexOf(": ")).split(" ");
      if (facts.includes("~") || facts.includes("^")) continue;
      const contained = facts.filter((fact) => /^[a-z]/.test(fact));
      if (contained.length === 0) continue;
      for (const term of termsOf(line)) {
        if (!/^[a-z]{4,}$/.test(term) || /(s|u|i)$/.test(term)) continue;
        const plural = /(sh|ch|x|z)$/.test(term)
          ? `${term}es`
          : /[^aeou]y$/.test(term)
            ? `${term.slice(0, -1)}ies`
            : `${term}s`;
        const named = namedIn(plural);
        for (const allergen of contained) if (!named.has(allergen)) missing.push(`${plural}: ${allergen}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

describe("hits", () => {
  test("have a position in the original text", () => {
    const text = "Stir the Crème\u00adFraîche into 2 EGGS.";
    const places = scanText(text).map(({ start, end, term }) => [text.slice(start, end), term]);
    expect(places).toEqual([
      ["Crème\u00adFraîche", "Crème\u00adFraîche"],
      ["EGGS", "EGGS"],
    ]);
  });

  test("are several for a term with several animals", () => {
    expect(scanText("Caesar dressing").map(({ animal }) => animal)).toEqual(
      expect.arrayContaining(["fish", "dairy", "egg"]),
    );
  });

  test("are marked as possible if the ingredient is only possible", () => {
    expect(allergensIn("dark chocolate", "contains")).toEqual([]);
    expect(allergensIn("dark chocolate", "may")).toContain("milk");
    expect(allergensIn("banana pancakes", "contains")).toEqual([]);
    expect(allergensIn("banana pancakes", "may")).toEqual(["egg", "gluten", "milk", "wheat"]);
  });
});

describe("the longest match wins", () => {
  test.each([
    ["coconut milk and milk", ["milk"]],
    ["butternut squash in butter", ["milk"]],
    ["peanut butter", ["peanut"]],
    ["oyster mushrooms with oysters", ["mollusc"]],
    ["eggplant and egg", ["egg"]],
    ["buckwheat and wheat", ["gluten", "wheat"]],
    ["nutmeg on nuts", ["peanut", "tree_nut"]],
    ["water chestnuts, walnuts", ["tree_nut"]],
    ["cream of tartar, cream", ["milk"]],
    ["chickpea flour, flour", ["gluten", "wheat"]],
    ["almond milk chocolate", ["milk", "tree_nut"]],
    ["coconut, milk", ["milk"]],
    ["peanut, butter", ["milk", "peanut"]],
    ["rice, milk", ["milk"]],
  ])("%s", (text, expected) => {
    const found = allergensIn(text);
    for (const allergen of expected) expect(found).toContain(allergen);
    expect(allergensIn(text, "contains").filter((allergen) => !expected.includes(allergen))).toEqual([]);
  });
});

describe("qualifiers remove exactly what they name", () => {
  test.each([
    ["lactose-free milk", ["milk"]],
    ["dairy-free milk", []],
    ["gluten-free soy sauce", ["soy"]],
    ["wheat-free beer", ["gluten"]],
    ["nut-free pesto", ["milk"]],
    ["egg-free mayonnaise", ["mustard", "soy"]],
    ["vegan carbonara", ["gluten", "wheat"]],
    ["vegan worcestershire sauce", []],
    ["gluten-free crackers with butter", ["milk"]],
    ["gluten-free pasta, then wheat bread", ["gluten", "wheat"]],
    ["dairy-free milk and butter", ["milk"]],
    ["milk, dairy-free", []],
    ["milk, dairy-free bread", ["gluten", "milk", "wheat"]],
    ["spaghetti (gluten-free)", []],
    ["(vegan) cheddar", []],
    ["not gluten-free bread", ["gluten", "wheat"]],
    ["eggs free of cages", ["egg"]],
    ["soy free of gluten", ["soy"]],
    ["almost vegan cheese", ["milk"]],
    ["vegan bowl with chicken and feta", ["milk"]],
    ["gluten-, dairy- and nut-free pesto pasta", []],
    ["without butter or milk but with cream", ["milk"]],
    ["without cream and butter the dish", ["milk"]],
    ["no milk, butter", ["milk"]],
    ["egg and dairy-free cheese", ["egg"]],
    ["never without butter", []],
    ["do not omit the butter", ["milk"]],
    ["free from: milk, eggs, wheat", []],
    ["free from: gluten. Ingredients: milk", ["milk"]],
    ["muffins (egg-free, dairy-free) with butter", ["milk"]],
    ["ham-free soup with prawns", ["crustacean"]],
    ["clam-shaped pasta", ["gluten", "wheat"]],
    ["does not contain milk", []],
    ["contains milk", ["milk"]],
    ["vegan cheese sauce with cream", ["milk"]],
    ["soy-free stir fry sauce", ["gluten", "wheat"]],
    ["nicht glutenfreies Brot", ["gluten", "wheat"]],
    ["notenvrije pesto", ["milk"]],
    ["kaas zonder lactose", ["milk"]],
  ])("%s", (text, expected) => {
    expect(allergensIn(text, "contains")).toEqual(expected);
  });
});

describe("any text", () => {
  test.each(HARD_TEXTS.map((text) => [text.slice(0, 20), text]))("10 kB of %j is read without an error", (_, text) => {
    expect(Array.isArray(scanText(text))).toBe(true);
  });
});

test.each(["Drain well.", "Simmer till tender.", "Well done, till golden."])("%s names no food", (text) => {
  expect(scanText(text)).toEqual([]);
});
