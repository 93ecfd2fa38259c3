import type { CallInput } from "@mealwright/schema/calls";
import { doubtAnswers } from "../storage/stored-user.ts";
import { invalidate } from "./transport/cache.ts";
import { isConflict } from "./transport/http-error.ts";
import { STALE } from "./transport/stale.ts";
import { write } from "./transport/write.ts";

/**
 * Saves the questionnaire's answers. Every plan is checked against them when it is next read. Refused (409) if the
 * stored answers are no longer those that these are based on; everything that depends on answers is then fetched again
 * before it throws.
 */
export async function savePreferences(body: CallInput<"saveQuestionnaire">): Promise<void> {
  doubtAnswers();
  await write("saveQuestionnaire", { body }).catch(orShowStored);
}

/** After a refusal because another screen has saved, shows what it saved. Rethrows the error. */
export async function orShowStored(error: unknown): Promise<never> {
  if (isConflict(error)) await invalidate(STALE.saveQuestionnaire);
  throw error;
}
