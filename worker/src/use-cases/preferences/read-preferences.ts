import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { Deps } from "../../deps.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";

/** The saved answers. Throws `not_found` when none are saved. */
export async function readPreferences(deps: Pick<Deps, "preferences">, user: Claimant): Promise<Preferences> {
  const [, stored] = await Promise.all([user.account(), deps.preferences.find(user.id)]);
  if (!stored) throw new DomainError("not_found", CALL_ERRORS.preferencesNotFound);
  const { people: _, ...answers } = stored;
  return answers;
}
