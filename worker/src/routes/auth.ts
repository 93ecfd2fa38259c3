import { CALLS } from "@mealwright/schema/calls";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { GOOGLE_FLOW_SECONDS, GOOGLE_LINK_SECONDS } from "@mealwright/schema/constants/timings";
import type { User } from "@mealwright/schema/contract/user";
import { mailboxOf } from "@mealwright/schema/rules/email";
import { DomainError } from "../domain/errors.ts";
import { SignInRefused } from "../domain/identity-ports.ts";
import type { Account, ProvedOwner } from "../domain/ports.ts";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { forgetBrowser } from "../http/caller/admin.ts";
import { clearCookie, readCookie, writeCookie } from "../http/caller/cookies.ts";
import { deviceCookieOf, writeKnownDeviceOf } from "../http/caller/known-device.ts";
import { networkOf, shielded } from "../http/caller/limits.ts";
import { readSessionClaims, replaceSession, writeSession } from "../http/caller/session.ts";
import type { AppContext } from "../http/context.ts";
import type { Handlers } from "../http/handler.ts";
import { later } from "../http/later.ts";
import { presentUser } from "../presenters/user.ts";
import { readGoogleClient } from "../use-cases/auth/google-client.ts";
import { beginGoogleSignIn, finishGoogleSignIn } from "../use-cases/auth/google-sign-in.ts";
import { linkGoogle, tellGoogleLinked } from "../use-cases/auth/link-google.ts";
import { logIn } from "../use-cases/auth/log-in.ts";
import { logOut } from "../use-cases/auth/log-out.ts";
import { noteRefusedSignIn } from "../use-cases/auth/note-refused-sign-in.ts";
import { type Registration, register } from "../use-cases/auth/register.ts";
import { requestPasswordReset } from "../use-cases/auth/request-password-reset.ts";
import { resetPassword } from "../use-cases/auth/reset-password.ts";
import { tellPasswordChanged } from "../use-cases/auth/tell-password-changed.ts";
import { watchRefusals } from "../use-cases/auth/watch-refusals.ts";
import { countOrRefuse, refuseUsedUp } from "../use-cases/limits/count-or-refuse.ts";
import { mailVerification } from "../use-cases/user/verify-email.ts";

/** Rethrows an error. A wrong password is logged only after the reply, so that the reply's timing reveals nothing. */
function noting(c: AppContext, email: string): (error: unknown) => never {
  return (error) => {
    const isWrong = error instanceof DomainError && error.code === "wrong_credentials";
    if (isWrong) {
      later(c, "refused sign-in", () => noteRefusedSignIn(c.get("deps"), email));
      later(c, "alarm", () => watchRefusals(c.get("deps"), "signIn"));
    }
    throw error;
  };
}

/**
 * A stranger may have used up the mails that an address may get; the newest one still works for its owner, so say so.
 */
function pointToMails(error: unknown): never {
  if (!(error instanceof DomainError) || error.code !== "too_many_requests") throw error;
  throw new DomainError(error.code, `${error.message} ${LATE_MESSAGES.newestResetMail}`, error.details);
}

/** Links a Google account that waited for the password of the existing account, which was just given. */
async function linkWaitingGoogle(c: AppContext, account: Account, owner: ProvedOwner): Promise<void> {
  const ticket = readCookie(c, "google-link");
  if (ticket === undefined) return;
  clearCookie(c, "google-link");
  const isLinked = await linkGoogle(c.get("deps"), owner, ticket);
  if (isLinked) later(c, "google linked mail", () => tellGoogleLinked(c.get("deps"), account));
}

/** Runs one step of the Google sign-in; if it is refused, redirects to the sign-in page, which explains why. */
async function orBackToSignIn(c: AppContext, step: () => Promise<string>): Promise<Response> {
  try {
    return c.redirect(await step());
  } catch (error) {
    if (error instanceof SignInRefused) return c.redirect(`/auth?error=${error.code}`);
    throw error;
  }
}

/** Makes an account and signs its browser in. */
async function registerHere(c: AppContext, registration: Registration): Promise<User> {
  const deps = c.get("deps");
  const { account, stats, token } = await deps.passwords.inLine(async () => {
    await countOrRefuse(deps, { registrationsPerNetwork: networkOf(c) });
    return register(deps, registration);
  });
  await replaceSession(c, token, account.email);
  later(c, "verification mail", () => mailVerification(deps, account));
  return presentUser(account, stats);
}

