import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import type { CheckPasswordDeps } from "../auth/check-password.ts";
import { noteEvent } from "../note-event.ts";
import { confirmPassword } from "./confirm-password.ts";

/**
 * Deletes a user with everything that is theirs. Throws `invalid_fields` for a wrong password, `forbidden` for the
 * admin.
 */
export async function deleteUser(
  deps: CheckPasswordDeps & Pick<Deps, "chance" | "auditLog">,
  account: Account,
  { password, network, sessionId }: { password: string; network: string; sessionId: string },
): Promise<void> {
  await confirmPassword(deps, account, { password, network, sessionId, field: "password" });
  if (account.role === "admin") throw new DomainError("forbidden", CALL_ERRORS.adminStays);
  await deps.accounts.remove(account.id);
  await noteEvent(deps, "account-deleted", null);
}
