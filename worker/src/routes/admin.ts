import { CALLS } from "@mealwright/schema/calls";
import { DomainError } from "../domain/errors.ts";
import { setPageHeaders } from "../http/answer/page.ts";
import { reply } from "../http/answer/reply.ts";
import { readBody, readQuery } from "../http/body.ts";
import { endAdminSession, replaceAdminSession, requireAdmin } from "../http/caller/admin.ts";
import { pathId } from "../http/caller/guards.ts";
import { deviceCookieOf, writeKnownDeviceOf } from "../http/caller/known-device.ts";
import { networkOf, shielded } from "../http/caller/limits.ts";
import type { Handlers } from "../http/handler.ts";
import { later } from "../http/later.ts";
import { checkModel } from "../use-cases/admin/check-model.ts";
import { listEvents } from "../use-cases/admin/list-events.ts";
import { listPayments } from "../use-cases/admin/list-payments.ts";
import { listUsers } from "../use-cases/admin/list-users.ts";
import { readGeneration } from "../use-cases/admin/read-generation.ts";
import { readModel } from "../use-cases/admin/read-model.ts";
import { saveGoogleClient } from "../use-cases/admin/save-google-client.ts";
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from "../use-cases/admin/second-factor.ts";
import { answerMessage, listMessages } from "../use-cases/admin/support-messages.ts";
import { unlockAdmin } from "../use-cases/admin/unlock-admin.ts";
import { watchRefusals } from "../use-cases/auth/watch-refusals.ts";
import { noteEvent } from "../use-cases/note-event.ts";
import { confirmPassword } from "../use-cases/user/confirm-password.ts";

export const adminHandlers = {
  adminLogin: shielded("adminLogin", async (c) => {
    const body = await readBody(c, CALLS.adminLogin.body);
    const attempt = {
      ...body,
      code: body.code,
      network: networkOf(c),
      device: deviceCookieOf(c),
    };
    const token = await unlockAdmin(c.get("deps"), attempt).catch((error: unknown) => {
      const isWrong = error instanceof DomainError && error.code === "wrong_credentials";
      if (isWrong) later(c, "alarm", () => watchRefusals(c.get("deps"), "admin"));
      throw error;
    });
    await writeKnownDeviceOf(c, body.email);
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
    const factor = await c.get("deps").authenticators.find(account.id);
    const hasSecondFactor = factor?.isConfirmed ?? false;
    const recoveryCodesLeft = hasSecondFactor ? (factor?.recoveryCodesLeft ?? 0) : 0;
    return reply(c, "adminSession", { success: true, email: account.email, hasSecondFactor, recoveryCodesLeft });
  },

  adminModel: async (c) => {
    await requireAdmin(c);
    return reply(c, "adminModel", await readModel(c.get("deps")));
  },

  adminGeneration: async (c) => {
    await requireAdmin(c);
    return reply(c, "adminGeneration", await readGeneration(c.get("deps")));
  },

  checkModel: async (c) => {
    await requireAdmin(c);
    return reply(c, "checkModel", await checkModel(c.get("deps")));
  },

  adminUsers: async (c) => {
    await requireAdmin(c);
    const { items, ...facts } = await listUsers(c.get("deps"), readQuery(c, CALLS.adminUsers.query));
    setPageHeaders(c, facts);
    return reply(c, "adminUsers", items);
  },

  adminPayments: async (c) => {
    await requireAdmin(c);
    return reply(c, "adminPayments", await listPayments(c.get("deps")));
  },

  adminMessages: async (c) => {
    await requireAdmin(c);
    const { items, ...facts } = await listMessages(c.get("deps"), readQuery(c, CALLS.adminMessages.query));
    setPageHeaders(c, facts);
    return reply(c, "adminMessages", items);
  },

  answerMessage: async (c) => {
    const { account } = await requireAdmin(c);
    const { answered } = await readBody(c, CALLS.answerMessage.body);
    return reply(c, "answerMessage", await answerMessage(c.get("deps"), account.id, pathId(c, "id"), answered));
  },

  adminAuditLog: async (c) => {
    await requireAdmin(c);
    const { items, ...facts } = await listEvents(c.get("deps"), readQuery(c, CALLS.adminAuditLog.query));
    setPageHeaders(c, facts);
    return reply(c, "adminAuditLog", items);
  },

  updateGoogleOauth: shielded("updateGoogleOauth", async (c) => {
    const { account, sessionId } = await requireAdmin(c);
    const { password, ...body } = await readBody(c, CALLS.updateGoogleOauth.body);
    await confirmPassword(c.get("deps"), account, { password, network: networkOf(c), sessionId, field: "password" });
    await saveGoogleClient(c.get("deps"), account.id, body);
    return reply(c, "updateGoogleOauth", { success: true });
  }),

  beginSecondFactor: shielded("beginSecondFactor", async (c) => {
    const { account, sessionId } = await requireAdmin(c);
    const { password } = await readBody(c, CALLS.beginSecondFactor.body);
    const key = await beginSecondFactor(c.get("deps"), account, { password, network: networkOf(c), sessionId });
    return reply(c, "beginSecondFactor", key);
  }),

  confirmSecondFactor: shielded("confirmSecondFactor", async (c) => {
    const { account } = await requireAdmin(c);
    const { code } = await readBody(c, CALLS.confirmSecondFactor.body);
    const recoveryCodes = await confirmSecondFactor(c.get("deps"), account, code);
    return reply(c, "confirmSecondFactor", { success: true, recoveryCodes });
  }),

  removeSecondFactor: shielded("removeSecondFactor", async (c) => {
    const { account } = await requireAdmin(c);
    const { code } = await readBody(c, CALLS.removeSecondFactor.body);
    await removeSecondFactor(c.get("deps"), account, code);
    return reply(c, "removeSecondFactor", { success: true });
  }),
} satisfies Handlers;
