import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { buyText, shopAmount } from "@mealwright/schema/rules/text/grocery-line-text";
import { describe, expect, test } from "vitest";
import { sampled } from "../../../test/fixtures/sample.ts";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import {
  type ChosenPack,
  choosePacks,
  countedUnit,
  mergePacks,
  packsFor,
  packsGrams,
  SHORTFALL_G,
  type ShelfPack,
  shelfOf,
  toGroceryPacks,
} from "./packs.ts";

const pack = (grams: number, kind = "pack"): ShelfPack => ({
  label: `${grams} g`,
  grams,
  cents: grams,
  edibleGrams: grams,
  size: { quantity: grams, unit: "g" },
  unit: "pack",
  perLabel: 1,
  pieces: 1,
  pieceGrams: null,
  kind,
});
/** The amount to ask for in the store. */
const asked = (chosen: readonly ChosenPack[], system: UnitSystem) => shopAmount(toGroceryPacks(chosen), system);
const textOf = (chosen: readonly ChosenPack[], system: UnitSystem) => buyText(asked(chosen, system));
const countsOf = (chosen: readonly ChosenPack[]) => chosen.map(({ pack: { grams }, count }) => `${count} × ${grams}`);

describe("choosePacks", () => {
  test.each<[string, readonly number[], number, readonly string[]]>([
    ["one pack is enough", [500], 340, ["1 × 500"]],
    ["the smaller pack wastes less", [500, 1000], 340, ["1 × 500"]],
    ["a mix beats the next size", [250, 1000], 1200, ["1 × 1000", "1 × 250"]],
    ["for equal weight the fewest packs", [250, 500], 1000, ["2 × 500"]],
    ["two small beat one large", [200, 500], 380, ["2 × 200"]],
    ["an exact fit is enough", [500], 1000, ["2 × 500"]],
    ["a tiny excess needs no further pack", [500], 500.3, ["1 × 500"]],
    ["one gram more does", [500], 501, ["2 × 500"]],
    ["the smallest need is one pack", [500], 0.1, ["1 × 500"]],
  ])("%s", (_, sizes, needed, expected) => {
    expect(
      countsOf(
        choosePacks(
          sizes.map((grams) => pack(grams)),
          needed,
        ),
      ),
    ).toEqual(expected);
  });

  test.each<[string, readonly number[], number, readonly string[]]>([
    ["fewer packs of another size at almost no cost", [500, 1000], 9_300, ["10 × 1000"]],
    ["a large and a small one rather than three small ones", [500, 1000], 1_300, ["1 × 1000", "1 × 500"]],
    ["two of one size rather than one of each of two", [500, 700], 1_000, ["2 × 500"]],
    ["two sizes instead of many packs of one", [500, 1000], 3_300, ["3 × 1000", "1 × 500"]],
    ["never three sizes", [250, 300, 500, 1000], 2_050, ["2 × 1000", "1 × 250"]],
  ])("%s", (_, sizes, needed, expected) => {
    expect(
      countsOf(
        choosePacks(
          sizes.map((grams) => pack(grams)),
          needed,
        ),
      ),
    ).toEqual(expected);
  });

  const ROUNDS = sampled(20_000, 4_000);

  test("is near the cheapest choice of two sizes, and less need never costs more", () => {
    let seed = 11;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    let over = 0;
    let packs = 0;
    let lightestPacks = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const sizes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => 20 + Math.floor(random() * 400));
      const needed = 1 + random() * 1_200;
      const shelf = sizes.map((grams) => pack(grams));
      const tolerance = random() < 0.5 ? 0.05 : 0.12;
      const buy = (grams: number) => choosePacks(shelf, grams, SHORTFALL_G, tolerance);
      const chosen = buy(needed);
      const grams = packsGrams(chosen);
      const least = leastOfTwo(sizes, needed - SHORTFALL_G);
      expect(grams).toBeGreaterThanOrEqual(needed - SHORTFALL_G);
      expect(grams, `${sizes.join(", ")} for ${needed}`).toBeLessThanOrEqual(least.grams * (1 + tolerance));
      expect(chosen.length).toBeLessThanOrEqual(2);
      for (const { pack: one } of chosen) expect(grams - one.grams).toBeLessThan(needed - SHORTFALL_G);
      expect(packsGrams(buy(needed * random()))).toBeLessThanOrEqual(grams);
      over += grams / least.grams - 1;
      packs += chosen.reduce((total, { count }) => total + count, 0);
      lightestPacks += least.packs;
    }
    console.info(
      `grocery packs: ${((100 * over) / ROUNDS).toFixed(2)} % over the least mass, ${packs} packs where the lightest are ${lightestPacks}`,
    );
    expect(over / ROUNDS).toBeLessThan(0.03);
    expect(packs).toBeLessThan(lightestPacks);
  });

  test("does not mix loose pieces and bags", () => {
    const chosen = choosePacks([pack(100, "loose"), pack(1000)], 1250);
    expect(countsOf(chosen)).toEqual(["13 × 100"]);
  });
});

