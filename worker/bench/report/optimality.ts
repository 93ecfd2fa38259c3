import type { MealsPerDay } from "@mealwright/schema/constants/meals";
import { MEAL_TYPES_BY_MEALS_PER_DAY } from "@mealwright/schema/constants/meals";
import { drawPools } from "../../src/domain/planner/draw/draw-pools.ts";
import { buildModel } from "../../src/domain/planner/model/build/build-model.ts";
import { eligibleCandidates } from "../../src/domain/planner/model/candidates.ts";
import { type GoalModel, PORTION_COUNT } from "../../src/domain/planner/model/goals/goal-model.ts";
import { goalPoints } from "../../src/domain/planner/model/goals/goal-points.ts";
import type { OpenSlot } from "../../src/domain/planner/model/open-slot.ts";
import { at } from "../../src/domain/planner/model/typed-arrays.ts";
import { createRandom } from "../../src/domain/planner/random.ts";
import { searchBest } from "../../src/domain/planner/search/anneal.ts";
import { isFeasible, quantile, randomPerson } from "../planner/planner-people.ts";
import { Counter, countOf, type Section, tenths, valuesOf } from "./section.ts";

const FIRST_SEED = 1;
const MOST_TRIES = 20;
/** How many dishes per meal, few enough to try every combination of dishes and portions: some 20,000 to 200,000. */
const DISHES: Readonly<Record<MealsPerDay, number>> = { 2: 14, 3: 4, 4: 2 };

/** One day of a random person: a few dishes in every portion for each meal. Null if no planner could plan it. */
function instance(seed: number): GoalModel | null {
  const person = { ...randomPerson(seed), days: [1] };
  if (!isFeasible(person)) return null;
  const random = createRandom(seed);
  const types = MEAL_TYPES_BY_MEALS_PER_DAY[person.mealsPerDay];
  const pools = drawPools(person, eligibleCandidates(person), types, "usual", random);
  const open: OpenSlot[] = types.map((type) => ({
    slots: [{ day: 1, type }],
    pool: everyNth(pools.get(type) ?? [], DISHES[person.mealsPerDay]),
  }));
  return buildModel(person, open, [], Math.round(600 + random() * 900)).goal;
}

/** `count` of the items, spread over the list. */
function everyNth<Item>(items: readonly Item[], count: number): readonly Item[] {
  return items.filter(
    (_, index) => Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );
}

/** The fewest points of any choice, found by trying them all, and the number of choices. */
function bestOfAll(model: GoalModel): { readonly points: number; readonly tried: number } {
  const choice = { pick: new Int32Array(model.units.length), portion: new Int32Array(model.units.length) };
  let points = Number.POSITIVE_INFINITY;
  let tried = 0;
  const choose = (index: number): void => {
    const unit = model.units[index];
    if (unit === undefined) {
      tried += 1;
      points = Math.min(points, goalPoints(model, choice));
      return;
    }
    unit.pool.forEach((dish, pick) => {
      for (let portion = 0; portion < PORTION_COUNT; portion++) {
        if (at(model.dishes.allowed, dish * PORTION_COUNT + portion) === 0) continue;
        choice.pick[index] = pick;
        choice.portion[index] = portion;
        choose(index + 1);
      }
    });
  };
  choose(0);
  return { points, tried };
}

/**
 * The search next to the best of all combinations, by the whole goal function, on `size` days small enough to try them
 * all.
 */
export const optimality: Section = {
  measure: ({ number, of }, size) => {
    const counter = new Counter();
    const wanted = Math.floor((size + of - 1 - number) / of);
    let done = 0;
    for (let seed = FIRST_SEED + number; done < wanted && seed < size * MOST_TRIES; seed += of) {
      const model = instance(seed);
      if (model === null) continue;
      done += 1;
      const found = goalPoints(model, searchBest(model, createRandom(seed)).choice());
      const { points, tried } = bestOfAll(model);
      if (found < points) throw new Error(`seed ${seed}: the search found ${found}, less than the least, ${points}`);
      counter.add("combinations", tried);
      if (found === points) counter.add("optimal");
      counter.note("gap", (found - points) / Math.max(1, points));
    }
    return counter;
  },
  figures: (tally) => ({
    firstSeed: FIRST_SEED,
    days: valuesOf(tally, "gap").length,
    combinationsTried: countOf(tally, "combinations"),
    daysAtTheOptimum: countOf(tally, "optimal"),
    aboveTheOptimumMedianPercent: tenths(100 * quantile(valuesOf(tally, "gap"), 0.5)),
    aboveTheOptimumNinetiethPercentilePercent: tenths(100 * quantile(valuesOf(tally, "gap"), 0.9)),
    aboveTheOptimumWorstPercent: tenths(100 * quantile(valuesOf(tally, "gap"), 1)),
  }),
};
