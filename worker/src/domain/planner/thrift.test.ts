import { describe, expect, test } from "vitest";
import { isEnergyOnTarget } from "../nutrition/day.ts";
import { buildDayGoals, isMain, mostNetDg, type OpenSlot } from "./build-model.ts";
import { type Candidate, eligibleCandidates } from "./candidates.ts";
import { drawThrifty } from "./draw-pools.ts";
import { at, FIGURE_COUNT, PORTION_COUNT } from "./goal-model.ts";
import { planWeek } from "./plan-week.ts";
import { portionTable } from "./portion-table.ts";
import { createRandom } from "./random.ts";
import { eaterWith, personOf, usualRequest } from "./test-requests.ts";
import { findThriftiest, type ThriftRequest } from "./thrift.ts";
import type { PlanRequest } from "./types.ts";

const TYPES = ["breakfast", "lunch", "dinner"] as const;

/** The thrift of some days, with `dishes` of the thrifty ones in each pool. */
function thriftOf(request: PlanRequest, dishes: number, budgetCents = 0): ThriftRequest {
  const pools = drawThrifty(request, eligibleCandidates(request), TYPES);
  const few = new Map(TYPES.map((type) => [type, (pools.get(type) ?? []).slice(0, dishes)]));
  const open: OpenSlot[] = request.days.flatMap((day) =>
    TYPES.map((type) => ({ slots: [{ day, type }], pool: few.get(type) ?? [] })),
  );
  return {
    days: buildDayGoals(request, open, []),
    units: open.map(({ slots: [slot], pool }) => ({
      day: request.days.indexOf(slot?.day ?? 0),
      main: isMain(slot?.type ?? "snack"),
      pool,
    })),
    household: request.household,
    mostNetDg: mostNetDg(request),
    served: [],
    budgetCents,
    random: createRandom(1),
  };
}

interface Eaten {
  readonly recipeId: string;
  readonly cents: number;
  readonly kcal: number;
  readonly proteinDg: number;
}

function portionsOf(pool: readonly Candidate[]): readonly Eaten[] {
  return pool.flatMap(({ recipe }) =>
    Array.from({ length: PORTION_COUNT }, (_, step) => step).flatMap((step) => {
      const { allowed, cents, figures } = portionTable(recipe);
      if (at(allowed, step) === 0) return [];
      const row = step * FIGURE_COUNT;
      return [
        {
          recipeId: recipe.id,
          cents: Math.round(cents[step] ?? 0),
          kcal: at(figures, row),
          proteinDg: at(figures, row + 1),
        },
      ];
    }),
  );
}

/** The cheapest day, every combination tried. */
function cheapestDay({ days: [goal], units }: ThriftRequest): number {
  const [breakfasts = [], lunches = [], dinners = []] = units.map(({ pool }) => portionsOf(pool));
  let least = Number.POSITIVE_INFINITY;
  for (const one of breakfasts) {
    for (const two of lunches) {
      for (const three of dinners) {
        const kcal = one.kcal + two.kcal + three.kcal;
        const target = goal?.energyKcal ?? 0;
        if (two.recipeId === three.recipeId || Math.abs(kcal - target) * 100 > target * 3) continue;
        if (one.proteinDg + two.proteinDg + three.proteinDg < (goal?.proteinGoalDg ?? 0)) continue;
        least = Math.min(least, one.cents + two.cents + three.cents);
      }
    }
  }
  return least;
}

