import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { FOODS } from "../../foods/catalogue/catalogue.ts";
import { ANIMALS, type AnimalSource, FOOD_TRAITS, type Food, type FoodId } from "../../foods/catalogue/food.ts";
import { tokenize } from "../lexicon/letters/fold.ts";
import { listAt } from "../lexicon/list-at.ts";
import type { Entry } from "../lexicon/phrase-entry.ts";
import { buildSlipIndex, type SlipIndex } from "../lexicon/spelling-slips.ts";
import { maskOf, membersOf, parseFacts, type TermFacts } from "../lexicon/term-facts.ts";
import { vocabulary } from "../lexicon/vocabulary.ts";
import {
  ALLERGEN_WORDS,
  ANSWER_STOP_WORDS,
  AVOIDANCE_GROUPS,
  FORM_WORDS,
  KITCHEN_WORDS,
  NOTHING_ANSWERS,
} from "./avoidance-groups.data.ts";

export interface Meaning {
  readonly allergens: number;
  readonly foodIds: readonly FoodId[];
  readonly terms: readonly string[];
}

export interface Phrasebook {
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly slips: SlipIndex;
  readonly stopStems: ReadonlySet<string>;
  readonly formStems: ReadonlySet<string>;
  readonly kitchenStems: ReadonlySet<string>;
  readonly nothing: ReadonlySet<string>;
  /** Foods by each word stem of their names. */
  readonly foodsByStem: ReadonlyMap<string, readonly FoodId[]>;
}

export function keyOf(text: string): string {
  return tokenize(text)
    .map((token) => token.stem)
    .join(" ");
}

function dataLines(table: string): readonly string[] {
  return table.trim().split("\n");
}

function stemSet(words: string): ReadonlySet<string> {
  return new Set(
    words
      .trim()
      .split(/\s+/)
      .flatMap((word) => tokenize(word).map((token) => token.stem)),
  );
}

/** Food ids of one pattern: `*` at either end, `#trait` or `#animal`, `@allergen`. */
function idsOfPattern(pattern: string): readonly FoodId[] {
  const foods = [...FOODS.values()];
  if (pattern.startsWith("@")) {
    const wanted = pattern.slice(1);
    return foods
      .filter(({ contains, mayContain }) => [...contains, ...mayContain].some((allergen) => allergen === wanted))
      .map((food) => food.id);
  }
  if (pattern.startsWith("#")) {
    const fact = pattern.slice(1);
    return foods
      .filter((food) => food.animal === fact || food.traits.some((trait) => trait === fact))
      .map((food) => food.id);
  }
  const open = pattern.startsWith("*");
  const openEnd = pattern.endsWith("*");
  const part = pattern.slice(open ? 1 : 0, openEnd ? -1 : undefined);
  return foods
    .map((food) => food.id)
    .filter((id) =>
      open && openEnd ? id.includes(part) : open ? id.endsWith(part) : openEnd ? id.startsWith(part) : id === part,
    );
}

interface Group {
  readonly names: readonly string[];
  readonly patterns: readonly string[];
  readonly terms: readonly string[];
}

function parseGroups(): readonly Group[] {
  return dataLines(AVOIDANCE_GROUPS).map((line) => {
    const [names = "", ids = "", terms = ""] = line.split(" | ");
    return {
      names: names.split(", "),
      patterns: splitPatterns(ids),
      terms: terms.split(", ").filter((term) => term.length > 0),
    };
  });
}

/** "=bell pepper =chili tomatillo": what follows `=` may be two words. */
function splitPatterns(ids: string): readonly string[] {
  const patterns: string[] = [];
  const known = new Set(dataLines(AVOIDANCE_GROUPS).flatMap((line) => (line.split(" | ")[0] ?? "").split(", ")));
  const words = ids.split(" ").filter((word) => word.length > 0);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    const next = words[at + 1];
    if (word.startsWith("=") && next !== undefined && known.has(`${word.slice(1)} ${next}`)) {
      patterns.push(`${word} ${next}`);
      at += 1;
    } else {
      patterns.push(word);
    }
  }
  return patterns;
}

function meaningOfGroup(group: Group, groups: readonly Group[]): Meaning {
  const ids = new Set<FoodId>();
  const terms = new Set(group.terms);
  for (const pattern of group.patterns) {
    if (pattern.startsWith("=")) {
      const taken = groups.find((candidate) => candidate !== group && candidate.names.includes(pattern.slice(1)));
      if (taken === undefined) throw new Error(`avoidance data: no group "${pattern.slice(1)}"`);
      const meaning = meaningOfGroup(taken, groups);
      for (const id of meaning.foodIds) ids.add(id);
      for (const term of meaning.terms) terms.add(term);
    } else if (pattern.startsWith("!")) {
      for (const id of idsOfPattern(pattern.slice(1))) ids.delete(id);
    } else {
      for (const id of idsOfPattern(pattern)) ids.add(id);
    }
  }
  return { allergens: 0, foodIds: [...ids], terms: [...terms] };
}

