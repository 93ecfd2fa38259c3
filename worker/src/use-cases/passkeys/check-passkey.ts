import { SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { PasskeyAssertion } from "@mealwright/schema/contract/passkeys";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { type PasskeyPurpose, useChallenge } from "./challenge.ts";

export type CheckPasskeyDeps = Pick<
  Deps,
  "clock" | "sealer" | "counters" | "digestKey" | "passkeys" | "passkeyVerifier"
>;

export interface PasskeyTry {
  readonly ticket: string | undefined;
  readonly passkey: PasskeyAssertion;
  readonly purpose: PasskeyPurpose;
  /** The expected owner; null if the passkey itself tells who signs in. */
  readonly userId: string | null;
}

/**
 * The owner of a passkey that has signed our challenge. Throws `wrong_credentials` for every kind of failure, so as to
 * reveal nothing.
 */
export async function checkPasskey(
  deps: CheckPasskeyDeps,
  { ticket, passkey, purpose, userId }: PasskeyTry,
): Promise<{ account: Account; credentialsVersion: number }> {
  const challenge = await useChallenge(deps, ticket, purpose, userId);
  const refused = () => new DomainError("wrong_credentials", SIGN_IN_METHOD_ERRORS.passkeyRefused);
  const found = await deps.passkeys.find(passkey.id, deps.clock.now());
  if (!found || (userId !== null && found.account.id !== userId)) throw refused();
  const checked = await deps.passkeyVerifier.readAssertion(passkey, challenge, found.passkey);
  if (!checked) throw refused();
  // A counter that did not grow, or two responses at once, may mean that the key was copied.
  if (!(await deps.passkeys.noteUse(found.passkey.id, checked.counter, deps.clock.now()))) throw refused();
  return { account: found.account, credentialsVersion: found.credentialsVersion };
}
