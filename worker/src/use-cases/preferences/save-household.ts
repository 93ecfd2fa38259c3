import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import type { Deps } from "../../deps.ts";
import { knownUser } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import type { PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";
import { requireCapability } from "../require-capability.ts";
import { readHousehold } from "./read-household.ts";

/**
 * Saves everybody who eats along and stops running generations; stored meals pass the gate again when they are read.
 * Every tier may remove people. Throws `upgrade_required`, and `not_found` when no answers are saved.
 */
export async function saveHousehold(
  deps: Pick<Deps, "clock" | "preferences">,
  account: Account,
  people: readonly HouseholdPerson[],
): Promise<PlanContext> {
  if (people.length > 0) requireCapability(account, "family_portions");
  const isSaved = await deps.preferences.saveHousehold(account.id, people, deps.clock.now());
  if (!isSaved) throw new DomainError("not_found", CALL_ERRORS.preferencesNotFound);
  return readHousehold(deps, knownUser(account));
}
