import type { Meal } from "../../domain/meal.ts";
import type { Filters } from "../../domain/planner/filters.ts";
import { suggestMeals } from "../../domain/planner/one-meal.ts";
import type { Account } from "../../domain/ports.ts";
import { type ChangeDeps, openChange } from "./meal-change.ts";

export interface SuggestInput {
  readonly mealId: string;
  readonly filters: Filters;
  /** kcal; null = what keeps the day on target. */
  readonly targetKcal: number | null;
}

/**
 * Verified meals that could take a meal's place. A suggestion is not stored: its id is its recipe's, by which
 * `replaceStoredMeal` finds it again. Throws `not_found`.
 */
export async function suggestForMeal(
  deps: ChangeDeps,
  account: Account,
  { mealId, filters, targetKcal }: SuggestInput,
): Promise<readonly Meal[]> {
  const { change } = await openChange(deps, account, mealId, targetKcal);
  return suggestMeals(change, filters).map((meal) => ({ ...meal, id: meal.recipeId ?? meal.id }));
}
