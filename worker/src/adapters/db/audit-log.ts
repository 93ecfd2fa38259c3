import { auditLog } from "@mealwright/schema/tables/operations";
import type { AuditLog } from "../../domain/account-ports.ts";
import type { Database } from "./client.ts";

export function createAuditLog(database: Database): AuditLog {
  return {
    async add(entry) {
      await database.insert(auditLog).values(entry);
    },
  };
}
