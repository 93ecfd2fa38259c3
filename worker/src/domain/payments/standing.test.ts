import { describe, expect, test } from "vitest";
import { atTen, paid } from "../../../test/fixtures/stored-payment.ts";
import { addPeriod, standingOf } from "./standing.ts";
import type { StoredPayment } from "./stored-payment.ts";

describe("a period", () => {
  test.each([
    ["W", "2026-12-28", "2027-01-04"],
    ["M", "2026-11-22", "2026-12-22"],
    ["M", "2026-01-31", "2026-02-28"],
    ["M", "2028-01-31", "2028-02-29"],
    ["M", "2026-12-31", "2027-01-31"],
    ["Y", "2026-11-22", "2027-11-22"],
    ["Y", "2028-02-29", "2029-02-28"],
  ] as const)("%s from %s ends on %s", (period, from, to) => {
    expect(addPeriod(atTen(from), period)).toEqual(atTen(to));
  });
});

describe("the tier that payments give", () => {
  test.each<[string, StoredPayment[], string, string | null]>([
    ["no payment", [], "free-starter", null],
    ["a pending payment", [paid("a", "weekly-flex", "2026-11-01", { status: "pending" })], "free-starter", null],
    ["a month", [paid("a", "monthly-saver", "2026-11-01")], "monthly-saver", "2026-12-01"],
    [
      "a second month before the end of the first",
      [paid("a", "monthly-saver", "2026-11-01"), paid("b", "monthly-saver", "2026-11-20")],
      "monthly-saver",
      "2027-01-01",
    ],
    [
      "a second week after a pause",
      [paid("a", "weekly-flex", "2026-11-01"), paid("b", "weekly-flex", "2026-11-20")],
      "weekly-flex",
      "2026-11-27",
    ],
    [
      "two payments, the first refunded",
      [paid("a", "weekly-flex", "2026-11-01", { status: "refunded" }), paid("b", "weekly-flex", "2026-11-03")],
      "weekly-flex",
      "2026-11-10",
    ],
    [
      "another tier after the first ended",
      [paid("a", "annual-vip", "2025-01-01"), paid("b", "weekly-flex", "2026-11-01")],
      "weekly-flex",
      "2026-11-08",
    ],
  ])("%s", (_, payments, tier, day) => {
    const standing = standingOf(payments, false);
    expect(standing).toEqual({ tier, paidUntil: day === null ? null : atTen(day), renews: false });
  });

  test("half a month left adds 18 days to a year of a higher tier", () => {
    // 15 days at $18 for 30 are $9, which buy 18.25 days at $180 for 365.
    const { tier, paidUntil } = standingOf(
      [paid("a", "monthly-saver", "2026-11-01"), paid("b", "annual-vip", "2026-11-16")],
      false,
    );
    expect(tier).toBe("annual-vip");
    expect(((paidUntil?.getTime() ?? 0) - atTen("2027-11-16").getTime()) / 86_400_000).toBeCloseTo(18.25, 5);
  });

  test("a renewal may arrive a day late, but without a renewal there is no extra day", () => {
    const period = { periodStart: atTen("2026-11-01"), periodEnd: atTen("2026-12-01"), provider: "link" as const };
    const rows = [paid("a", "monthly-saver", "2026-11-01", period)];
    expect(standingOf(rows, true)).toEqual({ tier: "monthly-saver", paidUntil: atTen("2026-12-02"), renews: true });
    expect(standingOf(rows, false).paidUntil).toEqual(atTen("2026-12-01"));
  });

  test("a subscription keeps renewing while its only payment is disputed, so that it can be ended", () => {
    const rows = [paid("a", "monthly-saver", "2026-11-01", { status: "disputed" })];
    expect(standingOf(rows, true)).toEqual({ tier: "free-starter", paidUntil: null, renews: true });
  });
});
