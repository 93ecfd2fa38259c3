import { MEAL_TYPES_BY_MEALS_PER_DAY } from "@mealwright/schema/constants/meals";
import highsLoader from "highs";
import { describe, expect, test } from "vitest";
import { foodFloor, hull } from "../../../bench/planner/bound/food-floor.ts";
import { leastOf } from "../../../bench/planner/bound/tighten.ts";
import { SCALE } from "../../../bench/planner/bound/week-columns.ts";
import { weekInstance } from "../../../bench/planner/bound/week-instance.ts";
import { alikeDays, weekProgram } from "../../../bench/planner/bound/week-program.ts";
import { isFeasible, randomPerson } from "../../../bench/planner/planner-people.ts";
import { fewOf } from "../../../test/fixtures/sample.ts";
import { drawPools } from "./draw/draw-pools.ts";
import { buildModel } from "./model/build/build-model.ts";
import { eligibleCandidates, eligibleSides, NOTHING_BESIDE } from "./model/candidates.ts";
import { type GoalModel, PORTION_COUNT } from "./model/goals/goal-model.ts";
import { goalPoints } from "./model/goals/goal-points.ts";
import { leftPoints, packCents } from "./model/goals/points.ts";
import type { OpenSlot } from "./model/open-slot.ts";
import { createRandom } from "./random.ts";
import { searchBest } from "./search/anneal.ts";

const highs = await highsLoader();
const PARTS = 31;
/** The only portion steps allowed, so that all choices can be tried. */
const PORTIONS: readonly number[] = [3, 6];
const DISHES = 3;

/** Two days of a random person, with a few dishes in a few portions for each of two meals, and a side. */
function twoDays(seed: number): GoalModel {
  const request = { ...randomPerson(seed), days: [1, 2], mealsPerDay: 2 as const };
  if (!isFeasible(request)) return twoDays(seed + 1_000);
  const random = createRandom(seed);
  const types = MEAL_TYPES_BY_MEALS_PER_DAY[2];
  const pools = drawPools(request, eligibleCandidates(request), types, "usual", random);
  const slots = request.days.flatMap((day) => types.map((type) => ({ day, type })));
  const dishes: OpenSlot[] = slots.map((slot) => ({
    slots: [slot],
    pool: (pools.get(slot.type) ?? []).slice(0, DISHES),
  }));
  const sides = dishes
    .filter(({ slots: [slot] }) => slot?.type === types[0])
    .map(
      (one): OpenSlot => ({
        slots: one.slots,
        pool: [NOTHING_BESIDE, ...eligibleSides(request).slice(seed, seed + 1)],
        isSide: true,
      }),
    );
  const { goal } = buildModel(request, [...dishes, ...sides], [], Math.round(800 + random() * 2_000));
  for (let row = 0; row < goal.dishes.allowed.length; row++) {
    const isNothing =
      goal.dishes.foodStart[Math.floor(row / PORTION_COUNT)] ===
      goal.dishes.foodStart[Math.floor(row / PORTION_COUNT) + 1];
    if (!isNothing && !PORTIONS.includes(row % PORTION_COUNT)) goal.dishes.allowed[row] = 0;
  }
  return goal;
}

/** The fewest points of all choices, found by trying each. */
function fewest(model: GoalModel): number {
  const pick = new Int32Array(model.units.length);
  const portion = new Int32Array(model.units.length);
  let least = Number.POSITIVE_INFINITY;
  const choose = (unit: number): void => {
    const pool = model.units[unit]?.pool;
    if (pool === undefined) {
      least = Math.min(least, goalPoints(model, { pick, portion }));
      return;
    }
    pool.forEach((dish, place) => {
      for (let step = 0; step < PORTION_COUNT; step++) {
        if (model.dishes.allowed[dish * PORTION_COUNT + step] === 0) continue;
        pick[unit] = place;
        portion[unit] = step;
        choose(unit + 1);
      }
    });
  };
  choose(0);
  return least;
}

const dayByDay = (model: GoalModel) => model.days.map((_, day) => [day]);

describe.each(fewOf([1, 2, 3, 4, 5, 6], (seed) => seed <= 2))("two days of person %i", (seed) => {
  const model = twoDays(seed);
  const optimum = fewest(model);

  test("the bound for both days together is no more than the optimum or the search's result", () => {
    const { least, relaxed } = leastOf(highs, weekProgram(model, alikeDays(model)).program, PARTS);
    expect(least * SCALE).toBeLessThanOrEqual(optimum);
    expect(relaxed).toBeLessThanOrEqual(least);
    expect(optimum).toBeLessThanOrEqual(searchBest(model, createRandom(seed)).points);
  });

  test("the exact bound for separate days is at most the optimum and above 90 % of it", () => {
    const { program } = weekProgram(model, dayByDay(model));
    const solved = highs.withModel(program.toModel(), (days) => {
      days.options.set({ output_flag: false, mip_rel_gap: 0 });
      days.run();
      return days.getObjectiveValue() * SCALE;
    });
    expect(solved).toBeLessThanOrEqual(optimum + 10);
    expect(solved).toBeGreaterThan(optimum * 0.9);
    const together = leastOf(highs, weekProgram(model, alikeDays(model)).program, PARTS);
    expect(together.least * SCALE).toBeLessThanOrEqual(solved + 10);
  });

  test("costs that are 30 % too high lift the bound above the optimum", () => {
    const { program } = weekProgram(model, dayByDay(model));
    program.costs.forEach((cost, column) => {
      program.costs[column] = cost * 1.3;
    });
    const { least } = leastOf(highs, program, PARTS);
    expect(least * SCALE).toBeGreaterThan(optimum);
  });
});

test("the search finds no whole week below the bound from any of three seeds", () => {
  const { model, points } = weekInstance(1);
  const { least } = leastOf(highs, weekProgram(model, alikeDays(model)).program, PARTS);
  const found = [1, 2, 3].map((seed) => searchBest(model, createRandom(seed)).points);
  for (const one of [points, ...found]) expect(least * SCALE).toBeLessThanOrEqual(one);
  expect(least * SCALE).toBeGreaterThan(points / 3);
});

test("a food costs at least its floor on whichever days it is needed", () => {
  const { model } = weekInstance(2);
  const random = createRandom(3);
  const days = model.dayNumbers.length;
  for (let food = 0; food < model.foods.count; food++) {
    const floor = foodFloor(model, food, 5, 3_000);
    for (let time = 0; time < 40; time++) {
      const byDay = new Int32Array(model.foods.count * days);
      let grams = 0;
      for (let day = 0; day < days; day++) {
        const own = random() < 0.4 ? Math.ceil(5 + random() * 400) : 0;
        byDay[food * days + day] = own;
        grams += own;
      }
      if (grams === 0) continue;
      const cents = packCents(model, food, grams, byDay);
      const points = leftPoints(model, food, cents, grams) + cents * model.spendingPerCent;
      for (const { slope, start } of floor.cents) expect(start + slope * grams).toBeLessThanOrEqual(cents + 1e-6);
      for (const { slope, start } of floor.points) expect(start + slope * grams).toBeLessThanOrEqual(points + 1);
    }
  }
});

test("the hull lies below all values and has the expected slopes", () => {
  const values = Float64Array.from([5, 9, 1, 4, 2, 8]);
  const lines = hull(values, 10);
  values.forEach((value, place) => {
    for (const { slope, start } of lines) expect(start + slope * (place + 10)).toBeLessThanOrEqual(value + 1e-9);
  });
  expect(lines.map(({ slope }) => slope)).toEqual([-2, 0.5, 6]);
});
