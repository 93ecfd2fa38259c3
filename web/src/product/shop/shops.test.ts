import { GROCERY_ORDERS, SHOPS_MAX, WALK_PAUSE_MS } from "@mealwright/schema/constants/grocery";
import { AISLES, type Aisle } from "@mealwright/schema/constants/meals";
import { expect, test } from "vitest";
import * as shops from "./shops.ts";

const BACKWARDS = AISLES.toReversed();

const walkThrough = (now: number, before: shops.Shops, aisles: readonly Aisle[] = BACKWARDS) =>
  aisles.reduce((current, aisle, index) => shops.noteTick(current, aisle, now + index), before);

test("the aisle order changes only after the second walk has ended", () => {
  const first = walkThrough(1_000, shops.NO_SHOPS);
  const second = walkThrough(1_000 + 2 * WALK_PAUSE_MS, first);
  expect(shops.aislesOf(second)).toEqual(AISLES);
  expect(shops.settleWalk(second, second.walk.lastAt + WALK_PAUSE_MS - 1)).toBe(second);
  expect(shops.aislesOf(shops.settleWalk(second, second.walk.lastAt + WALK_PAUSE_MS))).toEqual(BACKWARDS);
});

test("each store learns its own order, from the walks in that store", () => {
  const market = shops.addShop(walkThrough(1_000, walkThrough(0, shops.NO_SHOPS)), "market", "Market");
  expect(market.walk.ticks).toEqual([]);
  const walked = [1, 2].reduce((current, day) => walkThrough(day * 2 * WALK_PAUSE_MS, current), market);
  const settled = shops.settleWalk(walked, Number.POSITIVE_INFINITY);
  expect(shops.aislesOf(settled)).toEqual(BACKWARDS);
  expect(shops.aislesOf(shops.chooseShop(settled, "first"))).toEqual(AISLES);
  const left = shops.removeChosen(settled);
  expect([shops.chosenShop(left).name, left.shops.length]).toEqual(["My store", 1]);
  expect(shops.removeChosen(left)).toBe(left);
});

test("an order set by hand overrides learned walks until it is reset", () => {
  const byHand = shops.changeChosen(shops.NO_SHOPS, { byHand: BACKWARDS });
  const walked = [1, 2, 3].reduce((current, day) => walkThrough(day * 2 * WALK_PAUSE_MS, current, AISLES), byHand);
  const settled = shops.settleWalk(walked, Number.POSITIVE_INFINITY);
  expect(shops.aislesOf(settled)).toEqual(BACKWARDS);
  expect(shops.aislesOf(shops.changeChosen(settled, { byHand: null }))).toEqual(AISLES);
});

test("the number of stores is limited", () => {
  const many = Array.from({ length: SHOPS_MAX + 3 }).reduce<shops.Shops>(
    (current, _, index) => shops.addShop(current, String(index), `Shop ${index}`),
    shops.NO_SHOPS,
  );
  expect(many.shops).toHaveLength(SHOPS_MAX);
});

test("stores are restored from storage, and invalid or outdated data is ignored", () => {
  const used = shops.addShop(walkThrough(1_000, shops.NO_SHOPS), "market", "Market");
  const stored = shops.noteTick(shops.changeChosen({ ...used, order: "aisle" }, { byHand: BACKWARDS }), "Meat", 5);
  expect(shops.readShops(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  for (const order of GROCERY_ORDERS) expect(shops.readShops({ ...stored, order }).order).toBe(order);
  for (const other of [null, 7, "x", [], { shops: "x" }, { shops: [] }])
    expect(shops.aislesOf(shops.readShops(other))).toEqual(AISLES);
  const old = {
    shops: [{ id: "a", name: "A", byHand: ["Meat", "Toys"], leads: { "Toys|Meat": 4, "Meat|Baking": "x" } }],
  };
  expect(shops.chosenShop(shops.readShops(old))).toEqual({ id: "a", name: "A", byHand: null, leads: {} });
});
