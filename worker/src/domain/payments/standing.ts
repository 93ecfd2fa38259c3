import { type BillingPeriod, DAYS_OF_PERIOD, RENEWAL_GRACE_HOURS } from "@mealwright/schema/constants/payments";
import { FREE_TIER, PAID_TIER_TERMS, PAID_TIERS, type PaidTier, type Tier } from "@mealwright/schema/constants/tiers";
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
}

/** A week later, or the same day of the next month or year; the last day of a month that is too short for it. */
export function addPeriod(from: Date, period: BillingPeriod): Date {
  const later = new Date(from);
  if (period === "W") later.setUTCDate(from.getUTCDate() + DAYS_OF_PERIOD.W);
  else later.setUTCMonth(from.getUTCMonth() + (period === "M" ? 1 : 12));
  if (period !== "W" && later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** US cents a day. */
function dayPrice(tier: PaidTier): number {
  const { priceCents, billingPeriod } = PAID_TIER_TERMS[tier];
  return priceCents / DAYS_OF_PERIOD[billingPeriod];
}

/** How long the worth of some time in one tier lasts in another, ms. */
function convert(milliseconds: number, from: PaidTier, to: PaidTier): number {
  return Math.ceil((milliseconds * dayPrice(from)) / dayPrice(to));
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
function extend(paid: Paid | null, payment: StoredPayment): Paid {
  const { tier } = payment;
  const start = startOf(payment);
  const end = endOf(payment, start);
  if (paid === null || paid.until.getTime() <= start.getTime()) return { tier, until: end };
  if (paid.tier === tier) return { tier, until: endOf(payment, paid.until) };
  const isHigher = PAID_TIERS.indexOf(tier) > PAID_TIERS.indexOf(paid.tier);
  const [base, rest] = isHigher
    ? [end, convert(paid.until.getTime() - start.getTime(), paid.tier, tier)]
    : [paid.until, convert(end.getTime() - start.getTime(), tier, paid.tier)];
  return { tier: isHigher ? tier : paid.tier, until: new Date(base.getTime() + rest) };
}

/** What confirmed payments give, whatever the order in which they were noted. */
export function standingOf(payments: readonly StoredPayment[], renews: boolean): Standing {
  const paid = payments
    .filter(({ status }) => status === "confirmed")
    .toSorted((one, other) => startOf(one).getTime() - startOf(other).getTime() || (one.id < other.id ? -1 : 1))
    .reduce<Paid | null>(extend, null);
  if (paid === null) return { tier: FREE_TIER, paidUntil: null, renews: false };
  const graceMs = renews ? RENEWAL_GRACE_HOURS * HOUR_MS : 0;
  return { tier: paid.tier, paidUntil: new Date(paid.until.getTime() + graceMs), renews };
}
