import { GROCERY_CATEGORIES } from "@mealwright/schema/constants/meals";
import { lineText } from "@mealwright/schema/rules/text/grocery-line-text";
import { describe, expect, test } from "vitest";
import { costCents } from "../nutrition/sum.ts";
import { buildGroceryList, type GroceryInput, type GroceryMeal } from "./build-grocery-list.ts";
import { type GroceryItem, type GroceryList, groceryCategories } from "./grocery-list.ts";
import { homeShares, sharesByFood } from "./kitchen/home-share.ts";

const meal = (id: string, day: number, ingredients: Readonly<Record<string, number>>): GroceryMeal => ({
  id,
  name: `Meal ${id}`,
  day,
  ingredients: Object.entries(ingredients).map(([foodId, grams]) => ({ foodId, grams })),
});
const build = (meals: readonly GroceryMeal[], options: Partial<GroceryInput> = {}) =>
  buildGroceryList({ meals, household: 1, cupboard: [], system: "metric", ...options });
const allLines = (list: GroceryList) => [...list.items, ...list.staples, ...list.covered];
const line = (list: GroceryList, foodId: string): GroceryItem => {
  const found = allLines(list).find((item) => item.foodId === foodId);
  if (found === undefined) throw new Error(`no line for ${foodId}`);
  return found;
};

const textOf = (list: GroceryList, item: GroceryItem) =>
  lineText({
    ...item,
    covered: list.covered.includes(item),
    packs: [...item.packs],
    freshForDays: [...item.freshForDays],
  });

