import { GUARANTEE_DAYS } from "@mealwright/schema/constants/tiers";
import type { StoredPayment } from "./stored-payment.ts";

const DAY_MS = 24 * 3600 * 1000;

/**
 * Until when a refund of a confirmed payment can be requested; null for any other payment, and for a gift
 * (specification §9: two guarantees).
 */
export function guaranteedUntil({ tier, status, confirmedAt, provider }: StoredPayment): Date | null {
  if (status !== "confirmed" || confirmedAt === null || provider === "gift") return null;
  const days = tier === "weekly-flex" ? GUARANTEE_DAYS.besideWeeklyFlex : GUARANTEE_DAYS.elsewhere;
  return new Date(confirmedAt.getTime() + days * DAY_MS);
}
