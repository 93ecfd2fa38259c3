import type { CallInput } from "@mealwright/schema/calls";
import type { Household } from "@mealwright/schema/contract/household";
import { doubtAnswers } from "../storage/stored-user.ts";
import { orShowStored } from "./preferences.ts";
import { put } from "./transport/cache.ts";
import { write } from "./transport/write.ts";

/**
 * Saves everybody who eats along at once. Every plan is checked for all of them when it is next read. May be refused
 * (409), as when saving answers.
 */
export async function saveHousehold(body: CallInput<"saveHousehold">): Promise<void> {
  doubtAnswers();
  const applied = { household: (household: Household) => put("household", {}, household) };
  await write("saveHousehold", { body }, applied).catch(orShowStored);
}