describe("a line of the list", () => {
  test.each<[string, readonly GroceryMeal[], Partial<GroceryInput>, string, string]>([
    [
      "weight and pack",
      [meal("a", 1, { "white-rice-long-grain": 75 })],
      {},
      "white-rice-long-grain",
      "about 75 g needed · 1 bag (500 g)",
    ],
    ["yield counts", [meal("a", 1, { spinach: 195 })], {}, "spinach", "about 200 g needed · 1 pack (300 g)"],
    [
      "one line for a food of two meals",
      [meal("a", 1, { lemon: 29 }), meal("b", 2, { lemon: 29 })],
      {},
      "lemon",
      "1 piece",
    ],
    ["pieces are whole", [meal("a", 1, { lemon: 10 })], {}, "lemon", "about ¼ needed · 1 piece"],
    ["eggs by the dozen", [meal("a", 1, { egg: 350 })], { system: "us" }, "egg", "about 7 needed · 1 dozen"],
    ["a household needs more", [meal("a", 1, { lemon: 29 })], { household: 4 }, "lemon", "2 pieces"],
    [
      "US weights and packs",
      [meal("a", 1, { "black-beans-canned-drained": 300 })],
      { system: "us" },
      "black-beans-canned-drained",
      "about 11 oz needed · 2 cans (15 oz)",
    ],
    [
      "perishable food for distant days is bought twice",
      [meal("a", 1, { spinach: 60 }), meal("b", 3, { spinach: 60 }), meal("c", 7, { spinach: 60 })],
      {},
      "spinach",
      "about 180 g needed · 2 packs (200 g), part of it fresh for Sunday",
    ],
    [
      "perishable food needed late is bought fresh then",
      [meal("a", 7, { spinach: 120 })],
      {},
      "spinach",
      "about 120 g needed · 1 pack (200 g), fresh for Sunday",
    ],
    [
      "one purchase serves two days late in the week",
      [meal("a", 5, { spinach: 60 }), meal("b", 7, { spinach: 60 })],
      {},
      "spinach",
      "about 120 g needed · 1 pack (200 g), fresh for Friday",
    ],
    [
      "food that keeps all week has no day",
      [meal("a", 5, { spinach: 120 })],
      {},
      "spinach",
      "about 120 g needed · 1 pack (200 g)",
    ],
    [
      "in a week started on Friday, everything is bought then",
      [meal("a", 5, { spinach: 60 }), meal("b", 7, { spinach: 60 })],
      { firstDay: 5 },
      "spinach",
      "about 120 g needed · 1 pack (200 g)",
    ],
    [
      "food that keeps less than two days is bought for its day",
      [meal("a", 7, { spinach: 120 })],
      { firstDay: 2 },
      "spinach",
      "about 120 g needed · 1 pack (200 g), fresh for Sunday",
    ],
    [
      "food that can be frozen is bought once",
      [meal("a", 1, { "chicken-breast-skinless": 100 }), meal("b", 7, { "chicken-breast-skinless": 100 })],
      {},
      "chicken-breast-skinless",
      "about 200 g needed · 1 pack (300 g)",
    ],
    [
      "food at home is subtracted",
      [meal("a", 1, { "white-rice-long-grain": 600 })],
      { cupboard: [{ foodId: "white-rice-long-grain", grams: 200 }] },
      "white-rice-long-grain",
      "about 600 g needed, minus what you have · 1 bag (500 g)",
    ],
    [
      "food at home may be enough",
      [meal("a", 1, { "white-rice-long-grain": 600 })],
      { cupboard: [{ foodId: "white-rice-long-grain", grams: null }] },
      "white-rice-long-grain",
      "about 600 g needed · you have enough",
    ],
    [
      "food at home is counted in pieces if sold so",
      [meal("a", 1, { lemon: 116 })],
      { cupboard: [{ foodId: "lemon", grams: null }] },
      "lemon",
      "about 2 needed · you have enough",
    ],
    ["staples are checked, not bought", [meal("a", 1, { "olive-oil": 27 })], {}, "olive-oil", "about 2 tbsp"],
    ["a pinch", [meal("a", 1, { "black-pepper": 0.4 })], {}, "black-pepper", "a pinch"],
    ["water is not bought", [meal("a", 1, { water: 500 })], {}, "water", "about 500 ml needed · from the tap"],
  ])("shows the right text: %s", (_, meals, options, foodId, text) => {
    const list = build(meals, options);
    expect(textOf(list, line(list, foodId))).toBe(text);
  });

  test("lists the meals that need it, with the household's grams, by day", () => {
    const list = build([meal("b", 3, { spinach: 60 }), meal("a", 1, { spinach: 40 })], { household: 2 });
    expect(line(list, "spinach").meals).toEqual([
      { mealId: "a", name: "Meal a", day: 1, grams: 80 },
      { mealId: "b", name: "Meal b", day: 3, grams: 120 },
    ]);
  });

  test.each([
    ["egg", 50, "eggs"],
    ["lemon", 40, "lemon"],
    ["lemon", 70, "lemons"],
    ["green-cabbage", 100, "green cabbage"],
    ["apricots-dried", 20, "dried apricots"],
    ["spinach", 100, "spinach"],
  ])("for %s, %d g is called %s", (foodId, grams, name) => {
    expect(line(build([meal("a", 1, { [foodId]: grams })]), foodId).name).toBe(name);
  });

  test("counts a food used twice in one meal as one use", () => {
    const twice: GroceryMeal = {
      id: "a",
      name: "Meal a",
      day: 1,
      ingredients: [
        { foodId: "onion", grams: 55 },
        { foodId: "olive-oil", grams: 5 },
        { foodId: "onion", grams: 55 },
      ],
    };
    expect(line(build([twice]), "onion")).toMatchObject({
      quantity: 1,
      unit: "piece",
      meals: [{ mealId: "a", name: "Meal a", day: 1, grams: 110 }],
    });
  });

  test("is covered by an amount at home that is almost enough, but not by one a gram short of that", () => {
    const need = [meal("a", 1, { "white-rice-long-grain": 300 })];
    expect(build(need, { cupboard: [{ foodId: "white-rice-long-grain", grams: 299.8 }] }).items).toEqual([]);
    expect(build(need, { cupboard: [{ foodId: "white-rice-long-grain", grams: 299 }] }).items).toHaveLength(1);
  });

  test("is never dropped for an unknown food: it throws", () => {
    expect(() => build([meal("a", 1, { unobtainium: 5 })])).toThrow(expect.objectContaining({ code: "unknown_food" }));
  });
});

describe("the grocery list", () => {
  const week = [
    meal("a", 1, { "whole-milk": 200, "rolled-oats": 60, "olive-oil": 10 }),
    meal("b", 2, { "chicken-breast-skinless": 180, onion: 110, "white-rice-long-grain": 75 }),
  ];

  test("puts its categories in the specification's order, staples last", () => {
    const list = build(week);
    const categories = groceryCategories(list);
    expect(categories.map(({ name }) => name)).toEqual([...GROCERY_CATEGORIES]);
    expect(categories[2]?.items.map(({ foodId }) => foodId)).toEqual([
      "white-rice-long-grain",
      "rolled-oats",
      "olive-oil",
    ]);
  });

  test("is empty for an empty plan", () => {
    expect(groceryCategories(build([]))).toEqual([]);
  });

  test("costs the sum of its packs, while the recipes are priced by the gram", () => {
    const list = build(week, { household: 2 });
    expect(list.basketCents).toBe(list.items.reduce((sum, item) => sum + item.costCents, 0));
    expect(list.recipeCents).toBe(2 * week.reduce((sum, { ingredients }) => sum + costCents(ingredients), 0));
    expect(list.basketCents).toBeGreaterThan(list.recipeCents);
  });

  test("shows the person's own lines beside the computed ones", () => {
    const list = build(week, {
      ownLines: [{ id: "1", text: "Birthday candles" }],
    });
    const pantry = groceryCategories(list).find(({ name }) => name === "Pantry");
    expect(pantry?.items.map(({ name }) => name)).toContain("Birthday candles");
    expect(list.own[0]).toMatchObject({ foodId: "own.1", ownLineId: "1", needed: null, costCents: 0 });
    expect(list.basketCents).toBe(build(week).basketCents);
  });
});

