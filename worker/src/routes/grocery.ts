import { CALLS } from "@mealwright/schema/calls";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { pathId } from "../http/caller/guards.ts";
import { shielded, shieldedForPolling } from "../http/caller/limits.ts";
import { claimMember, entitled, readBeside, requireMember } from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { readCupboard, setCupboard } from "../use-cases/grocery/cupboard.ts";
import { mailGroceryList } from "../use-cases/grocery/mail-list.ts";
import {
  lookAgain,
  type OpenShare,
  openSharedList,
  presentSharedList,
  tickSharedLine,
} from "../use-cases/grocery/open-shared-list.ts";
import { addOwnLine, removeOwnLine } from "../use-cases/grocery/own-lines.ts";
import { setCheck } from "../use-cases/grocery/set-check.ts";
import { readListNews, readShare, shareList, unshareList } from "../use-cases/grocery/share-list.ts";
import { correctKitchen, readKitchen, useUpKitchen } from "../use-cases/kitchen/kitchen.ts";
import { requireCapability } from "../use-cases/require-capability.ts";

const SHARED_LIST_HEADERS = { "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };

export const groceryHandlers = {
  sendGroceryEmail: shielded("sendGroceryEmail", async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.sendGroceryEmail.capability);
    const { weekOf } = await readBody(c, CALLS.sendGroceryEmail.body);
    await mailGroceryList(c.get("deps"), account, weekOf);
    return reply(c, "sendGroceryEmail", { success: true });
  }),

  groceryCheck: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.groceryCheck.capability);
    const body = await readBody(c, CALLS.groceryCheck.body);
    await setCheck(c.get("deps"), account, body);
    return reply(c, "groceryCheck", { success: true });
  },

  cupboard: async (c) => {
    const read = (userId: string) => readCupboard(c.get("deps"), userId, pathId(c, "id"));
    return reply(c, "cupboard", (await readBeside(c, read, CALLS.cupboard.capability)).data);
  },

  setCupboard: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.setCupboard.capability);
    const entry = await readBody(c, CALLS.setCupboard.body);
    return reply(c, "setCupboard", await setCupboard(c.get("deps"), account, pathId(c, "id"), entry));
  },

  kitchen: async (c) => {
    const user = entitled(await claimMember(c), CALLS.kitchen.capability);
    return reply(c, "kitchen", await readKitchen(c.get("deps"), user));
  },

  correctKitchen: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.correctKitchen.capability);
    const entry = await readBody(c, CALLS.correctKitchen.body);
    return reply(c, "correctKitchen", await correctKitchen(c.get("deps"), account, entry));
  },

  useUpKitchen: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.useUpKitchen.capability);
    return reply(c, "useUpKitchen", await useUpKitchen(c.get("deps"), account, pathId(c, "foodId")));
  },

  addOwnLine: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.addOwnLine.capability);
    const line = await readBody(c, CALLS.addOwnLine.body);
    return reply(c, "addOwnLine", await addOwnLine(c.get("deps"), account, pathId(c, "id"), line));
  },

  removeOwnLine: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.removeOwnLine.capability);
    const [planId, lineId] = [pathId(c, "id"), pathId(c, "lineId")];
    return reply(c, "removeOwnLine", await removeOwnLine(c.get("deps"), account, planId, lineId));
  },

  listShare: async (c) => {
    const read = (userId: string) => readShare(c.get("deps"), userId, pathId(c, "id"));
    return reply(c, "listShare", (await readBeside(c, read, CALLS.listShare.capability)).data);
  },

  shareList: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.shareList.capability);
    return reply(c, "shareList", await shareList(c.get("deps"), account, pathId(c, "id")));
  },

  unshareList: async (c) => {
    const { account } = await requireMember(c);
    requireCapability(account, CALLS.unshareList.capability);
    return reply(c, "unshareList", await unshareList(c.get("deps"), account, pathId(c, "id")));
  },

  listNews: shieldedForPolling("listNews", async (c) => {
    const read = (userId: string) => readListNews(c.get("deps"), userId, pathId(c, "id"));
    return reply(c, "listNews", (await readBeside(c, read, CALLS.listNews.capability)).data);
  }),

  sharedList: shieldedForPolling("sharedList", async (c) => {
    const deps = c.get("deps");
    const token = pathId(c, "token");
    const seen = c.req.header("if-none-match");
    const tagOf = ({ version }: OpenShare) => `"${version}"`;
    const headersOf = (share: OpenShare) => ({ ETag: tagOf(share), ...SHARED_LIST_HEADERS });
    const opened =
      seen === undefined
        ? await openSharedList(deps, token)
        : await lookAgain(deps, token, (share) => seen === tagOf(share));
    if (opened.list === null) return c.body(null, 304, headersOf(opened.share));
    const answer = reply(c, "sharedList", presentSharedList(opened));
    const headers = headersOf(opened.share);
    for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
    return answer;
  }),

  tickSharedLine: shielded("tickSharedLine", async (c) => {
    const token = pathId(c, "token");
    const press = await readBody(c, CALLS.tickSharedLine.body);
    const deps = c.get("deps");
    await tickSharedLine(deps, await openSharedList(deps, token), press);
    return reply(c, "tickSharedLine", { success: true });
  }),
} satisfies Handlers;
