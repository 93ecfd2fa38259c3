import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { Deps } from "../../deps.ts";

/**
 * Saves answers and stops running generations. Stored meals stay: the gate runs again whenever a plan is read, so that
 * a meal that the new answers forbid is neither shown nor kept when the plan is completed.
 */
export async function savePreferences(
  deps: Pick<Deps, "clock" | "preferences">,
  userId: string,
  answers: Preferences,
): Promise<void> {
  await deps.preferences.save(userId, answers, deps.clock.now());
}
