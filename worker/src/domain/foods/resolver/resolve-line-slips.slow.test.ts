import { expect, test } from "vitest";
import { hiddenBySlips, REAL_NAMES_OF_SLIPS, slippedNames } from "../../../../test/fixtures/spelling-slips.ts";

test("no typo of one letter in any name hides an allergen or animal, unless it makes another real name", () => {
  const { tried, hidden } = hiddenBySlips(slippedNames());
  expect(tried).toBeGreaterThan(40_000);
  expect(hidden).toEqual(REAL_NAMES_OF_SLIPS);
}, 240_000);
