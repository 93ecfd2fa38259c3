import { loginFailures } from "@mealwright/schema/tables/accounts";
import { counters } from "@mealwright/schema/tables/operations";
import { lt, sql } from "drizzle-orm";
import type { CounterStore } from "../../domain/account-ports.ts";
import type { Database } from "./connection/client.ts";

const SECOND_MS = 1000;
const FAILURES_KEPT_MS = 24 * 3600 * SECOND_MS;

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

    async spend(entries) {
      if (entries.length === 0) return { usedUpUntil: null };
      const rows = entries.map(
        ({ key, endsAt, most, amount = 1 }) => sql`(${key}, ${endsAt.getTime()}, ${amount}, ${most})`,
      );
      const wanted = sql`wanted (key, "window", amount, most) as (values ${sql.join(rows, sql`, `)})`;
      const full = sql`
        select max("window") as until from wanted left join counters using (key, "window")
        where coalesce(count, 0) + amount > most`;
      const [spent, [refusal]] = await database.batch([
        database.all<{ key: string }>(sql`
          with ${wanted}
          insert into counters (key, "window", count)
          select key, "window", amount from wanted where (${full}) is null
          on conflict (key, "window") do update set count = counters.count + excluded.count
          returning key`),
        database.all<{ until: number | null }>(sql`with ${wanted} ${full}`),
      ]);
      if (spent.length > 0) return { usedUpUntil: null };
      return { usedUpUntil: new Date(refusal?.until ?? 0) };
    },

    async sweep(now) {
      await database.batch([
        database.delete(counters).where(lt(counters.window, now.getTime())),
        database.delete(loginFailures).where(lt(loginFailures.lastAt, new Date(now.getTime() - FAILURES_KEPT_MS))),
      ]);
    },
  };
}
