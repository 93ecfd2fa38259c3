import type { Subscription } from "@mealwright/schema/contract/payments";
import { expect, test } from "vitest";
import { endText, standingText } from "./payment-texts.ts";

const NOW = new Date("2026-11-24T12:00:00Z");
const PAST = "2026-11-23T12:00:00Z";
const AHEAD = "2026-12-23T12:00:00Z";
const PORTAL = "https://billing.example.test";

const of = (part: Partial<Subscription>) =>
  standingText({ tier: "monthly-saver", paidUntil: AHEAD, renews: false, manageUrl: null, ...part }, NOW);

test.each([
  ["never paid", { tier: "free-starter", paidUntil: null }, null],
  ["ended", { tier: "free-starter", paidUntil: PAST }, /^Your last paid plan ended on November 23, 2026\./],
  ["declined for good", { tier: "free-starter", paidUntil: PAST, manageUrl: PORTAL }, /was not paid.* Change the card/],
  [
    "declined just now",
    { paidUntil: PAST, renews: true, manageUrl: PORTAL },
    /^Its renewal on November 23, 2026 is not/,
  ],
  ["renewing", { renews: true, manageUrl: PORTAL }, /^It renews on December 23, 2026\./],
  ["paid once", {}, /^It is paid until December 23, 2026 and ends then by itself/],
] as const)("a plan that is %s is told as that", (_, part, text) => {
  const told = of(part);
  if (text === null) expect(told).toBeNull();
  else expect(told).toMatch(text);
});

test.each([
  [{ paidUntil: null, renews: false }, ""],
  [{ paidUntil: PAST, renews: true }, "Its renewal on November 23, 2026 is not paid yet."],
  [{ paidUntil: AHEAD, renews: true }, "It renews on December 23, 2026."],
  [{ paidUntil: AHEAD, renews: false }, "It is paid until December 23, 2026."],
])("%j in a few words: %s", (part, text) => {
  expect(endText(part, NOW)).toBe(text);
});
