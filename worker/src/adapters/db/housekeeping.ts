import { RETENTION_DAYS, SWEEP_BATCH_ROWS } from "@mealwright/schema/constants/retention";
import { sql } from "drizzle-orm";
import type { Housekeeping } from "../../domain/account-ports.ts";
import type { Database } from "./connection/client.ts";

const DAY_MS = 24 * 3600 * 1000;

/** The condition in each table for rows that are too old at `now` (ms). */
function outdatedAt(now: number) {
  const before = (age: keyof typeof RETENTION_DAYS) => now - RETENTION_DAYS[age] * DAY_MS;
  const hasNoOwner = sql`user_id is null or user_id not in (select id from users)`;
  return [
    { table: sql`audit_log`, where: sql`at < ${before("eventsOfAccounts")}` },
    { table: sql`audit_log`, where: sql`at < ${before("eventsOfNobody")} and (${hasNoOwner})` },
    {
      table: sql`sessions`,
      where: sql`expires_at < ${before("endedSessions")} or revoked_at < ${before("endedSessions")}`,
    },
    { table: sql`email_outbox`, where: sql`created_at < ${before("mailNotes")}` },
    { table: sql`password_resets`, where: sql`expires_at < ${before("endedLinks")}` },
    { table: sql`email_changes`, where: sql`expires_at < ${before("endedLinks")}` },
    { table: sql`list_shares`, where: sql`expires_at < ${before("endedLinks")}` },
    { table: sql`suggestions`, where: sql`expires_at < ${now}` },
    { table: sql`counters`, where: sql`"window" < ${now}` },
    { table: sql`login_failures`, where: sql`last_at < ${before("endedLinks")}` },
  ];
}

export function createHousekeeping(database: Database): Housekeeping {
  return {
    async dropOutdated(now) {
      const statements = outdatedAt(now.getTime()).map(({ table, where }) =>
        database.all(
          sql`delete from ${table} where rowid in (select rowid from ${table} where ${where} limit ${SWEEP_BATCH_ROWS}) returning 1`,
        ),
      );
      const [first, ...rest] = statements;
      if (!first) return 0;
      const dropped = await database.batch([first, ...rest]);
      return dropped.reduce((most, rows) => Math.max(most, rows.length), 0);
    },
  };
}
