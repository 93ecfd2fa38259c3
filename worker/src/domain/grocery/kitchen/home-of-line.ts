import type { Food } from "../../foods/catalogue/food.ts";
import type { AtHome, CupboardEntry, GroceryUse } from "../grocery-list.ts";
import { HOME_SHORTFALL_G, type HomeShare, takeFromHome } from "./home-share.ts";
import type { Gone } from "./kitchen.ts";

/** How much of a line's food is at home: what the person says for this week, otherwise what earlier weeks left over. */
export function haveOf(said: CupboardEntry | undefined, shares: readonly HomeShare[] | undefined): AtHome | null {
  if (said !== undefined) return said.grams === 0 ? null : { grams: said.grams, fromEarlier: false };
  return shares === undefined ? null : { grams: shares.reduce((sum, { grams }) => sum + grams, 0), fromEarlier: true };
}

/** The part of what is at home that is subtracted from the list: what was already bought for the week stays on it. */
export function besidesBought(
  food: Food,
  uses: readonly GroceryUse[],
  shares: readonly HomeShare[] = [],
): readonly HomeShare[] | undefined {
  let room = Math.max(0, Math.ceil(neededGrams(food, uses)) - (shares[0]?.counted ?? 0));
  // Start with what keeps longest, because it can serve the most days.
  const left = shares.toReversed().map(({ counted, ...share }) => {
    if (counted === undefined) return share;
    const grams = Math.min(share.grams, room);
    room -= grams;
    return { ...share, grams };
  });
  return left.some(({ grams }) => grams > 0) ? left.reverse() : undefined;
}

/** Adds lost food to the first use, so that it is bought again, if more than the tolerated shortfall is missing. */
export function withLostFood(food: Food, uses: readonly GroceryUse[], gone: Gone | undefined): readonly GroceryUse[] {
  const [first, ...later] = uses;
  if (first === undefined || gone === undefined) return uses;
  const missing = neededGrams(food, uses) + gone.grams - gone.counted;
  const grams = missing > HOME_SHORTFALL_G + 1 ? gone.grams : gone.grams - Math.max(0, missing);
  return [{ ...first, grams: first.grams + Math.max(0, grams) * food.edibleYield }, ...later];
}

/** In grams as bought. */
function neededGrams({ edibleYield }: Food, uses: readonly GroceryUse[]): number {
  return uses.reduce((sum, { grams }) => sum + grams, 0) / edibleYield;
}

/** What the meals need beyond what is left of earlier weeks and is still good on their day. */
export function missingUses(
  food: Food,
  uses: readonly GroceryUse[],
  shares: readonly HomeShare[],
): readonly GroceryUse[] {
  const edible = shares.map(({ grams, lastDay }) => ({ grams: grams * food.edibleYield, lastDay }));
  // One gram more than the planner tolerates, because it counts in whole grams: so its receipt is never below the
  // list's.
  const missing = takeFromHome(uses, edible, (HOME_SHORTFALL_G + 1) * food.edibleYield);
  return uses.flatMap((use, index) => {
    const grams = missing[index] ?? 0;
    return grams > 0 ? [{ ...use, grams }] : [];
  });
}
