import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Deps } from "../../deps.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import { createPlanContext, type PlanContext } from "../../domain/meal-plan/plan-context.ts";

/**
 * The planning context that follows from the saved answers and the household. Throws `not_found` when no answers are
 * saved.
 */
export async function readHousehold(deps: Pick<Deps, "preferences">, user: Claimant): Promise<PlanContext> {
  const [account, answers] = await Promise.all([user.account(), deps.preferences.find(user.id)]);
  if (!answers) throw new DomainError("not_found", CALL_ERRORS.preferencesNotFound);
  return createPlanContext(account, answers);
}
