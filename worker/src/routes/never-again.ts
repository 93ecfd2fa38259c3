import { CALLS } from "@mealwright/schema/calls";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { pathId } from "../http/caller/guards.ts";
import { readBeside, requireMember } from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { addNeverAgain, listNeverAgain, removeNeverAgain } from "../use-cases/never-again/manage-never-again.ts";

export const neverAgainHandlers = {
  neverAgain: async (c) => {
    const { data } = await readBeside(c, (userId) => listNeverAgain(c.get("deps"), userId));
    return reply(c, "neverAgain", data);
  },

  addNeverAgain: async (c) => {
    const { account } = await requireMember(c);
    const { mealId, wish } = await readBody(c, CALLS.addNeverAgain.body);
    return reply(c, "addNeverAgain", await addNeverAgain(c.get("deps"), account, mealId, wish));
  },

  removeNeverAgain: async (c) => {
    const { account } = await requireMember(c);
    await removeNeverAgain(c.get("deps"), account, pathId(c, "id"));
    return reply(c, "removeNeverAgain", { success: true });
  },
} satisfies Handlers;
