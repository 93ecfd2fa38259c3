import type { PaidTier, PaidTierTable } from "@mealwright/schema/constants/tiers";
import type { PaymentEvent, PaymentFact } from "./payment-fact.ts";
import { tierOfAmount } from "./prices.ts";

/** One payment of money, put together from all of its events. */
export interface Purchase {
  /** All of its ids, sorted. */
  readonly ids: readonly string[];
  readonly tier: PaidTier;
  readonly amountCents: number;
  /** Partial refunds so far. */
  readonly refundedCents: number;
  readonly paidAt: Date;
  /** The provider's payment id; null while only the checkout is known. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
  readonly status: "confirmed" | "refunded" | "disputed";
  /** The reference that our link carried, if this payment started there. */
  readonly reference: string | null;
}

type FactOf<Kind extends PaymentFact["kind"]> = Extract<PaymentFact, { kind: Kind }>;
type EventOf<Kind extends PaymentFact["kind"]> = Omit<PaymentEvent, "fact"> & { readonly fact: FactOf<Kind> };

function ofKind<Kind extends PaymentFact["kind"]>(events: readonly PaymentEvent[], kind: Kind): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.fact.kind === kind);
}

/** Groups events by payment: those that share an id, directly or through others. */
function groupByPayment(events: readonly PaymentEvent[]): readonly (readonly PaymentEvent[])[] {
  let groups: { ids: Set<string>; events: PaymentEvent[] }[] = [];
  for (const event of events) {
    if (!("paymentIds" in event.fact)) continue;
    const { paymentIds } = event.fact;
    const joined = { ids: new Set(paymentIds), events: [event] };
    const others = groups.filter((group) => {
      if (!paymentIds.some((id) => group.ids.has(id))) return true;
      for (const id of group.ids) joined.ids.add(id);
      joined.events.push(...group.events);
      return false;
    });
    groups = [...others, joined];
  }
  return groups.map((group) => group.events);
}

function statusOf(events: readonly PaymentEvent[]): Purchase["status"] {
  if (ofKind(events, "refunded").length > 0) return "refunded";
  return ofKind(events, "disputed").length > ofKind(events, "dispute-won").length ? "disputed" : "confirmed";
}

function toPurchase(unsorted: readonly PaymentEvent[], table?: PaidTierTable): Purchase | null {
  const events = unsorted.toSorted(byTime);
  const [bill] = ofKind(events, "paid");
  const [checkout] = ofKind(events, "checkout").filter(({ fact }) => fact.isPaid);
  const paid = bill ?? checkout;
  if (!paid) return null;
  const tier = tierOfAmount(paid.fact.amountCents, paid.fact.currency, table);
  if (tier === null) return null;
  const ids = new Set(events.flatMap(({ fact }) => ("paymentIds" in fact ? fact.paymentIds : [])));
  const paidAts = [bill, checkout].flatMap((event) => (event ? [event.occurredAt.getTime()] : []));
  return {
    ids: [...ids].toSorted(),
    tier,
    amountCents: paid.fact.amountCents,
    refundedCents: Math.max(0, ...ofKind(events, "partly-refunded").map(({ fact }) => fact.refundedCents)),
    paidAt: new Date(Math.min(...paidAts)),
    period: bill ? { start: new Date(bill.fact.periodStart), end: new Date(bill.fact.periodEnd) } : null,
    status: statusOf(events),
    reference: ofKind(events, "checkout")[0]?.fact.reference ?? null,
  };
}

function byTime(one: PaymentEvent, other: PaymentEvent): number {
  return one.occurredAt.getTime() - other.occurredAt.getTime() || (one.id < other.id ? -1 : 1);
}

/** All purchases, earliest first, whatever the order in which events arrived. */
export function purchasesOf(events: readonly PaymentEvent[], table?: PaidTierTable): readonly Purchase[] {
  return groupByPayment(events)
    .flatMap((group) => toPurchase(group, table) ?? [])
    .toSorted(
      (one, other) => one.paidAt.getTime() - other.paidAt.getTime() || (one.ids.join() < other.ids.join() ? -1 : 1),
    );
}

/** Whether one of the subscriptions renews by itself: paid at least once, not ended, and not canceled. */
export function renewsByItself(events: readonly PaymentEvent[]): boolean {
  const paidFor = [...ofKind(events, "paid"), ...ofKind(events, "checkout")].map(({ fact }) => fact.subscriptionId);
  const over = new Set(ofKind(events, "subscription-over").map(({ fact }) => fact.subscriptionId));
  return [...new Set(paidFor)].some((id) => {
    if (id === null || over.has(id)) return false;
    const told = ofKind(events, "renewal").filter(({ fact }) => fact.subscriptionId === id);
    const latest = Math.max(...told.map(({ occurredAt }) => occurredAt.getTime()));
    // Of two events within the same second the cancellation counts, so that nobody is promised a renewal that may not
    // come.
    return told.filter(({ occurredAt }) => occurredAt.getTime() === latest).every(({ fact }) => fact.renews);
  });
}
