import * as z from "zod";
import type { PaymentEvent, PaymentFact } from "../../domain/payments/payment-fact.ts";

/** An id, or the whole object where the provider has expanded it. */
const ref = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .nullish()
  .transform((value) => value ?? null);
const seconds = z.number().int();

const checkoutSession = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  subscription: ref,
  invoice: ref,
  payment_intent: ref,
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
  payment_status: z.string(),
});
const invoicePaymentOf = z.object({ payment: z.object({ payment_intent: ref, charge: ref }) });
/** The top-level `subscription`, `payment_intent` and `charge` come from API versions before 2025-03-31. */
const invoice = z.object({
  id: z.string(),
  amount_paid: z.number().int(),
  currency: z.string(),
  subscription: ref,
  parent: z.object({ subscription_details: z.object({ subscription: ref }).nullish() }).nullish(),
  payment_intent: ref,
  charge: ref,
  payments: z.object({ data: z.array(invoicePaymentOf) }).nullish(),
  lines: z.object({ data: z.array(z.object({ period: z.object({ start: seconds, end: seconds }) })).min(1) }),
});
const invoicePayment = invoicePaymentOf.extend({ invoice: ref });
const charge = z.object({
  id: z.string(),
  payment_intent: ref,
  invoice: ref,
  refunded: z.boolean(),
  amount_refunded: z.number().int(),
});
const dispute = z.object({ charge: ref, payment_intent: ref, status: z.string() });
const subscription = z.object({
  id: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullish(),
});

const present = (...ids: readonly (string | null | undefined)[]) => ids.filter((id) => typeof id === "string");

type Reader = (data: unknown) => PaymentFact | null;

const readCheckout: Reader = (data) => {
  const session = checkoutSession.parse(data);
  return {
    kind: "checkout",
    paymentIds: present(session.id, session.invoice, session.payment_intent),
    subscriptionId: session.subscription,
    reference: session.client_reference_id ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? "",
    isPaid: session.payment_status === "paid",
  };
};

const readInvoice: Reader = (data) => {
  const paid = invoice.parse(data);
  // With several lines (a change of plan), the one that ends last is the period that begins now.
  const period = paid.lines.data.map((line) => line.period).reduce((one, other) => (other.end > one.end ? other : one));
  const payments = paid.payments?.data ?? [];
  return {
    kind: "paid",
    paymentIds: present(
      paid.id,
      paid.payment_intent,
      paid.charge,
      ...payments.flatMap(({ payment }) => [payment.payment_intent, payment.charge]),
    ),
    subscriptionId: paid.subscription ?? paid.parent?.subscription_details?.subscription ?? null,
    amountCents: paid.amount_paid,
    currency: paid.currency,
    periodStart: period.start * 1000,
    periodEnd: period.end * 1000,
  };
};

const readInvoicePayment: Reader = (data) => {
  const { invoice: of, payment } = invoicePayment.parse(data);
  return { kind: "same-payment", paymentIds: present(of, payment.payment_intent, payment.charge) };
};

/** `amount_refunded` is the total refunded on the charge so far. */
const readRefund: Reader = (data) => {
  const { id, payment_intent, invoice: of, refunded, amount_refunded: refundedCents } = charge.parse(data);
  const paymentIds = present(id, payment_intent, of);
  return refunded ? { kind: "refunded", paymentIds } : { kind: "partly-refunded", paymentIds, refundedCents };
};

const idsOfDispute = (data: unknown) => {
  const { charge: of, payment_intent, status } = dispute.parse(data);
  return { paymentIds: present(of, payment_intent), status };
};

const readRenewal: Reader = (data) => {
  const { id, cancel_at_period_end, cancel_at } = subscription.parse(data);
  return { kind: "renewal", subscriptionId: id, renews: !cancel_at_period_end && typeof cancel_at !== "number" };
};

/** The events that concern a payment, by their type at Stripe. */
const READERS: Readonly<Record<string, Reader>> = {
  "checkout.session.completed": readCheckout,
  "checkout.session.async_payment_succeeded": readCheckout,
  "invoice.paid": readInvoice,
  "invoice_payment.paid": readInvoicePayment,
  "charge.refunded": readRefund,
  "charge.dispute.created": (data) => ({ kind: "disputed", paymentIds: idsOfDispute(data).paymentIds }),
  "charge.dispute.closed": (data) => {
    const { paymentIds, status } = idsOfDispute(data);
    return status === "won" ? { kind: "dispute-won", paymentIds } : null;
  },
  "customer.subscription.updated": readRenewal,
  "customer.subscription.deleted": (data) => ({
    kind: "subscription-over",
    subscriptionId: subscription.parse(data).id,
  }),
};

const envelope = z.object({
  id: z.string().min(1),
  type: z.string(),
  created: seconds,
  data: z.object({ object: z.unknown() }),
});

/** The fact of an event as Stripe sends it; null for one that concerns no payment. Throws for an unexpected shape. */
export function readStripeEvent(json: unknown): PaymentEvent | null {
  const { id, type, created, data } = envelope.parse(json);
  const fact = Object.hasOwn(READERS, type) ? (READERS[type]?.(data.object) ?? null) : null;
  return fact && { id, occurredAt: new Date(created * 1000), fact, userId: null };
}
