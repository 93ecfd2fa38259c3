import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BOUNDARIES, FILLERS, VERB_LEADERS } from "./function-words.ts";
import { scanText } from "./lexicon.ts";

const WORDS: readonly (readonly [word: string, allergen: Allergen])[] = [
  ["milk", "milk"],
  ["butter", "milk"],
  ["cheddar", "milk"],
  ["sour cream", "milk"],
  ["cottage cheese", "milk"],
  ["ricotta", "milk"],
  ["egg", "egg"],
  ["egg white", "egg"],
  ["mayonnaise", "egg"],
  ["salmon", "fish"],
  ["fish sauce", "fish"],
  ["anchovy", "fish"],
  ["shrimp", "crustacean"],
  ["prawn", "crustacean"],
  ["crab meat", "crustacean"],
  ["mussel", "mollusc"],
  ["oyster sauce", "mollusc"],
  ["squid", "mollusc"],
  ["almond", "tree_nut"],
  ["cashew", "tree_nut"],
  ["pine nut", "tree_nut"],
  ["brazil nut", "tree_nut"],
  ["peanut", "peanut"],
  ["peanut butter", "peanut"],
  ["wheat flour", "wheat"],
  ["couscous", "wheat"],
  ["spaghetti", "wheat"],
  ["barley", "gluten"],
  ["rolled oat", "gluten"],
  ["rye flour", "gluten"],
  ["soy sauce", "soy"],
  ["tofu", "soy"],
  ["edamame", "soy"],
  ["sesame seed", "sesame"],
  ["tahini", "sesame"],
  ["celery", "celery"],
  ["celery salt", "celery"],
  ["mustard", "mustard"],
  ["dijon mustard", "mustard"],
  ["red wine", "sulphite"],
  ["lupin flour", "lupin"],
  ["Haselnuss", "tree_nut"],
  ["Sahne", "milk"],
  ["beurre", "milk"],
  ["huevo", "egg"],
  ["gamberi", "crustacean"],
  ["amendoim", "peanut"],
];

const word = fc.constantFrom(...WORDS);
const around = fc.array(
  fc.constantFrom(
    "add",
    "the",
    "stir",
    "into",
    "a",
    "bowl",
    "warm",
    "then",
    "serve",
    "with",
    "plenty",
    "chopped",
    "2",
    "tbsp",
    "fresh",
    "and",
    "carrots",
    "until",
    "hot",
  ),
  { maxLength: 6 },
);
const punctuation = fc.constantFrom(
  "",
  ",",
  ".",
  "!",
  "?",
  ";",
  ":",
  "(",
  ")",
  "*",
  '"',
  "'",
  "…",
  "–",
  "/",
  "|",
  "•",
  "\n",
  "\t",
  "&",
  "+",
  "[",
  "]",
);
const marks = fc.constantFrom(
  "\u0300",
  "\u0301",
  "\u0308",
  "\u0327",
  "\u0336",
  "\u200b",
  "\u00ad",
  "\u200d",
  "\ufeff",
  "\u2060",
  "\ufe0f",
);
const LOOK_ALIKE: Readonly<Record<string, readonly string[]>> = {
  a: ["а", "α", "ａ", "𝐚", "ⓐ", "á"],
  c: ["с", "ｃ", "𝒄"],
  e: ["е", "ε", "ｅ", "é", "ⓔ"],
  i: ["і", "ι", "ｉ", "í", "ı"],
  o: ["о", "ο", "ｏ", "ö", "օ"],
  p: ["р", "ρ", "ｐ"],
  s: ["ѕ", "ｓ", "ş"],
  u: ["υ", "ｕ", "ü"],
  x: ["х", "ｘ"],
  t: ["т", "ｔ"],
  m: ["м", "ｍ"],
};

function names(text: string, allergen: Allergen): boolean {
  return scanText(text).some((hit) => hit.allergens.includes(allergen) && hit.certainty === "contains");
}

