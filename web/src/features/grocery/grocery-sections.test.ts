import { SAMPLE_GROCERY_LIST } from "@mealwright/schema/constants/samples/sample-grocery-list.data";
import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";
import { groceryItem } from "@mealwright/schema/test/grocery-item";
import { describe, expect, test } from "vitest";
import { mealsText } from "./export/meals-text.ts";
import {
  cupboardOf,
  ownLinesOf,
  progressOf,
  secondColumnOf,
  sectionsOf,
  setTicked,
  staplesOf,
} from "./grocery-sections.ts";

const item = (foodId: string, change: Partial<GroceryItem> = {}) => groceryItem({ foodId, name: foodId, ...change });

const LIST: GroceryList = [
  {
    name: "Pantry",
    items: [
      item("rice", { aisle: "Grains, pasta & rice" }),
      item("salt", { staple: true, aisle: "Spices & herbs", cost: 0 }),
    ],
  },
  { name: "Produce", items: [item("leek"), item("kale", { checked: true }), item("lime")] },
];

describe("sections of the grocery list", () => {
  const shape = (order: "category" | "aisle", list = LIST) =>
    sectionsOf(list, order).map(({ heading, items }) => `${heading}: ${items.map(({ foodId }) => foodId).join(" ")}`);

  test("by category: in the specification's order, without staples, ticked lines last", () => {
    expect(shape("category")).toEqual(["Produce: leek lime kale", "Pantry: rice"]);
    expect(staplesOf(LIST).map(({ foodId }) => foodId)).toEqual(["salt"]);
  });

  test("by aisle: in the order of the store", () => {
    expect(shape("aisle")).toEqual(["Produce: leek lime kale", "Grains, pasta & rice: rice"]);
  });

  test.each([
    [[], 0],
    [[9], 1],
    [[5, 5], 1],
    [[5, 4, 3, 12], 3],
    [[12, 4, 3, 5], 1],
    [[2, 30, 2], 2],
  ])("in two columns with sections of %j rows, section %i starts the second column", (rows, second) => {
    expect(secondColumnOf(rows)).toBe(second);
  });

  test("ticking a line moves it down and counts it, and unticking undoes both", () => {
    const ticked = setTicked(LIST, "leek", true);
    expect(shape("category", ticked)[0]).toBe("Produce: lime leek kale");
    expect(progressOf(ticked)).toEqual({ total: 4, ticked: 2, cost: 8 });
    expect(setTicked(ticked, "leek", false)).toEqual(LIST);
  });

  test("own lines and food at home are kept out of the sections", () => {
    const own = item("own.1", { ownLineId: "1", aisle: "Other" });
    const list: GroceryList = [
      {
        name: "Pantry",
        items: [
          own,
          item("rice", { have: { grams: 100, fromEarlier: true } }),
          item("oats", { have: { grams: null, fromEarlier: false }, covered: true, cost: 0 }),
          item("salt", { staple: true, covered: true, have: { grams: null, fromEarlier: false } }),
        ],
      },
    ];
    expect(shape("category", list)).toEqual(["Pantry: rice"]);
    expect(ownLinesOf(list)).toEqual([own]);
    expect(staplesOf(list)).toEqual([]);
    expect(cupboardOf(list).map(({ foodId }) => foodId)).toEqual(["rice", "oats", "salt"]);
    expect(progressOf(list)).toEqual({ total: 2, ticked: 0, cost: 4 });
  });

  test("every item of the sample list is shown", () => {
    const sample = SAMPLE_GROCERY_LIST;
    const shown = [...sectionsOf(sample, "aisle").flatMap(({ items }) => items), ...staplesOf(sample)];
    expect(shown).toHaveLength(SAMPLE_GROCERY_LIST.flatMap(({ items }) => items).length);
  });
});

test("the text of a line's dishes names each dish once, with its days", () => {
  const meals = [
    { mealId: "b", name: "Soup", day: 4, grams: 1 },
    { mealId: "a", name: "Soup", day: 1, grams: 1 },
    { mealId: "c", name: "Chili", day: 2, grams: 1 },
  ];
  expect(mealsText({ meals })).toBe("Soup (Mon, Thu), Chili (Tue)");
  const more = ["Stew", "Salad"].map((name) => ({ mealId: name, name, day: 5, grams: 1 }));
  expect(mealsText({ meals: [...meals, ...more] })).toBe("Soup (Mon, Thu), Chili (Tue) and 2 more");
});
