import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { GOOGLE_FLOW_SECONDS, GOOGLE_LINK_SECONDS } from "@mealwright/schema/constants/timings";
import { emailField, nameField } from "@mealwright/schema/contract/shared/fields";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import {
  type ForeignIdentity,
  type IdentityProvider,
  type ProviderClient,
  type SignInFlow,
  SignInRefused,
} from "../../domain/identity-ports.ts";
import type { Account } from "../../domain/ports.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { noteEvent } from "../note-event.ts";
import { readGoogleClient } from "./google-client.ts";
import { newSession, signSession } from "./start-session.ts";
import { FLOW_TICKET, LINK_TICKET, openTicket, sealTicket } from "./tickets.ts";

type FlowDeps = Pick<Deps, "clock" | "google" | "sealer" | "settings" | "site">;
type SignInDeps = FlowDeps &
  Pick<
    Deps,
    | "chance"
    | "tokens"
    | "users"
    | "sessionFacts"
    | "sessions"
    | "identities"
    | "counters"
    | "digestKey"
    | "limitScale"
    | "auditLog"
  >;

/** The provider and our credentials there. Throws `not_found` until both are set up. */
async function requireGoogle(deps: FlowDeps): Promise<{ google: IdentityProvider; client: ProviderClient }> {
  const client = await readGoogleClient(deps);
  if (deps.google === null || client === null) throw new DomainError("not_found", CALL_ERRORS.googleNotSet);
  return { google: deps.google, client };
}

function redirectUriOf({ site }: FlowDeps): string {
  return `${site.origin}/api/auth/google/callback`;
}

/**
 * The address to send the browser to, and a ticket that it has to bring back. Throws `not_found` and `SignInRefused`.
 */
export async function beginGoogleSignIn(deps: FlowDeps): Promise<{ url: string; ticket: string }> {
  const { google, client } = await requireGoogle(deps);
  const { url, flow } = await google.begin(client, redirectUriOf(deps));
  return { url, ticket: await sealTicket(deps, FLOW_TICKET, flow, GOOGLE_FLOW_SECONDS) };
}

interface Return {
  /** The cookie that `beginGoogleSignIn` gave the browser. */
  readonly ticket: string | undefined;
  readonly parameters: URLSearchParams;
  readonly network: string;
}

/** Either signed in, or the address already has an account whose password has to be given first. */
export type GoogleOutcome =
  | { readonly kind: "signed-in"; readonly token: string; readonly email: string }
  | { readonly kind: "must-link"; readonly ticket: string };

/** Signs in or registers somebody who returns from Google. Throws `not_found` and `SignInRefused`. */
export async function finishGoogleSignIn(deps: SignInDeps, came: Return): Promise<GoogleOutcome> {
  const { google, client } = await requireGoogle(deps);
  const flow = await useFlow(deps, came);
  const identity = await google.finish(client, redirectUriOf(deps), flow, came.parameters);
  const known = await deps.identities.findAccount(identity.issuer, identity.subject, deps.clock.now());
  return known ? signIn(deps, known) : meetStranger(deps, identity, came);
}

/** The flow that this browser began and that the returned parameters belong to; each can be used once. */
async function useFlow(deps: SignInDeps, { ticket, parameters }: Return): Promise<SignInFlow> {
  const opened = await openTicket(deps, FLOW_TICKET, ticket);
  const flow = opened?.ticket;
  if (!flow || parameters.get("state") !== flow.state) throw new SignInRefused("google-expired");
  const key = `google-state:${deps.digestKey(flow.state)}`;
  const [uses = 0] = await deps.counters.count([{ key, endsAt: opened.endsAt }]);
  if (uses > 1) throw new SignInRefused("google-expired");
  return flow;
}

async function signIn(
  deps: SignInDeps,
  { account, credentialsVersion }: { readonly account: Account; readonly credentialsVersion: number },
): Promise<GoogleOutcome> {
  const session = newSession(deps, account.id);
  const [isKept, token] = await Promise.all([
    deps.sessions.add(session, credentialsVersion),
    signSession(deps, session),
    noteEvent(deps, "signed-in-with-google", account.id),
  ]);
  if (!isKept) throw new SignInRefused("google-failed");
  return { kind: "signed-in", token, email: account.email };
}

/**
 * Somebody who signs in with Google for the first time: creates an account, or asks for the password of an existing
 * one.
 */
async function meetStranger(deps: SignInDeps, identity: ForeignIdentity, came: Return): Promise<GoogleOutcome> {
  const email = emailField.safeParse(identity.email);
  if (!identity.isEmailVerified || !email.success) throw new SignInRefused("google-unverified");
  const owner = await deps.users.findForLogin(email.data);
  const registered = owner === null ? await registerIdentity(deps, identity, email.data, came) : null;
  return registered ?? meetOwner(deps, identity, email.data);
}

/**
 * An existing account may have been created by a stranger with the owner's address; linking it would let the stranger,
 * who knows its password, share it. So the password is required before the two are linked.
 */
async function meetOwner(deps: SignInDeps, identity: ForeignIdentity, email: string): Promise<GoogleOutcome> {
  const [known, owner] = await Promise.all([
    // The same person may have linked the account in another tab meanwhile.
    deps.identities.findAccount(identity.issuer, identity.subject, deps.clock.now()),
    deps.users.findForLogin(email),
  ]);
  if (known) return signIn(deps, known);
  if (!owner) throw new SignInRefused("google-failed");
  const ticket = { issuer: identity.issuer, subject: identity.subject, userId: owner.account.id };
  return { kind: "must-link", ticket: await sealTicket(deps, LINK_TICKET, ticket, GOOGLE_LINK_SECONDS) };
}

/** The name to greet somebody with: the provider's if it is valid, otherwise the first part of the address. */
function nameOf(name: string | null, email: string): string {
  const candidates = [name, email.split("@", 1)[0]];
  for (const candidate of candidates) {
    const parsed = nameField.safeParse(candidate);
    if (parsed.success) return parsed.data;
  }
  return "Friend";
}

/** Creates an account without a password; null if the address got an account in the meantime. */
async function registerIdentity(
  deps: SignInDeps,
  identity: ForeignIdentity,
  email: string,
  { network }: Return,
): Promise<GoogleOutcome | null> {
  const id = deps.chance.newId();
  const session = newSession(deps, id);
  const account = { id, email, name: nameOf(identity.name, email), passwordHash: null, createdAt: session.createdAt };
  try {
    await countOrRefuse(deps, { registrationsPerNetwork: network });
    await deps.identities.create(account, identity, session);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "too_many_requests") throw new SignInRefused("google-busy");
    if (error.code === "email_taken") return null;
    throw error;
  }
  const [token] = await Promise.all([signSession(deps, session), noteEvent(deps, "registered-with-google", id)]);
  return { kind: "signed-in", token, email };
}
