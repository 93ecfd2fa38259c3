import { type BillingPeriod, PERIOD_FACTS, RENEWAL_GRACE_HOURS } from "@mealwright/schema/constants/payments";
import {
  FREE_TIER,
  PAID_TIERS,
  type PaidTier,
  type PaidTierTable,
  type Tier,
} from "@mealwright/schema/constants/tiers";
import { dayCentsOf } from "./prices.ts";
import type { StoredPayment } from "./stored-payment.ts";

const HOUR_MS = 3600 * 1000;

/** What a user's payments give. */
export interface Standing {
  readonly tier: Tier;
  readonly paidUntil: Date | null;
  readonly renews: boolean;
}

interface Paid {
  readonly tier: PaidTier;
  readonly until: Date;
  /** What a day of the time that is left was paid with, on average. */
  readonly dayCents: number;
}

/** A week later, or the same day of the next month or year; the last day of a month that is too short for it. */
export function addPeriod(from: Date, period: BillingPeriod): Date {
  const { days, months } = PERIOD_FACTS[period];
  const later = new Date(from);
  if (months === null) {
    later.setUTCDate(from.getUTCDate() + days);
    return later;
  }
  later.setUTCMonth(from.getUTCMonth() + months);
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** How long the worth of some time at one price lasts at another, ms. */
function convert(milliseconds: number, fromDayCents: number, toDayCents: number): number {
  return Math.ceil((milliseconds * fromDayCents) / toDayCents);
}

function startOf({ periodStart, confirmedAt, createdAt }: StoredPayment): Date {
  return periodStart ?? confirmedAt ?? createdAt;
}

function endOf({ periodStart, periodEnd, billingPeriod }: StoredPayment, from: Date): Date {
  if (periodStart === null || periodEnd === null) return addPeriod(from, billingPeriod);
  return new Date(from.getTime() + periodEnd.getTime() - periodStart.getTime());
}

/**
 * One more payment: it begins at its start, or goes on from what is paid for already. Of two tiers the higher one counts,
 * and what is left of the other is not lost: its worth extends the higher one.
 */
function extend(paid: Paid | null, payment: StoredPayment, table?: PaidTierTable): Paid {
  const { tier } = payment;
  const dayCents = dayCentsOf(payment, table);
  const start = startOf(payment);
  const end = endOf(payment, start);
  const leftMs = (paid?.until.getTime() ?? 0) - start.getTime();
  if (paid === null || leftMs <= 0) return { tier, until: end, dayCents };
  if (paid.tier === tier) {
    const until = endOf(payment, paid.until);
    const moreMs = until.getTime() - paid.until.getTime();
    return { tier, until, dayCents: (leftMs * paid.dayCents + moreMs * dayCents) / (leftMs + moreMs) };
  }
  if (PAID_TIERS.indexOf(tier) > PAID_TIERS.indexOf(paid.tier)) {
    return { tier, until: new Date(end.getTime() + convert(leftMs, paid.dayCents, dayCents)), dayCents };
  }
  const moreMs = convert(end.getTime() - start.getTime(), dayCents, paid.dayCents);
  return { ...paid, until: new Date(paid.until.getTime() + moreMs) };
}

/** What confirmed payments give, whatever the order in which they were noted. */
export function standingOf(payments: readonly StoredPayment[], renews: boolean, table?: PaidTierTable): Standing {
  const paid = payments
    .filter(({ status }) => status === "confirmed")
    .toSorted((one, other) => startOf(one).getTime() - startOf(other).getTime() || (one.id < other.id ? -1 : 1))
    .reduce<Paid | null>((before, payment) => extend(before, payment, table), null);
  // What is reversed or paid back may go on renewing: whoever pays must be able to end it.
  if (paid === null) return { tier: FREE_TIER, paidUntil: null, renews };
  const graceMs = renews ? RENEWAL_GRACE_HOURS * HOUR_MS : 0;
  return { tier: paid.tier, paidUntil: new Date(paid.until.getTime() + graceMs), renews };
}
