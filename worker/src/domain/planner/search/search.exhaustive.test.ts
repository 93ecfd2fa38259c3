import type { Slot } from "@mealwright/schema/rules/week";
import { describe, expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../../test/fixtures/sample.ts";
import { drawPools } from "../draw/draw-pools.ts";
import { withSides } from "../draw/draw-sides.ts";
import { buildModel } from "../model/build/build-model.ts";
import { eligibleCandidates } from "../model/candidates.ts";
import { type GoalModel, PORTION_COUNT } from "../model/goals/goal-model.ts";
import { goalPoints } from "../model/goals/goal-points.ts";
import { at } from "../model/typed-arrays.ts";
import { createRandom } from "../random.ts";
import { fillByShare, searchBest } from "./anneal.ts";
import { Search } from "./search.ts";

function withoutEchoes(model: GoalModel): GoalModel {
  const none = new Int32Array(model.dishes.echo.leads.length);
  return { ...model, dishes: { ...model.dishes, echo: { leads: none, has: none } } };
}

/** A model of two days whose dishes have sides. */
function tableModel(seed: number): GoalModel {
  const request = usualRequest({ seed, days: [1, 2], budgetCents: 2_400 });
  const types = ["breakfast", "lunch", "dinner"] as const;
  const random = createRandom(seed);
  const pools = drawPools(request, eligibleCandidates(request), types, "usual", random);
  const dishes = [1, 2].flatMap((day) =>
    types.map((type) => ({ slots: [{ day, type }], pool: pools.get(type) ?? [] })),
  );
  return buildModel(request, withSides(request, dishes, random), [], 2_400).goal;
}

/** A model of real dishes: `dishes` in each slot's pool; `leftover` makes day 2's lunch the dinner of day 1. */
function modelOf(seed: number, days: readonly number[], dishes: number, leftover = false): GoalModel {
  const request = usualRequest({ seed, days, budgetCents: 800 * days.length });
  const types = ["breakfast", "lunch", "dinner"] as const;
  const pools = drawPools(request, eligibleCandidates(request), types, "usual", createRandom(seed));
  const open = days.flatMap((day) =>
    types
      .filter((type) => !(leftover && day === 2 && type === "lunch"))
      .map((type) => {
        const own: Slot = { day, type };
        const slots = leftover && day === 1 && type === "dinner" ? [own, { day: 2, type: "lunch" as const }] : [own];
        return { slots, pool: (pools.get(type) ?? []).slice(-dishes) };
      }),
  );
  return buildModel(request, open, [], 800 * days.length).goal;
}

describe("the search", () => {
  test.each([[false], [true]])(
    "has exactly the points of the goal function after every step (leftovers: %s)",
    (leftover) => {
      const model = modelOf(3, [1, 2, 3], 20, leftover);
      const random = createRandom(5);
      const search = new Search(model, random);
      for (let unit = 0; unit < model.units.length; unit++) fillByShare(search, unit, random);
      for (let step = 0; step < 400; step++) {
        const unit = Math.floor(random() * model.units.length);
        if (step % 3 === 0) search.refill(unit, 500);
        else if (step % 3 === 1) search.refill(unit, 0);
        else {
          search.remove(unit);
          fillByShare(search, unit, random);
        }
        expect(search.points).toBe(goalPoints(model, search.choice()));
      }
    },
  );

  test("has exactly the points of the goal function with sides that repeat their dish", () => {
    const model = tableModel(6);
    const random = createRandom(7);
    const search = new Search(model, random);
    for (let unit = 0; unit < model.units.length; unit++) fillByShare(search, unit, random);
    let echoes = 0;
    for (let step = 0; step < 400; step++) {
      const unit = Math.floor(random() * model.units.length);
      if (step % 2 === 0) search.refill(unit, 50_000);
      else {
        search.remove(unit);
        fillByShare(search, unit, random);
      }
      expect(search.points).toBe(goalPoints(model, search.choice()));
      if (goalPoints(model, search.choice()) !== goalPoints(withoutEchoes(model), search.choice())) echoes++;
    }
    expect(echoes).toBeGreaterThan(0);
  });

  test("never makes the week worse at temperature zero", () => {
    const model = modelOf(4, [1, 2], 20);
    const random = createRandom(1);
    const search = new Search(model, random);
    for (let unit = 0; unit < model.units.length; unit++) fillByShare(search, unit, random);
    for (let sweep = 0; sweep < 5; sweep++) {
      for (let unit = 0; unit < model.units.length; unit++) {
        const before = search.points;
        search.refill(unit, 0);
        expect(search.points).toBeLessThanOrEqual(before);
      }
    }
  });

  test("comes within 2 % of the optimum of small models at the median", () => {
    const gaps: number[] = [];
    // Over 21 models the median gap is 0; a sample of five might happen to be the hard ones.
    for (let seed = 1; seed <= sampled(21, 5); seed++) {
      const model = modelOf(seed, [1], 3);
      const optimum = tryEverything(model);
      gaps.push(searchBest(model, createRandom(seed)).points / optimum - 1);
    }
    gaps.sort((one, other) => one - other);
    expect(gaps[0]).toBeGreaterThanOrEqual(0);
    expect(gaps[Math.floor(gaps.length / 2)]).toBeLessThanOrEqual(0.02);
  }, 600_000);

  test("never serves a banned dish again", () => {
    const model = modelOf(6, [1, 2], 12);
    const search = searchBest(model, createRandom(6));
    const dish = at(model.units[0]?.pool ?? new Int32Array(1), at(search.pick, 0));
    search.ban(dish);
    model.units.forEach((unit, index) => {
      expect(at(unit.pool, at(search.pick, index))).not.toBe(dish);
    });
    expect(search.points).toBe(goalPoints(model, search.choice()));
  });
});

/** The least points over every dish and portion of a model of three units. */
function tryEverything(model: GoalModel): number {
  const choices = model.units.map(({ pool }) =>
    Array.from(pool).flatMap((dish, pick) =>
      Array.from({ length: PORTION_COUNT }, (_, portion) => ({ pick, portion })).filter(
        ({ portion }) => at(model.dishes.allowed, dish * PORTION_COUNT + portion) === 1,
      ),
    ),
  );
  const [first = [], second = [], third = []] = choices;
  let least = Number.POSITIVE_INFINITY;
  const search = new Search(model, createRandom(1));
  for (const one of first) {
    search.insert(0, one.pick, one.portion);
    for (const two of second) {
      search.insert(1, two.pick, two.portion);
      for (const three of third) {
        search.insert(2, three.pick, three.portion);
        least = Math.min(least, search.points);
        search.remove(2);
      }
      search.remove(1);
    }
    search.remove(0);
  }
  return least;
}
