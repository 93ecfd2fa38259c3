import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { ANIMALS, type AnimalSource, FOOD_TRAITS, type FoodTrait } from "../../foods/catalogue/food.ts";
import { type FoundTerm, readText } from "./find-terms.ts";
import { animalsOfAllergens, membersOf } from "./term-facts.ts";

/** A word or phrase of a text that names an allergen, an animal food or something that a diet excludes. */
export interface LexiconHit {
  /** As written in the text. */
  readonly term: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
  readonly allergens: readonly Allergen[];
  readonly animal: AnimalSource | null;
  readonly traits: readonly FoodTrait[];
  /** "may": a product or dish of that name often contains it. */
  readonly certainty: "contains" | "may";
}

/**
 * Every allergen, animal food and diet word in a text: longest match first, without false friends and foods that are
 * said to be absent, despite typos and disguised letters. A term with several animals gives several hits. Never throws;
 * linear time.
 */
export function scanText(text: string): readonly LexiconHit[] {
  const hits: LexiconHit[] = [];
  for (const found of readText(text).found) {
    const { contains, may, dish, animals, mayAnimals, dishAnimals, traits } = found.facts;
    addHits(hits, text, found, { allergens: contains, animals, traits, certainty: "contains" });
    addHits(hits, text, found, {
      allergens: (may | dish) & ~contains,
      animals: (mayAnimals | dishAnimals) & ~animals,
      traits: 0,
      certainty: "may",
    });
  }
  return hits;
}

/** Certain or possible facts of a term, as bit masks. */
interface Level {
  readonly allergens: number;
  readonly animals: number;
  readonly traits: number;
  readonly certainty: LexiconHit["certainty"];
}

function addHits(hits: LexiconHit[], text: string, { start, end }: FoundTerm, level: Level): void {
  const { allergens, animals, traits, certainty } = level;
  if ((allergens | animals | traits) === 0) return;
  const term = text.slice(start, end);
  const [first = null, ...others] = animalsOf(animals);
  const named = allergensOf(allergens);
  hits.push({ term, start, end, allergens: named, animal: first, traits: traitsOf(traits), certainty });
  for (const animal of others) {
    const ofAnimal = named.filter((allergen) =>
      animalsOf(animalsOfAllergens(1 << ALLERGENS.indexOf(allergen))).includes(animal),
    );
    hits.push({ term, start, end, allergens: ofAnimal, animal, traits: [], certainty });
  }
}

/** `membersOf` for one list of words, cached because terms have only a few different masks. */
function listsOf<Word>(words: readonly Word[]): (mask: number) => readonly Word[] {
  const known = new Map<number, readonly Word[]>();
  return (mask) => {
    let list = known.get(mask);
    if (list === undefined) {
      list = membersOf(words, mask);
      known.set(mask, list);
    }
    return list;
  };
}

const allergensOf = listsOf(ALLERGENS);
const animalsOf = listsOf(ANIMALS);
const traitsOf = listsOf(FOOD_TRAITS);
