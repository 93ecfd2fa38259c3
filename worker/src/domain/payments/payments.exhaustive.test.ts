import { PAID_TIER_TERMS, PAID_TIERS, type PaidTier, TIERS } from "@mealwright/schema/constants/tiers";
import { effectiveTier } from "@mealwright/schema/rules/entitlements";
import fc from "fast-check";
import { expect, test } from "vitest";
import { sampled } from "../../../test/fixtures/sample.ts";
import type { PaymentEvent, PaymentFact } from "./payment-fact.ts";
import type { PaymentBook } from "./payment-ports.ts";
import { settle } from "./settle.ts";
import { standingOf } from "./standing.ts";
import type { StoredPayment } from "./stored-payment.ts";

const SEQUENCES = sampled(10_000, 600);
const DAY_MS = 24 * 3600 * 1000;
const BEGIN = Date.parse("2026-01-05T10:00:00Z");

/** What really happened to a subscription: the periods that were paid, refunds and disputes, and how it ended. */
interface Truth {
  readonly tier: PaidTier;
  readonly periods: readonly ("kept" | "refunded" | "disputed" | "won")[];
  readonly ending: "runs" | "told-to-end" | "told-and-taken-back" | "over";
}

const truth: fc.Arbitrary<Truth> = fc.record({
  tier: fc.constantFrom(...PAID_TIERS),
  periods: fc.array(fc.constantFrom("kept", "kept", "kept", "refunded", "disputed", "won"), {
    minLength: 1,
    maxLength: 5,
  }),
  ending: fc.constantFrom("runs", "told-to-end", "told-and-taken-back", "over"),
});

const PERIOD_MS: Readonly<Record<PaidTier, number>> = {
  "weekly-flex": 7 * DAY_MS,
  "monthly-saver": 30 * DAY_MS,
  "annual-vip": 365 * DAY_MS,
};

/** Every event that the provider sends for it, in the order of occurrence. */
function eventsOf({ tier, periods, ending }: Truth): PaymentEvent[] {
  const events: PaymentEvent[] = [];
  const note = (fact: PaymentFact, at: number, userId: string | null = null) =>
    events.push({ id: `evt_${events.length}`, occurredAt: new Date(at), fact, userId });
  const amountCents = PAID_TIER_TERMS[tier].priceCents;
  const subscriptionId = "sub_1";
  const money = { subscriptionId, amountCents, currency: "usd" };
  const reference = "payment-1";
  note({ kind: "checkout", paymentIds: ["cs_1", "in_0"], ...money, reference, isPaid: true }, BEGIN + 1_000, "ada");
  for (const [index, what] of periods.entries()) {
    const periodStart = BEGIN + index * PERIOD_MS[tier];
    const periodEnd = periodStart + PERIOD_MS[tier];
    note({ kind: "paid", paymentIds: [`in_${index}`], ...money, periodStart, periodEnd }, periodStart + 2_000);
    note({ kind: "same-payment", paymentIds: [`in_${index}`, `pi_${index}`] }, periodStart + 3_000);
    const paymentIds = [`ch_${index}`, `pi_${index}`];
    if (what === "kept" && index % 2 === 1)
      note({ kind: "partly-refunded", paymentIds, refundedCents: 100 }, periodStart + 4_000);
    if (what === "refunded") note({ kind: "refunded", paymentIds }, periodStart + 4_000);
    if (what === "disputed" || what === "won") note({ kind: "disputed", paymentIds }, periodStart + 4_000);
    if (what === "won") note({ kind: "dispute-won", paymentIds }, periodStart + 5_000);
  }
  const later = BEGIN + periods.length * PERIOD_MS[tier] - 10_000;
  if (ending !== "runs") note({ kind: "renewal", subscriptionId, renews: false }, later);
  if (ending === "told-and-taken-back") note({ kind: "renewal", subscriptionId, renews: true }, later + 1_000);
  if (ending === "over") note({ kind: "subscription-over", subscriptionId }, later + 2_000);
  return events;
}

/** The correct end of the tier, computed period by period; null if it never starts. */
function rightEnd({ tier, periods, ending }: Truth): number | null {
  const counts = periods.flatMap((what, index) => (what === "kept" || what === "won" ? [index] : []));
  const last = counts.at(-1);
  if (last === undefined) return null;
  const renews = ending === "runs" || ending === "told-and-taken-back";
  return BEGIN + (last + 1) * PERIOD_MS[tier] + (renews ? DAY_MS : 0);
}

const blank: StoredPayment = {
  id: "payment-1",
  userId: "ada",
  tier: "annual-vip",
  amountCents: 18_000,
  billingPeriod: "Y",
  status: "pending",
  weekOf: "2026-01-05",
  wiseTransactionId: null,
  createdAt: new Date(BEGIN),
  confirmedAt: null,
  provider: "link",
  reference: "MW-AAAAAAAA",
  providerRef: null,
  periodStart: null,
  periodEnd: null,
  refundRequestedAt: null,
  refundDeclinedAt: null,
  refundedCents: 0,
};

