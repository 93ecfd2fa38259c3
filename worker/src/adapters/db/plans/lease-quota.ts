import { GENERATIONS_AT_ONCE } from "@mealwright/schema/constants/rate-limits";
import { type SQL, sql } from "drizzle-orm";
import type { Quota } from "../../../domain/account-ports.ts";
import type { LeaseRefusal } from "../../../domain/meal-plan-ports.ts";

/** The conditions, besides the plan's own state, under which a user may take a lease. */
export interface LeaseTerms {
  /** For the statement that takes the lease. */
  readonly areMet: SQL;
  /** Spends one unit of quota for a lease that was taken; part of the same transaction. */
  spend(leaseIsHeld: SQL): SQL;
  /**
   * Why the lease was not taken; part of the same transaction, and knows whether the plan's own state would have
   * allowed it.
   */
  explain(planIsFree: SQL): SQL;
}

/** How much of a quota is spent, as SQL. */
export function spentOf(quota: Quota | null): SQL {
  return sql`coalesce((
    select count from counters where key = ${quota?.key ?? null} and "window" = ${quota?.endsAt.getTime() ?? null}), 0)`;
}

/**
 * The conditions for one more generation: quota left, and not too many of this user's weeks being made. The latter does
 * not apply when a plan is taken by force, because that only ends a generation.
 */
export function leaseTerms(
  { userId, planId, byForce = false }: { userId: string; planId: string; byForce?: boolean },
  quota: Quota | null,
  now: Date,
): LeaseTerms {
  const isLeft = quota === null ? sql`true` : sql`${spentOf(quota)} < ${quota.most}`;
  const isNotBusy = byForce
    ? sql`true`
    : sql`(
    select count(*) from meal_plans
    where user_id = ${userId} and id <> ${planId} and status = 'running' and lease_until > ${now.getTime()}
  ) < ${GENERATIONS_AT_ONCE}`;
  return {
    areMet: sql`${isLeft} and ${isNotBusy}`,
    spend: (leaseIsHeld) =>
      quota === null
        ? sql`select 1`
        : sql`
          insert into counters (key, "window", count)
          select ${quota.key}, ${quota.endsAt.getTime()}, 1 where ${leaseIsHeld}
          on conflict (key, "window") do update set count = counters.count + 1`,
    explain: (planIsFree) => sql`
      select case when not (${planIsFree}) then null when not (${isLeft}) then 'quota-used-up'
        when not (${isNotBusy}) then 'busy' end as refusal`,
  };
}

export interface RefusalRow {
  readonly refusal: LeaseRefusal | null;
}
