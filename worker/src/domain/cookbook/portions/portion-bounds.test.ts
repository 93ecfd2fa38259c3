import { expect, test } from "vitest";
import { allRecipes, allSides } from "../cookbook.ts";
import { mostPortionOf } from "./portion-bounds.ts";

const ALL = [...allRecipes(), ...allSides()];

test.each([
  ["a bowl of grain, potatoes and pulses", ["side-grain", "side-baked-potato", "side-hummus", "side-bean-mash"], 1.8],
  ["slices of bread", ["side-bread", "side-toast", "side-crispbread"], 2],
  ["soup, salad and vegetables", ["side-clear-soup", "side-green-salad", "side-steamed-vegetable"], 1.8],
  ["eggs", ["side-boiled-eggs"], 2],
  ["fruit", ["side-fresh-fruit", "side-stewed-fruit"], 1.6],
  ["desserts", ["side-oat-cookies", "side-milk-pudding", "side-yogurt-and-fruit", "side-stuffed-dates"], 1.4],
  ["nuts", ["side-handful-of-nuts"], 1.4],
  ["milk", ["side-glass-of-milk"], 1.8],
  ["main meals", ["white-bean-soup", "classic-burger", "oat-porridge"], 1.8],
  ["snacks", ["trail-mix"], 2],
] as const)("%s: every variant has the maximum portion of its kind", (_, templates, most) => {
  for (const id of templates) {
    const portions = ALL.filter(({ templateId }) => templateId === id).map(mostPortionOf);
    expect([id, ...new Set(portions)]).toEqual([id, most]);
  }
});

test("every dish may be served at least at its own size, and plates without starch may be larger", () => {
  expect(ALL.filter((recipe) => mostPortionOf(recipe) < 1)).toEqual([]);
  const plates = ALL.filter(({ side, mealTypes }) => !side && mealTypes.includes("dinner")).map(mostPortionOf);
  expect(new Set(plates)).toEqual(new Set([1.8, 2]));
});
