import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Meal as WireMeal } from "@mealwright/schema/contract/meals";
import type { Deps } from "../../deps.ts";
import { leftoverLinks } from "../../domain/cookbook/leftovers/meal-leftovers.ts";
import { DomainError } from "../../domain/errors.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";
import { markLocked, presentMade, recomputeMeal } from "../../presenters/meals.ts";

interface LockInput {
  readonly mealId: string;
  readonly locked: boolean;
}

/**
 * Locks one of the user's meals or unlocks it: a new plan for the week keeps a locked meal, and nothing replaces it.
 * Throws `not_found` for a meal that the user does not see.
 */
export async function lockMeal(
  { mealPlans }: Pick<Deps, "mealPlans">,
  account: Account,
  { mealId, locked }: LockInput,
): Promise<WireMeal> {
  const { answers, plan } = await mealPlans.findByMeal(account.id, mealId);
  const context = answers && plan && createPlanContext(account, answers, plan.metadata);
  const shown = context && plan ? showableMeals(context, plan) : [];
  const meal = shown.find(({ id }) => id === mealId);
  if (!context || !plan || !meal || !(await mealPlans.setLocked(plan.id, mealId, locked))) {
    throw new DomainError("not_found", CALL_ERRORS.notFound);
  }
  return markLocked(presentMade(recomputeMeal(meal), context, leftoverLinks(shown)), new Set(locked ? [mealId] : []));
}
