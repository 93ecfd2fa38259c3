import Stripe from "stripe";
import type { Reply } from "../client.ts";
import type { Harness } from "../harness.ts";

/**
 * Events are signed and typed by Stripe's own library, so that our code is tested against Stripe, not against itself.
 */
const stripe = new Stripe("sk_test_none");

export const WEBHOOK_SECRET = "whsec_test_of_mealwright";

export const LINKS = {
  PAYMENT_LINK_WEEKLY_FLEX: "https://buy.stripe.com/test_flex",
  PAYMENT_LINK_MONTHLY_SAVER: "https://buy.stripe.com/test_saver",
  PAYMENT_LINK_ANNUAL_VIP: "https://buy.stripe.com/test_vip",
  PAYMENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  PAYMENT_PORTAL_URL: "https://billing.stripe.com/p/login/test",
} as const;

export interface StripeMessage {
  readonly id: string;
  readonly type: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly object: Readonly<Record<string, unknown>>;
}

/** An event as Stripe posts it. */
export function toPayload({ id, type, created, object }: StripeMessage): string {
  const envelope = {
    id,
    object: "event",
    api_version: "2026-10-28.dahlia",
    created,
    livemode: false,
    pending_webhooks: 1,
  };
  return JSON.stringify({ ...envelope, request: { id: null, idempotency_key: null }, type, data: { object } });
}

/** Stripe's signature of a payload; `timestamp` in seconds, now when absent. */
export function sign(payload: string, secret: string = WEBHOOK_SECRET, timestamp?: number): string {
  return stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });
}

/** Posts an event to the webhook, signed as Stripe signs it. */
export function deliver(harness: Harness, message: StripeMessage, signature?: string): Promise<Reply> {
  const rawBody = toPayload(message);
  const headers = { "stripe-signature": signature ?? sign(rawBody) };
  return harness.visitor().send("POST", "/api/payments/webhook", { rawBody, headers });
}

interface Sale {
  readonly name: string;
  /** The reference in our link. */
  readonly reference: string | null;
  readonly cents: number;
  /** Start and end of the first period, seconds since 1970. */
  readonly from: number;
  readonly to: number;
}

/** The ids of a subscription's n-th period. */
const invoiceOf = (name: string, period: number) => `in_${name}_${period}`;
const intentOf = (name: string, period: number) => `pi_${name}_${period}`;
const chargeOf = (name: string, period: number) => `ch_${name}_${period}`;

export function checkoutCompleted({ name, reference, cents, from }: Sale): StripeMessage {
  return {
    id: `evt_checkout_${name}`,
    type: "checkout.session.completed",
    created: from,
    object: {
      id: `cs_${name}`,
      object: "checkout.session",
      mode: "subscription",
      status: "complete",
      payment_status: "paid",
      client_reference_id: reference,
      customer: `cus_${name}`,
      customer_details: { email: "payer@example.test" },
      subscription: `sub_${name}`,
      invoice: invoiceOf(name, 0),
      payment_intent: null,
      amount_subtotal: cents,
      amount_total: cents,
      currency: "usd",
    },
  };
}

export function invoicePaid({ name, cents, from, to }: Sale, period = 0): StripeMessage {
  return {
    id: `evt_invoice_${name}_${period}`,
    type: "invoice.paid",
    created: from,
    object: {
      id: invoiceOf(name, period),
      object: "invoice",
      status: "paid",
      billing_reason: period === 0 ? "subscription_create" : "subscription_cycle",
      customer: `cus_${name}`,
      amount_due: cents,
      amount_paid: cents,
      currency: "usd",
      parent: {
        type: "subscription_details",
        quote_details: null,
        subscription_details: { subscription: `sub_${name}`, metadata: {} },
      },
      period_start: from,
      period_end: from,
      lines: {
        object: "list",
        has_more: false,
        data: [{ id: `il_${name}_${period}`, amount: cents, period: { start: from, end: to } }],
      },
    },
  };
}

/**
 * The same as API versions before 2025-03-31 send it: the subscription, the intent and the charge on the invoice
 * itself.
 */
export function olderInvoicePaid(sale: Sale, period = 0): StripeMessage {
  const message = invoicePaid(sale, period);
  const { parent: _, ...object } = message.object;
  const { name } = sale;
  const links = { subscription: `sub_${name}`, payment_intent: intentOf(name, period), charge: chargeOf(name, period) };
  return { ...message, object: { ...object, ...links } };
}

/** Before 2025-03-31 a charge names its invoice, and versions older still name no intent for it. */
export function olderChargeRefunded(name: string, period: number, created: number, cents?: number): StripeMessage {
  const message = chargeRefunded(name, period, created, cents);
  return { ...message, object: { ...message.object, payment_intent: null, invoice: invoiceOf(name, period) } };
}

export function invoicePaymentPaid(name: string, period: number, created: number): StripeMessage {
  return {
    id: `evt_inpay_${name}_${period}`,
    type: "invoice_payment.paid",
    created,
    object: {
      id: `inpay_${name}_${period}`,
      object: "invoice_payment",
      invoice: invoiceOf(name, period),
      payment: { type: "payment_intent", payment_intent: intentOf(name, period) },
      status: "paid",
    },
  };
}

/** @param cents the total refunded so far: a month's whole price, or a part of it. */
export function chargeRefunded(name: string, period: number, created: number, cents = 1_800): StripeMessage {
  return {
    id: `evt_refund_${name}_${period}_${cents}`,
    type: "charge.refunded",
    created,
    object: {
      id: chargeOf(name, period),
      object: "charge",
      customer: `cus_${name}`,
      payment_intent: intentOf(name, period),
      amount: 1_800,
      amount_refunded: cents,
      refunded: cents === 1_800,
    },
  };
}

export function disputeEvent(
  name: string,
  period: number,
  created: number,
  status: "needs_response" | "won" | "lost",
): StripeMessage {
  const isNew = status === "needs_response";
  return {
    id: `evt_dispute_${name}_${period}_${status}`,
    type: isNew ? "charge.dispute.created" : "charge.dispute.closed",
    created,
    object: {
      id: `dp_${name}_${period}`,
      object: "dispute",
      charge: chargeOf(name, period),
      payment_intent: intentOf(name, period),
      reason: "fraudulent",
      status,
    },
  };
}

export function subscriptionUpdated(name: string, created: number, endsAtPeriodEnd: boolean): StripeMessage {
  return {
    id: `evt_sub_${name}_${created}_${endsAtPeriodEnd}`,
    type: "customer.subscription.updated",
    created,
    object: {
      id: `sub_${name}`,
      object: "subscription",
      status: "active",
      cancel_at_period_end: endsAtPeriodEnd,
      cancel_at: null,
    },
  };
}

export function subscriptionDeleted(name: string, created: number): StripeMessage {
  return {
    id: `evt_over_${name}`,
    type: "customer.subscription.deleted",
    created,
    object: {
      id: `sub_${name}`,
      object: "subscription",
      status: "canceled",
      cancel_at_period_end: false,
      cancel_at: null,
    },
  };
}
