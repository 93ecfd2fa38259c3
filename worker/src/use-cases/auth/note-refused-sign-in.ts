import type { Deps } from "../../deps.ts";
import { noteEvent } from "../note-event.ts";

/** Writes a wrong password into the audit log, with the account where the address has one. To be run after the answer. */
export async function noteRefusedSignIn(
  deps: Pick<Deps, "clock" | "chance" | "auditLog" | "users">,
  email: string,
): Promise<void> {
  const found = await deps.users.findForLogin(email);
  await noteEvent(deps, "sign-in-refused", found?.account.id ?? null);
}
