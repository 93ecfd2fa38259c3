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
  /** The session that makes the request. */
  readonly sessionId: string;
  /** The ticket from the cookie that was set with the passkey's challenge. */
  readonly ticket: string | undefined;
}

/**
 * Requires a signed-in user to confirm with the password or a passkey. Throws `invalid_fields` if it is wrong or
 * missing, and as `checkPassword` does.
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
    // Not 401: the session itself is valid.
    if (error instanceof DomainError && error.code === "wrong_credentials") throw refuse(error.message);
    throw error;
  }
}
