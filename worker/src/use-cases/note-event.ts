import type { AuditAction } from "@mealwright/schema/constants/admin";
import type { Deps } from "../deps.ts";

/** Writes what happened to an account into the audit log. */
export async function noteEvent(
  { clock, chance, auditLog }: Pick<Deps, "clock" | "chance" | "auditLog">,
  action: AuditAction,
  userId: string | null,
): Promise<void> {
  await auditLog.add({ id: chance.newId(), at: clock.now(), userId, action });
}
