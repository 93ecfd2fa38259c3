import type { Food } from "../../../foods/catalogue/food.ts";
import { type FoundTerm, readText } from "../../../safety/lexicon/find-terms.ts";
import { type DishWords, isSilent, type Swap, stemsOf, stemsOfNames, type Tokens } from "./dish-words.ts";

/** Replaces the name of each swapped food with that of its substitute. */
export function applySwaps(text: string, swaps: readonly Swap[], { foods }: DishWords, isName = false): string {
  if (swaps.length === 0) return text;
  const staying = foods.filter((food) => !swaps.some(({ to }) => to.id === food.id));
  const { tokens, found } = readText(text);
  let result = text;
  for (const term of [...found].reverse()) {
    const swap = swaps.find(({ from, writtenName }) => means(term, tokens, from, writtenName));
    if (swap === undefined || term.isAbsent || meansWhatStays(term, tokens, staying)) continue;
    const after = result.slice(term.end);
    const { name } = swap.to;
    result = `${result.slice(0, term.start)}${isName && BEFORE_A_NOUN.test(after) ? singular(name) : name}${after}`;
  }
  return result;
}

/** "Lentil Salad": a food followed by another noun, so that it describes the kind of dish. */
const BEFORE_A_NOUN = /^\s+(?!(?:and|with|in|on|over|or|from)\b)[a-z]/i;

function singular(name: string): string {
  if (/ies$/.test(name)) return `${name.slice(0, -3)}y`;
  if (/oes$/.test(name)) return name.slice(0, -2);
  return /(?:ss|us)$/.test(name) ? name : name.replace(/s$/, "");
}

function means(term: FoundTerm, tokens: Tokens, food: Food, writtenName: string): boolean {
  if (term.entry?.foods.includes(food)) return true;
  if (term.entry === null || (term.entry.foods.length === 0 && isSilent(term))) return false;
  const own = stemsOfNames([food.name, food.plural, writtenName]);
  return stemsOf(term, tokens).every((stem) => own.has(stem));
}

/** "Chicken" means the meat in a dish that keeps its chicken, even if the chicken broth was swapped. */
function meansWhatStays(term: FoundTerm, tokens: Tokens, foods: readonly Food[]): boolean {
  const stems = stemsOf(term, tokens);
  return foods.some(({ name, plural }) => {
    const own = stemsOfNames([name, plural]);
    return stems.every((stem) => own.has(stem));
  });
}
