import type { MealSource } from "@mealwright/schema/constants/meals";
import { MODEL_SUGGESTIONS, SUGGESTION_SECONDS, SUGGESTIONS_KEPT } from "@mealwright/schema/constants/model";
import { MODEL_OFFERS_MS, MODEL_SUGGESTIONS_MS } from "@mealwright/schema/constants/timings";
import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import { SUGGESTION_COUNT, suggestMeals } from "../../domain/planner/one-meal/one-meal.ts";
import type { Account } from "../../domain/ports.ts";
import { askForModel, type ModelQuotaDeps } from "../meal-plan/model/model-quota.ts";
import { proposeDishes, type SuggestionRequest } from "../meal-plan/propose-meal.ts";
import { type ChangeDeps, type OpenChange, openChange } from "./meal-change.ts";

type SuggestDeps = ChangeDeps & ModelQuotaDeps & Pick<Deps, "model" | "suggestions">;

export interface SuggestInput extends SuggestionRequest {
  readonly mealId: string;
  /** Which sources to take dishes from. */
  readonly source: MealSource | "both";
}

/** Whether cookbook dishes are wanted, and how long to wait for the model's, in milliseconds. */
const WANTED: Readonly<Record<SuggestInput["source"], { readonly cookbook: boolean; readonly modelMs: number }>> = {
  both: { cookbook: true, modelMs: MODEL_SUGGESTIONS_MS },
  cookbook: { cookbook: true, modelMs: 0 },
  model: { cookbook: false, modelMs: MODEL_OFFERS_MS },
};

/**
 * Verified meals that could replace a meal, at most `SUGGESTION_COUNT`: the model's, if it answers in time, before the
 * cookbook's. `replaceStoredMeal` finds each by its id: its recipe's, or the one under which a model's dish is kept for
 * a day. Throws `not_found`.
 */
export async function suggestForMeal(
  deps: SuggestDeps,
  account: Account,
  { mealId, source, ...request }: SuggestInput,
): Promise<readonly Meal[]> {
  const open = await openChange(deps, account, mealId, request.targetKcal);
  const { cookbook, modelMs } = WANTED[source];
  const asked = askForDishes(deps, account, open, request, modelMs);
  // Computed while the model thinks.
  const own = cookbook ? suggestMeals(open.change, request.filters) : [];
  const offered = await asked;
  if (offered.length > 0) {
    const now = deps.clock.now();
    const expiresAt = new Date(now.getTime() + SUGGESTION_SECONDS * 1000);
    await deps.suggestions.add(account.id, offered, SUGGESTIONS_KEPT, now, expiresAt);
  }
  const names = new Set(offered.map(({ name }) => name.toLowerCase()));
  const others = own.filter(({ name }) => !names.has(name.toLowerCase()));
  return [...offered, ...others.map((meal) => ({ ...meal, id: meal.recipeId ?? meal.id }))].slice(0, SUGGESTION_COUNT);
}

/**
 * What a model offers; nothing without a model, without time, beyond the daily quota, and for a cuisine, which cannot
 * be verified in a dish.
 */
async function askForDishes(
  deps: SuggestDeps,
  account: Account,
  { context, tastes, change }: OpenChange,
  request: SuggestionRequest,
  maxMs: number,
): Promise<readonly Meal[]> {
  if (maxMs === 0 || deps.model === null || request.filters.cuisine !== null) return [];
  if ((await askForModel(deps, account, { kind: "meals", requests: MODEL_SUGGESTIONS })) !== "granted") return [];
  const { week, original, profile } = change;
  return proposeDishes(deps, deps.model, context, { week, original, tastes, seed: profile.seed }, request, maxMs);
}
