import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import { regenerateMeal } from "../../domain/planner/one-meal/one-meal.ts";
import type { Account } from "../../domain/ports.ts";
import { askForModel, type ModelQuotaDeps } from "../meal-plan/model/model-quota.ts";
import { proposeMeal } from "../meal-plan/propose-meal.ts";
import { type ChangeDeps, type OpenChange, openChange, requireUnlocked, storeInPlace } from "./meal-change.ts";

type RegenerateDeps = ChangeDeps & ModelQuotaDeps & Pick<Deps, "model" | "suggestions">;

export interface RegenerateInput {
  readonly mealId: string;
  /** Names as a person writes them. */
  readonly excludeIngredients: readonly string[];
}

/**
 * Replaces a meal with another verified one, a model's or else the cookbook's. Throws `not_found`, `no_safe_meal`,
 * `conflict`.
 */
export async function regenerateStoredMeal(
  deps: RegenerateDeps,
  account: Account,
  { mealId, excludeIngredients }: RegenerateInput,
): Promise<Meal> {
  const open = await openChange(deps, account, mealId, null);
  requireUnlocked(open);
  const proposed = await askForOne(deps, account, open, excludeIngredients);
  return storeInPlace(deps, open, proposed ?? regenerateMeal(open.change, excludeIngredients));
}

async function askForOne(
  deps: RegenerateDeps,
  account: Account,
  { context, tastes, change }: OpenChange,
  excludeIngredients: readonly string[],
): Promise<Meal | null> {
  if (deps.model === null) return null;
  if ((await askForModel(deps, account, { kind: "meals", requests: 1 })) !== "granted") return null;
  const { week, original, profile } = change;
  return proposeMeal(deps, deps.model, context, { week, original, tastes, seed: profile.seed }, excludeIngredients);
}
