import type { AdminAuditLogQuery, AuditEntry } from "@mealwright/schema/contract/admin";
import type { Deps } from "../../deps.ts";
import { type ShownPage, toPage } from "./to-page.ts";

/** A page of the audit log, newest first. */
export async function listEvents(
  { admin }: Pick<Deps, "admin">,
  query: AdminAuditLogQuery,
): Promise<ShownPage<AuditEntry>> {
  return toPage(await admin.listEvents(query), query.limit, {
    show: ({ at, ...event }) => ({ ...event, at: at.toISOString() }),
    cursorOf: ({ at, id }) => [at.getTime(), id],
  });
}
