import { CALLS } from "@mealwright/schema/calls";
import { endAdminSession, replaceAdminSession, requireAdmin } from "../http/admin.ts";
import { readBody } from "../http/body.ts";
import { networkOf, shielded } from "../http/limits.ts";
import { reply } from "../http/reply.ts";
import { saveGoogleClient } from "../use-cases/admin/save-google-client.ts";
import { unlockAdmin } from "../use-cases/admin/unlock-admin.ts";
import { noteEvent } from "../use-cases/note-event.ts";
import type { Handlers } from "./handlers.ts";

export const adminHandlers: Handlers = {
  adminLogin: shielded("adminLogin", async (c) => {
    const body = await readBody(c, CALLS.adminLogin.body);
    const userAgent = c.req.header("user-agent") ?? null;
    const token = await unlockAdmin(c.get("deps"), { ...body, userAgent, network: networkOf(c) });
    await replaceAdminSession(c, token);
    return reply(c, "adminLogin", { success: true });
  }),

  adminLogout: async (c) => {
    const adminId = await endAdminSession(c);
    if (adminId !== null) await noteEvent(c.get("deps"), "admin-locked", adminId);
    return reply(c, "adminLogout", { success: true });
  },

  adminSession: async (c) => {
    const { account } = await requireAdmin(c);
    return reply(c, "adminSession", { success: true, email: account.email });
  },

  updateGoogleOauth: async (c) => {
    const { account } = await requireAdmin(c);
    const body = await readBody(c, CALLS.updateGoogleOauth.body);
    await saveGoogleClient(c.get("deps"), account.id, body);
    return reply(c, "updateGoogleOauth", { success: true });
  },
};
