import { expect, test } from "vitest";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import { MOST_USES, PLENTY } from "./plate-bounds.ts";
import { mostUsesOf, plentyOf } from "./plenty.ts";

const DAYS = 7;

test.each([
  ["egg", "egg"],
  ["low-fat-milk-1", "milk"],
  ["yogurt-plain-low-fat", "milk"],
  ["soy-milk-unsweetened", "milk"],
  ["cheddar-cheese", "cheese"],
  ["banana", "fruit"],
  ["dates-medjool", "driedFruit"],
  ["carrot", "other"],
  ["potato", "potato"],
  ["walnuts", "nuts"],
  ["chicken-breast-skinless", "flesh"],
  ["rolled-oats", "dryGrain"],
  ["olive-oil", "unbounded"],
] as const)("%s has the weekly limit of its kind, %s", (foodId, kind) => {
  const { grams, perGram } = plentyOf(foodId, DAYS, "omnivore");
  expect(perGram).toBe(PLENTY[kind].perGram);
  const asBought = PLENTY[kind].grams / requireFood(foodId).edibleYield;
  expect(grams).toBe(kind === "unbounded" ? PLENTY.unbounded.grams : Math.round(asBought));
});

test("the weekly limit doubles with twice the appetite, and keto allows 1.5 times the eggs", () => {
  const one = plentyOf("egg", DAYS, "vegetarian").grams;
  expect(plentyOf("egg", 2 * DAYS, "vegetarian").grams).toBeCloseTo(2 * one, -1);
  expect(plentyOf("egg", DAYS, "keto").grams).toBeCloseTo(1.5 * one, -1);
  expect(plentyOf("banana", DAYS, "keto")).toEqual(plentyOf("banana", DAYS, "vegetarian"));
});

test.each([
  ["green-cabbage", "vegetable"],
  ["banana", "fruit"],
  ["peanut-butter-unsalted", "nutButter"],
  ["walnuts", "nuts"],
  ["sunflower-seeds", "nuts"],
  ["prunes", "driedFruit"],
] as const)("%s may be in as many dishes as its kind, %s, and in fewer if there are fewer days", (foodId, kind) => {
  expect(mostUsesOf(foodId, DAYS)).toBe(MOST_USES[kind]);
  expect(mostUsesOf(foodId, 3)).toBe(Math.ceil((MOST_USES[kind] * 3) / DAYS));
});

test.each(["onion", "garlic", "lemon-juice", "parsley-fresh", "low-fat-milk-1", "rolled-oats"])(
  "%s may be in every dish",
  (foodId) => expect(mostUsesOf(foodId, DAYS)).toBeGreaterThan(1_000),
);
