import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { isOwnAddress } from "@mealwright/schema/rules/password";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import type { CheckPasswordDeps } from "../auth/check-password.ts";
import { noteEvent } from "../note-event.ts";
import { confirmPassword } from "./confirm-password.ts";

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly network: string;
  /** The session that stays. */
  readonly sessionId: string;
}

/** Sets a new password; every other session ends. Throws `invalid_fields`, and as `checkPassword` does. */
export async function changePassword(
  deps: CheckPasswordDeps & Pick<Deps, "chance" | "auditLog">,
  account: Account,
  { currentPassword, newPassword, network, sessionId }: PasswordChange,
): Promise<void> {
  if (isOwnAddress(newPassword, account.email)) {
    const fields = { newPassword: CALL_ERRORS.passwordCommon };
    throw new DomainError("invalid_fields", CALL_ERRORS.passwordCommon, { fields });
  }
  await confirmPassword(deps, account, { password: currentPassword, network, field: "currentPassword" });
  const passwordHash = await deps.passwords.hash(newPassword);
  await deps.accounts.changePassword(account.id, passwordHash, sessionId, deps.clock.now());
  await noteEvent(deps, "password-changed", account.id);
}
