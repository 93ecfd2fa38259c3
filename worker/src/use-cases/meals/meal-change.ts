import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { MEAL_LOCKED, SLOT_CHANGED } from "@mealwright/schema/constants/meals";
import { SUGGESTION_SECONDS, SUGGESTIONS_KEPT } from "@mealwright/schema/constants/model";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { createPlanContext, type PlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { MealChange } from "../../domain/planner/one-meal/one-meal.ts";
import type { Account, StoredPlan } from "../../domain/ports.ts";
import { noteChangedMeals } from "../kitchen/kitchen.ts";
import { createPlannerProfile, readTastes, type Tastes } from "../meal-plan/planner-profile.ts";

export type ChangeDeps = Pick<Deps, "clock" | "chance" | "mealPlans" | "favorites" | "kitchen">;

export interface OpenChange {
  readonly plan: StoredPlan;
  readonly context: PlanContext;
  readonly tastes: Tastes;
  readonly change: MealChange;
}

/** One of the user's meals with everything needed to find a replacement. Throws `not_found`. */
export async function openChange(
  deps: ChangeDeps,
  account: Account,
  mealId: string,
  targetKcal: number | null,
): Promise<OpenChange> {
  const { answers, plan } = await deps.mealPlans.findByMeal(account.id, mealId);
  const original = plan?.meals.find((meal) => meal.id === mealId);
  if (!answers || !plan || !original) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const context = createPlanContext(account, answers, plan.metadata);
  const tastes = await readTastes(deps, context, plan.weekOf);
  const change = changeOf(deps, { context, plan, tastes, seed: deps.chance.newSeed() }, original, targetKcal);
  return { plan, context, tastes, change };
}

interface Opened extends Omit<OpenChange, "change"> {
  readonly seed: number;
}

/** What is needed to find a replacement of one meal of a plan that is open. */
export function changeOf(
  { chance }: Pick<Deps, "chance">,
  { context, plan, tastes, seed }: Opened,
  original: Meal,
  targetKcal: number | null,
): MealChange {
  const profile = createPlannerProfile(context, { ...tastes, seed, newId: chance.newId });
  return { profile, week: showableMeals(context, plan), original, targetKcal };
}

/** Throws `conflict` for a locked meal: it has to be unlocked first. */
export function requireUnlocked({ plan, change }: OpenChange): void {
  if (plan.lockedIds.has(change.original.id)) throw new DomainError("conflict", MEAL_LOCKED);
}

/**
 * Stores a verified meal in place of another, which is kept for a day so that the change can be undone. Throws
 * `conflict` when the other meal was changed in the meantime.
 */
export async function storeInPlace(
  deps: ChangeDeps & Pick<Deps, "suggestions">,
  { plan, context, change }: OpenChange,
  meal: Meal,
): Promise<Meal> {
  const now = deps.clock.now();
  const stored = await deps.mealPlans.swapMeal(plan.id, change.original.id, meal, now);
  if (!stored) throw new DomainError("conflict", SLOT_CHANGED);
  const expiresAt = new Date(now.getTime() + SUGGESTION_SECONDS * 1000);
  await deps.suggestions.add(context.account.id, [change.original], SUGGESTIONS_KEPT, now, expiresAt);
  await noteChangedMeals(deps, context.account);
  return meal;
}
