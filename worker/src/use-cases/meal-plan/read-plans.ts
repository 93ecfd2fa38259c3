import { MEAL_PLANS_LISTED } from "@mealwright/schema/constants/limits";
import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account, PlanSummary } from "../../domain/ports.ts";
import { createPlanContext } from "./plan-context.ts";
import { presentPlan } from "./present-plan.ts";

type ReadDeps = Pick<Deps, "preferences" | "mealPlans">;

/** The newest plan of this week. Throws `not_found` when there is none. */
export async function readActivePlan(deps: ReadDeps & Pick<Deps, "clock">, account: Account): Promise<MealPlan> {
  const weekOf = mondayOf(deps.clock.now());
  const [answers, found] = await Promise.all([
    deps.preferences.find(account.id),
    deps.mealPlans.findByWeek(account.id, weekOf),
  ]);
  if (!answers || !found) throw new DomainError("not_found", CALL_ERRORS.noActiveMealPlan);
  return presentPlan(createPlanContext(account, answers), found.plan, found.ticks);
}

/** Any plan of the user. Throws `not_found` when it is nobody's or somebody else's. */
export async function readPlan(deps: ReadDeps, account: Account, planId: string): Promise<MealPlan> {
  const [answers, found] = await Promise.all([
    deps.preferences.find(account.id),
    deps.mealPlans.findById(account.id, planId),
  ]);
  if (!answers || !found) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return presentPlan(createPlanContext(account, answers), found.plan, found.ticks);
}

/** The user's plans, newest first. */
export function listPlans(deps: Pick<Deps, "mealPlans">, account: Account): Promise<readonly PlanSummary[]> {
  return deps.mealPlans.list(account.id, MEAL_PLANS_LISTED);
}
