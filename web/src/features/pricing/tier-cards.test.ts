import { expect, test } from "vitest";
import { TIER_CARDS } from "./tier-cards.ts";

test("the four plans show the specification's prices, list prices and savings", () => {
  expect(
    TIER_CARDS.map(({ name, price, period, listPrice, saving }) => [name, price, period, listPrice, saving]),
  ).toEqual([
    ["Free Starter", "Free", null, null, null],
    ["Weekly Flex", "$5", "per week", null, null],
    ["Monthly Saver", "$18", "per month", "$20", "Save 10%"],
    ["Annual VIP", "$180", "per year", "$240", "Save 25%"],
  ]);
});

test("each plan lists what it adds to the one before", () => {
  expect(TIER_CARDS.map((card) => card.features.length)).toEqual([2, 7, 4, 4]);
  expect(TIER_CARDS.map((card) => card.includes)).toEqual([
    "To get started",
    "The whole week",
    "Everything in Weekly Flex, plus",
    "Everything in Monthly Saver, plus",
  ]);
  expect(TIER_CARDS[3]?.features).toContain("Family meal planning");
});

test("below each price is the saving or else the terms", () => {
  expect(TIER_CARDS.map((card) => card.saving ?? card.terms)).toEqual([
    "No card needed",
    "Cancel any time",
    "Save 10%",
    "Save 25%",
  ]);
});

test("the yearly plan shows its price per month", () => {
  expect(TIER_CARDS.map(({ perMonth }) => perMonth)).toEqual([null, null, null, "$15 a month"]);
});

test("the weekly plan has a 7-day guarantee, the longer ones 30 days", () => {
  expect(TIER_CARDS.map((card) => card.guarantee)).toEqual([
    null,
    "7-day money-back guarantee",
    "30-day money-back guarantee",
    "30-day money-back guarantee",
  ]);
});
