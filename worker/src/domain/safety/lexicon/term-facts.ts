import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { ANIMALS, type AnimalSource, FOOD_TRAITS, type Food } from "../../foods/catalogue/food.ts";
import { UnknownValueError } from "../../unknown-value.ts";
import { DIET_RULES, dietBreachByNature } from "../gate/diets.ts";

/** The facts of a term, as bit masks over `ALLERGENS`, `ANIMALS`, `FOOD_TRAITS` and `DIETS`. */
export interface TermFacts {
  readonly contains: number;
  readonly animals: number;
  /** What a product of this name may contain. */
  readonly may: number;
  readonly mayAnimals: number;
  /** What a dish of this name usually contains. */
  readonly dish: number;
  readonly dishAnimals: number;
  readonly traits: number;
  /** Diets that every food of this name in the catalogue breaks. */
  readonly diets: number;
  /** A catalogue food has this name: `diets` includes everything that its traits imply. */
  readonly isFood: boolean;
  /** The word is also a verb: "toast", "roll". */
  readonly verb: boolean;
}

export const NO_FACTS: TermFacts = {
  contains: 0,
  animals: 0,
  may: 0,
  mayAnimals: 0,
  dish: 0,
  dishAnimals: 0,
  traits: 0,
  diets: 0,
  isFood: false,
  verb: false,
};

/**
 * The bits of `members` in `words`. Throws `UnknownValueError`, because a bit without a meaning would match nothing.
 */
export function maskOf<Word>(words: readonly Word[], members: readonly Word[]): number {
  let mask = 0;
  for (const member of members) {
    const bit = words.indexOf(member);
    if (bit < 0) throw new UnknownValueError("word of a bit mask");
    mask |= 1 << bit;
  }
  return mask;
}

/** The members whose bits are set, in order. */
export function membersOf<Word>(words: readonly Word[], mask: number): readonly Word[] {
  const members: Word[] = [];
  for (let index = 0, rest = mask; rest !== 0; index += 1, rest >>>= 1) {
    const word = words[index];
    if (rest & 1 && word !== undefined) members.push(word);
  }
  return members;
}

const ANIMAL_OF_ALLERGEN: Readonly<Partial<Record<Allergen, AnimalSource>>> = {
  milk: "dairy",
  egg: "egg",
  fish: "fish",
  crustacean: "crustacean",
  mollusc: "mollusc",
};

/** The animals from which the mask's allergens come. */
export function animalsOfAllergens(mask: number): number {
  let animals = 0;
  for (const allergen of membersOf(ALLERGENS, mask)) {
    const animal = ANIMAL_OF_ALLERGEN[allergen];
    if (animal !== undefined) animals |= maskOf(ANIMALS, [animal]);
  }
  return animals;
}

export function mergeFacts(left: TermFacts, right: TermFacts): TermFacts {
  return {
    contains: left.contains | right.contains,
    animals: left.animals | right.animals,
    may: left.may | right.may,
    mayAnimals: left.mayAnimals | right.mayAnimals,
    dish: left.dish | right.dish,
    dishAnimals: left.dishAnimals | right.dishAnimals,
    traits: left.traits | right.traits,
    diets: left.diets | right.diets,
    isFood: left.isFood || right.isFood,
    verb: left.verb || right.verb,
  };
}

/** The facts that remain after a qualifier cancels its own; if it cancels any, diets are no longer certain. */
export function without(facts: TermFacts, negated: TermFacts): TermFacts {
  const diets = negated.animals | negated.traits | negated.contains ? 0 : facts.diets;
  return {
    contains: facts.contains & ~negated.contains,
    animals: facts.animals & ~negated.animals,
    may: facts.may & ~negated.may,
    mayAnimals: facts.mayAnimals & ~negated.mayAnimals,
    dish: facts.dish & ~negated.dish,
    dishAnimals: facts.dishAnimals & ~negated.dishAnimals,
    traits: facts.traits & ~negated.traits,
    diets,
    isFood: facts.isFood,
    verb: facts.verb,
  };
}

