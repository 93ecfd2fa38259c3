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
 * The tier that is or was sold at this price: who subscribed at a former one renews at it. Null for an amount that we
 * never charged. What a link claims to be for does not count.
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
 * US cents that a day of what was paid for is worth: by the amount paid, so that a new price does not revalue it. A gift
 * cost nothing: it counts at the lowest price its tier ever had, since nobody knows when it would have been bought.
 */
export function dayCentsOf({ tier, billingPeriod, amountCents }: Bought, table: PaidTierTable = PAID_TIER_TERMS) {
  const cents = amountCents > 0 ? amountCents : Math.min(...pricesOf(tier, table));
  return cents / PERIOD_FACTS[billingPeriod].days;
}
