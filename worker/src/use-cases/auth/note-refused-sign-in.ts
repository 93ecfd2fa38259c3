import type { Deps } from "../../deps.ts";
import { noteEvent } from "../note-event.ts";

/**
 * Records a wrong password in the audit log, with the account if the address has one. Run it after the reply, so that
 * timing reveals nothing.
 */
export async function noteRefusedSignIn(
  deps: Pick<Deps, "clock" | "chance" | "auditLog" | "users">,
  email: string,
): Promise<void> {
  const found = await deps.users.findForLogin(email);
  await noteEvent(deps, "sign-in-refused", found?.account.id ?? null);
}
