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
  /** Who must be its owner; null where the passkey itself says who it is. */
  readonly userId: string | null;
}

/** The owner of a passkey that answered our challenge. Throws `wrong_credentials`, whatever was wrong. */
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
  // A count that went back, or two answers at once: a copy of the key may be about.
  if (!(await deps.passkeys.noteUse(found.passkey.id, checked.counter, deps.clock.now()))) throw refused();
  return { account: found.account, credentialsVersion: found.credentialsVersion };
}
