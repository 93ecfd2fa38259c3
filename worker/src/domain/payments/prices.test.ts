import { PAID_TIER_TERMS, PAID_TIERS, type PaidTier, type PaidTierTable } from "@mealwright/schema/constants/tiers";
import { describe, expect, test } from "vitest";
import { atTen, paid } from "../../../test/fixtures/stored-payment.ts";
import type { PaymentEvent } from "./payment-fact.ts";
import type { PaymentBook } from "./payment-ports.ts";
import { dayCentsOf, pricesOf, tierOfAmount } from "./prices.ts";
import { settle } from "./settle.ts";
import { standingOf } from "./standing.ts";
import type { StoredPayment } from "./stored-payment.ts";

const DAY_MS = 86_400_000;

/** The table after a tier's price has changed. */
function withPrice(tier: PaidTier, priceCents: number): PaidTierTable {
  const terms = PAID_TIER_TERMS[tier];
  return { ...PAID_TIER_TERMS, [tier]: { ...terms, priceCents, formerPricesCents: pricesOf(tier) } };
}

const DEARER = withPrice("monthly-saver", 2_400);
const CHEAPER = withPrice("monthly-saver", 1_200);

test("every price, current or former, belongs to one tier", () => {
  const prices = PAID_TIERS.flatMap((tier) => [...new Set(pricesOf(tier))]);
  expect(new Set(prices).size).toBe(prices.length);
  expect(prices.every((cents) => Number.isInteger(cents) && cents > 0)).toBe(true);
});

test("an amount belongs to the tier that is or was sold at that price", () => {
  const tiersOf = (cents: readonly number[]) => cents.map((each) => tierOfAmount(each, "usd", DEARER));
  expect(tiersOf([2_400, 1_800, 500, 1_799, 0])).toEqual(["monthly-saver", "monthly-saver", "weekly-flex", null, null]);
  expect(tierOfAmount(1_800, "eur", DEARER)).toBeNull();
  expect(tierOfAmount(2_400, "usd"), "before the change").toBeNull();
});

describe("after a price change", () => {
  /** Two months of a subscription that started at $18. */
  const events = [0, 1].map((month): PaymentEvent => {
    const periodStart = atTen("2026-11-01").getTime() + month * 30 * DAY_MS;
    const paymentIds = [`in_${month}`];
    const money = { subscriptionId: "sub_1", amountCents: 1_800, currency: "usd" };
    return {
      id: `evt_${month}`,
      occurredAt: new Date(periodStart),
      fact: { kind: "paid", paymentIds, ...money, periodStart, periodEnd: periodStart + 30 * DAY_MS },
      userId: "ada",
    };
  });
  const book: PaymentBook = {
    userId: "ada",
    timeZone: "UTC",
    version: 0,
    standing: { tier: "free-starter", paidUntil: null, renews: false },
    payments: [],
  };

  test.each([
    ["dearer", DEARER],
    ["cheaper", CHEAPER],
  ])("%s, earlier subscribers renew at their own price", (_, table) => {
    const change = settle(book, events, () => crypto.randomUUID(), table);
    expect(change?.payments.map(({ tier, amountCents }) => [tier, amountCents])).toEqual([
      ["monthly-saver", 1_800],
      ["monthly-saver", 1_800],
    ]);
    expect(change?.standing.tier).toBe("monthly-saver");
    expect(change?.standing.paidUntil?.getTime()).toBeGreaterThanOrEqual(atTen("2026-12-31").getTime());
  });

  test("a renewal's week depends on the payer's time zone", () => {
    // Sunday evening in New York is Monday morning, UTC.
    const [event] = events;
    if (event?.fact.kind !== "paid") throw new Error("no payment");
    const late = { ...event, occurredAt: new Date("2026-11-02T02:00:00Z") };
    const weekOf = (timeZone: string) => settle({ ...book, timeZone }, [late], () => "new")?.payments[0]?.weekOf;
    expect(weekOf("UTC")).toBe("2026-11-02");
    expect(weekOf("America/New_York")).toBe("2026-10-26");
  });

  const histories: Readonly<Record<string, readonly StoredPayment[]>> = {
    "half a month, then a year": [paid("a", "monthly-saver", "2026-11-01"), paid("b", "annual-vip", "2026-11-16")],
    "a month, then a week": [paid("a", "monthly-saver", "2026-11-01"), paid("b", "weekly-flex", "2026-11-16")],
    "a week, then a month": [paid("a", "weekly-flex", "2026-11-01"), paid("b", "monthly-saver", "2026-11-03")],
  };
  test.each(Object.entries(histories))("earlier payments keep their worth: %s", (_, payments) => {
    const before = standingOf(payments, false);
    for (const table of [DEARER, CHEAPER]) expect(standingOf(payments, false, table)).toEqual(before);
  });

  test("months at both prices count with the price that was paid", () => {
    // 15 days at $18 and 31 at $24 for 30 are worth $9 and $24.80: $33.80, which buy 68.54 days at $180 for 365.
    const months = [
      paid("a", "monthly-saver", "2026-11-16"),
      paid("b", "monthly-saver", "2026-12-01", { amountCents: 2_400 }),
    ];
    const { paidUntil } = standingOf([...months, paid("c", "annual-vip", "2026-12-01")], false, DEARER);
    expect(((paidUntil?.getTime() ?? 0) - atTen("2027-12-01").getTime()) / DAY_MS).toBeCloseTo(68.54, 1);
  });

  test("a gift counts at the lowest price its tier ever had", () => {
    const gift = { ...paid("a", "monthly-saver", "2026-11-01"), amountCents: 0 };
    expect([undefined, DEARER, CHEAPER].map((table) => dayCentsOf(gift, table))).toEqual([60, 60, 40]);
  });
});
