import type { Food } from "../../../foods/catalogue/food.ts";
import { type FoundTerm, readText } from "../../../safety/lexicon/find-terms.ts";
import { tokenize } from "../../../safety/lexicon/letters/fold.ts";

function stemsOf(text: string): readonly string[] {
  return tokenize(text).map(({ stem }) => stem);
}

/** Whether one of the food's names ends in the words: almond milk is a milk. */
function isCalled({ name, plural, aliases }: Food, stems: readonly string[]): boolean {
  return [name, plural, ...aliases].some((label) => {
    const own = stemsOf(label).slice(-stems.length);
    return own.length === stems.length && stems.every((stem, at) => own[at] === stem);
  });
}

/** Whether the food's full name leaves out an allergen, an animal or a broken diet that the shorter word implies. */
function lacksFacts({ name }: Food, { contains, animals, diets }: FoundTerm["facts"]): boolean {
  const said = readText(name).found.filter(({ isAbsent }) => !isAbsent);
  const all = said.reduce((mask, { facts }) => mask | facts.contains, 0);
  const allAnimals = said.reduce((mask, { facts }) => mask | facts.animals, 0);
  const allDiets = said.reduce((mask, { facts }) => mask | facts.diets, 0);
  return (contains & ~all) !== 0 || (animals & ~allAnimals) !== 0 || (diets & ~allDiets) !== 0;
}

/**
 * Writes "almond milk" for "milk" in a dish whose only milk is almond milk, so that nobody mistakes it for something
 * they must avoid. A word that may mean several foods of the dish stays as it is.
 */
export function useFullNames(text: string, foods: readonly Food[]): string {
  const { tokens, found } = readText(text);
  let result = text;
  for (const { firstToken, endToken, start, end, entry, facts, isAbsent } of [...found].reverse()) {
    if (isAbsent || (facts.contains | facts.animals | facts.diets) === 0) continue;
    if (entry?.foods.some((food) => foods.includes(food))) continue;
    const said = tokens.slice(firstToken, endToken).map(({ stem }) => stem);
    const meant = foods.filter((food) => isCalled(food, said));
    const [food] = meant;
    if (food === undefined || meant.length > 1 || !lacksFacts(food, facts)) continue;
    result = `${result.slice(0, start)}${food.name}${result.slice(end)}`;
  }
  return result;
}
