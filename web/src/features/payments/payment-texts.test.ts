import type { PaymentStatus } from "@mealwright/schema/constants/payments";
import type { Subscription } from "@mealwright/schema/contract/payments";
import { expect, test } from "vitest";
import { endText, standingText, wayOnText } from "./payment-texts.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const PAST = "2026-11-23T12:00:00Z";
const AHEAD = "2026-12-23T12:00:00Z";
const PORTAL = "https://billing.example.test";

const paymentOf = (status: PaymentStatus, day: string) => {
  const time = `2026-${day}T12:00:00Z`;
  return { status, createdAt: time, confirmedAt: status === "pending" ? null : time };
};
const KEPT = paymentOf("confirmed", "10-23");
const DISPUTED = paymentOf("disputed", "11-22");

const of = (part: Partial<Subscription>, payments = [KEPT]) =>
  standingText({ tier: "monthly-saver", paidUntil: AHEAD, renews: false, manageUrl: null, ...part }, payments, NOW);

test.each([
  ["never paid", { tier: "free-starter", paidUntil: null }, null],
  ["ended", { tier: "free-starter", paidUntil: PAST }, /^Your last paid plan ended on November 23, 2026\./],
  [
    "declined for good",
    { tier: "free-starter", paidUntil: PAST, renews: true, manageUrl: PORTAL },
    /was not paid.* Change the card/,
  ],
  [
    "declined for good, with no page where the renewal can be ended",
    { tier: "free-starter", paidUntil: PAST, renews: true },
    /was not paid.* may charge the card again/,
  ],
  [
    "declined just now",
    { paidUntil: PAST, renews: true, manageUrl: PORTAL },
    /^Its renewal on November 23, 2026 is not/,
  ],
  ["renewing", { renews: true, manageUrl: PORTAL }, /^It renews on December 23, 2026\./],
  ["paid once", {}, /^It is paid until December 23, 2026 and then ends by itself/],
] as const)("the text for a plan that is %s", (_, part, text) => {
  const told = of(part);
  if (text === null) expect(told).toBeNull();
  else expect(told).toMatch(text);
});

test.each([
  ["it paid for the renewal", { paidUntil: PAST, renews: true, manageUrl: PORTAL }, [KEPT, DISPUTED], /ends within/],
  ["its plan has ended", { tier: "free-starter", paidUntil: PAST }, [DISPUTED, KEPT], /locked in the meantime/],
  ["it was the only payment", { tier: "free-starter", paidUntil: null }, [DISPUTED], /locked in the meantime/],
  [
    "it was the only payment, and another is pending",
    { tier: "free-starter", paidUntil: null },
    [paymentOf("pending", "11-24"), DISPUTED],
    /locked in the meantime/,
  ],
] as const)("a payment reversed by the bank is called disputed: %s", (_, part, payments, text) => {
  const told = of(part, [...payments]);
  expect(told).toMatch(text);
  expect(told).toMatch(/the payment of November 22, 2026: it is disputed/);
  expect(told).not.toMatch(/not paid|declined/);
});

test("a dispute does not affect later payments or a time already paid for", () => {
  const ended = { tier: "free-starter", paidUntil: PAST } as const;
  expect(of(ended, [DISPUTED, paymentOf("confirmed", "11-23")])).toMatch(/^Your last paid plan ended/);
  expect(of({ renews: true }, [KEPT, DISPUTED])).toMatch(/^It renews on/);
});

test("after a refund, a renewal that still runs is mentioned, but not as unpaid", () => {
  const free = { tier: "free-starter", renews: true } as const;
  for (const part of [
    { ...free, paidUntil: null },
    { ...free, paidUntil: PAST },
    { ...free, paidUntil: PAST, manageUrl: PORTAL },
  ]) {
    const told = of(part, [KEPT, paymentOf("refunded", "11-20")]);
    expect(told).toMatch(/was refunded.*may still renew/);
    expect(told).not.toMatch(/not paid/);
  }
});

test("a dispute mentions the renewal only while it runs", () => {
  const closed = { tier: "free-starter", paidUntil: PAST } as const;
  expect(of({ ...closed, renews: true }, [KEPT, DISPUTED])).toMatch(/may still renew/);
  expect(of(closed, [KEPT, DISPUTED])).not.toMatch(/renewal/);
});

test("a renewal that still runs is mentioned before choosing another plan, unless a payment is pending", () => {
  const stillRuns = { isWaiting: false, stillRuns: true, hasAnswers: true };
  expect(wayOnText(stillRuns)).toMatch(/may still renew/);
  expect(wayOnText({ ...stillRuns, isWaiting: true })).toMatch(/once it has arrived/);
  expect(wayOnText({ ...stillRuns, stillRuns: false })).not.toMatch(/renew/);
});

test("the short text for a disputed renewal names the payment", () => {
  const told = endText({ paidUntil: PAST, renews: true }, [KEPT, DISPUTED], NOW);
  expect(told).toBe("Its payment of November 22, 2026 is disputed.");
});

test.each([
  [{ paidUntil: null, renews: false }, ""],
  [{ paidUntil: PAST, renews: true }, "Its renewal on November 23, 2026 is not paid yet."],
  [{ paidUntil: AHEAD, renews: true }, "It renews on December 23, 2026."],
  [{ paidUntil: AHEAD, renews: false }, "It is paid until December 23, 2026."],
])("the short text for %j: %s", (part, text) => {
  expect(endText(part, [KEPT], NOW)).toBe(text);
});
