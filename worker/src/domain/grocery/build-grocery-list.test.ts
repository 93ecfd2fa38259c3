import { AISLES, GROCERY_CATEGORIES } from "@mealwright/schema/constants/meals";
import { packsGrams as gramsOf, lineText } from "@mealwright/schema/rules/grocery-line-text";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import { costCents } from "../nutrition/sum.ts";
import { buildGroceryList, type GroceryInput, type GroceryMeal } from "./build-grocery-list.ts";
import { type GroceryItem, type GroceryList, groceryAisles, groceryCategories } from "./grocery-list.ts";
import { type ShelfPack, shelfOf } from "./packs.ts";

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

describe("a line", () => {
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
      "the same food of two meals is one line",
      [meal("a", 1, { lemon: 29 }), meal("b", 2, { lemon: 29 })],
      {},
      "lemon",
      "1 piece",
    ],
    ["countables are whole", [meal("a", 1, { lemon: 10 })], {}, "lemon", "about ¼ needed · 1 piece"],
    ["eggs by the dozen", [meal("a", 1, { egg: 350 })], { system: "us" }, "egg", "about 7 needed · 1 dozen"],
    ["a household eats more", [meal("a", 1, { lemon: 29 })], { household: 4 }, "lemon", "2 pieces"],
    [
      "US weights and packs",
      [meal("a", 1, { "black-beans-canned-drained": 300 })],
      { system: "us" },
      "black-beans-canned-drained",
      "about 11 oz needed · 2 cans (15 oz)",
    ],
    [
      "a perishable far apart is bought for each run of days",
      [meal("a", 1, { spinach: 60 }), meal("b", 3, { spinach: 60 }), meal("c", 7, { spinach: 60 })],
      {},
      "spinach",
      "about 180 g needed · 2 packs (200 g), part of it fresh for Sunday",
    ],
    [
      "a perishable that is needed late only is bought fresh for then",
      [meal("a", 7, { spinach: 120 })],
      {},
      "spinach",
      "about 120 g needed · 1 pack (200 g), fresh for Sunday",
    ],
    [
      "late in the week on two days that one purchase serves",
      [meal("a", 5, { spinach: 60 }), meal("b", 7, { spinach: 60 })],
      {},
      "spinach",
      "about 120 g needed · 1 pack (200 g), fresh for Friday",
    ],
    [
      "what keeps from Monday's shop needs no day",
      [meal("a", 5, { spinach: 120 })],
      {},
      "spinach",
      "about 120 g needed · 1 pack (200 g)",
    ],
    [
      "what freezes is bought once",
      [meal("a", 1, { "chicken-breast-skinless": 100 }), meal("b", 7, { "chicken-breast-skinless": 100 })],
      {},
      "chicken-breast-skinless",
      "about 200 g needed · 1 pack (300 g)",
    ],
    [
      "the cupboard is taken off",
      [meal("a", 1, { "white-rice-long-grain": 600 })],
      { cupboard: [{ foodId: "white-rice-long-grain", grams: 200 }] },
      "white-rice-long-grain",
      "about 600 g needed, less what you have · 1 bag (500 g)",
    ],
    [
      "the cupboard may cover it",
      [meal("a", 1, { "white-rice-long-grain": 600 })],
      { cupboard: [{ foodId: "white-rice-long-grain", grams: null }] },
      "white-rice-long-grain",
      "about 600 g needed · you have enough",
    ],
    [
      "what the cupboard covers is counted where the shop counts it",
      [meal("a", 1, { lemon: 116 })],
      { cupboard: [{ foodId: "lemon", grams: null }] },
      "lemon",
      "about 2 needed · you have enough",
    ],
    ["staples are checked, not bought", [meal("a", 1, { "olive-oil": 27 })], {}, "olive-oil", "about 2 tbsp"],
    ["a pinch", [meal("a", 1, { "black-pepper": 0.4 })], {}, "black-pepper", "a pinch"],
    ["water needs no shop", [meal("a", 1, { water: 500 })], {}, "water", "about 500 ml needed · from the tap"],
  ])("%s", (_, meals, options, foodId, text) => {
    const list = build(meals, options);
    expect(textOf(list, line(list, foodId))).toBe(text);
  });

  test("says which meals need it, with their grams for the household, days in order", () => {
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
  ])("%s, %d g is called %s", (foodId, grams, name) => {
    expect(line(build([meal("a", 1, { [foodId]: grams })]), foodId).name).toBe(name);
  });

  test("a food twice in one meal is one use", () => {
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

  test("a cupboard that is nearly enough still covers; one a gram short does not", () => {
    const need = [meal("a", 1, { "white-rice-long-grain": 300 })];
    expect(build(need, { cupboard: [{ foodId: "white-rice-long-grain", grams: 299.8 }] }).items).toEqual([]);
    expect(build(need, { cupboard: [{ foodId: "white-rice-long-grain", grams: 299 }] }).items).toHaveLength(1);
  });

  test("an unknown food throws, it is never dropped", () => {
    expect(() => build([meal("a", 1, { unobtainium: 5 })])).toThrow(expect.objectContaining({ code: "unknown_food" }));
  });
});

