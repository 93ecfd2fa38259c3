import { PERIOD_FACTS } from "@mealwright/schema/constants/payments";
import {
  PAID_TIER_TERMS,
  PAID_TIERS,
  type PaidTier,
  type PaidTierTable,
  PRICING_CURRENCY,
} from "@mealwright/schema/constants/tiers";
import type { StoredPayment } from "./stored-payment.ts";

/** Today's price of a tier and all former ones, US cents. */
export function pricesOf(tier: PaidTier, table: PaidTierTable = PAID_TIER_TERMS): readonly number[] {
  const { priceCents, formerPricesCents } = table[tier];
  return [priceCents, ...formerPricesCents];
}

/**
 * The tier that is or was sold at this price: whoever subscribed at a former price renews at it. Null for an amount
 * that we never charged. Only the amount counts, not the tier that a link claims.
 */
export function tierOfAmount(
  amountCents: number,
  currency: string,
  table: PaidTierTable = PAID_TIER_TERMS,
): PaidTier | null {
  if (currency.toUpperCase() !== PRICING_CURRENCY) return null;
  return PAID_TIERS.find((tier) => pricesOf(tier, table).includes(amountCents)) ?? null;
}

type Bought = Pick<StoredPayment, "tier" | "billingPeriod" | "amountCents">;

/**
 * What one day of a payment is worth, US cents: from the amount paid, so that a new price does not change it. A gift
 * counts at its tier's lowest price ever, since nobody knows when it would have been bought.
 */
export function dayCentsOf({ tier, billingPeriod, amountCents }: Bought, table: PaidTierTable = PAID_TIER_TERMS) {
  const cents = amountCents > 0 ? amountCents : Math.min(...pricesOf(tier, table));
  return cents / PERIOD_FACTS[billingPeriod].days;
}
