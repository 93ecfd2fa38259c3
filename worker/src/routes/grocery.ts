import { CALLS } from "@mealwright/schema/calls";
import { readBody } from "../http/body.ts";
import { pathId } from "../http/guards.ts";
import { reply } from "../http/reply.ts";
import { requireMember } from "../http/session.ts";
import { readCupboard, setCupboard } from "../use-cases/grocery/cupboard.ts";
import { mailGroceryList } from "../use-cases/grocery/mail-list.ts";
import { addOwnLine, removeOwnLine } from "../use-cases/grocery/own-lines.ts";
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

  cupboard: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.cupboard.capability);
    return reply(c, "cupboard", await readCupboard(c.get("deps"), account, pathId(c, "id")));
  },

  setCupboard: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.setCupboard.capability);
    const entry = await readBody(c, CALLS.setCupboard.body);
    return reply(c, "setCupboard", await setCupboard(c.get("deps"), account, pathId(c, "id"), entry));
  },

  addOwnLine: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.addOwnLine.capability);
    const { text } = await readBody(c, CALLS.addOwnLine.body);
    return reply(c, "addOwnLine", await addOwnLine(c.get("deps"), account, pathId(c, "id"), text));
  },

  removeOwnLine: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.removeOwnLine.capability);
    const [planId, lineId] = [pathId(c, "id"), pathId(c, "lineId")];
    return reply(c, "removeOwnLine", await removeOwnLine(c.get("deps"), account, planId, lineId));
  },
};
