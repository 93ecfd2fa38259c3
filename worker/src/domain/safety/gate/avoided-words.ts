import type { FoodId } from "../../foods/catalogue/food.ts";
import { type FoundTerm, foodsNamed, type ReadText } from "../lexicon/find-terms.ts";
import { tokenize } from "../lexicon/letters/fold.ts";
import { listAt } from "../lexicon/list-at.ts";
import type { Avoidance } from "./eater.ts";

/** The words and foods of the "Other" text, ready for looking up in names and steps. */
export interface AvoidedWords {
  readonly foodIds: ReadonlySet<FoodId>;
  /** Stems of each avoided phrase, by its first stem. */
  readonly phrasesByFirstStem: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** A run of a text's words, from the first to one past the last. */
interface Run {
  readonly from: number;
  readonly to: number;
}

export function avoidedWordsOf({ terms, foodIds }: Pick<Avoidance, "terms" | "foodIds">): AvoidedWords {
  const phrases = terms.map((term) => tokenize(term).map(({ stem }) => stem)).filter(({ length }) => length > 0);
  return {
    foodIds: new Set(foodIds),
    phrasesByFirstStem: Map.groupBy(phrases, ([first = ""]) => first),
  };
}

/** Whether the term names an avoided food. A name shared by several foods is decided by the one that is in the dish. */
export function namesAvoidedFood(
  found: FoundTerm,
  { foodIds }: AvoidedWords,
  isInDish: (foodId: FoodId) => boolean,
): boolean {
  if (foodIds.size === 0) return false;
  const named = foodsNamed(found);
  if (found.isAbsent || !named.some(({ id }) => foodIds.has(id))) return false;
  return !named.some(({ id }) => !foodIds.has(id) && isInDish(id));
}

/** Where the text contains an avoided phrase that is not part of the longer name of an allowed food. */
export function avoidedPhrases(read: ReadText, words: AvoidedWords): readonly Run[] {
  if (words.phrasesByFirstStem.size === 0) return [];
  return read.tokens.flatMap(({ stem: first }, from) =>
    listAt(words.phrasesByFirstStem, first)
      .filter((stems) => stems.every((stem, offset) => read.tokens[from + offset]?.stem === stem))
      .map((stems) => ({ from, to: from + stems.length }))
      .filter((run) => !isPartOfAnotherFood(read, run, words)),
  );
}

/** "Sweet potato" is not the avoided potato, and "without potato" says that it is absent. */
function isPartOfAnotherFood({ found }: ReadText, { from, to }: Run, { foodIds }: AvoidedWords): boolean {
  return found.some((term) => {
    if (term.firstToken > from || term.endToken < to) return false;
    if (term.isAbsent) return true;
    const named = foodsNamed(term);
    return term.endToken - term.firstToken > to - from && named.length > 0 && !named.some(({ id }) => foodIds.has(id));
  });
}
