import { PASSKEYS_MAX, SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { Passkey, PasskeyRegistration } from "@mealwright/schema/contract/passkeys";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { presentPasskey } from "../../presenters/passkeys.ts";
import { noteEvent } from "../note-event.ts";
import { newChallenge, useChallenge } from "./challenge.ts";
import { type ConfirmOwnerDeps, confirmOwner, type OwnerTry } from "./confirm-owner.ts";
import { creationOptions } from "./passkey-options.ts";

/**
 * After the owner's identity was confirmed: the options for creating a passkey, and the ticket for its response. Throws
 * `conflict`.
 */
export async function beginPasskey(
  deps: ConfirmOwnerDeps & Pick<Deps, "linkTokens" | "site">,
  account: Account,
  proof: OwnerTry,
): Promise<{ options: ReturnType<typeof creationOptions>; ticket: string }> {
  await confirmOwner(deps, account, proof);
  const existing = await deps.passkeys.list(account.id);
  if (existing.length >= PASSKEYS_MAX) throw new DomainError("conflict", SIGN_IN_METHOD_ERRORS.passkeysFull);
  const { challenge, ticket } = await newChallenge(deps, "add", account.id);
  return { options: creationOptions(deps.site.origin, account, existing, challenge), ticket };
}

export interface NewPasskey {
  /** The session that adds the passkey. */
  readonly sessionId: string;
  readonly ticket: string | undefined;
  readonly name: string;
  readonly passkey: PasskeyRegistration;
}

/**
 * Stores the passkey that the browser created. Throws `invalid_fields` for an invalid response, `conflict` for a
 * passkey that exists already.
 */
export async function addPasskey(
  deps: Pick<
    Deps,
    "clock" | "chance" | "sealer" | "counters" | "digestKey" | "passkeys" | "passkeyVerifier" | "auditLog"
  >,
  account: Account,
  { sessionId, ticket, name, passkey }: NewPasskey,
): Promise<Passkey> {
  const challenge = await useChallenge(deps, ticket, "add", account.id).catch((error: unknown) => {
    if (error instanceof DomainError) throw new DomainError("invalid_fields", error.message);
    throw error;
  });
  const made = await deps.passkeyVerifier.readRegistration(passkey, challenge);
  if (!made) throw new DomainError("invalid_fields", SIGN_IN_METHOD_ERRORS.passkeyRefused);
  const stored = { ...made, name, createdAt: deps.clock.now(), lastUsedAt: null };
  if (!(await deps.passkeys.add({ userId: account.id, sessionId }, stored))) {
    throw new DomainError("conflict", SIGN_IN_METHOD_ERRORS.passkeyKnown);
  }
  await noteEvent(deps, "passkey-added", account.id);
  return presentPasskey(stored);
}
