import { SAMPLE_GROCERY_LIST } from "@mealwright/schema/constants/sample-grocery-list";
import type { GroceryItem, GroceryList } from "@mealwright/schema/contract/grocery";
import { describe, expect, test } from "vitest";
import {
  cupboardOf,
  ownLinesOf,
  progressOf,
  sectionsOf,
  setTicked,
  staplesOf,
  withDefaults,
} from "./grocery-sections.ts";
import { buyText, freshText, homeUnit, mealsText, neededText, stapleText } from "./grocery-texts.ts";

function item(foodId: string, change: Partial<GroceryItem> = {}): GroceryItem {
  return {
    foodId,
    name: foodId,
    quantity: 1,
    unit: "pack",
    grams: 1,
    buyGrams: 1,
    packs: [],
    text: "",
    aisle: "Produce",
    staple: false,
    cost: 2,
    checked: false,
    meals: [],
    ...change,
  };
}

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

describe("sections", () => {
  const shape = (order: "category" | "aisle", list = LIST) =>
    sectionsOf(list, order).map(({ heading, items }) => `${heading}: ${items.map(({ foodId }) => foodId).join(" ")}`);

  test("by category: the specification's order, staples apart, ticked lines last", () => {
    expect(shape("category")).toEqual(["Produce: leek lime kale", "Pantry: rice"]);
    expect(staplesOf(LIST).map(({ foodId }) => foodId)).toEqual(["salt"]);
  });

  test("by aisle: as a shop is walked", () => {
    expect(shape("aisle")).toEqual(["Produce: leek lime kale", "Grains, pasta & rice: rice"]);
  });

  test("a tick sinks its line and counts; taking it back undoes both", () => {
    const ticked = setTicked(LIST, "leek", true);
    expect(shape("category", ticked)[0]).toBe("Produce: lime leek kale");
    expect(progressOf(ticked)).toEqual({ total: 4, ticked: 2, cost: 8 });
    expect(setTicked(ticked, "leek", false)).toEqual(LIST);
  });

  test("own lines and what is at home have places of their own", () => {
    const own = item("own.1", { ownLineId: "1", aisle: "Other" });
    const list: GroceryList = [
      {
        name: "Pantry",
        items: [
          own,
          item("rice", { have: { grams: 100, text: "100 g" } }),
          item("oats", { have: { grams: null, text: "enough" }, covered: true, cost: 0 }),
          item("salt", { staple: true, covered: true, have: { grams: null, text: "enough" } }),
        ],
      },
    ];
    expect(shape("category", list)).toEqual(["Pantry: rice"]);
    expect(ownLinesOf(list)).toEqual([own]);
    expect(staplesOf(list)).toEqual([]);
    expect(cupboardOf(list).map(({ foodId }) => foodId)).toEqual(["rice", "oats", "salt"]);
    expect(progressOf(list)).toEqual({ total: 2, ticked: 0, cost: 4 });
  });

  test("the specification's short lines are filled in", () => {
    const [produce] = withDefaults([{ name: "Produce", items: [{ name: "Leek", quantity: 2, unit: "piece" }] }]);
    expect(produce?.items[0]).toMatchObject({
      foodId: "Leek",
      name: "Leek",
      quantity: 2,
      unit: "piece",
      checked: false,
      aisle: "Other",
    });
  });

  test("nothing of a whole list is lost on the way to the page", () => {
    const sample = withDefaults(SAMPLE_GROCERY_LIST);
    const shown = [...sectionsOf(sample, "aisle").flatMap(({ items }) => items), ...staplesOf(sample)];
    expect(shown).toHaveLength(SAMPLE_GROCERY_LIST.flatMap(({ items }) => items).length);
  });
});

describe("texts", () => {
  test.each([
    [{ quantity: 1, unit: "bag (500 g)" }, "1 bag (500 g)"],
    [{ quantity: 3, unit: "pieces" }, "3 pieces"],
    [{ quantity: 0.5, unit: "cup" }, "½ cup"],
    [{ quantity: 0, unit: "" }, ""],
  ])("%o is bought as %j", (line, text) => {
    expect(buyText(line)).toBe(text);
  });

  test("the need behind the packs", () => {
    expect(neededText({ text: "about 240 g needed · 1 bag (500 g)" })).toBe("about 240 g needed");
    expect(neededText({ text: "about 2 1/4 needed · 3 pieces" })).toBe("about 2¼ needed");
    expect(neededText({ text: "about 1/2 needed · 1 piece" })).toBe("about ½ needed");
    expect(neededText({ text: "check you have about 5 g" })).toBeNull();
  });

  test("what has to be bought later, and what a staple needs", () => {
    const text = "about 3 needed · 4 pieces, part of it fresh for Sunday";
    expect(freshText({ text })).toBe("part of it fresh for Sunday");
    expect(freshText({ text: "about 120 g needed · 1 bag (200 g), fresh for Friday and Sunday" })).toBe(
      "fresh for Friday and Sunday",
    );
    expect(neededText({ text })).toBe("about 3 needed");
    expect(freshText({ text: "about 240 g needed · 1 bag (500 g)" })).toBeNull();
    expect(stapleText({ text: "check you have about 5 g" })).toBe("about 5 g");
    expect(stapleText({ text: "check you have about 2 1/2 tsp" })).toBe("about 2½ tsp");
  });

  test.each([
    ["1 piece", 120, "pieces", "pieces", 120],
    ["1 bunch", 250, "bunch", "bunches", 250],
    ["3 stalks", 120, "stalks", "stalks", 40],
    ["dozen", 680, "dozen", "pieces", 680 / 12],
    ["pack of 6", 400, "packs of 6", "pieces", 400 / 6],
    ["400 g can", 240, "cans (400 g)", "cans of 400 g", 240],
    ["500 g", 500, "packs (500 g)", "g", 1],
  ])("what is sold as %s (%d g) is asked for as it is counted", (label, grams, unit, asked, gramsEach) => {
    expect(homeUnit({ packs: [{ label, count: 1, grams }], unit }, "metric")).toEqual({ unit: asked, gramsEach });
  });

  test("what is sold by weight is asked for in the list's own units", () => {
    const packs = [{ label: "500 g", count: 1, grams: 500 }];
    expect(homeUnit({ packs, unit: "pack (1.1 lb)" }, "us").unit).toBe("oz");
  });

  test("dishes with their days, each once", () => {
    const meals = [
      { mealId: "b", name: "Soup", day: 4, grams: 1 },
      { mealId: "a", name: "Soup", day: 1, grams: 1 },
      { mealId: "c", name: "Chili", day: 2, grams: 1 },
    ];
    expect(mealsText({ meals })).toBe("Soup (Mon, Thu), Chili (Tue)");
    const more = ["Stew", "Salad"].map((name) => ({ mealId: name, name, day: 5, grams: 1 }));
    expect(mealsText({ meals: [...meals, ...more] })).toBe("Soup (Mon, Thu), Chili (Tue) and 2 more");
  });
});
