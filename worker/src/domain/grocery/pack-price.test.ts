import { describe, expect, test } from "vitest";
import { FOODS, requireFood } from "../foods/catalogue/catalogue.ts";
import { packCents } from "./pack-price.ts";
import { packsCents, packsFor, shelfOf } from "./packs.ts";

const SYSTEMS = ["metric", "us"] as const;
const shelves = [...FOODS.values()].flatMap((food) =>
  SYSTEMS.map((system) => ({ food, system, shelf: shelfOf(food, system) })),
);

describe("a small pack costs more per kilogram", () => {
  const ham = requireFood("deli-ham");
  const sized = (grams: number) => ({ grams, size: { quantity: grams, unit: "g" } });
  const shelf = [sized(100), sized(200), sized(400)];

  test.each([
    [100, 1.05],
    [200, 1],
    [400, 0.95],
  ])("a pack of %d g costs the price per kilogram times %d", (grams, factor) => {
    expect(packCents(ham, sized(grams), shelf)).toBeCloseTo((ham.price.usdPerKg * grams * factor) / 10, 6);
  });

  test("sizes that are almost equal cost the same per kilogram", () => {
    expect(packCents(ham, sized(454), [sized(454), sized(500)])).toBeCloseTo(ham.price.usdPerKg * 45.4, 6);
  });

  test("food sold in one size, by the piece or by the bunch costs its weight", () => {
    expect(packCents(ham, sized(100), [sized(100)])).toBeCloseTo(ham.price.usdPerKg * 10, 6);
    const loose = { grams: 100, size: null };
    expect(packCents(ham, loose, [loose, sized(400)])).toBeCloseTo(ham.price.usdPerKg * 10, 6);
  });

  test("of every food, a larger pack costs more in total but not per kilogram", () => {
    let compared = 0;
    for (const { food, shelf } of shelves) {
      const packs = shelf.filter(({ size }) => size !== null).sort((a, b) => a.grams - b.grams);
      packs.slice(1).forEach((large, at) => {
        const small = packs[at];
        if (small === undefined || small.grams === large.grams) return;
        compared += 1;
        expect(large.cents, `${food.id} ${large.label}`).toBeGreaterThan(small.cents);
        expect(large.cents / large.grams, food.id).toBeLessThanOrEqual(small.cents / small.grams + 1e-9);
      });
    }
    expect(compared).toBeGreaterThan(300);
  });

  test("no choice of packs costs over 5 % more or less than its weight at the catalog's price", () => {
    for (const { food, system } of shelves) {
      for (const grams of [40, 350, 900]) {
        const chosen = packsFor(food, [grams], system);
        const mass = chosen.reduce((sum, { pack, count }) => sum + pack.grams * count, 0);
        const byMass = (mass * food.price.usdPerKg) / 10;
        expect(packsCents(chosen), food.id).toBeGreaterThanOrEqual(byMass * 0.95 - 1);
        expect(packsCents(chosen), food.id).toBeLessThanOrEqual(byMass * 1.05 + 1);
      }
    }
  });
});

/** The least price of anything packaged; meat and fish cost more. */
const LEAST_CENTS = 45;
const LEAST_FLESH_CENTS = 125;

test("no pack has an implausible price", () => {
  const odd = shelves.flatMap(({ food, system, shelf }) => {
    const isFlesh = food.aisle === "Meat" || food.aisle === "Fish & seafood";
    const least = isFlesh ? LEAST_FLESH_CENTS : LEAST_CENTS;
    return shelf
      .filter(({ size, cents }) => size !== null && !food.staple && cents < least)
      .map(({ label, cents }) => `${food.id} ${system} ${label}: ${cents.toFixed(0)}`);
  });
  expect(odd).toEqual([]);
});