function buildPhrasebook(): Phrasebook {
  const meanings = new Map<string, Meaning>();
  const add = (name: string, meaning: Meaning): void => {
    const key = keyOf(name);
    const known = meanings.get(key);
    meanings.set(key, known === undefined ? meaning : mergeMeanings(known, meaning));
  };
  const groups = parseGroups();
  for (const group of groups) for (const name of group.names) add(name, meaningOfGroup(group, groups));
  for (const line of dataLines(ALLERGEN_WORDS)) {
    const colon = line.indexOf(": ");
    const facts = parseFacts(line.slice(0, colon));
    for (const word of line.slice(colon + 2).split(", "))
      add(word, { allergens: facts.contains, foodIds: [], terms: [] });
  }
  const foodsByStem = new Map<string, FoodId[]>();
  for (const food of FOODS.values()) {
    for (const stem of new Set(
      [food.name, food.plural, ...food.aliases].flatMap((name) => tokenize(name).map((token) => token.stem)),
    )) {
      const ids = foodsByStem.get(stem);
      if (ids === undefined) foodsByStem.set(stem, [food.id]);
      else ids.push(food.id);
    }
  }
  const { common, others } = vocabulary().correctable();
  const known = new Set([...meanings.keys(), ...foodsByStem.keys(), ...common].filter((key) => !key.includes(" ")));
  return {
    meanings,
    slips: buildSlipIndex({ common: known, others }),
    stopStems: stemSet(ANSWER_STOP_WORDS),
    formStems: stemSet(FORM_WORDS),
    kitchenStems: stemSet(KITCHEN_WORDS),
    nothing: new Set(NOTHING_ANSWERS.trim().split(", ").map(keyOf)),
    foodsByStem,
  };
}

export function mergeMeanings(left: Meaning, right: Meaning): Meaning {
  return {
    allergens: left.allergens | right.allergens,
    foodIds: [...new Set([...left.foodIds, ...right.foodIds])],
    terms: [...new Set([...left.terms, ...right.terms])],
  };
}

let book: Phrasebook | null = null;

export function phrasebook(): Phrasebook {
  book ??= buildPhrasebook();
  return book;
}

const WHEAT_AND_GLUTEN = maskOf(ALLERGENS, ["wheat", "gluten"]);

function countClasses(allergens: number): number {
  return membersOf(
    ALLERGENS,
    allergens & WHEAT_AND_GLUTEN ? (allergens & ~WHEAT_AND_GLUTEN) | maskOf(ALLERGENS, ["wheat"]) : allergens,
  ).length;
}

/**
 * An entry with one allergen avoids all of that allergen; with several (a sauce), the foods of that name and the word;
 * with none, the foods that have it in their name.
 */
export function meaningOfEntry(entry: Entry, phrases: Phrasebook): Meaning | null {
  const { contains } = entry.facts;
  if (entry.qualifier !== null) return meaningOfQualifier(entry.qualifier);
  if (entry.freeFrom !== null && entry.freeFrom.contains !== 0)
    return { allergens: entry.freeFrom.contains, foodIds: [], terms: [] };
  if (contains !== 0 && countClasses(contains) === 1) return { allergens: contains, foodIds: [], terms: [] };
  const foodIds = new Set<FoodId>(entry.foods.map((food) => food.id));
  for (const id of foodsNamedWith(entry.phrase, phrases)) foodIds.add(id);
  if (foodIds.size === 0 && contains !== 0)
    return { allergens: contains, foodIds: [], terms: [entry.phrase.toLowerCase()] };
  if (foodIds.size === 0) return null;
  return { allergens: 0, foodIds: [...foodIds], terms: [entry.phrase.toLowerCase()] };
}

function meaningOfQualifier(negates: TermFacts): Meaning | null {
  const animals: readonly AnimalSource[] = membersOf(ANIMALS, negates.animals);
  const traits = membersOf(FOOD_TRAITS, negates.traits);
  const foodIds = [...FOODS.values()]
    .filter((food) => animals.includes(food.animal) || food.traits.some((trait) => traits.includes(trait)))
    .map((food) => food.id);
  return negates.contains === 0 && foodIds.length === 0 ? null : { allergens: negates.contains, foodIds, terms: [] };
}

/** Foods with every word of the phrase in one of their names. */
function foodsNamedWith(phrase: string, phrases: Phrasebook): readonly FoodId[] {
  const stems = tokenize(phrase).map((token) => token.stem);
  const [first = "", ...rest] = stems;
  return listAt(phrases.foodsByStem, first).filter((id) => {
    const food = FOODS.get(id);
    return food !== undefined && namesOf(food).some((name) => containsAll(name, first, rest));
  });
}

function containsAll(name: string, first: string, rest: readonly string[]): boolean {
  const stems = tokenize(name).map((token) => token.stem);
  return stems.includes(first) && rest.every((stem) => stems.includes(stem));
}

function namesOf(food: Food): readonly string[] {
  return [food.name, food.plural, ...food.aliases];
}