/**
 * The server's logic (`notePaymentEvent`): each event counts once; a payer's events count as soon as one identifies the
 * payer.
 */
function deliver(sequence: readonly PaymentEvent[]): PaymentBook {
  const noted = new Map<string, PaymentEvent>();
  let book: PaymentBook = {
    userId: "ada",
    timeZone: "UTC",
    version: 0,
    standing: { tier: "free-starter", paidUntil: null, renews: false },
    payments: [blank],
  };
  let ids = 0;
  for (const event of sequence) {
    if (noted.has(event.id)) continue;
    noted.set(event.id, event);
    const events = [...noted.values()];
    if (!events.some(({ userId }) => userId === "ada")) continue;
    const change = settle(book, events, () => `new-${ids++}`);
    if (change === null) continue;
    const rows = new Map(book.payments.map((row) => [row.id, row]));
    for (const row of change.payments) rows.set(row.id, row);
    book = { ...book, version: book.version + 1, standing: change.standing, payments: [...rows.values()] };
    expect(
      settle(book, events, () => "never"),
      "a second look finds nothing left to do",
    ).toBeNull();
  }
  return book;
}

/** The events doubled and shuffled, as a provider may send them. */
const deliveries = truth.chain((what) => {
  const events = eventsOf(what);
  const sequence = fc
    .array(fc.constantFrom(...events), { maxLength: 6 })
    .chain((again) => fc.shuffledSubarray([...events, ...again], { minLength: events.length + again.length }));
  return fc.tuple(fc.constant(what), sequence);
});

test(`${SEQUENCES} random sequences of repeated, reordered and late events end in the right state`, () => {
  fc.assert(
    fc.property(deliveries, ([what, sequence]) => {
      const { standing, payments } = deliver(sequence);
      const end = rightEnd(what);
      expect(standing.paidUntil?.getTime() ?? null).toBe(end);
      expect(standing.tier).toBe(end === null ? "free-starter" : what.tier);
      const kept = what.periods.filter((period) => period === "kept" || period === "won").length;
      expect(payments.filter(({ status }) => status === "confirmed")).toHaveLength(kept);
      for (const status of ["refunded", "disputed"] as const) {
        expect(payments.filter((payment) => payment.status === status)).toHaveLength(
          what.periods.filter((period) => period === status).length,
        );
      }
      // The pending payment becomes the first one, with the tier that was actually paid for.
      expect(payments.find(({ id }) => id === "payment-1")).toMatchObject({ tier: what.tier, provider: "link" });
    }),
    { numRuns: SEQUENCES },
  );
});

test("at any moment, nobody has more than was paid for", () => {
  fc.assert(
    fc.property(deliveries, fc.nat(), ([what, sequence], cut) => {
      const { standing } = deliver(sequence.slice(0, cut % (sequence.length + 1)));
      const most = BEGIN + what.periods.length * PERIOD_MS[what.tier] + DAY_MS;
      // Until the provider names the period, a calendar month counts, which is at most three days longer.
      expect(standing.paidUntil?.getTime() ?? 0).toBeLessThanOrEqual(most + 3 * DAY_MS);
    }),
    { numRuns: 1_000 },
  );
});

/** All prices ever: people may have paid before or after a change. */
const priceOf = (tier: PaidTier) =>
  fc.constantFrom(1, 0.7, 1.25).map((part) => PAID_TIER_TERMS[tier].priceCents * part);

const transfer = fc.record({
  bought: fc
    .constantFrom(...PAID_TIERS)
    .chain((tier) => fc.record({ tier: fc.constant(tier), amountCents: priceOf(tier) })),
  confirmedAt: fc.integer({ min: BEGIN, max: BEGIN + 400 * DAY_MS }),
  status: fc.constantFrom("confirmed", "confirmed", "confirmed", "pending", "canceled", "refunded"),
});

test("the order of transfers does not matter, and no transfer reduces the effect of another", () => {
  fc.assert(
    fc.property(fc.array(transfer, { maxLength: 8 }), fc.nat(), (list, seed) => {
      const rows = list.map(
        ({ bought: { tier, amountCents }, confirmedAt, status }, index): StoredPayment => ({
          ...blank,
          id: `p${index}`,
          tier,
          amountCents,
          billingPeriod: PAID_TIER_TERMS[tier].billingPeriod,
          status,
          provider: "transfer",
          confirmedAt: new Date(confirmedAt),
        }),
      );
      const whole = standingOf(rows, false);
      const turned = rows.map((_, index) => rows[(index + seed) % rows.length]).flatMap((row) => row ?? []);
      expect(standingOf(turned.toReversed(), false)).toEqual(whole);
      for (const row of rows) {
        if (row.status !== "confirmed" || row.confirmedAt === null) continue;
        const less = standingOf(
          rows.filter((other) => other !== row),
          false,
        );
        const at = row.confirmedAt;
        const ranks = [whole, less].map(({ tier, paidUntil }) => TIERS.indexOf(effectiveTier(tier, paidUntil, at)));
        expect(ranks[0]).toBeGreaterThanOrEqual(ranks[1] ?? -1);
      }
    }),
    { numRuns: 2_000 },
  );
});
