import type { CallInput } from "@mealwright/schema/calls";
import { doubtAnswers } from "../storage/stored-user.ts";
import { put } from "./transport/cache.ts";
import { write } from "./transport/write.ts";

/** Saves everybody who eats along at once. Every plan is checked for all of them when it is next read. */
export async function saveHousehold(body: CallInput<"saveHousehold">): Promise<void> {
  doubtAnswers();
  await write("saveHousehold", { body }, { household: (household) => put("household", {}, household) });
}
