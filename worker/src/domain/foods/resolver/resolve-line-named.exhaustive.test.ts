import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { expect, test } from "vitest";
import { readText } from "../../safety/lexicon/find-terms.ts";
import { membersOf } from "../../safety/lexicon/term-facts.ts";
import { expandTerms } from "../../safety/lexicon/vocabulary.ts";
import { ENGLISH_TERMS } from "../../safety/lexicon/words/lexicon.data.ts";
import { BRAND_TERMS } from "../../safety/lexicon/words/lexicon-brands.data.ts";
import { DISH_TERMS } from "../../safety/lexicon/words/lexicon-dishes.data.ts";
import { KITCHEN_TERMS } from "../../safety/lexicon/words/lexicon-kitchens.data.ts";
import { FOREIGN_TERMS } from "../../safety/lexicon/words/lexicon-languages.data.ts";
import { MAKER_TERMS } from "../../safety/lexicon/words/lexicon-makers.data.ts";
import { WORLD_TERMS } from "../../safety/lexicon/words/lexicon-world.data.ts";
import type { Food } from "../catalogue/food.ts";
import { type Resolution, resolveLine } from "./resolve-line.ts";

/**
 * The food is right here; the lexicon is careful because the word also means a dish, or something else in another
 * language.
 */
const FOOD_IS_RIGHT: ReadonlySet<string> = new Set([
  "lasagne",
  "remoulade",
  "thomy remoulade",
  "smor",
  "smör",
  "smør",
  "galbi",
  "małże",
  "hamburger",
  "reginette",
  "chicken tenders",
  "sojasprossen",
  "monggo",
  "höng",
  "dairy milk",
  "three crabs",
]);

const FACTS_AND_TERMS = /^([^-:]*): (.*)$/;

function terms(): ReadonlySet<string> {
  const tables = [ENGLISH_TERMS, FOREIGN_TERMS, DISH_TERMS, WORLD_TERMS, KITCHEN_TERMS, BRAND_TERMS, MAKER_TERMS];
  const rows = tables.flatMap((table) => table.split("\n")).map((row) => FACTS_AND_TERMS.exec(row)?.[2] ?? "");
  return new Set(rows.flatMap(expandTerms).map((term) => term.replaceAll("*", "").trim()));
}

function foodsOf(resolution: Resolution): readonly Food[] {
  if (resolution.status === "unresolved") return [];
  const { food, choices = [], also } = resolution;
  return [food, ...choices, ...(also === undefined ? [] : [also.food])];
}

test("no word that the lexicon knows as an allergen resolves to a food without it", () => {
  const all = terms();
  expect(all.size).toBeGreaterThan(15_000);
  const across = [...all].flatMap((term) => {
    const foods = foodsOf(resolveLine(term));
    if (foods.length === 0 || FOOD_IS_RIGHT.has(term)) return [];
    const named = readText(term).found.reduce(
      (mask, { facts, isAbsent }) => (isAbsent ? mask : mask | facts.contains),
      0,
    );
    const lost = membersOf(ALLERGENS, named).filter((allergen) =>
      foods.every(({ contains, mayContain }) => !contains.includes(allergen) && !mayContain.includes(allergen)),
    );
    return lost.length === 0 ? [] : `${term}: ${foods[0]?.id} has no ${lost.join(", ")}`;
  });
  expect(across).toEqual([]);
}, 120_000);
