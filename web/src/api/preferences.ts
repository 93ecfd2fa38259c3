import type { CallInput } from "@mealwright/schema/calls";
import { put } from "./transport/cache.ts";
import { write } from "./transport/write.ts";

/** Saves the questionnaire's answers. Every plan is checked against them when it is read next. */
export async function savePreferences(body: CallInput<"saveQuestionnaire">): Promise<void> {
  await write("saveQuestionnaire", { body });
}

/** Saves who eats along, all at once. Every plan is checked for all of them when it is read next. */
export async function saveHousehold(body: CallInput<"saveHousehold">): Promise<void> {
  await write("saveHousehold", { body }, { household: (household) => put("household", {}, household) });
}
