import type { Deps } from "../../deps.ts";
import type { Account } from "../../domain/ports.ts";
import { noteEvent } from "../note-event.ts";

/** Gives a signed-in user the address whose link was followed; false when the link is not theirs or has expired. */
export async function confirmEmailChange(
  deps: Pick<Deps, "clock" | "chance" | "auditLog" | "emailChanges" | "linkTokens">,
  account: Account,
  token: string,
): Promise<boolean> {
  const changed = await deps.emailChanges.use(deps.linkTokens.hash(token), account.id, deps.clock.now());
  if (changed) await noteEvent(deps, "email-changed", account.id);
  return changed !== null;
}