export const authHandlers = {
  register: shielded("register", async (c) => {
    const body = await readBody(c, CALLS.register.body);
    return reply(c, "register", { success: true, user: await registerHere(c, { ...body, preferences: null }) });
  }),

  registerWithPreferences: shielded("registerWithPreferences", async (c) => {
    const { email, name, password, ...preferences } = await readBody(c, CALLS.registerWithPreferences.body);
    const user = await registerHere(c, { email, name, password, preferences });
    return reply(c, "registerWithPreferences", { success: true, user });
  }),

  login: shielded("login", async (c) => {
    const body = await readBody(c, CALLS.login.body);
    const before = (await readSessionClaims(c))?.sessionId ?? null;
    const credentials = { ...body, network: networkOf(c), device: deviceCookieOf(c), before };
    const { account, owner, stats, token } = await logIn(c.get("deps"), credentials).catch(noting(c, body.email));
    writeSession(c, token, owner, account.email);
    await linkWaitingGoogle(c, account, owner);
    return reply(c, "login", { success: true, user: presentUser(account, stats) });
  }),

  logout: async (c) => {
    const claims = await readSessionClaims(c);
    if (claims) await logOut(c.get("deps"), claims.sessionId);
    await forgetBrowser(c);
    return reply(c, "logout", { success: true });
  },

  forgotPassword: shielded("forgotPassword", async (c) => {
    const { email } = await readBody(c, CALLS.forgotPassword.body);
    const deps = c.get("deps");
    await refuseUsedUp(deps, { resetMailsPerDay: "all" });
    const limits = { resetMailsPerMailbox: mailboxOf(email), resetMailsPerNetwork: networkOf(c) };
    await countOrRefuse(deps, limits).catch(pointToMails);
    // Runs after the reply, so that its timing does not reveal whether the address is known.
    later(c, "password reset mail", () => requestPasswordReset(deps, email));
    return reply(c, "forgotPassword", { success: true, message: MESSAGES.resetEmailSent });
  }),

  resetPassword: shielded("resetPassword", async (c) => {
    const body = await readBody(c, CALLS.resetPassword.body);
    const deps = c.get("deps");
    const owner = await deps.passwords.inLine(() => resetPassword(deps, { ...body, network: networkOf(c) }));
    await writeKnownDeviceOf(c, owner.email);
    later(c, "password changed mail", () => tellPasswordChanged(c.get("deps"), owner, "by-mail"));
    await forgetBrowser(c);
    return reply(c, "resetPassword", { success: true, message: LATE_MESSAGES.passwordReset });
  }),

  authProviders: async (c) => {
    const google = await readGoogleClient(c.get("deps"));
    return reply(c, "authProviders", { google: google !== null });
  },

  googleSignIn: shielded("googleSignIn", async (c) => {
    // Only our own page may start this: another site must not be able to sign somebody in.
    if (/^(cross|same)-site$/.test(c.req.header("sec-fetch-site") ?? "")) return c.redirect("/auth");
    return orBackToSignIn(c, async () => {
      const { url, ticket } = await beginGoogleSignIn(c.get("deps"));
      writeCookie(c, "google-flow", ticket, { maxAge: GOOGLE_FLOW_SECONDS });
      return url;
    });
  }),

  googleCallback: shielded("googleCallback", async (c) => {
    const ticket = readCookie(c, "google-flow");
    if (ticket !== undefined) clearCookie(c, "google-flow");
    return orBackToSignIn(c, async () => {
      const parameters = new URL(c.req.url).searchParams;
      const came = { ticket, parameters, network: networkOf(c) };
      const outcome = await finishGoogleSignIn(c.get("deps"), came);
      if (outcome.kind === "must-link") {
        writeCookie(c, "google-link", outcome.ticket, { maxAge: GOOGLE_LINK_SECONDS });
        throw new SignInRefused("google-link");
      }
      await replaceSession(c, outcome.token, outcome.email);
      return "/dashboard";
    });
  }),
} satisfies Handlers;
