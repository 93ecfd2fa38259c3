import { expect, test } from "vitest";
import { basketText } from "./basket-text.ts";

test.each([
  [
    { basketCost: 97.4, leftOver: { keeps: 25, perishes: 6.2 }, fromHome: 5.9 },
    "Bought in whole packs, this week’s groceries cost about $97.40. $31.20 of it is left over: $25 keeps for later weeks, in the cupboard, fridge or freezer, and $6.20 does not keep. That leaves out staples and what you already have: the meals use $5.90 of those.",
  ],
  [
    { basketCost: 60, leftOver: { keeps: 0.1 + 0.2, perishes: 0 }, fromHome: 0 },
    "Bought in whole packs, this week’s groceries cost about $60. $0.30 of it is left over and keeps for later weeks, in the cupboard, fridge or freezer.",
  ],
  [
    { basketCost: 60, leftOver: { keeps: 0, perishes: 2 }, fromHome: 0 },
    "Bought in whole packs, this week’s groceries cost about $60. $2 of it is left over and does not keep.",
  ],
  [
    { basketCost: 60, leftOver: { keeps: 0, perishes: 0 }, fromHome: 0 },
    "Bought in whole packs, this week’s groceries cost about $60.",
  ],
])("basketText(%j)", (sums, expected) => {
  expect(basketText(sums)).toBe(expected);
});