describe("what is left over from earlier weeks", () => {
  const home = sharesByFood([
    { foodId: "spinach", grams: 300, lastDay: 2 },
    { foodId: "white-rice-long-grain", grams: 100, lastDay: 7 },
  ]);
  const meals = [
    meal("a", 1, { spinach: 65, "white-rice-long-grain": 75 }),
    meal("b", 5, { spinach: 65, "white-rice-long-grain": 75 }),
  ];

  test("is taken off the list as long as it keeps until the day", () => {
    const list = build(meals, { home });
    // Monday's meal uses the leftovers, which have spoiled by Friday.
    expect(line(list, "spinach").purchases).toEqual([65]);
    expect(line(list, "spinach").have).toEqual({ grams: 300, fromEarlier: true });
    expect(line(list, "white-rice-long-grain").purchases).toEqual([50]);
  });

  test("takes a line off completely if it is enough", () => {
    const list = build(meals.slice(0, 1), { home });
    expect(list.items).toEqual([]);
    expect(list.covered.map(({ foodId }) => foodId).sort()).toEqual(["spinach", "white-rice-long-grain"]);
    expect(list.basketCents).toBe(0);
  });

  test.each([
    ["none", 0, [130], null],
    ["enough", null, [], { grams: null, fromEarlier: false }],
  ])("is overridden by what the person says about the week: %s", (_, grams, purchases, have) => {
    const spinach = line(build(meals, { home, cupboard: [{ foodId: "spinach", grams }] }), "spinach");
    expect(spinach.purchases.reduce((sum, bought) => sum + bought, 0)).toBe(purchases[0] ?? 0);
    expect(spinach.have).toEqual(have);
  });
});

describe("a change to the kitchen after the shopping is done", () => {
  const meals = [meal("a", 1, { "white-rice-long-grain": 300 }), meal("b", 5, { "white-rice-long-grain": 300 })];
  const riceOf = (given: Partial<GroceryInput>) => line(build(meals, given), "white-rice-long-grain");
  const shared = (grams: number, counted: number) =>
    sharesByFood([{ foodId: "white-rice-long-grain", grams, lastDay: 7, counted }]);

  test("takes nothing off that was already bought", () => {
    expect(riceOf({ home: shared(5_000, 1_000) })).toMatchObject({ buyGrams: riceOf({}).buyGrams, have: null });
    expect(riceOf({ home: shared(5_000, 400) })).toMatchObject({ purchases: [400], have: { grams: 200 } });
    const parts = [3, 7].map((lastDay) => ({ foodId: "white-rice-long-grain", grams: 150, lastDay, counted: 400 }));
    expect(riceOf({ home: sharesByFood(parts) })).toMatchObject({ purchases: [400], have: { grams: 200 } });
  });

  test("adds what is gone, without raising the need", () => {
    const lost = (grams: number) =>
      riceOf({
        gone: new Map([["white-rice-long-grain", { foodId: "white-rice-long-grain", grams, counted: 1_000 }]]),
      });
    expect(lost(700)).toMatchObject({ purchases: [1_300], grams: 600, have: null });
    expect(lost(700).costCents).toBeGreaterThan(riceOf({}).costCents);
    // Nothing is bought for a shortage of two grams.
    expect(lost(402)).toMatchObject({ purchases: [1_000] });
  });
});

test("ignores tiny leftovers", () => {
  const lots = [
    { foodId: "onion", grams: 15, useBy: null },
    { foodId: "egg", grams: 110, useBy: null },
    { foodId: "white-rice-long-grain", grams: 19, useBy: null },
    { foodId: "spinach", grams: 150, useBy: "2026-03-03" },
    { foodId: "kale", grams: 150, useBy: "2026-03-01" },
  ];
  expect(homeShares(lots, "2026-03-02", "metric")).toEqual([
    { foodId: "egg", grams: 110, lastDay: 7 },
    { foodId: "spinach", grams: 150, lastDay: 2 },
  ]);
});
