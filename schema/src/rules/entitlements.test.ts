import { describe, expect, test } from "vitest";
import { PAID_TIER_TERMS, TIERS, type Tier } from "../constants/tiers.ts";
import { CAPABILITIES, type Capability, can, effectiveTier, lowestTierWith } from "./entitlements.ts";
import { COUNTDOWN_OFFER_PRICE, UPGRADE_PROMPT_PRICE } from "./prices.ts";

/** Specification §6 and the design's tiers, row by row: the lowest tier with the capability. */
const FIRST_TIER: readonly (readonly [Capability, Tier])[] = [
  ["full_week", "weekly-flex"],
  ["complete_nutrition", "weekly-flex"],
  ["grocery_list", "weekly-flex"],
  ["regeneration", "weekly-flex"],
  ["replacement", "weekly-flex"],
  ["favorites", "weekly-flex"],
  ["priority_support", "weekly-flex"],
  ["priority_generation", "monthly-saver"],
  ["advanced_filters", "monthly-saver"],
  ["grocery_email", "monthly-saver"],
  ["favorites_library", "monthly-saver"],
  ["premium_collection", "annual-vip"],
  ["nutrition_support", "annual-vip"],
  ["coaching", "annual-vip"],
  ["family_portions", "annual-vip"],
];

describe("which tier has which capability", () => {
  test.each(FIRST_TIER)("%s comes with %s and every tier above it", (capability, first) => {
    expect(TIERS.map((tier) => can(tier, capability))).toEqual(
      TIERS.map((tier) => TIERS.indexOf(tier) >= TIERS.indexOf(first)),
    );
    expect(lowestTierWith(capability)).toBe(first);
  });

  test("every capability is in the table above", () => {
    expect(FIRST_TIER.map(([capability]) => capability).sort()).toEqual([...CAPABILITIES].sort());
  });
});

test("a paid tier ends at its end date", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(effectiveTier("annual-vip", new Date(now.getTime() + 1), now)).toBe("annual-vip");
  expect(effectiveTier("annual-vip", now, now)).toBe("free-starter");
  expect(effectiveTier("annual-vip", null, now)).toBe("free-starter");
});

test.each([
  ["weekly-flex", 0, 5],
  ["monthly-saver", 10, 18],
  ["annual-vip", 25, 180],
] as const)("%s saves %i %% on its list price and is reported as %i € to advertisers", (tier, percent, euro) => {
  expect(PAID_TIER_TERMS[tier]).toMatchObject({ savePercent: percent, conversionValueEur: euro });
});

test("the weekly price is in euros where an upgrade is offered, in dollars in the countdown", () => {
  expect([UPGRADE_PROMPT_PRICE, COUNTDOWN_OFFER_PRICE]).toEqual(["€5", "$5"]);
});
