import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { LAST_VERSION_MS } from "@mealwright/schema/constants/timings";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Deps } from "../../deps.ts";
import { knownUser } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { noteChangedMeals } from "../kitchen/kitchen.ts";
import { readPlan } from "./read-plans.ts";

/**
 * Restores the plan that this one replaced during the last day, verified again as whenever a plan is read; this one
 * becomes the previous version. Throws `not_found` when there is none, or while this one is being made.
 */
export async function restorePlan(
  deps: Pick<Deps, "clock" | "kitchen" | "mealPlans">,
  account: Account,
  planId: string,
): Promise<MealPlan> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - LAST_VERSION_MS);
  const restored = await deps.mealPlans.restoreEarlier(account.id, planId, since, now);
  if (restored === null) throw new DomainError("not_found", CALL_ERRORS.notFound);
  await noteChangedMeals(deps, account);
  return readPlan(deps, knownUser(account), restored);
}