describe("the list", () => {
  const week = [
    meal("a", 1, { "whole-milk": 200, "rolled-oats": 60, "olive-oil": 10 }),
    meal("b", 2, { "chicken-breast-skinless": 180, onion: 110, "white-rice-long-grain": 75 }),
  ];

  test("is in shop order, categories in the specification's order, staples last", () => {
    const list = build(week);
    expect(groceryAisles(list).map(({ aisle }) => aisle)).toEqual(
      AISLES.filter((aisle) => groceryAisles(list).some((group) => group.aisle === aisle)),
    );
    const categories = groceryCategories(list);
    expect(categories.map(({ name }) => name)).toEqual([...GROCERY_CATEGORIES]);
    expect(categories[2]?.items.map(({ foodId }) => foodId)).toEqual([
      "white-rice-long-grain",
      "rolled-oats",
      "olive-oil",
    ]);
  });

  test("an empty plan gives an empty list", () => {
    expect(groceryCategories(build([]))).toEqual([]);
  });

  test("the basket is the sum of its packs, the recipes are by the gram", () => {
    const list = build(week, { household: 2 });
    expect(list.basketCents).toBe(list.items.reduce((sum, item) => sum + item.costCents, 0));
    expect(list.recipeCents).toBe(2 * week.reduce((sum, { ingredients }) => sum + costCents(ingredients), 0));
    expect(list.basketCents).toBeGreaterThan(list.recipeCents);
  });

  test("own lines stand beside the computed ones", () => {
    const list = build(week, {
      ownLines: [{ id: "1", text: "Birthday candles" }],
    });
    const pantry = groceryCategories(list).find(({ name }) => name === "Pantry");
    expect(pantry?.items.map(({ name }) => name)).toContain("Birthday candles");
    expect(list.own[0]).toMatchObject({ foodId: "own.1", ownLineId: "1", needed: null, costCents: 0 });
    expect(list.basketCents).toBe(build(week).basketCents);
  });
});

describe("10,000 random plans", () => {
  const foodIds = [...FOODS.keys()];

  test("nothing is lost, no food twice, nothing that cannot be bought", () => {
    let seed = 20_261_121;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    const pick = (count: number) => Math.floor(random() * count);
    let worstG = 0;
    let lines = 0;
    const faults: string[] = [];
    for (let plan = 0; plan < 10_000; plan++) {
      const larder = Array.from({ length: 30 }, () => foodIds[pick(foodIds.length)] ?? "");
      const someFood = () => larder[pick(larder.length)] ?? "";
      const meals = Array.from({ length: 1 + pick(28) }, (_, index) => ({
        id: `m${index}`,
        name: `Meal ${index}`,
        day: 1 + pick(7),
        ingredients: Array.from({ length: 1 + pick(8) }, () => ({
          foodId: someFood(),
          grams: Math.round(random() * random() * 3_000) / 10,
        })),
      }));
      const atHome = new Map(
        Array.from({ length: pick(5) }, () => [someFood(), random() < 0.3 ? null : 1 + pick(800)]),
      );
      const cupboard = [...atHome].map(([foodId, grams]) => ({ foodId, grams }));
      const input = { meals, cupboard, household: 1 + pick(8), system: random() < 0.5 ? "metric" : "us" } as const;
      const list = buildGroceryList(input);
      lines += allLines(list).length;
      const found = check(input, list);
      worstG = Math.max(worstG, found.worstG);
      if (faults.length < 5) faults.push(...found.faults.map((fault) => `plan ${plan}: ${fault}`));
    }
    console.info(
      `grocery: 10,000 plans, ${lines} lines, worst difference ${worstG.toFixed(3)} g, ${faults.length} faults`,
    );
    expect(faults).toEqual([]);
    expect(worstG).toBeLessThanOrEqual(0.5);
  }, 600_000);
});

