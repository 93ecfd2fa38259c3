import type { FoodId } from "../../catalogue/food.ts";
import { NAMES } from "../../catalogue/tables/names.data.ts";
import { foldText, splitWords } from "../words.ts";

const built: {
  exact?: ReadonlyMap<string, FoodId>;
  unordered?: ReadonlyMap<string, FoodId>;
  vocabulary?: ReadonlySet<string>;
  english?: ReadonlySet<string>;
} = {};

/**
 * Calls `visit` with every folded name of every food. Reads the table directly and folds it in one go, without building
 * any food.
 */
export function visitNames(visit: (foldedName: string, id: FoodId) => void): void {
  for (const line of foldText(NAMES.slice(1, -1)).split("\n")) {
    const [id = "", name = "", plural = "", aliases = ""] = line.split("|");
    visit(name, id);
    if (plural !== "") visit(plural, id);
    if (aliases !== "") for (const alias of aliases.split(";")) visit(alias, id);
  }
}

/** A key that ignores the order of words. */
export function sortedKey(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

/** Folded words of every name, joined by a space, to the food. Built on first use, like the two below. */
export function exactNames(): ReadonlyMap<string, FoodId> {
  if (built.exact === undefined) {
    const exact = new Map<string, FoodId>();
    visitNames((name, id) => exact.set(splitWords(name).join(" "), id));
    built.exact = exact;
  }
  return built.exact;
}

/** The same with the words in alphabetical order, if every order means the same food. */
export function unorderedNames(): ReadonlyMap<string, FoodId> {
  if (built.unordered === undefined) {
    const unordered = new Map<string, FoodId>();
    const torn = new Set<string>();
    for (const [key, id] of exactNames()) {
      const words = key.split(" ");
      if (words.length < 2) continue;
      const sorted = sortedKey(words);
      const other = unordered.get(sorted);
      if (other !== undefined && other !== id) torn.add(sorted);
      unordered.set(sorted, id);
    }
    for (const key of torn) unordered.delete(key);
    built.unordered = unordered;
  }
  return built.unordered;
}

/** Every word of every name. */
export function nameVocabulary(): ReadonlySet<string> {
  built.vocabulary ??= new Set([...exactNames().keys()].flatMap((key) => key.split(" ")));
  return built.vocabulary;
}

const MIN_TELLING = 4;

/**
 * The English words of names: those of the printed names, and words beside them in other names ("coriander leaves").
 * Foreign words must not count as typos of them: "salsicha" is a sausage, "salsinha" parsley.
 */
export function englishWords(): ReadonlySet<string> {
  if (built.english !== undefined) return built.english;
  const printed = new Set<string>();
  for (const line of foldText(NAMES.slice(1, -1)).split("\n")) {
    const [, name = "", plural = ""] = line.split("|");
    for (const word of [...splitWords(name), ...splitWords(plural)]) printed.add(word);
  }
  const english = new Set(printed);
  for (const key of exactNames().keys()) {
    const words = key.split(" ");
    if (!words.some((word) => word.length >= MIN_TELLING && printed.has(word))) continue;
    for (const word of words) english.add(word);
  }
  built.english = english;
  return english;
}
