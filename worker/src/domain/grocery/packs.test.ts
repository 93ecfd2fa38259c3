import type { UnitSystem } from "@mealwright/schema/constants/units";
import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue.ts";
import {
  boughtText,
  type ChosenPack,
  choosePacks,
  mergePacks,
  SHORTFALL_G,
  type ShelfPack,
  shelfOf,
  shopAmount,
} from "./packs.ts";

const pack = (grams: number, loose = false): ShelfPack => ({
  label: `${grams} g`,
  grams,
  edibleGrams: grams,
  size: `${grams} g`,
  unit: "pack",
  perLabel: 1,
  pieceGrams: null,
  loose,
});
const countsOf = (chosen: readonly ChosenPack[]) => chosen.map(({ pack: { grams }, count }) => `${count} × ${grams}`);

describe("choosePacks", () => {
  test.each<[string, readonly number[], number, readonly string[]]>([
    ["one pack is enough", [500], 340, ["1 × 500"]],
    ["the smaller pack wastes less", [500, 1000], 340, ["1 × 500"]],
    ["a mix beats the next size", [250, 1000], 1200, ["1 × 1000", "1 × 250"]],
    ["equal mass: the fewest packs", [250, 500], 1000, ["2 × 500"]],
    ["two small beat one large", [200, 500], 380, ["2 × 200"]],
    ["exactly full is full", [500], 1000, ["2 × 500"]],
    ["a trace over a full pack is not another pack", [500], 500.3, ["1 × 500"]],
    ["a gram over is", [500], 501, ["2 × 500"]],
    ["any need at all is a pack", [500], 0.1, ["1 × 500"]],
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

  test("is never beaten by any combination of packs (20,000 random cases)", () => {
    let seed = 11;
    const random = () => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
      return seed / 0x7fffffff;
    };
    for (let round = 0; round < 20_000; round++) {
      const sizes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => 20 + Math.floor(random() * 400));
      const needed = 1 + random() * 1_200;
      const chosen = choosePacks(
        sizes.map((grams) => pack(grams)),
        needed,
      );
      const grams = chosen.reduce((total, entry) => total + entry.pack.grams * entry.count, 0);
      expect(grams).toBeGreaterThanOrEqual(needed - SHORTFALL_G);
      expect(grams, `${sizes.join(", ")} for ${needed}`).toBe(leastMass(sizes, needed - SHORTFALL_G));
    }
  });

  test("loose pieces and bags are not mixed", () => {
    const chosen = choosePacks([pack(100, true), pack(1000)], 1250);
    expect(countsOf(chosen)).toEqual(["13 × 100"]);
  });
});

/** Least reachable mass that is at least `needed`, by marking every reachable whole gram. */
function leastMass(sizes: readonly number[], needed: number): number {
  const limit = Math.ceil(needed) + Math.max(...sizes);
  const reachable = new Uint8Array(limit + 1);
  reachable[0] = 1;
  for (let grams = 0; grams <= limit; grams++) {
    if (reachable[grams] !== 1) continue;
    if (grams >= needed) return grams;
    for (const size of sizes) if (grams + size <= limit) reachable[grams + size] = 1;
  }
  return Number.NaN;
}

describe("the shelf", () => {
  test("every food can be bought in both systems", () => {
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
  ])("%s in the %s shop", (id, system, label) => {
    for (const entry of shelfOf(requireFood(id), system)) expect(entry.label).toMatch(label);
  });

  test("one onion of the kitchen is one onion of the shop, up to a bag", () => {
    const onion = requireFood("onion");
    const one = onion.measures.piece ?? 0;
    for (let count = 1; count <= 6; count++) {
      expect(shopAmount(choosePacks(shelfOf(onion, "metric"), one * count)).quantity).toBe(count);
    }
  });
  test("twelve eggs are a dozen, thirteen are not", () => {
    const egg = requireFood("egg");
    const eggs = (count: number) => shopAmount(choosePacks(shelfOf(egg, "us"), (egg.measures.piece ?? 0) * count)).text;
    expect(eggs(5)).toBe("1 pack of 6");
    expect(eggs(12)).toBe("1 dozen");
    expect(eggs(13)).toBe("1 dozen + 1 pack of 6");
  });
});

describe("shopAmount", () => {
  const chosen = (id: string, grams: number, system: UnitSystem = "metric") =>
    shopAmount(choosePacks(shelfOf(requireFood(id), system), grams));
  test("says one size with its count and size", () => {
    expect(chosen("black-beans-canned-drained", 400)).toEqual({
      quantity: 2,
      unit: "cans (400 g)",
      text: "2 cans (400 g)",
    });
  });
  test("says two sizes one after the other", () => {
    const mixed = [
      { pack: pack(500), count: 1 },
      { pack: pack(200), count: 2 },
    ];
    expect(shopAmount(mixed)).toEqual({
      quantity: 3,
      unit: "packs (500 g + 2 × 200 g)",
      text: "1 pack (500 g) + 2 packs (200 g)",
    });
  });
  test("plurals", () => {
    expect(chosen("lemon", 60).text).toBe("2 pieces");
    expect(chosen("cilantro-fresh", 60, "us").text).toBe("2 bunches");
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

test.each<[string, number, UnitSystem, string]>([
  ["white-rice-long-grain", 500, "metric", "500 g"],
  ["white-rice-long-grain", 500, "us", "1 1/4 lb"],
  ["banana", 30, "metric", "30 g"],
])("%s, %d g as bought, is said in %s as %s", (id, grams, system, text) => {
  expect(boughtText(requireFood(id), grams, system)).toBe(text);
});

test("whole pieces are counted", () => {
  const lemon = requireFood("lemon");
  const [one] = shelfOf(lemon, "metric").filter(({ pieceGrams }) => pieceGrams !== null);
  expect([1, 2, 5].map((count) => boughtText(lemon, (one?.grams ?? 0) * count, "metric"))).toEqual(["1", "2", "5"]);
});
