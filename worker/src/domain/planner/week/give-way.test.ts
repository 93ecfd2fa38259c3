import { expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { planTotals } from "../explain/totals.ts";
import type { PlanRequest, PlanResult, WeekWishes } from "../types.ts";
import { planWithWishes } from "./give-way.ts";

const ALL: WeekWishes = { filters: ["highProtein", "lowCarb", "lowSodium"], cuisine: "thai", premiumDishes: true };
type Wish = "lowSodium" | "lowCarb" | "highProtein" | "cuisine" | "premium";

const namesOf = ({ filters, cuisine, premiumDishes }: WeekWishes): readonly Wish[] => [
  ...filters,
  ...(cuisine === null ? [] : (["cuisine"] as const)),
  ...(premiumDishes ? (["premium"] as const) : []),
];

/** Plans weeks in which each wish costs so many cents, with so much left of the budget. */
function planAt(prices: Readonly<Partial<Record<Wish, number>>>, leftCents: number, wishes: WeekWishes) {
  const planned: (readonly Wish[])[] = [];
  const plan = (request: PlanRequest): PlanResult => {
    const names = namesOf(request.wishes ?? { filters: [], cuisine: null, premiumDishes: false });
    planned.push(names);
    const overCents = names.reduce((sum, name) => sum + (prices[name] ?? 0), -leftCents);
    const figures = { costCents: 8_000 + overCents, budgetCents: 8_000 };
    const notes = overCents > 0 ? [{ kind: "budget" as const, text: "", figures }] : [];
    const totals = planTotals([], request, 8_000);
    const events = { replaced: [], recentRecipeIds: [], cheapestBasketCents: null };
    return { meals: [], totals, basketCents: totals.costCents, notes, events, points: planned.length - 1 };
  };
  const { points } = planWithWishes(usualRequest({ wishes }), plan);
  return { kept: planned[points]?.toSorted(), weeks: planned.length };
}

test.each([
  ["all hold", {}, 0, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium", "premium"]],
  ["only premium costs", { premium: 9 }, 5, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium"]],
  ["only the most important costs", { lowSodium: 9 }, 5, ALL, ["cuisine", "highProtein", "lowCarb", "premium"]],
  ["two together cost", { cuisine: 4, premium: 4 }, 5, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium"]],
  ["each costs a little", { lowCarb: 3, highProtein: 3, cuisine: 3 }, 5, ALL, ["lowCarb", "lowSodium", "premium"]],
  ["the only one costs", { lowCarb: 9 }, 5, { filters: ["lowCarb"], cuisine: null, premiumDishes: false }, []],
  ["the budget is lost anyway", { premium: 9 }, -5, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium"]],
  ["nothing is worse for wishes", {}, -5, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium", "premium"]],
] as const)("%s: the most important wishes that cost nothing are kept", (_, prices, leftCents, wishes, kept) => {
  expect(planAt(prices, leftCents, wishes).kept).toEqual(kept);
});

test("no more weeks are planned than there are wishes, and two", () => {
  expect(planAt({}, 0, ALL).weeks).toBe(1);
  expect(planAt({ lowCarb: 9 }, 5, { filters: ["lowCarb"], cuisine: null, premiumDishes: false }).weeks).toBe(2);
  expect(planAt({ lowSodium: 9, lowCarb: 9, highProtein: 9, cuisine: 9, premium: 9 }, 5, ALL).weeks).toBe(7);
});
