import { CALLS } from "@mealwright/schema/calls";
import { readBody } from "../http/body.ts";
import { reply } from "../http/reply.ts";
import { requireMember } from "../http/session.ts";
import { mailGroceryList } from "../use-cases/grocery/mail-list.ts";
import { setCheck } from "../use-cases/grocery/set-check.ts";
import { requireCapability } from "../use-cases/require-capability.ts";
import type { Handlers } from "./handlers.ts";

export const groceryHandlers: Handlers = {
  sendGroceryEmail: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.sendGroceryEmail.capability);
    const { weekOf } = await readBody(c, CALLS.sendGroceryEmail.body);
    await mailGroceryList(c.get("deps"), account, weekOf);
    return reply(c, "sendGroceryEmail", { success: true });
  },

  groceryCheck: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.groceryCheck.capability);
    const body = await readBody(c, CALLS.groceryCheck.body);
    await setCheck(c.get("deps"), account, body);
    return reply(c, "groceryCheck", { success: true });
  },
};
