import { SUGGESTION_SECONDS, SUGGESTIONS_KEPT } from "@mealwright/schema/constants/model";
import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import { SUGGESTION_COUNT, suggestMeals } from "../../domain/planner/one-meal.ts";
import type { Account } from "../../domain/ports.ts";
import { mayAskModel } from "../meal-plan/model-quota.ts";
import { type Choice, proposeChoices } from "../meal-plan/propose-meal.ts";
import { type ChangeDeps, type OpenChange, openChange } from "./meal-change.ts";

type SuggestDeps = ChangeDeps & Pick<Deps, "model" | "counters" | "limitScale" | "suggestions">;

export interface SuggestInput extends Choice {
  readonly mealId: string;
}

/**
 * Verified meals that could take a meal's place: a model's, where one answers in time, and the cookbook's. `replaceStoredMeal`
 * finds each again by its id: that of its recipe, or that under which a model's dish is kept for a day. Throws `not_found`.
 */
export async function suggestForMeal(
  deps: SuggestDeps,
  account: Account,
  { mealId, ...choice }: SuggestInput,
): Promise<readonly Meal[]> {
  const open = await openChange(deps, account, mealId, choice.targetKcal);
  const asked = askForChoices(deps, account, open, choice);
  // While the model thinks.
  const own = suggestMeals(open.change, choice.filters).map((meal) => ({ ...meal, id: meal.recipeId ?? meal.id }));
  const offered = await asked;
  if (offered.length > 0) {
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + SUGGESTION_SECONDS * 1000);
    await deps.suggestions.add(account.id, offered, SUGGESTIONS_KEPT, now, expiresAt);
  }
  const names = new Set(offered.map(({ name }) => name.toLowerCase()));
  return [...offered, ...own.filter(({ name }) => !names.has(name.toLowerCase()))].slice(0, SUGGESTION_COUNT);
}

/** What a model offers; nothing without one, beyond the day's number, and for a cuisine, which nothing can be computed from. */
async function askForChoices(
  deps: SuggestDeps,
  account: Account,
  { context, tastes, change }: OpenChange,
  choice: Choice,
): Promise<readonly Meal[]> {
  if (deps.model === null || choice.filters.cuisine !== null) return [];
  if (!(await mayAskModel(deps, account, "meals"))) return [];
  const { week, original, kitchen } = change;
  return proposeChoices(deps, deps.model, context, { week, original, tastes, seed: kitchen.seed }, choice);
}
