import { RENEWAL_GRACE_HOURS } from "@mealwright/schema/constants/payments";
import { PRICING_CURRENCY } from "@mealwright/schema/constants/tiers";
import type { Payment, PaymentDetails, Subscription } from "@mealwright/schema/contract/payments";
import { effectiveTier } from "@mealwright/schema/rules/entitlements";
import { centsToUnits } from "@mealwright/schema/rules/money";
import { guaranteedUntil } from "../domain/payments/guarantee.ts";
import type { PaymentDesk } from "../domain/payments/payment-ports.ts";
import type { Standing } from "../domain/payments/standing.ts";
import type { StoredPayment } from "../domain/payments/stored-payment.ts";

/** A stored payment as its owner and the admin see it. */
export function presentPayment(stored: StoredPayment): Payment {
  return {
    id: stored.id,
    userId: stored.userId,
    tier: stored.tier,
    amount: centsToUnits(stored.amountCents),
    currency: PRICING_CURRENCY,
    billingPeriod: stored.billingPeriod,
    status: stored.status,
    weekOf: stored.weekOf,
    createdAt: stored.createdAt.toISOString(),
    wiseTransactionId: stored.wiseTransactionId,
    provider: stored.provider,
    reference: stored.reference,
    confirmedAt: stored.confirmedAt?.toISOString() ?? null,
    guaranteedUntil: guaranteedUntil(stored)?.toISOString() ?? null,
    refundRequestedAt: stored.refundRequestedAt?.toISOString() ?? null,
    refundDeclinedAt: stored.refundDeclinedAt?.toISOString() ?? null,
    refundedAmount: centsToUnits(stored.refundedCents),
  };
}

/** The same with how to pay it. */
export function presentPaymentDetails(stored: StoredPayment, desk: PaymentDesk, email: string): PaymentDetails {
  const isOpen = stored.status === "pending";
  return {
    ...presentPayment(stored),
    linkUrl: isOpen ? desk.linkFor(stored, email) : null,
    bankDetails: isOpen ? desk.bankDetails : null,
  };
}

/**
 * What a member has now; the grace period for a late renewal is not shown. If a renewal was not paid in time, it is
 * shown as still running, so that the member can change the card.
 */
export function presentSubscription(standing: Standing, desk: PaymentDesk, now: Date): Subscription {
  const tier = effectiveTier(standing.tier, standing.paidUntil, now);
  const { renews } = standing;
  const graceMs = renews ? RENEWAL_GRACE_HOURS * 3600 * 1000 : 0;
  const paidUntil = standing.paidUntil && new Date(standing.paidUntil.getTime() - graceMs).toISOString();
  return { tier, paidUntil, renews, manageUrl: renews ? desk.manageUrl : null };
}
