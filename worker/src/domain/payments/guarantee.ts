import { PAID_TIER_TERMS } from "@mealwright/schema/constants/tiers";
import type { StoredPayment } from "./stored-payment.ts";

const DAY_MS = 24 * 3600 * 1000;

/**
 * Until when a refund of a confirmed payment can be requested; null for any other payment, and for a gift
 * (specification §9: two guarantees).
 */
export function guaranteedUntil({ tier, status, confirmedAt, provider }: StoredPayment): Date | null {
  if (status !== "confirmed" || confirmedAt === null || provider === "gift") return null;
  return new Date(confirmedAt.getTime() + PAID_TIER_TERMS[tier].guaranteeDays * DAY_MS);
}