/** Recomputes the list's promises from the plan alone. */
function check(
  input: GroceryInput,
  list: GroceryList,
): { readonly worstG: number; readonly faults: readonly string[] } {
  const needed = new Map<string, number>();
  for (const { ingredients } of input.meals) {
    for (const { foodId, grams } of ingredients) {
      if (grams > 0) needed.set(foodId, (needed.get(foodId) ?? 0) + grams * input.household);
    }
  }
  const faults: string[] = [];
  const lines = allLines(list);
  if (new Set(lines.map(({ foodId }) => foodId)).size !== lines.length) faults.push("a food is on two lines");
  if (lines.length !== needed.size) faults.push(`${needed.size} foods on ${lines.length} lines`);
  const shown = groceryCategories(list).flatMap(({ items }) => items);
  const walked = groceryAisles(list).flatMap(({ items }) => items);
  const fromTheTap = list.covered.filter(({ have }) => have === null);
  if (fromTheTap.some(({ foodId }) => foodId !== "water")) faults.push("covered by nothing");
  if (shown.length !== lines.length - fromTheTap.length || walked.length !== shown.length)
    faults.push("a line is lost");
  let worstG = 0;
  for (const item of lines) {
    const food = requireFood(item.foodId);
    const need = needed.get(item.foodId) ?? Number.NaN;
    const fromMeals = item.meals.reduce((sum, use) => sum + use.grams, 0);
    worstG = Math.max(worstG, Math.abs(item.grams - need), Math.abs(fromMeals - need));
    if (item.staple) continue;
    const have = input.cupboard.find(({ foodId }) => foodId === item.foodId);
    if ((have?.grams ?? "none") !== (item.have?.grams ?? "none")) faults.push("another cupboard");
    const gramsAtHome = have === undefined ? 0 : (have.grams ?? Number.POSITIVE_INFINITY);
    const missing = Math.max(0, need - gramsAtHome * food.edibleYield);
    // What a line may be short of is a difference as well.
    if (item.foodId !== "water") worstG = Math.max(worstG, missing - item.buyGrams * food.edibleYield);
    faults.push(
      ...unbuyable(item, list, missing).map((fault) => `${item.foodId}: ${fault} (${item.quantity} ${item.unit})`),
    );
  }
  return { worstG, faults };
}

function isOf(pack: ShelfPack, { unit, gramsEach }: Pick<GroceryItem["packs"][number], "unit" | "gramsEach">): boolean {
  return pack.unit === unit && pack.grams / pack.perLabel === gramsEach;
}

function unbuyable(item: GroceryItem, list: GroceryList, missing: number): readonly string[] {
  const faults: string[] = [];
  if (list.covered.includes(item)) return item.buyGrams === 0 && item.packs.length === 0 ? [] : ["covered, but bought"];
  const food = requireFood(item.foodId);
  const shelf = shelfOf(food, list.system);
  if (!(Number.isInteger(item.quantity) && item.quantity >= 1)) faults.push(`quantity ${item.quantity}`);
  if (item.unit === "") faults.push("no unit");
  if (item.packs.length === 0) faults.push("no packs");
  for (const { unit, count, gramsEach } of item.packs) {
    if (!(Number.isInteger(count) && count >= 1)) faults.push(`count ${count}`);
    if (!shelf.some((pack) => isOf(pack, { unit, gramsEach }))) faults.push(`no shop sells ${unit} of ${gramsEach} g`);
  }
  if (item.buyGrams !== gramsOf(item.packs)) faults.push("buyGrams");
  if (!Number.isInteger(item.costCents) || item.costCents < 0) faults.push(`cost ${item.costCents}`);
  // Bought once, no pack of it could be put back on the shelf.
  const labelOf = (bought: GroceryItem["packs"][number]) => shelf.find((one) => isOf(one, bought));
  const edibleOf = (bought: GroceryItem["packs"][number]) =>
    (labelOf(bought)?.edibleGrams ?? 0) / (labelOf(bought)?.perLabel ?? 1);
  const edible = item.packs.reduce((sum, pack) => sum + pack.count * edibleOf(pack), 0);
  if (
    item.purchases.length === 1 &&
    item.packs.some((pack) => edible - (labelOf(pack)?.edibleGrams ?? 0) > missing + 1e-6)
  ) {
    faults.push("a pack too many");
  }
  if (item.packs.length > 2) faults.push("more than two sizes");
  if (/\d\.\d{3}|NaN|Infinity|undefined|\b0\.17|\b0 /.test(textOf(list, item))) faults.push("text");
  return faults;
}