function bitOf<Word extends string>(words: readonly Word[], word: string, line: string): number {
  const index = (words as readonly string[]).indexOf(word);
  if (index < 0) throw new Error(`lexicon data: "${word}" in "${line}"`);
  return 1 << index;
}

const knownFacts = new Map<string, TermFacts>();

/** `parseFacts`, once for each notation, because most lines of the tables share one. */
export function factsOfNotation(notation: string): TermFacts {
  let facts = knownFacts.get(notation);
  if (facts === undefined) {
    facts = parseFacts(notation);
    knownFacts.set(notation, facts);
  }
  return facts;
}

/**
 * Reads "milk ?soy @meat #grain ~": the notation of `ENGLISH_TERMS`. "Wheat-free" does not cancel gluten, so wheat does
 * not imply it there.
 */
export function parseFacts(notation: string, wheatMeansGluten = true): TermFacts {
  let contains = 0;
  let may = 0;
  let animals = 0;
  let mayAnimals = 0;
  let traits = 0;
  let isDish = false;
  let verb = false;
  for (const fact of notation.split(" ")) {
    if (fact === "-") continue;
    if (fact === "~") isDish = true;
    else if (fact === "^") verb = true;
    else if (fact.startsWith("?@")) mayAnimals |= bitOf(ANIMALS, fact.slice(2), notation);
    else if (fact.startsWith("@")) animals |= bitOf(ANIMALS, fact.slice(1), notation);
    else if (fact.startsWith("#")) traits |= bitOf(FOOD_TRAITS, fact.slice(1), notation);
    else if (fact.startsWith("?")) may |= bitOf(ALLERGENS, fact.slice(1), notation);
    else contains |= bitOf(ALLERGENS, fact, notation);
  }
  if (wheatMeansGluten) {
    contains = withGluten(contains);
    may = withGluten(may);
  }
  animals |= animalsOfAllergens(contains);
  mayAnimals |= animalsOfAllergens(may);
  if (isDish) return { ...NO_FACTS, dish: contains | may, dishAnimals: animals | mayAnimals, verb };
  return { ...NO_FACTS, contains, may, animals, mayAnimals, traits, verb };
}

function withGluten(mask: number): number {
  return mask & maskOf(ALLERGENS, ["wheat"]) ? mask | maskOf(ALLERGENS, ["gluten"]) : mask;
}

/** The facts of a catalogue food, for its names in a text; possible traces are handled with the ingredient. */
export function factsOfFood(food: Food): TermFacts {
  return {
    ...NO_FACTS,
    contains: maskOf(ALLERGENS, food.contains),
    animals:
      (food.animal === "none" ? 0 : maskOf(ANIMALS, [food.animal])) |
      animalsOfAllergens(maskOf(ALLERGENS, food.contains)),
    traits: maskOf(FOOD_TRAITS, food.traits),
    isFood: true,
    diets: maskOf(
      DIETS,
      DIETS.filter((diet) => dietBreachByNature(food, diet) !== null),
    ),
  };
}

/** For each diet its own bit, and the bits of the animals and traits that break it. */
const BREACHES = DIETS.map((diet) => ({
  bit: maskOf(DIETS, [diet]),
  animals: maskOf(ANIMALS, DIET_RULES[diet].animals),
  traits: maskOf(FOOD_TRAITS, DIET_RULES[diet].traits),
}));

function dietsBrokenBy(animals: number, traits: number): number {
  let broken = 0;
  for (const breach of BREACHES) {
    if (animals & breach.animals || traits & breach.traits) broken |= breach.bit;
  }
  return broken;
}

/** Diets that a term breaks for certain, and those that its usual or possible contents break. */
export function dietsBroken(facts: TermFacts): { readonly certain: number; readonly possible: number } {
  return {
    certain: facts.diets | dietsBrokenBy(facts.animals, facts.isFood ? 0 : facts.traits),
    possible: dietsBrokenBy(facts.mayAnimals | facts.dishAnimals, 0),
  };
}
