import type { Look } from "./patch-motifs.ts";
import { PLATE_RULES } from "./plate-foods.data.ts";

export interface FoodLook {
  readonly look: Look;
  readonly tint: string;
}

/** For a food without a rule: a chunk in the color of a roast. */
const UNKNOWN_FOOD: FoodLook = { look: "chunks", tint: "#c49a62" };

const cache = new Map<string, FoodLook>();

/** How a food looks on a plate, by the words of its id. */
export function lookOf(foodId: string): FoodLook {
  const known = cache.get(foodId);
  if (known) return known;
  const found = findRule(foodId) ?? UNKNOWN_FOOD;
  cache.set(foodId, found);
  return found;
}

/** The rule with the longest word found in the id, the earlier of two equals. Undefined if there is none. */
export function findRule(foodId: string): FoodLook | undefined {
  const id = `-${foodId}-`;
  let best: { readonly look: FoodLook; readonly length: number } | undefined;
  for (const [look, tint, words] of PLATE_RULES) {
    for (const word of words.split(" ")) {
      if (word.length > (best?.length ?? 0) && id.includes(`-${word}-`))
        best = { look: { look, tint }, length: word.length };
    }
  }
  return best?.look;
}