/** The lightest packs of at most two sizes that hold `needed`, by trying every pair of counts. */
function leastOfTwo(sizes: readonly number[], needed: number): { readonly grams: number; readonly packs: number } {
  let best = { grams: Number.POSITIVE_INFINITY, packs: 0 };
  for (const one of sizes) {
    for (const other of sizes) {
      for (let count = 0; count <= Math.ceil(needed / one); count++) {
        const more = Math.max(0, Math.ceil((needed - count * one) / other));
        const grams = count * one + more * other;
        if (grams < best.grams || (grams === best.grams && count + more < best.packs)) {
          best = { grams, packs: count + more };
        }
      }
    }
  }
  return best;
}

describe("packs in the store", () => {
  test("exist for every food in both unit systems", () => {
    for (const food of FOODS.values()) {
      for (const system of ["metric", "us"] as const) {
        const shelf = shelfOf(food, system);
        expect(shelf.length, food.id).toBeGreaterThan(0);
        for (const { grams, edibleGrams, label } of shelf) {
          expect(Number.isInteger(grams) && grams > 0, `${food.id} ${label}`).toBe(true);
          expect(edibleGrams, `${food.id} ${label}`).toBeGreaterThan(0);
          expect(edibleGrams, `${food.id} ${label}`).toBeLessThanOrEqual(grams * food.edibleYield + SHORTFALL_G);
        }
      }
    }
  });

  test.each<[string, UnitSystem, RegExp]>([
    ["spinach", "metric", /^\d+ g$/],
    ["spinach", "us", /^\d+ oz$/],
    ["olive-oil", "metric", /^(500 ml|1 l) bottle$/],
    ["olive-oil", "us", /fl oz bottle$/],
  ])("%s in the %s store", (id, system, label) => {
    for (const entry of shelfOf(requireFood(id), system)) expect(entry.label).toMatch(label);
  });

  test("equal one onion per onion needed, up to a bag", () => {
    const onion = requireFood("onion");
    const one = onion.measures.piece ?? 0;
    for (let count = 1; count <= 6; count++) {
      expect(asked(choosePacks(shelfOf(onion, "metric"), one * count), "metric").quantity).toBe(count);
    }
  });
  test("of twelve eggs are a dozen, of thirteen a dozen and six, of thirty-one three dozen", () => {
    const egg = requireFood("egg");
    const eggs = (count: number) => textOf(choosePacks(shelfOf(egg, "us"), (egg.measures.piece ?? 0) * count), "us");
    expect(eggs(5)).toBe("1 pack of 6");
    expect(eggs(12)).toBe("1 dozen");
    expect(eggs(13)).toBe("2 packs (dozen + pack of 6)");
    expect(eggs(31)).toBe("3 dozen");
  });
});

