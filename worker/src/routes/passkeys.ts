import { CALLS } from "@mealwright/schema/calls";
import { PASSKEY_FLOW_SECONDS } from "@mealwright/schema/constants/auth/sign-in-methods";
import { reply } from "../http/answer/reply.ts";
import { readBody } from "../http/body.ts";
import { clearCookie, readCookie, writeCookie } from "../http/caller/cookies.ts";
import { networkOf, shielded } from "../http/caller/limits.ts";
import { readBeside, replaceSession, requireMember } from "../http/caller/session.ts";
import type { AppContext } from "../http/context.ts";
import type { Handlers } from "../http/handler.ts";
import { later } from "../http/later.ts";
import { presentUser } from "../presenters/user.ts";
import { addPasskey, beginPasskey } from "../use-cases/passkeys/add-passkey.ts";
import { newChallenge } from "../use-cases/passkeys/challenge.ts";
import { requestOptions } from "../use-cases/passkeys/passkey-options.ts";
import {
  listSignInMethods,
  removePasskey,
  renamePasskey,
  unlinkGoogle,
} from "../use-cases/passkeys/sign-in-methods.ts";
import { signInWithPasskey } from "../use-cases/passkeys/sign-in-with-passkey.ts";
import { tellMethodsChanged } from "../use-cases/passkeys/tell-methods-changed.ts";

function keepTicket(c: AppContext, ticket: string): void {
  writeCookie(c, "passkey-flow", ticket, { maxAge: PASSKEY_FLOW_SECONDS, sameSite: "Strict" });
}

/** Takes the ticket of the browser's last challenge; the reply deletes its cookie, because a challenge counts once. */
function takeTicket(c: AppContext): string | undefined {
  const ticket = readCookie(c, "passkey-flow");
  if (ticket !== undefined) clearCookie(c, "passkey-flow");
  return ticket;
}

const proofOf = (c: AppContext, sessionId: string) => ({ network: networkOf(c), sessionId, ticket: takeTicket(c) });

export const passkeysHandlers = {
  passkeySignInOptions: shielded("passkeySignInOptions", async (c) => {
    const deps = c.get("deps");
    const { challenge, ticket } = await newChallenge(deps, "sign-in", null);
    keepTicket(c, ticket);
    return reply(c, "passkeySignInOptions", { options: requestOptions(deps.site.origin, [], challenge) });
  }),

  passkeySignIn: shielded("passkeySignIn", async (c) => {
    const { passkey } = await readBody(c, CALLS.passkeySignIn.body);
    const tried = { passkey, ticket: takeTicket(c) };
    const { account, stats, token } = await signInWithPasskey(c.get("deps"), tried);
    await replaceSession(c, token, account.email);
    return reply(c, "passkeySignIn", { success: true, user: presentUser(account, stats) });
  }),

  signInMethods: async (c) => {
    const { data } = await readBeside(c, (userId) => listSignInMethods(c.get("deps"), userId));
    return reply(c, "signInMethods", data);
  },

  confirmOptions: async (c) => {
    const { account } = await requireMember(c);
    const deps = c.get("deps");
    const own = await deps.passkeys.list(account.id);
    const { challenge, ticket } = await newChallenge(deps, "confirm", account.id);
    keepTicket(c, ticket);
    return reply(c, "confirmOptions", { options: requestOptions(deps.site.origin, own, challenge) });
  },

  addPasskeyOptions: shielded("addPasskeyOptions", async (c) => {
    const { account, sessionId } = await requireMember(c);
    const body = await readBody(c, CALLS.addPasskeyOptions.body);
    const { options, ticket } = await beginPasskey(c.get("deps"), account, { ...body, ...proofOf(c, sessionId) });
    keepTicket(c, ticket);
    return reply(c, "addPasskeyOptions", { options });
  }),

  addPasskey: shielded("addPasskey", async (c) => {
    const { account, sessionId } = await requireMember(c);
    const body = await readBody(c, CALLS.addPasskey.body);
    const added = await addPasskey(c.get("deps"), account, { ...body, sessionId, ticket: takeTicket(c) });
    later(c, "passkey added mail", () => tellMethodsChanged(c.get("deps"), account, "passkey-added"));
    return reply(c, "addPasskey", added);
  }),

  renamePasskey: async (c) => {
    const { account } = await requireMember(c);
    const body = await readBody(c, CALLS.renamePasskey.body);
    return reply(c, "renamePasskey", await renamePasskey(c.get("deps"), account, body));
  },

  removePasskey: shielded("removePasskey", async (c) => {
    const { account, sessionId } = await requireMember(c);
    const { id, ...body } = await readBody(c, CALLS.removePasskey.body);
    await removePasskey(c.get("deps"), account, id, { ...body, ...proofOf(c, sessionId) });
    later(c, "passkey removed mail", () => tellMethodsChanged(c.get("deps"), account, "passkey-removed"));
    return reply(c, "removePasskey", { success: true });
  }),

  unlinkGoogle: shielded("unlinkGoogle", async (c) => {
    const { account, sessionId } = await requireMember(c);
    const body = await readBody(c, CALLS.unlinkGoogle.body);
    await unlinkGoogle(c.get("deps"), account, { ...body, ...proofOf(c, sessionId) });
    later(c, "google unlinked mail", () => tellMethodsChanged(c.get("deps"), account, "google-unlinked"));
    return reply(c, "unlinkGoogle", { success: true });
  }),
} satisfies Handlers;
