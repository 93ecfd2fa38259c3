import { at, type Choice, type GoalModel, PORTION_COUNT } from "./goal-model.ts";
import { Search } from "./search.ts";

/** How long the search looks: sweeps over all units while it cools, and rounds of mending at the end. */
export interface Effort {
  readonly coolingSweeps: number;
  /** Points: the spread of choices in the first sweep. */
  readonly startTemperature: number;
  readonly restarts: number;
}

export const USUAL_EFFORT: Effort = { coolingSweeps: 8, startTemperature: 120, restarts: 1 };

/** A near-optimal choice: cools from a random week, then improves unit by unit until nothing helps. Always ends. */
export function searchBest(model: GoalModel, random: () => number, effort: Effort = USUAL_EFFORT): Search {
  const search = new Search(model, random);
  const order = model.units.map((_, index) => index);
  let best: Choice | undefined;
  let bestPoints = Number.POSITIVE_INFINITY;
  for (let unit = 0; unit < order.length; unit++) search.fillByShare(unit);
  for (let round = 0; round < effort.restarts; round++) {
    for (let sweep = 0; sweep < effort.coolingSweeps; sweep++) {
      const temperature = effort.startTemperature * 0.02 ** (sweep / Math.max(1, effort.coolingSweeps - 1));
      shuffle(order, random);
      for (const unit of order) {
        search.refill(unit, temperature);
      }
    }
    improve(search, order);
    if (search.points < bestPoints) {
      bestPoints = search.points;
      best = search.choice();
    }
  }
  if (best !== undefined && effort.restarts > 1) search.restore(best);
  return search;
}

/** Refills unit after unit while that helps, then pairs of units of one day. */
function improve(search: Search, order: readonly number[]): void {
  for (let sweep = 0; sweep < 30; sweep++) {
    const before = search.points;
    for (const unit of order) search.refill(unit, 0);
    if (search.points < before) continue;
    if (!adjustPairs(search)) return;
  }
}

/** Steps the portion of one unit and lets another of the same day answer; keeps what helps. */
function adjustPairs(search: Search): boolean {
  const { units } = search.model;
  let helped = false;
  for (let one = 0; one < units.length; one++) {
    for (let other = 0; other < units.length; other++) {
      const day = units[one]?.days[0];
      if (one === other || day === undefined || units[other]?.days.includes(day) !== true) continue;
      helped = adjustPair(search, one, other) || helped;
    }
  }
  return helped;
}

function adjustPair(search: Search, one: number, other: number): boolean {
  const { dishes, units } = search.model;
  const pick = at(search.pick, one);
  if (pick < 0) return false;
  const dish = at(units[one]?.pool ?? search.pick, pick);
  const start = at(search.portion, one);
  const before = search.points;
  const otherStart = at(search.portion, other);
  for (const step of [-2, -1, 1, 2]) {
    const portion = start + step;
    if (portion < 0 || portion >= PORTION_COUNT || at(dishes.allowed, dish * PORTION_COUNT + portion) === 0) continue;
    search.remove(one);
    search.insert(one, pick, portion);
    search.refillPortion(other);
    if (search.points < before) return true;
    const otherPick = at(search.pick, other);
    search.remove(other);
    search.remove(one);
    search.insert(one, pick, start);
    search.insert(other, otherPick, otherStart);
  }
  return false;
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const value = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = value;
  }
}
