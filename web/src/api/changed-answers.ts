import type { CallInput } from "@mealwright/schema/calls";
import { savePreferences } from "./preferences.ts";
import { put } from "./transport/cache.ts";
import { keyOf } from "./transport/queries.ts";
import { write } from "./transport/write.ts";

/** Saves changed answers; the week that the device keeps for the time without a network goes: it may hold what is not eaten now. */
export async function changePreferences(userId: string, body: CallInput<"saveQuestionnaire">): Promise<void> {
  await savePreferences(body);
  await dropKeptWeek(userId);
}

/** Saves who eats along, all at once. Every plan is checked for all of them when it is read next; the kept week goes. */
export async function saveHousehold(userId: string, body: CallInput<"saveHousehold">): Promise<void> {
  await write("saveHousehold", { body }, { household: (household) => put("household", {}, household) });
  await dropKeptWeek(userId);
}

/** Code that no other page needs. */
async function dropKeptWeek(userId: string): Promise<void> {
  const { dropKept } = await import("./transport/drop-kept.ts");
  await dropKept(keyOf("activeMealPlan", { userId }));
}
