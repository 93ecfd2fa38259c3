import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { createPlanContext, type PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";

/** What the saved answers and those who eat along mean for a plan. Throws `not_found` when no answers are saved. */
export async function readHousehold(deps: Pick<Deps, "preferences">, account: Account): Promise<PlanContext> {
  const answers = await deps.preferences.find(account.id);
  if (!answers) throw new DomainError("not_found", CALL_ERRORS.preferencesNotFound);
  return createPlanContext(account, answers);
}
