import { PAYMENT_STATUS_FACTS } from "@mealwright/schema/constants/payments";
import { PAID_TIER_TERMS, type PaidTierTable } from "@mealwright/schema/constants/tiers";
import { weekStart } from "@mealwright/schema/rules/week";
import type { PaymentEvent } from "./payment-fact.ts";
import type { PaymentBook, PaymentChange } from "./payment-ports.ts";
import { type Purchase, purchasesOf, renewsByItself } from "./purchases.ts";
import { standingOf } from "./standing.ts";
import type { StoredPayment } from "./stored-payment.ts";

/** The row in which a purchase is already stored, or the pending one that its link was created for. */
function findRow(rows: readonly StoredPayment[], { ids, reference }: Purchase): StoredPayment | undefined {
  const isWaiting = ({ status, providerRef }: StoredPayment) =>
    providerRef === null && PAYMENT_STATUS_FACTS[status].canBePaid;
  return (
    rows.find(({ providerRef }) => providerRef !== null && ids.includes(providerRef)) ??
    rows.find((row) => row.id === reference && isWaiting(row))
  );
}

function toRow(
  purchase: Purchase,
  { userId, timeZone }: PaymentBook,
  row: StoredPayment | undefined,
  newId: () => string,
): StoredPayment {
  const { tier, amountCents, refundedCents, paidAt, period } = purchase;
  return {
    id: row?.id ?? newId(),
    userId,
    tier,
    amountCents,
    billingPeriod: PAID_TIER_TERMS[tier].billingPeriod,
    // A refund by the admin stays, even if the provider has not reported it.
    status: row?.status === "refunded" ? "refunded" : purchase.status,
    weekOf: row?.weekOf ?? weekStart(paidAt, timeZone),
    wiseTransactionId: null,
    createdAt: row?.createdAt ?? paidAt,
    confirmedAt: paidAt,
    provider: "link",
    reference: row?.reference ?? null,
    providerRef: row?.providerRef ?? purchase.ids[0] ?? null,
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    refundRequestedAt: row?.refundRequestedAt ?? null,
    refundDeclinedAt: row?.refundDeclinedAt ?? null,
    refundedCents,
  };
}

const toText = (value: object | undefined) =>
  JSON.stringify(Object.entries(value ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)));
const same = (one: object, other: object | undefined) => toText(one) === toText(other);

/**
 * A user's book after all of the provider's events that concern them, whatever the order in which these arrived; null
 * if nothing changes.
 */
export function settle(
  book: PaymentBook,
  events: readonly PaymentEvent[],
  newId: () => string,
  table?: PaidTierTable,
): PaymentChange | null {
  const { payments, standing } = book;
  const rows = new Map(payments.map((row) => [row.id, row]));
  const bought = new Set<string>();
  for (const purchase of purchasesOf(events, table)) {
    const row = toRow(purchase, book, findRow([...rows.values()], purchase), newId);
    rows.set(row.id, row);
    bought.add(row.id);
  }
  // An event that arrives late may show that two rows are one purchase.
  for (const row of rows.values()) {
    if (row.providerRef !== null && !bought.has(row.id)) rows.set(row.id, { ...row, status: "canceled" });
  }
  const before = new Map(payments.map((row) => [row.id, row]));
  const changed = [...rows.values()].filter((row) => !same(row, before.get(row.id)));
  const after = standingOf([...rows.values()], renewsByItself(events), table);
  return changed.length === 0 && same(after, standing) ? null : { payments: changed, standing: after };
}
