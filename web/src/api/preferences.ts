import type { CallInput } from "@mealwright/schema/calls";
import { doubtAnswers } from "../storage/stored-user.ts";
import { invalidate } from "./transport/cache.ts";
import { isConflict } from "./transport/http-error.ts";
import { STALE } from "./transport/stale.ts";
import { write } from "./transport/write.ts";

/**
 * Saves the questionnaire's answers. Every plan is checked against them when it is next read. Refused (409) where others
 * are stored than those that they are based on; all that is made from answers is then fetched again before it throws.
 */
export async function savePreferences(body: CallInput<"saveQuestionnaire">): Promise<void> {
  doubtAnswers();
  await write("saveQuestionnaire", { body }).catch(orShowStored);
}

/** After a refusal because another screen has saved, what it saved is shown. Throws the error again. */
export async function orShowStored(error: unknown): Promise<never> {
  if (isConflict(error)) await invalidate(STALE.saveQuestionnaire);
  throw error;
}
