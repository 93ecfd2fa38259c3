/**
 * What an event of the provider says. `paymentIds` are the provider's ids of one payment of money (checkout session,
 * invoice, payment intent, charge): facts that share one are about the same payment, and a subscription has many.
 */
export type PaymentFact =
  | CheckoutFact
  | PaidFact
  | { readonly kind: "same-payment" | "refunded" | "disputed" | "dispute-won"; readonly paymentIds: readonly string[] }
  /** `refundedCents`: the total refunded so far, less than the whole amount. */
  | { readonly kind: "partly-refunded"; readonly paymentIds: readonly string[]; readonly refundedCents: number }
  | { readonly kind: "renewal"; readonly subscriptionId: string; readonly renews: boolean }
  | { readonly kind: "subscription-over"; readonly subscriptionId: string };

interface Money {
  readonly paymentIds: readonly string[];
  /** Null for a one-time payment. */
  readonly subscriptionId: string | null;
  readonly amountCents: number;
  readonly currency: string;
}

/** A visitor has completed the checkout page. */
interface CheckoutFact extends Money {
  readonly kind: "checkout";
  /** The reference that our link carried. */
  readonly reference: string | null;
  readonly isPaid: boolean;
}

/** A period was paid. Its times are milliseconds since 1970. */
interface PaidFact extends Money {
  readonly kind: "paid";
  readonly periodStart: number;
  readonly periodEnd: number;
}

/** A fact as the provider sent it. */
export interface PaymentEvent {
  readonly id: string;
  /** By the provider's clock, to the second. */
  readonly occurredAt: Date;
  readonly fact: PaymentFact;
  /** The user, if the event itself names them. */
  readonly userId: string | null;
}

/** All ids that an event mentions: events that share one belong together. */
export function subjectsOf({ fact, userId }: PaymentEvent): readonly string[] {
  const ids = "paymentIds" in fact ? fact.paymentIds : [];
  const subscription = "subscriptionId" in fact && fact.subscriptionId !== null ? [fact.subscriptionId] : [];
  return [...ids, ...subscription, ...(userId === null ? [] : [subjectOfUser(userId)])];
}

export function subjectOfUser(userId: string): string {
  return `user:${userId}`;
}
