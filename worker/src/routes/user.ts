import { CALLS } from "@mealwright/schema/calls";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { forgetBrowser } from "../http/caller/admin.ts";
import { pathId } from "../http/caller/guards.ts";
import { networkOf, refuseComputingFlood, shielded } from "../http/caller/limits.ts";
import {
  claimMember,
  findMember,
  readBeside,
  replaceSession,
  requireMember,
  requireMemberWithStats,
  signInFirst,
} from "../http/caller/session.ts";
import type { Handlers } from "../http/handler.ts";
import { later } from "../http/later.ts";
import { presentUser } from "../presenters/user.ts";
import { tellPasswordChanged } from "../use-cases/auth/tell-password-changed.ts";
import { shownStats } from "../use-cases/meal-plan/shown-stats.ts";
import { changePassword } from "../use-cases/user/change-password.ts";
import { confirmEmailChange } from "../use-cases/user/confirm-email-change.ts";
import { deleteUser } from "../use-cases/user/delete-user.ts";
import { exportUser } from "../use-cases/user/export-user.ts";
import { endAllSessions, endSession, listSessions } from "../use-cases/user/manage-sessions.ts";
import { requestEmailChange } from "../use-cases/user/request-email-change.ts";
import { tellEmailChanged } from "../use-cases/user/tell-email-changed.ts";
import { mailVerificationAgain, verifyEmail } from "../use-cases/user/verify-email.ts";

export const userHandlers = {
  user: async (c) => {
    const { account, stats } = await requireMemberWithStats(c);
    return reply(c, "user", presentUser(account, await shownStats(c.get("deps"), account, stats)));
  },

  exportUser: async (c) => {
    const user = await claimMember(c);
    await refuseComputingFlood(c, user);
    const data = await exportUser(c.get("deps"), user);
    c.header("Content-Disposition", 'attachment; filename="mealwright-data.json"');
    return reply(c, "exportUser", data);
  },

  deleteUser: shielded("deleteUser", async (c) => {
    const { account, sessionId } = await requireMember(c);
    const { password } = await readBody(c, CALLS.deleteUser.body);
    await deleteUser(c.get("deps"), account, { password, network: networkOf(c), sessionId });
    await forgetBrowser(c);
    return reply(c, "deleteUser", { success: true });
  }),

  updateProfile: async (c) => {
    const { account, stats } = await requireMemberWithStats(c);
    const change = await readBody(c, CALLS.updateProfile.body);
    const { accounts, clock } = c.get("deps");
    const changed = await accounts.updateProfile(account.id, change, clock.now());
    if (changed === null) throw signInFirst();
    return reply(c, "updateProfile", presentUser(changed, await shownStats(c.get("deps"), changed, stats)));
  },

  changePassword: shielded("changePassword", async (c) => {
    const { account, sessionId } = await requireMember(c);
    const body = await readBody(c, CALLS.changePassword.body);
    const change = { ...body, sessionId, network: networkOf(c) };
    await replaceSession(c, await changePassword(c.get("deps"), account, change), account.email);
    const owner = { ...account, userId: account.id };
    later(c, "password changed mail", () => tellPasswordChanged(c.get("deps"), owner, "in-settings"));
    return reply(c, "changePassword", { success: true });
  }),

  changeEmail: shielded("changeEmail", async (c) => {
    const { account, sessionId } = await requireMember(c);
    const body = await readBody(c, CALLS.changeEmail.body);
    await requestEmailChange(c.get("deps"), account, { ...body, network: networkOf(c), sessionId });
    return reply(c, "changeEmail", { success: true, message: LATE_MESSAGES.emailChangeSent });
  }),

  confirmEmail: async (c) => {
    const member = await findMember(c);
    // The link works only in a signed-in browser, so that a mail scanner that follows links changes nothing.
    if (!member) return c.redirect("/auth?error=email-link");
    const { account } = member;
    const isChanged = await confirmEmailChange(c.get("deps"), account, c.req.query("token") ?? "");
    if (isChanged) later(c, "address changed mail", () => tellEmailChanged(c.get("deps"), account));
    return c.redirect(isChanged ? "/settings?email=changed" : "/settings?email=invalid");
  },

  sendEmailVerification: shielded("sendEmailVerification", async (c) => {
    const { account } = await requireMember(c);
    const message = await mailVerificationAgain(c.get("deps"), account);
    return reply(c, "sendEmailVerification", { success: true, message });
  }),

  verifyEmail: async (c) => {
    const member = await findMember(c);
    // As above: only in a signed-in browser.
    if (!member) return c.redirect("/auth?error=email-link");
    const isVerified = await verifyEmail(c.get("deps"), member.account, c.req.query("ticket"));
    return c.redirect(isVerified ? "/settings?email=verified" : "/settings?email=invalid");
  },

  sessions: async (c) => {
    const { data: list, sessionId } = await readBeside(c, (userId) => listSessions(c.get("deps"), userId));
    return reply(c, "sessions", list(sessionId));
  },

  endSessions: async (c) => {
    const { account } = await requireMember(c);
    await endAllSessions(c.get("deps"), account.id);
    await forgetBrowser(c);
    return reply(c, "endSessions", { success: true });
  },

  endSession: async (c) => {
    const { account, sessionId } = await requireMember(c);
    const ended = pathId(c, "id");
    await endSession(c.get("deps"), account.id, ended);
    if (ended === sessionId) await forgetBrowser(c);
    return reply(c, "endSession", { success: true });
  },
} satisfies Handlers;
