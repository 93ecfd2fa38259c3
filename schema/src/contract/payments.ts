import * as z from "zod";
import {
  BILLING_PERIODS,
  PAYMENT_PROVIDERS,
  PAYMENT_STATUSES,
  TRANSACTION_ID_MAX_LENGTH,
} from "../constants/payments.ts";
import { PAID_TIERS, PRICING_CURRENCY, TIERS } from "../constants/tiers.ts";
import { isoDateField, requiredText } from "./shared/fields.ts";

/** `amount` in currency units: 5, 18, 180. */
export const payment = z.object({
  id: z.string(),
  userId: z.string(),
  tier: z.enum(PAID_TIERS),
  amount: z.number(),
  currency: z.literal(PRICING_CURRENCY),
  billingPeriod: z.enum(BILLING_PERIODS),
  status: z.enum(PAYMENT_STATUSES),
  weekOf: z.string(),
  createdAt: isoDateField,
  wiseTransactionId: z.string().nullable(),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** What the payer writes on a transfer. */
  reference: z.string().nullable(),
  confirmedAt: isoDateField.nullable(),
  /** Until when a refund can be requested; null for a payment that is not confirmed. */
  guaranteedUntil: isoDateField.nullable(),
  refundRequestedAt: isoDateField.nullable(),
  refundDeclinedAt: isoDateField.nullable(),
  /** In currency units, for a partial refund: the part that was paid back; 0 for most payments. */
  refundedAmount: z.number(),
});
export type Payment = z.infer<typeof payment>;
export const payments = z.array(payment);

/** Where a transfer goes; null when not configured: the payer asks support then. */
const bankDetails = z.object({ accountHolder: z.string(), accountNumber: z.string(), bank: z.string() });

export const createPaymentBody = z.object({ tier: z.enum(PAID_TIERS, "Please choose a paid plan.") });
/** `checkoutUrl` is the provider's page, or our own for a transfer. */
export const createPaymentReply = z.object({ payment, checkoutUrl: z.string() });

/** A payment with what its checkout page shows. */
export const paymentDetails = payment.extend({
  /** The provider's page; null where it is paid by transfer. */
  linkUrl: z.string().nullable(),
  bankDetails: bankDetails.nullable(),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

/** What the member has, until when, and whether it renews by itself. */
export const subscription = z.object({
  tier: z.enum(TIERS),
  paidUntil: isoDateField.nullable(),
  /** Can be true even while no plan is active: the provider may still charge the card. */
  renews: z.boolean(),
  /** The provider's page for changing the card or ending the renewal; null without one. */
  manageUrl: z.string().nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export const paymentReply = z.object({ success: z.literal(true), payment });
export const confirmPaymentBody = z.object({
  wiseTransactionId: requiredText("Transaction id", TRANSACTION_ID_MAX_LENGTH),
});
/** The admin's answer to a member's refund request. */
export const decideRefundBody = z.object({ approve: z.boolean("Please choose.") });
