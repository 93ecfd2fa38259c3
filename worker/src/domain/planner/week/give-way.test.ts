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

/** Plans made-up weeks in which each wish costs the given cents, with `leftCents` of the budget to spare. */
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
  ["all fit the budget", {}, 0, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium", "premium"]],
  ["premium dishes cost too much", { premium: 9 }, 5, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium"]],
  ["the first wish costs too much", { lowSodium: 9 }, 5, ALL, ["cuisine", "highProtein", "lowCarb", "premium"]],
  [
    "two together cost too much",
    { cuisine: 4, premium: 4 },
    5,
    ALL,
    ["cuisine", "highProtein", "lowCarb", "lowSodium"],
  ],
  [
    "three together cost too much",
    { lowCarb: 3, highProtein: 3, cuisine: 3 },
    5,
    ALL,
    ["lowCarb", "lowSodium", "premium"],
  ],
  [
    "the only wish costs too much",
    { lowCarb: 9 },
    5,
    { filters: ["lowCarb"], cuisine: null, premiumDishes: false },
    [],
  ],
  ["one adds to an exceeded budget", { premium: 9 }, -5, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium"]],
  ["none adds to an exceeded budget", {}, -5, ALL, ["cuisine", "highProtein", "lowCarb", "lowSodium", "premium"]],
] as const)("the most important affordable wishes are kept if %s", (_, prices, leftCents, wishes, kept) => {
  expect(planAt(prices, leftCents, wishes).kept).toEqual(kept);
});

test("at most two more weeks are planned than there are wishes", () => {
  expect(planAt({}, 0, ALL).weeks).toBe(1);
  expect(planAt({ lowCarb: 9 }, 5, { filters: ["lowCarb"], cuisine: null, premiumDishes: false }).weeks).toBe(2);
  expect(planAt({ lowSodium: 9, lowCarb: 9, highProtein: 9, cuisine: 9, premium: 9 }, 5, ALL).weeks).toBe(7);
});
