import {
  ALLERGENS,
  type Allergen,
  type AnimalSource,
  FOOD_TRAITS,
  type FoodTrait,
} from "../../foods/catalogue/food.ts";
import { type FoundTerm, readText } from "./find-terms.ts";
import { ANIMALS, animalsOfAllergens, membersOf } from "./term-facts.ts";

/** A word or phrase of a text that names an allergen, an animal food or something that a diet leaves out. */
export interface LexiconHit {
  /** As written in the text. */
  readonly term: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly allergens: readonly Allergen[];
  readonly animal: AnimalSource | null;
  readonly traits: readonly FoodTrait[];
  /** "may": the product or the dish of that name often holds it. */
  readonly certainty: "contains" | "may";
}

/**
 * Every allergen, animal food and diet word in a text: longest match first, false friends and what is said to be absent left out,
 * spelling slips and disguised letters seen through. A term with several animals gives several hits. Never throws; linear time.
 */
export function scanText(text: string): readonly LexiconHit[] {
  return readText(text).found.flatMap((found) => hitsOf(text, found));
}

function hitsOf(text: string, found: FoundTerm): readonly LexiconHit[] {
  const { facts } = found;
  return [
    ...hitsOfLevel(text, found, facts.contains, facts.animals, facts.traits, "contains"),
    ...hitsOfLevel(
      text,
      found,
      (facts.may | facts.dish) & ~facts.contains,
      (facts.mayAnimals | facts.dishAnimals) & ~facts.animals,
      0,
      "may",
    ),
  ];
}

function hitsOfLevel(
  text: string,
  found: FoundTerm,
  allergens: number,
  animals: number,
  traits: number,
  certainty: LexiconHit["certainty"],
): readonly LexiconHit[] {
  if ((allergens | animals | traits) === 0) return [];
  const named = membersOf(ANIMALS, animals);
  const allergenNames = membersOf(ALLERGENS, allergens);
  const base = { term: text.slice(found.start, found.end), start: found.start, end: found.end, certainty };
  const first: LexiconHit = {
    ...base,
    allergens: allergenNames,
    animal: named[0] ?? null,
    traits: membersOf(FOOD_TRAITS, traits),
  };
  const others = named.slice(1).map((animal) => ({
    ...base,
    allergens: allergenNames.filter((allergen) =>
      membersOf(ANIMALS, animalsOfAllergens(1 << ALLERGENS.indexOf(allergen))).includes(animal),
    ),
    animal,
    traits: [],
  }));
  return [first, ...others];
}
