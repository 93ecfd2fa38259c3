import { AUDIT_TEXTS } from "@mealwright/schema/constants/admin";
import type { AdminAuditLogQuery, AuditEntry } from "@mealwright/schema/contract/admin";
import type { Deps } from "../../deps.ts";
import { requireEntry } from "../../domain/unknown-value.ts";
import { type ShownPage, toPage } from "./to-page.ts";

/**
 * A page of the audit log, newest first.
 * @throws UnknownValueError for a stored action that no text is known for
 */
export async function listEvents(
  { admin }: Pick<Deps, "admin">,
  query: AdminAuditLogQuery,
): Promise<ShownPage<AuditEntry>> {
  return toPage(await admin.listEvents(query), query.limit, {
    show: ({ at, ...event }) => {
      requireEntry(AUDIT_TEXTS, event.action, "action of the audit log");
      return { ...event, at: at.toISOString() };
    },
    cursorOf: ({ at, id }) => [at.getTime(), id],
  });
}
