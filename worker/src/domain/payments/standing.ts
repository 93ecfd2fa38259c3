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

/** The tier that a user's payments give, and for how long. */
export interface Standing {
  readonly tier: Tier;
  readonly paidUntil: Date | null;
  readonly renews: boolean;
}

interface Paid {
  readonly tier: PaidTier;
  readonly until: Date;
  /** What one day of the remaining time was worth on average, US cents. */
  readonly dayCents: number;
}

/** A week later, or the same day of the next month or year (the last day if that month is too short). */
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

/** Converts time paid at one price into time of equal worth at another, ms. */
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
 * Adds a payment: its time begins at its start, or after what is already paid for. The higher of two tiers counts; what
 * is left of the lower one is not lost but extends the higher one by its worth.
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

/** What confirmed payments give, whatever the order in which they were recorded. */
export function standingOf(payments: readonly StoredPayment[], renews: boolean, table?: PaidTierTable): Standing {
  const paid = payments
    .filter(({ status }) => status === "confirmed")
    .toSorted((one, other) => startOf(one).getTime() - startOf(other).getTime() || (one.id < other.id ? -1 : 1))
    .reduce<Paid | null>((before, payment) => extend(before, payment, table), null);
  // A subscription may still renew after a refund or reversal, and whoever pays must be able to end it.
  if (paid === null) return { tier: FREE_TIER, paidUntil: null, renews };
  const graceMs = renews ? RENEWAL_GRACE_HOURS * HOUR_MS : 0;
  return { tier: paid.tier, paidUntil: new Date(paid.until.getTime() + graceMs), renews };
}
