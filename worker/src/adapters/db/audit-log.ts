import { auditLog } from "@mealwright/schema/tables/operations";
import type { AuditLog, DigestKey } from "../../domain/account-ports.ts";
import type { Database } from "./connection/client.ts";

/** Where a request comes from; only keyed digests of it are stored. */
export interface AuditedCaller {
  readonly network: string;
  readonly userAgent: string;
}

/**
 * Every entry has keyed digests of the caller's network and browser: they show which entries belong together, and
 * nothing else.
 */
export function createAuditLog(database: Database, caller: AuditedCaller | null, digestKey: DigestKey): AuditLog {
  const origin =
    caller === null
      ? { network: null, device: null }
      : { network: digestKey(`network:${caller.network}`), device: digestKey(`device:${caller.userAgent}`) };
  return {
    async add(entry) {
      await database.insert(auditLog).values({ ...entry, ...origin });
    },
  };
}
