import { CALLS } from "@mealwright/schema/calls";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { refuseComputingFlood, shielded } from "../http/caller/limits.ts";
import { claimMember, requireMember } from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { presentHousehold } from "../presenters/household.ts";
import { presentOtherAllergies } from "../presenters/other-allergies.ts";
import { readHousehold } from "../use-cases/preferences/read-household.ts";
import { readPreferences } from "../use-cases/preferences/read-preferences.ts";
import { saveHousehold } from "../use-cases/preferences/save-household.ts";
import { savePreferences } from "../use-cases/preferences/save-preferences.ts";

export const preferencesHandlers = {
  preferences: async (c) => {
    return reply(c, "preferences", await readPreferences(c.get("deps"), await claimMember(c)));
  },

  household: async (c) => {
    const user = await claimMember(c);
    await refuseComputingFlood(c, user);
    return reply(c, "household", presentHousehold(await readHousehold(c.get("deps"), user)));
  },

  saveHousehold: async (c) => {
    const { account } = await requireMember(c);
    await refuseComputingFlood(c, account);
    const { people, basedOn } = await readBody(c, CALLS.saveHousehold.body);
    return reply(c, "saveHousehold", presentHousehold(await saveHousehold(c.get("deps"), account, people, basedOn)));
  },

  readOtherAllergies: shielded("readOtherAllergies", async (c) => {
    const { otherAllergies } = await readBody(c, CALLS.readOtherAllergies.body);
    return reply(c, "readOtherAllergies", presentOtherAllergies(otherAllergies));
  }),

  saveQuestionnaire: async (c) => {
    const { account } = await requireMember(c);
    const { basedOn, ...answers } = await readBody(c, CALLS.saveQuestionnaire.body);
    await savePreferences(c.get("deps"), account.id, answers, basedOn);
    return reply(c, "saveQuestionnaire", { success: true });
  },
} satisfies Handlers;