describe("the cheapest week", () => {
  test.each([1, 2, 3, 4, 5])("of one day is the cheapest of all combinations (person %d)", (number) => {
    const request = { ...personOf(number, number * 64, 3), days: [3] };
    const thrift = thriftOf(request, 9);
    expect(findThriftiest(thrift)?.costCents).toBe(cheapestDay(thrift));
  });

  test("keeps energy and protein every day, and serves no main twice where the budget allows it", () => {
    const thrift = thriftOf(usualRequest(), 100, 1_000_000);
    const found = findThriftiest(thrift);
    const eaten = thrift.units.map(({ pool, day, main }, unit) => {
      const { pick = 0, portion = 0 } = found?.picks[unit] ?? {};
      const recipe = pool[pick]?.recipe;
      if (recipe === undefined) throw new Error("no dish");
      const { figures } = portionTable(recipe);
      const row = portion * FIGURE_COUNT;
      return { day, main, id: recipe.id, kcal: at(figures, row), proteinDg: at(figures, row + 1) };
    });
    thrift.days.forEach((goal, day) => {
      const own = eaten.filter((one) => one.day === day);
      const kcal = own.reduce((sum, one) => sum + one.kcal, 0);
      expect(Math.abs(kcal - goal.energyKcal) * 100).toBeLessThanOrEqual(goal.energyKcal * 3);
      expect(own.reduce((sum, one) => sum + one.proteinDg, 0)).toBeGreaterThanOrEqual(goal.proteinGoalDg);
    });
    const mains = eaten.filter(({ main }) => main);
    expect(new Set(mains.map(({ id }) => id)).size).toBe(mains.length);
  });

  test("is null where no day can be filled", () => {
    const request = usualRequest({ days: [1] });
    const thrift = thriftOf(request, 9);
    const days = thrift.days.map((goal) => ({ ...goal, energyKcal: 90_000 }));
    expect(findThriftiest({ ...thrift, days })).toBeNull();
  });
});

describe("a tight budget", () => {
  test("is kept to the cent that the cheapest week costs, with energy and protein", () => {
    for (const [dietIndex, bits] of [
      [0, 0],
      [1, 8],
      [2, 64],
      [4, 0],
    ] as const) {
      const request = personOf(dietIndex, bits, 3);
      const poor = planWeek({ ...request, budgetCents: 1 });
      const cheapest = poor.notes.find(({ kind }) => kind === "budget")?.figures.cheapestCents ?? 0;
      const plan = planWeek({ ...request, budgetCents: cheapest });
      expect(plan.totals.householdCostCents).toBeLessThanOrEqual(cheapest);
      expect(plan.notes.map(({ kind }) => kind)).not.toContain("budget");
      expect(plan.totals.days.every(isEnergyOnTarget)).toBe(true);
      expect(plan.totals.days.every((day) => day.nutrition.protein >= day.proteinGoalG)).toBe(true);
      expect(poor.totals.householdCostCents).toBeLessThanOrEqual(cheapest * 1.03);
    }
  });

  test("that no week can keep is answered near the cheapest found, and both sums are said", () => {
    const { totals, notes } = planWeek(usualRequest({ eater: eaterWith("keto", [], 45), budgetCents: 2_500 }));
    const note = notes.find(({ kind }) => kind === "budget");
    const cheapest = note?.figures.cheapestCents ?? 0;
    expect(totals.householdCostCents).toBeLessThanOrEqual(cheapest * 1.03);
    expect(note?.text).toContain(`$${(cheapest / 100).toFixed(2).replace(".00", "")}`);
    expect(note?.text).toContain(`$${(totals.householdCostCents / 100).toFixed(2).replace(".00", "")}`);
  });
});

describe("weeks in a row", () => {
  test("where few dishes are new, the week takes new ones, or says how many are not", () => {
    const request = usualRequest();
    const first = planWeek(request).meals.flatMap(({ recipeId }) => recipeId ?? []);
    const next = planWeek({ ...request, recentRecipeIds: first });
    const mains = next.meals.filter(({ type }) => isMain(type));
    const again = mains.filter(({ recipeId }) => first.includes(recipeId ?? ""));
    expect(again.length).toBeLessThanOrEqual(mains.length * 0.3);
    const all = eligibleCandidates(request).map(({ recipe }) => recipe.id);
    const stale = planWeek({ ...request, recentRecipeIds: all });
    expect(stale.notes.find(({ kind }) => kind === "recent")?.figures).toEqual({ again: 14, mains: 14 });
  });
});
