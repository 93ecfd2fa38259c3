import { ANSWERS_CHANGED } from "@mealwright/schema/constants/questionnaire";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

/**
 * Saves answers and stops running generations. Stored meals stay: the gate runs again whenever a plan is read, so that
 * a meal that the new answers forbid is neither shown nor kept when the plan is completed. Throws `conflict` if the
 * stored answers have changed since they were read.
 */
export async function savePreferences(
  deps: Pick<Deps, "clock" | "preferences">,
  userId: string,
  answers: Preferences,
  basedOn: Preferences | undefined,
): Promise<void> {
  const isSaved = await deps.preferences.save(userId, answers, deps.clock.now(), basedOn);
  if (!isSaved) throw new DomainError("conflict", ANSWERS_CHANGED);
}
