import { PASSKEY_FLOW_SECONDS, SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import { openTicket, PASSKEY_TICKET, sealTicket } from "../auth/tickets.ts";

/** The purpose of a passkey's response: a response to one purpose is never accepted for another. */
export type PasskeyPurpose = "sign-in" | "add" | "confirm";

export interface Challenge {
  readonly challenge: string;
  /** Encrypted, for a cookie of the browser that asked. */
  readonly ticket: string;
}

/** Creates a challenge; `userId` is null for somebody who is not signed in yet. */
export async function newChallenge(
  deps: Pick<Deps, "clock" | "linkTokens" | "sealer">,
  purpose: PasskeyPurpose,
  userId: string | null,
): Promise<Challenge> {
  const { token: challenge } = deps.linkTokens.create();
  const ticket = await sealTicket(deps, PASSKEY_TICKET, { challenge, purpose, userId }, PASSKEY_FLOW_SECONDS);
  return { challenge, ticket };
}

/**
 * The challenge of a ticket. Throws `wrong_credentials` if the ticket is invalid, has expired, was used before, or is
 * for another purpose or user.
 */
export async function useChallenge(
  deps: Pick<Deps, "clock" | "sealer" | "counters" | "digestKey">,
  sealed: string | undefined,
  purpose: PasskeyPurpose,
  userId: string | null,
): Promise<string> {
  const expired = () => new DomainError("wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyExpired);
  const opened = await openTicket(deps, PASSKEY_TICKET, sealed);
  if (opened?.ticket.purpose !== purpose || opened.ticket.userId !== userId) throw expired();
  const { challenge } = opened.ticket;
  const key = `passkey-challenge:${deps.digestKey(challenge)}`;
  const [uses = 0] = await deps.counters.count([{ key, endsAt: opened.endsAt }]);
  if (uses > 1) throw expired();
  return challenge;
}
