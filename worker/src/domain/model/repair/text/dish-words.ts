import type { Food } from "../../../foods/catalogue/food.ts";
import type { FoundTerm } from "../../../safety/lexicon/find-terms.ts";
import { tokenize } from "../../../safety/lexicon/letters/fold.ts";

/** One food put in the place of another. */
export interface Swap {
  readonly from: Food;
  readonly to: Food;
  /** What the model called it. */
  readonly writtenName: string;
}

/** What a model's words are checked against. */
export interface DishWords {
  readonly foods: readonly Food[];
  /** What the model called the foods that are in the dish. */
  readonly writtenNames: readonly string[];
  readonly swaps: readonly Swap[];
  /** Names of ingredients that were left out. */
  readonly droppedNames: readonly string[];
  /** The eater avoids something: a word that we cannot read might be it. */
  readonly isStrict: boolean;
}

export const PREPARATIONS: ReadonlySet<string> = new Set(
  "grilled roasted shredded cooked fried baked poached leftover sliced diced chopped steamed boiled toasted warm hot cold crispy pan fresh ground dried mashed crushed grated minced melted raw whole and".split(
    " ",
  ),
);

export type Tokens = ReturnType<typeof tokenize>;

/** The stems of a found term's words, without words of preparation ("grilled") unless there are no others. */
export function stemsOf(term: FoundTerm, tokens: Tokens): readonly string[] {
  const stems = tokens.slice(term.firstToken, term.endToken).map(({ stem }) => stem);
  const bare = stems.filter((stem) => !PREPARATIONS.has(stem));
  return bare.length > 0 ? bare : stems;
}

/** The stems of all words of the names. */
export function stemsOfNames(names: readonly string[]): ReadonlySet<string> {
  return new Set(tokenize(names.join(" . ")).map(({ stem }) => stem));
}

/** Whether the term implies no allergen and no animal. */
export function isSilent({ facts }: FoundTerm): boolean {
  return (facts.contains | facts.animals) === 0;
}
