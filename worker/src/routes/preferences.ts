import { CALLS } from "@mealwright/schema/calls";
import { readBody } from "../http/body.ts";
import { reply } from "../http/reply.ts";
import { requireMember } from "../http/session.ts";
import { readPreferences } from "../use-cases/preferences/read-preferences.ts";
import { savePreferences } from "../use-cases/preferences/save-preferences.ts";
import type { Handlers } from "./handlers.ts";

export const preferencesHandlers: Handlers = {
  preferences: async (c) => {
    const { account } = await requireMember(c);
    return reply(c, "preferences", await readPreferences(c.get("deps"), account.id));
  },

  saveQuestionnaire: async (c) => {
    const { account } = await requireMember(c);
    const answers = await readBody(c, CALLS.saveQuestionnaire.body);
    await savePreferences(c.get("deps"), account.id, answers);
    return reply(c, "saveQuestionnaire", { success: true });
  },
};
