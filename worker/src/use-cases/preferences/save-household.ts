import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { HOUSEHOLD_CHANGED } from "@mealwright/schema/constants/questionnaire";
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
 * Every tier may remove people. Throws `upgrade_required`, `not_found` when no answers are saved, and `conflict` if the
 * stored household has changed since it was read.
 */
export async function saveHousehold(
  deps: Pick<Deps, "clock" | "preferences">,
  account: Account,
  people: readonly HouseholdPerson[],
  basedOn: readonly HouseholdPerson[] | undefined,
): Promise<PlanContext> {
  if (people.length > 0) requireCapability(account, "family_portions");
  const isSaved = await deps.preferences.saveHousehold(account.id, people, deps.clock.now(), basedOn);
  if (isSaved) return readHousehold(deps, knownUser(account));
  const stored = await deps.preferences.find(account.id);
  throw stored === null
    ? new DomainError("not_found", CALL_ERRORS.preferencesNotFound)
    : new DomainError("conflict", HOUSEHOLD_CHANGED);
}
