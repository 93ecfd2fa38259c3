import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";

/** The saved answers. Throws `not_found` when none are saved. */
export async function readPreferences(deps: Pick<Deps, "preferences">, userId: string): Promise<Preferences> {
  const answers = await deps.preferences.find(userId);
  if (!answers) throw new DomainError("not_found", CALL_ERRORS.preferencesNotFound);
  return {
    ...answers,
    otherAllergies: answers.otherAllergies ?? null,
    age: answers.age ?? null,
    weight: answers.weight ?? null,
    height: answers.height ?? null,
    gender: answers.gender ?? null,
    activity: answers.activity ?? null,
  };
}