describe("shopAmount", () => {
  const chosen = (id: string, grams: number, system: UnitSystem = "metric") =>
    asked(choosePacks(shelfOf(requireFood(id), system), grams), system);
  test("shows one size with its count", () => {
    expect(chosen("black-beans-canned-drained", 400)).toEqual({
      quantity: 2,
      unit: "cans (400 g)",
    });
  });
  test("shows two sizes one after the other", () => {
    const mixed = [
      { pack: pack(500), count: 1 },
      { pack: pack(200), count: 2 },
    ];
    expect(asked(mixed, "metric")).toEqual({
      quantity: 3,
      unit: "packs (500 g + 2 × 200 g)",
    });
  });
  test("uses plurals", () => {
    expect(chosen("lemon", 60)).toEqual({ quantity: 2, unit: "pieces" });
    expect(chosen("cilantro-fresh", 60, "us")).toEqual({ quantity: 2, unit: "bunches" });
  });
});

describe("amounts that would look silly", () => {
  const buy = (id: string, grams: readonly number[], system: UnitSystem = "metric") =>
    textOf(packsFor(requireFood(id), grams, system), system);

  test.each<[string, string, readonly number[], UnitSystem, string]>([
    ["many carrots come in bags", "carrot", [4_000], "metric", "5 packs (1 kg)"],
    ["many pieces are sold by weight", "banana", [118 * 14], "metric", "14 pieces (about 2.6 kg)"],
    ["cans and pouches are not mixed", "lentils-cooked", [12_750], "metric", "51 pouches (250 g)"],
    ["an American list has no grams", "ginger-root", [90], "us", "1 pack (3.5 oz)"],
    ["nor kilograms", "bean-sprouts-mung", [250], "us", "1 pack (10.6 oz)"],
  ])("%s", (_, id, grams, system, text) => {
    expect(buy(id, grams, system)).toBe(text);
  });

  test("no list mixes unit systems, and no line has three sizes or two kinds of packs", () => {
    for (const food of FOODS.values()) {
      for (const system of ["metric", "us"] as const) {
        const other = system === "us" ? /\d (?:g|kg|ml|l)\b/ : /\d (?:oz|lb|fl oz)\b/;
        for (const purchases of [[30], [450], [2_130], [9_990], [333, 777], [120, 460, 1_010]]) {
          const chosen = packsFor(food, purchases, system);
          expect(textOf(chosen, system), food.id).not.toMatch(other);
          expect(chosen.length, `${food.id} ${purchases}`).toBeLessThanOrEqual(2);
          expect(new Set(chosen.map(({ pack: { kind } }) => kind)).size, food.id).toBe(1);
        }
      }
    }
  });
});

test("mergePacks joins equal packs and keeps the rest", () => {
  const [small, large] = [pack(200), pack(500)];
  const merged = mergePacks([
    [{ pack: small, count: 1 }],
    [
      { pack: small, count: 2 },
      { pack: large, count: 1 },
    ],
  ]);
  expect(countsOf(merged)).toEqual(["1 × 500", "3 × 200"]);
});

test.each<[string, UnitSystem, ReturnType<typeof countedUnit>]>([
  ["white-rice-long-grain", "metric", null],
  ["black-beans-canned-drained", "metric", { unit: "can", gramsEach: 240, size: { quantity: 400, unit: "g" } }],
  ["asparagus", "metric", { unit: "bunch", gramsEach: 250, size: null }],
])("%s is counted in %s units as %j", (id, system, unit) => {
  expect(countedUnit(requireFood(id), system)).toEqual(unit);
});

test("eggs in packs are counted in pieces, and pieces are the same in store and kitchen", () => {
  const [egg, lemon] = [requireFood("egg"), requireFood("lemon")];
  expect(countedUnit(egg, "us")).toMatchObject({ unit: "piece", size: null });
  expect((countedUnit(egg, "us")?.gramsEach ?? 0) * egg.edibleYield).toBeCloseTo(egg.measures.piece ?? 0);
  expect((countedUnit(lemon, "metric")?.gramsEach ?? 0) * lemon.edibleYield).toBeCloseTo(lemon.measures.piece ?? 0);
});
