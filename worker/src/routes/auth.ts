import { CALLS } from "@mealwright/schema/calls";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { readBody } from "../http/body.ts";
import { later } from "../http/later.ts";
import { networkOf, shielded } from "../http/limits.ts";
import { reply } from "../http/reply.ts";
import { clearSessionCookie, readSessionClaims, replaceSession } from "../http/session.ts";
import { logIn } from "../use-cases/auth/log-in.ts";
import { logOut } from "../use-cases/auth/log-out.ts";
import { register } from "../use-cases/auth/register.ts";
import { requestPasswordReset } from "../use-cases/auth/request-password-reset.ts";
import { resetPassword } from "../use-cases/auth/reset-password.ts";
import { tellPasswordChanged } from "../use-cases/auth/tell-password-changed.ts";
import { countOrRefuse } from "../use-cases/limits/count-or-refuse.ts";
import { presentUser } from "../use-cases/user/present-user.ts";
import type { Handlers } from "./handlers.ts";

export const authHandlers: Handlers = {
  register: shielded("register", async (c) => {
    const body = await readBody(c, CALLS.register.body);
    await countOrRefuse(c.get("deps"), { registrationsPerNetwork: networkOf(c) });
    const userAgent = c.req.header("user-agent") ?? null;
    const { account, stats, token } = await register(c.get("deps"), { ...body, preferences: null, userAgent });
    await replaceSession(c, token);
    return reply(c, "register", { success: true, user: presentUser(account, stats) });
  }),

  registerWithPreferences: shielded("registerWithPreferences", async (c) => {
    const { email, name, password, ...answers } = await readBody(c, CALLS.registerWithPreferences.body);
    await countOrRefuse(c.get("deps"), { registrationsPerNetwork: networkOf(c) });
    const userAgent = c.req.header("user-agent") ?? null;
    const registration = { email, name, password, preferences: answers, userAgent };
    const { account, stats, token } = await register(c.get("deps"), registration);
    await replaceSession(c, token);
    return reply(c, "registerWithPreferences", { success: true, user: presentUser(account, stats) });
  }),

  login: shielded("login", async (c) => {
    const body = await readBody(c, CALLS.login.body);
    const userAgent = c.req.header("user-agent") ?? null;
    const { account, stats, token } = await logIn(c.get("deps"), { ...body, userAgent, network: networkOf(c) });
    await replaceSession(c, token);
    return reply(c, "login", { success: true, user: presentUser(account, stats) });
  }),

  logout: async (c) => {
    const claims = await readSessionClaims(c);
    if (claims) await logOut(c.get("deps"), claims.sessionId);
    clearSessionCookie(c);
    return reply(c, "logout", { success: true });
  },

  forgotPassword: shielded("forgotPassword", async (c) => {
    const { email } = await readBody(c, CALLS.forgotPassword.body);
    await countOrRefuse(c.get("deps"), { resetMailsPerEmail: email, resetMailsPerNetwork: networkOf(c) });
    // After the answer, so that its time tells nothing of the address.
    later(c, "password reset mail", () => requestPasswordReset(c.get("deps"), email));
    return reply(c, "forgotPassword", { success: true, message: MESSAGES.resetEmailSent });
  }),

  resetPassword: shielded("resetPassword", async (c) => {
    const owner = await resetPassword(c.get("deps"), await readBody(c, CALLS.resetPassword.body));
    later(c, "password changed mail", () => tellPasswordChanged(c.get("deps"), owner));
    clearSessionCookie(c);
    return reply(c, "resetPassword", { success: true, message: MESSAGES.passwordReset });
  }),
};
