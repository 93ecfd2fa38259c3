import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { DomainError } from "../../domain/errors.ts";
import type { Account, ProvedOwner } from "../../domain/ports.ts";
import { type CheckPasswordDeps, checkPassword } from "../auth/check-password.ts";

export interface PasswordConfirmation {
  readonly password: string;
  readonly network: string;
  /** The session that asks: a browser that the account knows, with its own number of attempts. */
  readonly sessionId: string;
  /** The form field with the password. */
  readonly field: string;
}

/**
 * Asks a signed-in user for the password again. Throws `invalid_fields` for a wrong one, and as `checkPassword` does.
 */
export async function confirmPassword(
  deps: CheckPasswordDeps,
  account: Account,
  { password, network, sessionId, field }: PasswordConfirmation,
): Promise<ProvedOwner> {
  try {
    const { owner } = await checkPassword(deps, { email: account.email, password, network, device: { sessionId } });
    // The address may have become somebody else's since the account was looked up.
    if (owner.userId !== account.id) throw new DomainError("wrong_credentials", CALL_ERRORS.passwordWrong);
    return owner;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "wrong_credentials") throw error;
    const stored = await deps.users.findForLogin(account.email);
    const text = stored?.passwordHash === null ? CALL_ERRORS.noPasswordYet : CALL_ERRORS.passwordWrong;
    throw new DomainError("invalid_fields", text, { fields: { [field]: text } });
  }
}
