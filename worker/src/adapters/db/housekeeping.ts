import { RETENTION_DAYS, SWEEP_BATCH_ROWS } from "@mealwright/schema/constants/retention";
import { type SQL, sql } from "drizzle-orm";
import type { Housekeeping } from "../../domain/account-ports.ts";
import type { Database } from "./connection/client.ts";

const DAY_MS = 24 * 3600 * 1000;

interface Outdated {
  readonly table: SQL;
  readonly where: SQL;
}

const NO_OWNER = sql`user_id is null or user_id not in (select id from users)`;

/** The rows that each retention period covers; `before` is the time (ms) before which they are too old. */
const KEPT: Readonly<Record<keyof typeof RETENTION_DAYS, (before: number) => readonly Outdated[]>> = {
  eventsOfAccounts: (before) => [{ table: sql`audit_log`, where: sql`at < ${before}` }],
  eventsOfNobody: (before) => [{ table: sql`audit_log`, where: sql`at < ${before} and (${NO_OWNER})` }],
  endedSessions: (before) => [{ table: sql`sessions`, where: sql`expires_at < ${before} or revoked_at < ${before}` }],
  mailNotes: (before) => [{ table: sql`email_outbox`, where: sql`created_at < ${before}` }],
  endedLinks: (before) => [
    { table: sql`password_resets`, where: sql`expires_at < ${before}` },
    { table: sql`email_changes`, where: sql`expires_at < ${before}` },
    { table: sql`list_shares`, where: sql`expires_at < ${before}` },
    { table: sql`login_failures`, where: sql`last_at < ${before}` },
  ],
  earlierPlans: (before) => [{ table: sql`earlier_plans`, where: sql`replaced_at < ${before}` }],
};

/** All rows that are too old at `now` (ms). */
function outdatedAt(now: number): readonly Outdated[] {
  const ages = Object.keys(RETENTION_DAYS).filter((age): age is keyof typeof KEPT => age in KEPT);
  return [
    ...ages.flatMap((age) => KEPT[age](now - RETENTION_DAYS[age] * DAY_MS)),
    { table: sql`suggestions`, where: sql`expires_at < ${now}` },
    { table: sql`counters`, where: sql`"window" < ${now}` },
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
