import { SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { OwnerProof } from "@mealwright/schema/contract/passkeys";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import type { CheckPasswordDeps } from "../auth/check-password.ts";
import { confirmPassword } from "../user/confirm-password.ts";
import { type CheckPasskeyDeps, checkPasskey } from "./check-passkey.ts";

export type ConfirmOwnerDeps = CheckPasswordDeps & CheckPasskeyDeps;

export interface OwnerTry extends OwnerProof {
  readonly network: string;
  /** The session that asks. */
  readonly sessionId: string;
  /** The cookie that came with the passkey's challenge. */
  readonly ticket: string | undefined;
}

/**
 * Asks a signed-in user for the password again, or for a passkey that answers now. Throws `invalid_fields` for a wrong
 * one or none, and as `checkPassword` does.
 */
export async function confirmOwner(
  deps: ConfirmOwnerDeps,
  account: Account,
  { password, passkey, network, sessionId, ticket }: OwnerTry,
): Promise<void> {
  if (password !== undefined) {
    await confirmPassword(deps, account, { password, network, sessionId, field: "password" });
    return;
  }
  const refuse = (text: string) => new DomainError("invalid_fields", text, { fields: { password: text } });
  if (passkey === undefined) throw refuse(SIGN_IN_METHOD_ERRORS.proofMissing);
  try {
    await checkPasskey(deps, { ticket, passkey, purpose: "confirm", userId: account.id });
  } catch (error) {
    // Not 401: the session that asks is a good one.
    if (error instanceof DomainError && error.code === "wrong_credentials") throw refuse(error.message);
    throw error;
  }
}
