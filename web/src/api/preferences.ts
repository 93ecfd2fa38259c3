import type { CallInput } from "@mealwright/schema/calls";
import { doubtAnswers } from "../storage/stored-user.ts";
import { write } from "./transport/write.ts";

/** Saves the questionnaire's answers. Every plan is checked against them when it is next read. */
export async function savePreferences(body: CallInput<"saveQuestionnaire">): Promise<void> {
  doubtAnswers();
  await write("saveQuestionnaire", { body });
}
