import { riskyFoodOfAge } from "@mealwright/schema/rules/risky-food";
import { ownSteps } from "../../cookbook/text/doneness.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { clausesOf } from "./heat/clauses.ts";
import { isHeated } from "./heat/heated.ts";
import { riskOf } from "./heat/risks.ts";
import { FRAIL_WORDS, RAW_DISHES, RAW_WORDS } from "./raw-food-words.data.ts";

/** Accents and vowel points of Latin, Greek, Cyrillic, Hebrew and Arabic; those of Japanese and Indic scripts are letters. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u0655\u0670]/gu;
const LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Without accents: "ΈΓΚΥΟΣ" and "εγκυος" are one word. */
function unaccented(text: string): string {
  return text
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .replace(/ı/g, "i")
    .replace(/ł/g, "l")
    .replace(/ς/g, "σ");
}

function folded(text: string): string {
  return unaccented(text.toLowerCase());
}

/** Lines of words as one pattern. Latin ones begin where a word begins, and end where it ends unless the end is open. */
function anyOf(lines: string, end: string): RegExp {
  const parts = lines
    .trim()
    .split("\n")
    .map(unaccented)
    .map((line) => (LATIN.test(line) ? `(?<!\\p{L})(?:${line})${end}` : `(?:${line})`));
  return new RegExp(parts.join("|"), "iu");
}

const OPEN_END = "";
const WORD_END = "(?!\\p{L})";
const FRAIL = anyOf(FRAIL_WORDS, OPEN_END);
const NOT_FRAIL = /\b(?:expecting (?:guests?|company|friends|visitors|deliver\w+|you)|impregnat\w*)\b/iu;

/** Whether somebody's own words say that they are pregnant, or that their immune system is weakened. */
export function saysPregnant(text: string | null): boolean {
  return text !== null && FRAIL.test(folded(text).replace(NOT_FRAIL, " "));
}

/**
 * Whether raw fish and shellfish may be served: not under 18, not over 65, not to the pregnant (FDA's groups at risk).
 */
export function mayEatRaw(age: number | null, otherAllergies: string | null): boolean {
  return riskyFoodOfAge(age).raw && !saysPregnant(otherAllergies);
}

/** Whether deli meat, smoked fish and soft cheese may be served unheated. */
export function mayEatChilled(age: number | null, otherAllergies: string | null): boolean {
  return riskyFoodOfAge(age).chilled && !saysPregnant(otherAllergies);
}

const RAW = anyOf(RAW_WORDS, WORD_END);
const RAW_DISH = anyOf(RAW_DISHES, WORD_END);

/**
 * The words which say that a dish's meat or fish is eaten raw; null without such words, meat or fish. A dish that is only
 * usually raw ("poke", "maki") is not where its steps heat what is in it.
 */
export function rawWords(texts: readonly string[], foodIds: readonly FoodId[]): string | null {
  const foods = foodIds.map(requireFood);
  const flesh = foods.filter((food) => riskOf(food) !== null && !["none", "egg", "dairy"].includes(food.animal));
  if (flesh.length === 0) return null;
  const own = ownSteps(texts, foodIds);
  for (const text of texts) {
    const found = RAW.exec(folded(text));
    if (found !== null) return found[0];
  }
  const clauses = clausesOf(own);
  if (flesh.every((food) => isHeated(food, clauses, foods))) return null;
  for (const text of own) {
    const found = RAW_DISH.exec(folded(text));
    if (found !== null) return found[0];
  }
  return null;
}
