import type { Food } from "../../foods/catalogue/food.ts";
import { type DayGoal, FIGURES } from "../model/goals/goal-model.ts";
import { leastSalted } from "../model/portion.ts";
import { SALTED_SHARE } from "../model/search-limits.ts";
import type { Draft } from "./draft.ts";
import { addGrams } from "./grams.ts";

const SODIUM = FIGURES.indexOf("sodiumCg");

interface Salt {
  readonly draft: Draft;
  readonly index: number;
  readonly food: Food;
  readonly usual: number;
  readonly least: number;
}

/** The places with salt that can be reduced, the largest reductions first. */
export function saltsOf(drafts: readonly Draft[]): readonly Salt[] {
  return drafts
    .flatMap((draft) =>
      draft.foods.map((food, index) => {
        const usual = draft.grams[index] ?? 0;
        return { draft, index, food, usual, least: leastSalted(food, usual, draft.recipe.ingredients[index]?.measure) };
      }),
    )
    .filter(({ least, usual }) => least < usual)
    .sort((one, other) => other.usual - other.least - (one.usual - one.least));
}

/**
 * Keeps as much of the dishes' salt as the day's sodium limit allows, but at least the minimum. Changes the drafts and
 * the sums.
 */
export function settleSalt(goal: DayGoal, salts: readonly Salt[], sums: Float64Array): void {
  const set = ({ draft, index, food }: Salt, grams: number) => {
    addGrams(sums, sums, food, grams - (draft.grams[index] ?? 0));
    draft.grams[index] = grams;
  };
  for (const salt of salts) set(salt, salt.usual);
  for (const salt of salts) {
    if ((sums[SODIUM] ?? 0) <= goal.sodiumMaxCg * SALTED_SHARE) break;
    set(salt, salt.least);
  }
}
