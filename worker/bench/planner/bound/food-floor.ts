import type { GoalModel } from "../../../src/domain/planner/model/goals/goal-model.ts";
import { leftPoints } from "../../../src/domain/planner/model/goals/points.ts";
import { at } from "../../../src/domain/planner/model/typed-arrays.ts";

/** A straight line below a function of grams: `start` plus `slope` per gram. */
export interface Line {
  readonly slope: number;
  readonly start: number;
}

/** Lower bounds for what a food on the list costs by the grams needed: in points, and in cents at the checkout. */
interface FoodFloor {
  readonly points: readonly Line[];
  readonly cents: readonly Line[];
}

/**
 * The lower convex hulls of a food's cost for `leastGrams` to `mostGrams`, whatever the days on which they are needed.
 */
export function foodFloor(model: GoalModel, food: number, leastGrams: number, mostGrams: number): FoodFloor {
  const packPrice = model.foods.packPrice[food] ?? null;
  const perCent = at(model.foods.leftPerCent, food);
  const points = new Float64Array(mostGrams - leastGrams + 1);
  const cents = new Float64Array(mostGrams - leastGrams + 1);
  for (let place = 0; place < points.length; place++) {
    const grams = leastGrams + place;
    const paid = packPrice === null || grams === 0 ? 0 : packPrice.centsFor(grams);
    const left =
      packPrice?.isByDay === true
        ? (paid - grams * packPrice.centsPerGram) * perCent
        : leftPoints(model, food, paid, grams);
    cents[place] = paid;
    points[place] = left + paid * model.spendingPerCent;
  }
  const lines = { points: hull(points, leastGrams), cents: hull(cents, leastGrams) };
  return packPrice?.isByDay === true ? { points: ofRuns(lines.points), cents: ofRuns(lines.cents) } : lines;
}

/**
 * Food that spoils is bought in one or several runs, each with a price of its own. A line that starts at zero or above
 * and bounds the price of each run also bounds their sum.
 */
function ofRuns(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ start }) => start >= 0);
}

/** The lines of the lower convex hull of values at `first`, `first` + 1 and so on. */
export function hull(values: Float64Array, first: number = 0): readonly Line[] {
  const valueAt = (place: number) => values[place] as number;
  const slope = (from: number, to: number) => (valueAt(to) - valueAt(from)) / (to - from);
  const corners: number[] = [];
  for (let place = 0; place < values.length; place++) {
    for (;;) {
      const [before, last] = [corners.at(-2), corners.at(-1)];
      if (before === undefined || last === undefined || slope(before, last) < slope(last, place)) break;
      corners.pop();
    }
    corners.push(place);
  }
  const lines = corners.slice(1).map((to, index): Line => {
    const from = corners[index] ?? 0;
    return { slope: slope(from, to), start: valueAt(from) - slope(from, to) * (from + first) };
  });
  return lines.length > 0 ? lines : [{ slope: 0, start: valueAt(0) }];
}
