import { addWeeks } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { buildGroceryList } from "../grocery/build-grocery-list.ts";
import { countKitchen } from "../grocery/kitchen/count-kitchen.ts";
import { HOME_SHORTFALL_G, type HomeShare, homeShares, sharesByFood } from "../grocery/kitchen/home-share.ts";
import type { KitchenWeek } from "../grocery/kitchen/kitchen.ts";
import { listStart } from "../grocery/kitchen/list-start.ts";
import { eatenOf, storageOf } from "../grocery/kitchen/week-of-plan.ts";
import { planWeek } from "./plan-week.ts";

const SEEDS = [1, 2, 3, 4, 5, 6];
const BUDGET_CENTS = 9_000;

function weekWith(shares: readonly HomeShare[] | undefined, seed: number) {
  const home = shares && sharesByFood(shares);
  return planWeek(usualRequest({ budgetCents: BUDGET_CENTS, seed, home }));
}

describe("a week planned with food at home", () => {
  test("is the usual week if nothing is at home", () => {
    for (const seed of SEEDS.slice(0, 2)) {
      const newId = ({ day, type }: { day: number; type: string }) => `${day}-${type}`;
      const one = planWeek(usualRequest({ budgetCents: BUDGET_CENTS, seed, newId }));
      const other = planWeek(usualRequest({ budgetCents: BUDGET_CENTS, seed, newId, home: new Map() }));
      expect(other).toEqual(one);
    }
  });

  test("costs what its shopping list costs, within 3 %", () => {
    const shares = [
      { foodId: "rolled-oats", grams: 250, lastDay: 7 },
      { foodId: "spinach", grams: 150, lastDay: 3 },
      { foodId: "low-fat-milk-1", grams: 600, lastDay: 5 },
    ];
    for (const seed of SEEDS) {
      const { meals, basketCents } = weekWith(shares, seed);
      const list = buildGroceryList({
        meals,
        cupboard: [],
        system: "metric",
        household: 1,
        home: sharesByFood(shares),
      });
      expect(Math.abs(list.basketCents - basketCents)).toBeLessThanOrEqual(Math.round(list.basketCents * 0.03));
    }
  });
});

const WEEKS = 8;
const MONDAY = "2026-03-02";
const storage = (foodId: string) => storageOf(foodId, "metric");

/** Consecutive weeks of one person who buys each week's whole list on its Monday. */
function liveThrough(seed: number, usesKitchen: boolean) {
  const weeks: KitchenWeek[] = [];
  const needed = new Map<string, number>();
  let paidCents = 0;
  const served: string[] = [];
  for (let index = 0; index < WEEKS; index++) {
    const weekOf = addWeeks(MONDAY, index);
    const lots = usesKitchen ? listStart({ weeks, corrections: [] }, weekOf, storage).lots : [];
    const home = sharesByFood(homeShares(lots, weekOf, "metric"));
    const recentRecipeIds = served.slice(-2 * 21);
    const { meals } = planWeek(
      usualRequest({ seed: seed * 100 + index, budgetCents: BUDGET_CENTS, recentRecipeIds, home }),
    );
    served.push(...meals.flatMap(({ recipeId }) => recipeId ?? []));
    const list = buildGroceryList({ meals, cupboard: [], system: "metric", household: 1, home });
    const at = new Date(`${weekOf}T08:00:00Z`);
    const bought = list.items.map(({ foodId, buyGrams }) => ({ foodId, grams: buyGrams, at, on: weekOf }));
    const shopped = new Set([...list.items, ...list.covered].map(({ foodId }) => foodId).filter((id) => !isTap(id)));
    const eaten = eatenOf(meals, { household: 1 }).filter(({ foodId }) => shopped.has(foodId));
    for (const { foodId, grams } of eaten) needed.set(foodId, (needed.get(foodId) ?? 0) + grams);
    weeks.push({ weekOf, bought, eaten, said: [] });
    paidCents += list.basketCents;
  }
  const { flows, lots } = countKitchen({ weeks, corrections: [] }, addWeeks(MONDAY, WEEKS), storage);
  return { flows, lots, needed, paidCents };
}

const isTap = (foodId: string) => requireFood(foodId).packs.every(({ label }) => label.endsWith("tap"));

test("using what is at home makes eight weeks cheaper, and no food gets lost or is missing", () => {
  const sums: Record<"paid" | "thrown", number[]> = { paid: [], thrown: [] };
  for (const seed of SEEDS.slice(0, sampled(6, 2))) {
    for (const [which, usesKitchen] of [true, false].entries()) {
      const { flows, lots, needed, paidCents } = liveThrough(seed, usesKitchen);
      for (const [foodId, flow] of flows) {
        const left = lots.filter((lot) => lot.foodId === foodId).reduce((sum, { grams }) => sum + grams, 0);
        expect(flow.bought + flow.had).toBe(flow.eaten + left + flow.thrown);
        sums.thrown[which] = (sums.thrown[which] ?? 0) + flow.thrown;
        // Each of the weeks may fall short by what a list leaves out, and by the rounding to whole grams.
        const short = (needed.get(foodId) ?? 0) - flow.eaten;
        expect(short, foodId).toBeLessThanOrEqual(WEEKS * (HOME_SHORTFALL_G + 1));
      }
      sums.paid[which] = (sums.paid[which] ?? 0) + paidCents;
    }
  }
  const [beside, without] = [0, 1];
  expect(sums.paid[beside]).toBeLessThan(sums.paid[without] ?? 0);
  expect(sums.thrown[beside]).toBeLessThan(1.05 * (sums.thrown[without] ?? 0));
});
