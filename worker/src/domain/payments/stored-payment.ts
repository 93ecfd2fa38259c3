import type { BillingPeriod, PaymentProvider, PaymentStatus } from "@mealwright/schema/constants/payments";
import type { PaidTier } from "@mealwright/schema/constants/tiers";

/** A payment as it is stored. */
export interface StoredPayment {
  readonly id: string;
  readonly userId: string;
  readonly tier: PaidTier;
  readonly amountCents: number;
  readonly billingPeriod: BillingPeriod;
  readonly status: PaymentStatus;
  /** The first day of the week in which the payment was started. */
  readonly weekOf: string;
  readonly wiseTransactionId: string | null;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly provider: PaymentProvider;
  readonly reference: string | null;
  /** One of the ids that the provider knows the payment by. */
  readonly providerRef: string | null;
  /** The period that the provider names; null where it follows from `confirmedAt` and `billingPeriod`. */
  readonly periodStart: Date | null;
  readonly periodEnd: Date | null;
  readonly refundRequestedAt: Date | null;
  readonly refundDeclinedAt: Date | null;
  /** Partial refunds so far, US cents. */
  readonly refundedCents: number;
}