describe("an allergen is never hidden by", () => {
  test("upper and lower case", () => {
    fc.assert(
      fc.property(word, fc.infiniteStream(fc.boolean()), ([text, allergen], flips) => {
        const mixed = [...text]
          .map((letter) => (flips.next().value ? letter.toUpperCase() : letter.toLowerCase()))
          .join("");
        return names(mixed, allergen);
      }),
      { numRuns: 400 },
    );
  });

  test("words and punctuation around it", () => {
    fc.assert(
      fc.property(word, around, around, punctuation, punctuation, ([text, allergen], before, after, left, right) =>
        names(`${before.join(" ")} ${left}${text}${right} ${after.join(" ")}`, allergen),
      ),
      { numRuns: 1_500 },
    );
  });

  test("spacing inside it", () => {
    const gap = fc.constantFrom(" ", "  ", "\t", "-", " - ", "_", "\u00a0", "\u2003", "‑", "\n", "", " \u200b");
    fc.assert(
      fc.property(word, gap, ([text, allergen], between) => names(text.replaceAll(" ", between), allergen)),
      { numRuns: 600 },
    );
  });

  // "salm on" contains the word "on", so such pieces cannot be joined again.
  test("a space, a dot or a hyphen inside a word", () => {
    const long = fc.constantFrom(...WORDS.filter(([text]) => /^[a-z]{6,}$/.test(text)));
    fc.assert(
      fc.property(long, fc.nat(), fc.constantFrom(" ", "-", ".", "_", "*"), ([text, allergen], place, sign) => {
        const at = 2 + (place % (text.length - 3));
        const pieces = [text.slice(0, at), text.slice(at)];
        fc.pre(!pieces.some((piece) => BOUNDARIES.has(piece) || FILLERS.has(piece) || VERB_LEADERS.has(piece)));
        return names(`stir ${text.slice(0, at)}${sign}${text.slice(at)} well`, allergen);
      }),
      { numRuns: 500 },
    );
  });

  test("a split word whose part names another allergen: both are found", () => {
    expect(names("stir edam ame well", "soy")).toBe(true);
    expect(names("stir edam ame well", "milk")).toBe(true);
    expect(names("edam and beans", "soy")).toBe(false);
  });

  test("diacritics, zero-width and soft-hyphen characters", () => {
    fc.assert(
      fc.property(word, fc.infiniteStream(fc.option(marks, { freq: 2 })), ([text, allergen], extras) => {
        const disguised = [...text]
          .map((letter) => (letter === " " ? letter : letter + (extras.next().value ?? "")))
          .join("");
        return names(disguised, allergen);
      }),
      { numRuns: 1_000 },
    );
  });

  test("similar-looking letters of other alphabets", () => {
    fc.assert(
      fc.property(word, fc.infiniteStream(fc.nat({ max: 11 })), ([text, allergen], picks) => {
        const disguised = [...text]
          .map((letter) => {
            const twins = LOOK_ALIKE[letter] ?? [];
            return twins[picks.next().value ?? 0] ?? letter;
          })
          .join("");
        return names(disguised, allergen);
      }),
      { numRuns: 1_000 },
    );
  });

  test("other allergens and free-from words beside it", () => {
    fc.assert(
      fc.property(word, word, ([first, firstAllergen], [second, secondAllergen]) => {
        const text = `${first}, ${second}`;
        return names(text, firstAllergen) && names(text, secondAllergen);
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(
        word,
        ([text, allergen]) =>
          names(`sugar-free jelly, ${text}`, allergen) && names(`${text} and fat-free broth`, allergen),
      ),
      { numRuns: 200 },
    );
  });
});

describe("any string", () => {
  test("is read without an error, and every hit lies inside it", () => {
    const check = (text: string): void => {
      for (const { start, end, term } of scanText(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(text.slice(start, end)).toBe(term);
      }
    };
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 300 }), check), { numRuns: 300 });
    fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), check), { numRuns: 300 });
    const pieces = fc.constantFrom(
      "milk",
      "free",
      "-",
      " ",
      ",",
      "no",
      "and",
      "or",
      "gluten",
      "vegan",
      "without",
      "egg",
      "(",
      ")",
      "n",
      "ü",
      "nut",
      "butter",
      "frei",
      "\u200b",
    );
    fc.assert(
      fc.property(
        fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join("")),
        check,
      ),
      { numRuns: 600 },
    );
  });
});
