import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { isOwnAddress } from "@mealwright/schema/rules/password";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import type { CheckPasswordDeps } from "../auth/check-password.ts";
import { refuseKnownPassword } from "../auth/refuse-known-password.ts";
import { newSession, signSession } from "../auth/start-session.ts";
import { noteEvent } from "../note-event.ts";
import { confirmPassword } from "./confirm-password.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly network: string;
  /** The session that makes the change. */
  readonly sessionId: string;
}

/**
 * Sets a new password, ends every session and invalidates every mailed link; returns the token of a new session for the
 * browser that made the change. Throws `invalid_fields`, and as `checkPassword` does.
 */
export async function changePassword(
  deps: CheckPasswordDeps & Pick<Deps, "chance" | "auditLog" | "tokens" | "sessionFacts" | "knownPasswords">,
  account: Account,
  { currentPassword, newPassword, network, sessionId }: PasswordChange,
): Promise<string> {
  if (isOwnAddress(newPassword, account.email)) {
    const fields = { newPassword: CALL_ERRORS.passwordCommon };
    throw new DomainError("invalid_fields", CALL_ERRORS.passwordCommon, { fields });
  }
  refuseKnownPassword(deps, newPassword, "newPassword");
  const proof = { password: currentPassword, network, sessionId, field: "currentPassword" };
  const { credentialsVersion } = await confirmPassword(deps, account, proof);
  const passwordHash = await deps.passwords.hash(newPassword);
  const session = newSession(deps, account.id);
  if (!(await deps.accounts.changePassword(passwordHash, session, credentialsVersion))) {
    // The password was reset by mail in the meantime: whoever knows only the old one must not undo that.
    const fields = { currentPassword: CALL_ERRORS.passwordWrong };
    throw new DomainError("invalid_fields", CALL_ERRORS.passwordWrong, { fields });
  }
  await noteEvent(deps, "password-changed", account.id);
  return signSession(deps, session);
}
