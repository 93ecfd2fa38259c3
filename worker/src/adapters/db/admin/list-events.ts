import type { AdminAuditLogQuery } from "@mealwright/schema/contract/admin";
import { auditLog } from "@mealwright/schema/tables/operations";
import { users } from "@mealwright/schema/tables/users";
import { count, desc, eq } from "drizzle-orm";
import type { Database } from "../connection/client.ts";
import { rowsBefore } from "./paging.ts";

/** The two queries of a page of the audit log, newest first, with the address of the person concerned. */
export function eventsPage(database: Database, { page, limit, after }: AdminAuditLogQuery) {
  const rows = database
    .select({ id: auditLog.id, at: auditLog.at, action: auditLog.action, email: users.email })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .where(rowsBefore(auditLog.at, auditLog.id, after))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(after ? 0 : (page - 1) * limit);
  return { rows, total: database.select({ total: count() }).from(auditLog) };
}
