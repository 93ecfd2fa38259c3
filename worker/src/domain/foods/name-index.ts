import { FOODS } from "./catalogue.ts";
import type { FoodId } from "./food.ts";
import { wordsOf } from "./words.ts";

export interface NameIndex {
  /** Words joined by a space, in order. */
  readonly exact: ReadonlyMap<string, FoodId>;
  /** Words in alphabetical order; only where every order means the same food. */
  readonly unordered: ReadonlyMap<string, FoodId>;
  /** Every word of every name. */
  readonly vocabulary: ReadonlySet<string>;
  /** Names that two foods claim: a defect of the data, held empty by a test. */
  readonly clashes: readonly string[];
}

let built: NameIndex | undefined;

export function sortedKey(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

function buildIndex(): NameIndex {
  const exact = new Map<string, FoodId>();
  const unordered = new Map<string, FoodId | null>();
  const vocabulary = new Set<string>();
  const clashes: string[] = [];
  for (const food of FOODS.values()) {
    for (const name of [food.id, food.name, food.plural, ...food.aliases]) {
      const words = wordsOf(name);
      const key = words.join(" ");
      const holder = exact.get(key);
      if (holder !== undefined && holder !== food.id) clashes.push(`${key}: ${holder}, ${food.id}`);
      else exact.set(key, food.id);
      const sorted = sortedKey(words);
      const other = unordered.get(sorted);
      unordered.set(sorted, other === undefined || other === food.id ? food.id : null);
      for (const word of words) vocabulary.add(word);
    }
  }
  const certain = new Map<string, FoodId>();
  for (const [key, id] of unordered) if (id !== null) certain.set(key, id);
  return { exact, unordered: certain, vocabulary, clashes };
}

/** Every name of every food, built on first use. */
export function nameIndex(): NameIndex {
  built ??= buildIndex();
  return built;
}
