import type { CallInput, CallReply } from "@mealwright/schema/calls";
import type { AuthReply } from "@mealwright/schema/contract/auth";
import { reportsSuccess, userOfReply } from "../product/auth-reply.ts";
import { expectsMember, storeUser } from "../storage/stored-user.ts";
import { noteShownUser } from "./pages/page-cache.ts";
import { expectUser, refreshUser } from "./session.ts";
import { forgetEverything, put } from "./transport/cache.ts";
import { HttpError } from "./transport/http-error.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";
import { leave } from "./user.ts";

/**
 * What a screen for visitors does before the rest of the page learns that somebody is signed in; true if it has changed
 * the account since the server's reply.
 */
type BeforeEntering = () => Promise<boolean>;

/** Signs in. The answer says whether it worked. */
export async function logIn(body: CallInput<"login">): Promise<AuthReply> {
  const reply = await send("login", { body });
  if (userOfReply(reply) !== null) await enter(reply);
  return reply;
}

/** Creates an account and signs in. The answer says whether it worked. */
export async function register(body: CallInput<"register">, beforeEntering: BeforeEntering): Promise<AuthReply> {
  const reply = await send("register", { body });
  if (reportsSuccess(reply)) {
    const hasChanged = await beforeEntering();
    await enter(hasChanged ? null : reply);
  }
  return reply;
}

/** The same, with the questionnaire's answers. */
export async function registerWithPreferences(
  body: CallInput<"registerWithPreferences">,
  beforeEntering: () => void,
): Promise<AuthReply> {
  const reply = await send("registerWithPreferences", { body });
  if (reportsSuccess(reply)) {
    beforeEntering();
    await enter(reply);
  }
  return reply;
}

/** Clears everything about an earlier user from memory. If the reply has no user, the server is asked for it. */
export async function enter(reply: AuthReply | null): Promise<void> {
  await forgetEverything();
  const user = reply === null ? null : userOfReply(reply);
  if (user === null) return refreshUser();
  expectUser();
  noteShownUser(user.id);
  // Stored only to greet the user by name; no permission is ever derived from it.
  storeUser(user);
  await put("user", {}, user);
}

/** Ends the session on the server and leaves. Throws when the server cannot be reached. */
export async function logOut(): Promise<void> {
  await send("logout").catch((error: unknown) => {
    if (!(error instanceof HttpError)) throw error;
  });
  leave();
}

/** Requests a mail with a link to choose a new password. */
export function askForReset(email: string): Promise<CallReply<"forgotPassword">> {
  return write("forgotPassword", { body: { email } });
}

/** Sets a new password with that mail's token; every device is signed out, including this one. */
export async function resetPassword(body: CallInput<"resetPassword">): Promise<CallReply<"resetPassword">> {
  const reply = await send("resetPassword", { body });
  if (reportsSuccess(reply) && expectsMember()) await refreshUser();
  return reply;
}
