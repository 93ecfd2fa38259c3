import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { MEAL_LOCKED, SLOT_CHANGED } from "@mealwright/schema/constants/meals";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Deps } from "../../deps.ts";
import { knownUser } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { createPlanContext, type PlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";
import { noteChangedMeals } from "../kitchen/kitchen.ts";
import { readPlan } from "../meal-plan/read-plans.ts";
import { requireDayInDiet } from "./require-day-in-diet.ts";

interface MoveInput {
  readonly mealId: string;
  /** 1 to 7. */
  readonly day: number;
}

/**
 * Swaps a meal with the one of its type on another day of its week, both in their portions, so that the list stays the
 * same; returns the plan afterwards. Throws `not_found`, `conflict`.
 */
export async function moveMeal(
  deps: Pick<Deps, "clock" | "kitchen" | "mealPlans">,
  account: Account,
  { mealId, day }: MoveInput,
): Promise<MealPlan> {
  const { answers, plan } = await deps.mealPlans.findByMeal(account.id, mealId);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const context = createPlanContext(account, answers, plan.metadata);
  const week = showableMeals(context, plan);
  const moved = week.find(({ id }) => id === mealId);
  const other = week.find((meal) => meal.day === day && meal.type === moved?.type);
  if (!moved || !other) throw new DomainError("not_found", CALL_ERRORS.notFound);
  if (moved.id !== other.id) {
    if ([moved, other].some(({ id }) => plan.lockedIds.has(id))) throw new DomainError("conflict", MEAL_LOCKED);
    requireDietKept(context, week, moved, other);
    if (!(await deps.mealPlans.exchangeDays(plan.id, mealId, day))) throw new DomainError("conflict", SLOT_CHANGED);
    await noteChangedMeals(deps, account);
  }
  return readPlan(deps, knownUser(account), plan.id);
}

/** Throws `conflict` if a day would exceed the carbohydrate that the diet allows. */
function requireDietKept(context: PlanContext, week: readonly Meal[], moved: Meal, other: Meal): void {
  requireDayInDiet(context, week, { ...moved, day: other.day }, other.id);
  requireDayInDiet(context, week, { ...other, day: moved.day }, moved.id);
}
