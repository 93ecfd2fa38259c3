import { describe, expect, test } from "vitest";
import { eaterWith, personOf, usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { isEnergyOnTarget } from "../../nutrition/day.ts";
import { drawCheapest } from "../draw/draw-cheapest.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { mostNetDg } from "../model/build/build-model.ts";
import { portionTable } from "../model/build/portion-table.ts";
import { type Candidate, eligibleCandidates } from "../model/candidates.ts";
import { buildDayGoals } from "../model/goals/day-goals.ts";
import { FIGURE_COUNT, NET, PORTION_COUNT } from "../model/goals/goal-model.ts";
import type { OpenSlot } from "../model/open-slot.ts";
import { at } from "../model/typed-arrays.ts";
import { planWeek } from "../plan-week.ts";
import { createRandom } from "../random.ts";
import type { PlanRequest } from "../types.ts";
import { basketCents } from "./basket.ts";
import { type CheapestRequest, findCheapest } from "./cheapest-week.ts";

const TYPES = ["breakfast", "lunch", "dinner"] as const;

/** A request for the cheapest days, with only the `dishes` cheapest dishes in each pool. */
function cheapestOf(request: PlanRequest, dishes: number, budgetCents = 0): CheapestRequest {
  const pools = drawCheapest(request, eligibleCandidates(request), TYPES);
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
  readonly templateId: string;
  readonly cents: number;
  readonly kcal: number;
  readonly proteinDg: number;
  readonly netDg: number;
}

function portionsOf(pool: readonly Candidate[]): readonly Eaten[] {
  return pool.flatMap(({ recipe }) =>
    Array.from({ length: PORTION_COUNT }, (_, step) => step).flatMap((step) => {
      const { allowed, cents, figures } = portionTable(recipe);
      if (at(allowed, step) === 0) return [];
      const row = step * FIGURE_COUNT;
      return [
        {
          templateId: recipe.templateId,
          cents: Math.round(cents[step] ?? 0),
          kcal: at(figures, row),
          proteinDg: at(figures, row + 1),
          netDg: at(figures, row + NET),
        },
      ];
    }),
  );
}

/** The cost of the cheapest day, found by trying every combination within the net carbohydrate limits. */
function cheapestDay({ days: [goal], units, mostNetDg: most }: CheapestRequest): number {
  const [breakfasts = [], lunches = [], dinners = []] = units.map(({ pool }) =>
    portionsOf(pool).filter(({ netDg }) => netDg <= most),
  );
  let least = Number.POSITIVE_INFINITY;
  for (const one of breakfasts) {
    for (const two of lunches) {
      for (const three of dinners) {
        const kcal = one.kcal + two.kcal + three.kcal;
        const target = goal?.energyKcal ?? 0;
        if (two.templateId === three.templateId || Math.abs(kcal - target) * 100 > target * 3) continue;
        if (one.proteinDg + two.proteinDg + three.proteinDg < (goal?.proteinGoalDg ?? 0)) continue;
        if (one.netDg + two.netDg + three.netDg > (goal?.netMaxDg ?? 0)) continue;
        least = Math.min(least, one.cents + two.cents + three.cents);
      }
    }
  }
  return least;
}

describe("the cheapest week", () => {
  test.each([1, 2, 3, 4, 5])("of one day costs as little as the cheapest combination (person %d)", (number) => {
    const request = { ...personOf(number, number * 64, 3), days: [3] };
    const cheapest = cheapestOf(request, 9);
    expect(findCheapest(cheapest)?.costCents ?? Number.POSITIVE_INFINITY).toBe(cheapestDay(cheapest));
  });

  test("meets energy and protein every day and serves no main more than twice", () => {
    const cheapest = cheapestOf(usualRequest(), 100, 1_000_000);
    const found = findCheapest(cheapest);
    const eaten = cheapest.units.map(({ pool, day, main }, unit) => {
      const { pick = 0, portion = 0 } = found?.picks[unit] ?? {};
      const recipe = pool[pick]?.recipe;
      if (recipe === undefined) throw new Error("no dish");
      const { figures } = portionTable(recipe);
      const row = portion * FIGURE_COUNT;
      return { day, main, id: recipe.templateId, kcal: at(figures, row), proteinDg: at(figures, row + 1) };
    });
    cheapest.days.forEach((goal, day) => {
      const own = eaten.filter((one) => one.day === day);
      const kcal = own.reduce((sum, one) => sum + one.kcal, 0);
      expect(Math.abs(kcal - goal.energyKcal) * 100).toBeLessThanOrEqual(goal.energyKcal * 3);
      expect(own.reduce((sum, one) => sum + one.proteinDg, 0)).toBeGreaterThanOrEqual(goal.proteinGoalDg);
    });
    const mains = eaten.filter(({ main }) => main);
    for (const { id } of mains) expect(mains.filter((other) => other.id === id).length, id).toBeLessThanOrEqual(2);
  });

  test("is null if a day's energy cannot be reached", () => {
    const request = usualRequest({ days: [1] });
    const cheapest = cheapestOf(request, 9);
    const days = cheapest.days.map((goal) => ({ ...goal, energyKcal: 90_000 }));
    expect(findCheapest({ ...cheapest, days })).toBeNull();
  });
});

describe("tight budgets", () => {
  test("a budget equal to the cheapest basket found is kept, with enough energy and protein", () => {
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
      expect(cheapest).toBeGreaterThan(0);
      expect(basketCents(plan.meals, request)).toBeLessThanOrEqual(cheapest);
      expect(plan.notes.map(({ kind }) => kind)).not.toContain("budget");
      expect(plan.totals.days.every(isEnergyOnTarget)).toBe(true);
      expect(plan.totals.days.every((day) => day.nutrition.protein >= day.proteinGoalG)).toBe(true);
    }
  });

  test("an impossible budget gives a week near the cheapest basket, and a note with both costs", () => {
    const request = usualRequest({ eater: eaterWith("keto", [], 45), budgetCents: 2_500 });
    const { meals, notes } = planWeek(request);
    const note = notes.find(({ kind }) => kind === "budget");
    const cheapest = note?.figures.cheapestCents ?? 0;
    const basket = basketCents(meals, request);
    expect(basket).toBeLessThanOrEqual(cheapest * 1.3);
    const money = (cents: number) => `$${(cents / 100).toFixed(2)}`.replace(".00", "");
    expect(note?.text).toContain(money(cheapest));
    expect(note?.text).toContain(money(basket));
  });
});

describe("weeks in a row", () => {
  test("the next week has at least 70 % new mains, or a note counts the repeats", () => {
    const request = usualRequest();
    const first = planWeek(request).meals.flatMap(({ recipeId }) => recipeId ?? []);
    const next = planWeek({ ...request, recentRecipeIds: first });
    const mains = next.meals.filter(({ type }) => isMain(type));
    const again = mains.filter(({ recipeId }) => first.includes(recipeId ?? ""));
    expect(again.length).toBeLessThanOrEqual(mains.length * 0.3);
    const all = eligibleCandidates(request).map(({ recipe }) => recipe.id);
    const stale = planWeek({ ...request, recentRecipeIds: all });
    const { again: shown, mains: different } = stale.notes.find(({ kind }) => kind === "recent")?.figures ?? {};
    expect(shown).toBe(different);
    expect(different).toBe(new Set(stale.meals.flatMap(({ recipeId, type }) => (isMain(type) ? recipeId : []))).size);
  });
});
