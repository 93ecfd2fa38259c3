import { loginFailures } from "@mealwright/schema/tables/accounts";
import { counters } from "@mealwright/schema/tables/operations";
import { inArray, lt, max, sql } from "drizzle-orm";
import type { CounterStore, LoginGuard } from "../../domain/account-ports.ts";
import type { Database } from "./client.ts";

const SECOND_MS = 1000;
const FAILURES_KEPT_MS = 24 * 3600 * SECOND_MS;
/** 2^20 s is longer than any wait; it keeps the shift within an integer. */
const MAX_DOUBLINGS = 20;

export function createCounterStore(database: Database): CounterStore {
  return {
    async count(entries) {
      const counts: number[] = [];
      const statements = entries.map(({ key, endsAt }) =>
        database
          .insert(counters)
          .values({ key, window: endsAt.getTime(), count: 1 })
          .onConflictDoUpdate({ target: [counters.key, counters.window], set: { count: sql`${counters.count} + 1` } })
          .returning({ count: counters.count }),
      );
      const [first, ...rest] = statements;
      if (!first) return counts;
      for (const [row] of await database.batch([first, ...rest])) counts.push(row?.count ?? 0);
      return counts;
    },

    async sweep(now) {
      await database.batch([
        database.delete(counters).where(lt(counters.window, now.getTime())),
        database.delete(loginFailures).where(lt(loginFailures.lastAt, new Date(now.getTime() - FAILURES_KEPT_MS))),
      ]);
    },
  };
}

export function createLoginGuard(database: Database): LoginGuard {
  return {
    async begin(watches, at) {
      const now = at.getTime();
      const keys = watches.map(({ key }) => key);
      const values = sql.join(
        watches.map(
          ({ key, freeFailures, maxDelaySeconds, forgetAfterSeconds }) =>
            sql`(${key}, ${freeFailures}, ${maxDelaySeconds * SECOND_MS}, ${now - forgetAfterSeconds * SECOND_MS})`,
        ),
        sql`, `,
      );
      // One statement, so that of many tries at once only the allowed ones are let through.
      const countTry = sql`
        with watches (key, free, max_ms, forget_before) as (values ${values})
        insert into login_failures (key, failures, last_at, next_allowed_at)
        select key, failures, ${now}, ${now} + case when failures <= free then 0
          else min(max_ms, ${SECOND_MS} * (1 << min(failures - free, ${MAX_DOUBLINGS}))) end
        from (
          select watches.key, free, max_ms,
            case when last_at is null or last_at < forget_before then 1 else failures + 1 end as failures
          from watches left join login_failures using (key)
        )
        where not exists (
          select 1 from login_failures where key in (select key from watches) and next_allowed_at > ${now}
        )
        on conflict (key) do update set
          failures = excluded.failures, last_at = excluded.last_at, next_allowed_at = excluded.next_allowed_at
        returning key`;
      const readWait = database
        .select({ until: max(loginFailures.nextAllowedAt) })
        .from(loginFailures)
        .where(inArray(loginFailures.key, keys));
      const [counted, [wait]] = await database.batch([database.all<{ key: string }>(countTry), readWait]);
      return { waitUntil: counted.length > 0 ? null : (wait?.until ?? at) };
    },

    async succeed({ forget, forgive }) {
      await database.batch([
        database.delete(loginFailures).where(inArray(loginFailures.key, [...forget])),
        database
          .update(loginFailures)
          .set({ failures: sql`max(0, ${loginFailures.failures} - 1)` })
          .where(inArray(loginFailures.key, [...forgive])),
      ]);
    },
  };
}
