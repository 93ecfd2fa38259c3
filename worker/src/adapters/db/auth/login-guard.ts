import { loginFailures } from "@mealwright/schema/tables/accounts";
import { inArray, max, sql } from "drizzle-orm";
import type { LoginGuard, LoginWatch } from "../../../domain/account-ports.ts";
import type { Database } from "../connection/client.ts";

const SECOND_MS = 1000;
/** 2^20 s is longer than any wait, and keeps the shift within an integer. */
const MAX_DOUBLINGS = 20;

/** 2 s after the first failure that is not free; each further failure doubles the wait. */
function delayMs(failures: string, free: string) {
  return sql.raw(`${SECOND_MS} * (1 << min(${failures} - ${free}, ${MAX_DOUBLINGS}))`);
}

type Forgetting = Pick<LoginWatch, "forgetAfterSeconds" | "forgetsByTheClock">;

/** Attempts before this moment (ms) are forgotten. */
function forgetBefore({ forgetAfterSeconds, forgetsByTheClock }: Forgetting, now: number): number {
  const forgetAfterMs = forgetAfterSeconds * SECOND_MS;
  return now - (forgetsByTheClock ? now % forgetAfterMs : forgetAfterMs);
}

export function createLoginGuard(database: Database): LoginGuard {
  return {
    async begin({ newcomer, address, shared }, at) {
      const now = at.getTime();
      const gates = [newcomer, ...shared];
      const values = sql.join(
        // The address's own count delays newcomers (below) and nobody else.
        [...gates, { ...address, maxDelaySeconds: 0 }].map(
          (watch) =>
            sql`(${watch.key}, ${watch.freeFailures}, ${watch.maxDelaySeconds * SECOND_MS}, ${forgetBefore(watch, now)})`,
        ),
        sql`, `,
      );
      const alarm = sql`
        select min(${address.maxDelaySeconds * SECOND_MS}, ${delayMs("failures", `${address.freeFailures}`)}) as ms
        from login_failures
        where key = ${address.key} and failures > ${address.freeFailures} and last_at >= ${forgetBefore(address, now)}`;
      const holdNewcomer = sql`
        insert into login_failures (key, failures, last_at, next_allowed_at)
        select ${newcomer.key}, 0, ${now}, ${now} + ms from (${alarm}) where true
        on conflict (key) do update set
          failures = 0, last_at = excluded.last_at, next_allowed_at = excluded.next_allowed_at
        where last_at < ${forgetBefore(newcomer, now)}`;
      // One statement, so that of many simultaneous attempts only the allowed ones pass. A free attempt sets no wait,
      // because another one may be on its way that read the clock a little earlier.
      const countTry = sql`
        with watches (key, free, max_ms, forget_before) as (values ${values}),
          alarm (ms) as (select coalesce((${alarm}), 0))
        insert into login_failures (key, failures, last_at, next_allowed_at)
        select key, failures, ${now}, case
          when key = ${newcomer.key} and ms > 0 then ${now} + min(max_ms, max(ms, ${delayMs("failures", "0")}))
          when failures <= free or max_ms = 0 then 0
          else ${now} + min(max_ms, ${delayMs("failures", "free")}) end
        from (
          select watches.key, free, max_ms,
            case when last_at is null or last_at < forget_before then 1 else failures + 1 end as failures
          from watches left join login_failures using (key)
        ), alarm
        where not exists (
          select 1 from login_failures where key in ${gates.map(({ key }) => key)} and next_allowed_at > ${now}
        )
        on conflict (key) do update set
          failures = excluded.failures, last_at = excluded.last_at, next_allowed_at = excluded.next_allowed_at
        returning key`;
      const readWait = database
        .select({ until: max(loginFailures.nextAllowedAt) })
        .from(loginFailures)
        .where(
          inArray(
            loginFailures.key,
            gates.map(({ key }) => key),
          ),
        );
      const [, counted, [wait]] = await database.batch([
        database.run(holdNewcomer),
        database.all<{ key: string }>(countTry),
        readWait,
      ]);
      return { waitUntil: counted.length > 0 ? null : (wait?.until ?? at) };
    },

    async beginKnown(device, at) {
      const now = at.getTime();
      const isForgotten = sql`last_at < ${forgetBefore(device, now)}`;
      const counted = await database.all<{ key: string }>(sql`
        insert into login_failures (key, failures, last_at, next_allowed_at) values (${device.key}, 1, ${now}, 0)
        on conflict (key) do update set
          failures = case when ${isForgotten} then 1 else failures + 1 end, last_at = excluded.last_at
        where failures < ${device.mostFailures} or ${isForgotten}
        returning key`);
      return counted.length > 0;
    },

    async succeed({ forget, forgive }) {
      await database.batch([
        // Keep the row: whoever has signed in from a network is no newcomer there.
        database
          .update(loginFailures)
          .set({ failures: 0, nextAllowedAt: new Date(0) })
          .where(inArray(loginFailures.key, [...forget])),
        database
          .update(loginFailures)
          .set({ failures: sql`max(0, ${loginFailures.failures} - 1)` })
          .where(inArray(loginFailures.key, [...forgive])),
      ]);
    },
  };
}
