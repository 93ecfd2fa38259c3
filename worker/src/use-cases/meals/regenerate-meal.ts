import type { Meal } from "../../domain/meal.ts";
import { regenerateMeal } from "../../domain/planner/one-meal.ts";
import type { Account } from "../../domain/ports.ts";
import { type ChangeDeps, openChange, storeInPlace } from "./meal-change.ts";

export interface RegenerateInput {
  readonly mealId: string;
  /** Names as a person writes them. */
  readonly excludeIngredients: readonly string[];
}

/** Another verified meal, stored in the place of one. Throws `not_found`, `no_safe_meal`, `conflict`. */
export async function regenerateStoredMeal(
  deps: ChangeDeps,
  account: Account,
  { mealId, excludeIngredients }: RegenerateInput,
): Promise<Meal> {
  const open = await openChange(deps, account, mealId, null);
  return storeInPlace(deps, open, regenerateMeal(open.change, excludeIngredients));
}
