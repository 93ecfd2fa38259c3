import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { isOwnAddress } from "@mealwright/schema/rules/password";
import type { Deps } from "../../deps.ts";
import type { AccountOwner } from "../../domain/account-ports.ts";
import { DomainError } from "../../domain/errors.ts";
import { noteEvent } from "../note-event.ts";
import { forgetFailures } from "./check-password.ts";
import { refuseKnownPassword } from "./refuse-known-password.ts";

/**
 * Sets a new password with the token of a reset mail and ends every session. Throws `invalid_token` and
 * `invalid_fields`.
 */
export async function resetPassword(
  deps: Pick<
    Deps,
    | "clock"
    | "chance"
    | "auditLog"
    | "passwords"
    | "knownPasswords"
    | "passwordResets"
    | "linkTokens"
    | "loginGuard"
    | "digestKey"
    | "limitScale"
  >,
  { token, newPassword, network }: { token: string; newPassword: string; network: string },
): Promise<AccountOwner> {
  const tokenHash = deps.linkTokens.hash(token);
  const owner = await deps.passwordResets.findOwner(tokenHash, deps.clock.now());
  if (!owner) throw new DomainError("invalid_token", CALL_ERRORS.invalidResetToken);
  if (isOwnAddress(newPassword, owner.email)) {
    const fields = { newPassword: CALL_ERRORS.passwordCommon };
    throw new DomainError("invalid_fields", CALL_ERRORS.passwordCommon, { fields });
  }
  refuseKnownPassword(deps, newPassword, "newPassword");
  const passwordHash = await deps.passwords.hash(newPassword);
  const isUsed = await deps.passwordResets.use(tokenHash, passwordHash, deps.clock.now());
  if (!isUsed) throw new DomainError("invalid_token", CALL_ERRORS.invalidResetToken);
  await Promise.all([
    noteEvent(deps, "password-changed", owner.userId),
    forgetFailures(deps, { email: owner.email, network }),
  ]);
  return owner;
}
