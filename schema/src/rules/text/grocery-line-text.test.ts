import { describe, expect, test } from "vitest";
import { groceryItem } from "../../../test/grocery-item.ts";
import type { GroceryItem, GroceryPack } from "../../contract/grocery.ts";
import {
  boughtNote,
  freshText,
  haveText,
  homeUnit,
  lineText,
  neededText,
  packsGrams,
  shopAmount,
} from "./grocery-line-text.ts";

const pack = (count: number, unit: string, gramsEach: number, size: number | null = null): GroceryPack => ({
  count,
  unit,
  gramsEach,
  size: size === null ? null : { quantity: size, unit: "g" },
});

describe("what to buy in the store", () => {
  test.each<[readonly GroceryPack[], number, string]>([
    [[], 0, ""],
    [[pack(1, "bag", 500, 500)], 1, "bag (500 g)"],
    [[pack(2, "can", 240, 400)], 2, "cans (400 g)"],
    [[pack(2, "bunch", 60)], 2, "bunches"],
    [[pack(3, "pack of 6", 350)], 3, "packs of 6"],
    [[pack(3, "dozen", 700)], 3, "dozen"],
    [[pack(14, "piece", 185)], 14, "pieces (about 2.6 kg)"],
    [[pack(1, "pack", 500, 500), pack(2, "pack", 200, 200)], 3, "packs (500 g + 2 × 200 g)"],
    [[pack(1, "dozen", 700), pack(1, "pack of 6", 350)], 2, "packs (dozen + pack of 6)"],
  ])("%j is %d %s", (packs, quantity, unit) => {
    expect(shopAmount(packs, "metric")).toEqual({ quantity, unit });
  });

  test("the grams of packs are rounded to whole grams", () => {
    expect(packsGrams([pack(3, "stalk", 40.333), pack(1, "bag", 500, 500)])).toBe(621);
  });
});

describe("the text of a grocery line", () => {
  test.each<[string, Partial<GroceryItem>, string]>([
    ["the need and the packs", { needed: { quantity: 240, unit: "g" } }, "about 240 g needed · 1 bag (500 g)"],
    [
      "the days it must be fresh for",
      { needed: { quantity: 120, unit: "g" }, freshForDays: [5, 7] },
      "about 120 g needed · 1 bag (500 g), fresh for Friday and Sunday",
    ],
    [
      "that a part must be fresh",
      { needed: { quantity: 3, unit: "slice" }, freshForDays: [7], isPartFresh: true },
      "about 3 slices needed · 1 bag (500 g), part of it fresh for Sunday",
    ],
    [
      "that some is at home",
      { needed: { quantity: 1.25, unit: "kg" }, have: { grams: 200, fromEarlier: false } },
      "about 1.25 kg needed, minus what you have · 1 bag (500 g)",
    ],
    [
      "that enough is at home",
      { needed: { quantity: 0.333, unit: "cup" }, have: { grams: null, fromEarlier: false }, covered: true },
      "about ⅓ cup needed · you have enough",
    ],
    [
      "that it comes from the tap",
      { needed: { quantity: 500, unit: "ml" }, covered: true },
      "about 500 ml needed · from the tap",
    ],
    ["a staple", { needed: { quantity: 2.5, unit: "tsp" }, staple: true }, "about 2½ tsp"],
    ["a pinch", { needed: { quantity: 1, unit: "pinch" }, staple: true }, "a pinch"],
    ["nothing for the person's own line", { ownLineId: "1" }, ""],
  ])("shows %s", (_, change, text) => {
    expect(
      lineText(groceryItem({ quantity: 1, unit: "bag (500 g)", packs: [pack(1, "bag", 500, 500)], ...change })),
    ).toBe(text);
  });

  test("a line does not repeat the number needed if it equals the number to buy", () => {
    const lemons = groceryItem({
      quantity: 6,
      unit: "pieces",
      packs: [pack(6, "piece", 80)],
      needed: { quantity: 6, unit: "" },
    });
    expect(neededText(lemons)).toBeNull();
    expect(lineText(lemons)).toBe("6 pieces");
    expect(neededText({ ...lemons, have: { grams: 80, fromEarlier: false } })).toBe(
      "about 6 needed, minus what you have",
    );
    expect(freshText(lemons)).toBeNull();
  });
});

describe("amounts in the units in which a food is sold", () => {
  const CAN = { unit: "can", gramsEach: 240, size: { quantity: 400, unit: "g" } };
  const BUNCH = { unit: "bunch", gramsEach: 250, size: null };
  const PIECE = { unit: "piece", gramsEach: 80, size: null };
  const CARTON = { unit: "carton", gramsEach: 1050, size: { quantity: 1, unit: "l" } };
  const BOTTLE = { unit: "bottle", gramsEach: 968, size: { quantity: 32, unit: "fl oz" } };

  test.each<[number | null, GroceryItem["counted"], "metric" | "us", string]>([
    [500, null, "metric", "500 g"],
    [500, null, "us", "1.1 lb"],
    [450, null, "us", "1 lb"],
    [680.4, null, "us", "1½ lb"],
    [480, CAN, "metric", "2 cans (400 g)"],
    [300, CAN, "metric", "300 g"],
    [250, BUNCH, "metric", "1 bunch"],
    [500, BUNCH, "metric", "2 bunches"],
    [240, PIECE, "metric", "3"],
    [30, PIECE, "metric", "30 g"],
    [1050, CARTON, "metric", "1 carton (1 l)"],
    [525, CARTON, "metric", "500 ml"],
    [1575, CARTON, "us", "1.5 l"],
    [484, BOTTLE, "us", "16 fl oz"],
    [null, PIECE, "metric", "enough"],
  ])("%s g of %j in %s units are shown as %s", (grams, counted, system, text) => {
    expect(haveText({ have: { grams }, counted }, system)).toBe(text);
  });

  test("a line tells how much was already bought and how much is still to buy", () => {
    const noteOf = (grams: number, moreGrams: number) =>
      boughtNote({ bought: { grams, moreGrams }, counted: PIECE }, "metric");
    expect(noteOf(80, 160)).toBe("1 already bought: 2 more to buy");
    expect(noteOf(240, -80)).toBe("1 more bought than this week needs");
    expect(boughtNote({ bought: null, counted: PIECE }, "metric")).toBeNull();
  });

  test.each<[GroceryItem["counted"], "metric" | "us", string, number]>([
    [null, "metric", "g", 1],
    [null, "us", "oz", 28.349523125],
    [PIECE, "us", "pieces", 80],
    [BUNCH, "metric", "bunches", 250],
    [CAN, "metric", "cans of 400 g", 240],
  ])("the amount at home of %j in %s units is entered in %s", (counted, system, unit, gramsEach) => {
    expect(homeUnit({ counted }, system)).toEqual({ unit, gramsEach });
  });
});
