import { type Assignment, type GoalModel, PORTION_COUNT } from "../model/goals/goal-model.ts";
import {
  FEW_UNITS,
  LAST_TEMPERATURE_SHARE,
  MOST_REPAIR_SWEEPS,
  PORTION_SHIFTS,
  SIDE_REST_CHANCE,
  USUAL_TEMPERATURE,
} from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import { dropFoods } from "./drop-foods.ts";
import { markOf, undo } from "./mark.ts";
import { Search } from "./search.ts";
import { NONE } from "./week-foods.ts";

/** How long the search looks. */
export interface Effort {
  /** Sweeps over all units while it cools. */
  readonly coolingSweeps: number;
  /** Points: the spread of choices in the first sweep; a fiftieth of it in the last. */
  readonly startTemperature: number;
  /** How often a unit's turn also tries a pair of units, 0 to 1. */
  readonly pairChance: number;
  /** Whether to skip the final repair, because another search continues from the result. */
  readonly isRough?: boolean;
  /** Called once, after a third of the sweeps: whether to give up there, unfinished. */
  readonly isHopeless?: (search: Search) => boolean;
  /** Called after each sweep: whether the week is good enough to stop. */
  readonly isEnough?: (search: Search) => boolean;
}

/** Enough for a week within milliseconds; a day or two get more sweeps, in less time. */
export function usualEffort(units: number): Effort {
  const coolingSweeps = Math.max(22, Math.min(240, Math.round(336 / Math.max(1, units))));
  return { coolingSweeps, startTemperature: USUAL_TEMPERATURE, pairChance: units <= FEW_UNITS ? 1 : 0.35 };
}

/**
 * A near-optimal choice: simulated annealing from a random week, then improvement unit by unit until nothing helps.
 * Always ends. Never worse than `start`, if given.
 */
export function searchBest(
  model: GoalModel,
  random: () => number,
  effort: Effort = usualEffort(model.units.length),
  start?: Assignment | undefined,
): Search {
  const search = new Search(model, random);
  const order = model.units.map((_, index) => index);
  const mates = model.units.map(({ days }, index) =>
    order.filter((other) => other !== index && model.units[other]?.days.includes(days[0] ?? -1) === true),
  );
  if (start === undefined) for (const unit of order) fillByShare(search, unit, random);
  else search.restore(start);
  let best = start;
  let bestPoints = start === undefined ? Number.POSITIVE_INFINITY : search.points;
  for (let sweep = 0; sweep < effort.coolingSweeps; sweep++) {
    const temperature =
      effort.startTemperature * LAST_TEMPERATURE_SHARE ** (sweep / Math.max(1, effort.coolingSweeps - 1));
    shuffle(order, random);
    for (const unit of order) {
      if (isSide(model, unit) && random() < SIDE_REST_CHANCE) continue;
      search.refill(unit, temperature);
      const own = mates[unit] ?? [];
      const other = random() < effort.pairChance ? own[Math.floor(random() * own.length)] : undefined;
      if (other !== undefined) shiftPair(search, unit, other, shiftOf(random), { temperature, random });
    }
    if (sweep === Math.floor(effort.coolingSweeps / 3) && effort.isHopeless?.(search) === true) return search;
    if (effort.isEnough?.(search) === true) {
      settleAll(search, order);
      if (effort.isEnough(search)) return search;
    }
    if (search.points < bestPoints && sweep * 2 > effort.coolingSweeps) {
      bestPoints = search.points;
      best = search.choice();
    }
  }
  if (best !== undefined && bestPoints < search.points) search.restore(best);
  if (effort.isRough === true) settleAll(search, order);
  else repair(search, mates, order);
  return search;
}

function isSide({ units }: GoalModel, unit: number): boolean {
  return units[unit]?.side === true;
}

interface Acceptance {
  readonly temperature: number;
  readonly random: () => number;
}

function shiftOf(random: () => number): number {
  return PORTION_SHIFTS[Math.floor(random() * PORTION_SHIFTS.length)] ?? 1;
}

/** Fills an empty unit with a random dish, in the portion that suits the slot by itself best. */
export function fillByShare(search: Search, unit: number, random: () => number): void {
  const { pool } = search.model.units[unit] ?? {};
  if (pool === undefined || pool.length === 0) return;
  const pick = Math.floor(random() * pool.length);
  const portion = search.portionForSlot(unit, pick);
  if (portion >= 0) search.insert(unit, pick, portion);
}

/** Refills each unit as long as that helps, then pairs of units of a day once, then each unit again. */
function repair(search: Search, mates: readonly (readonly number[])[], order: readonly number[]): void {
  refillAll(search, order);
  const before = search.points;
  for (const unit of order) {
    const others = mates[unit] ?? [];
    if (isSide(search.model, unit)) answer(search, unit, others, () => takeAway(search, unit));
    for (const shift of [-1, 1]) answer(search, unit, others, () => movePortion(search, unit, shift));
  }
  if (search.points < before) refillAll(search, order);
  dropFoods(search, mates);
}

/** Gives each unit its best dish once. */
function settleAll(search: Search, order: readonly number[]): void {
  for (const unit of order) search.refill(unit, 0);
}

function refillAll(search: Search, order: readonly number[]): void {
  for (let sweep = 0; sweep < MOST_REPAIR_SWEEPS; sweep++) {
    const before = search.points;
    settleAll(search, order);
    if (search.points >= before) return;
  }
}

/**
 * Changes the portion of one unit and lets another unit of its day take any dish in response: neither could change
 * alone without missing the day's energy. Undone if the week gets worse by more than the temperature allows.
 */
function shiftPair(
  search: Search,
  one: number,
  other: number,
  shift: number,
  { temperature, random }: Acceptance,
): void {
  if (at(search.pick, other) === NONE) return;
  const before = search.points;
  const mark = markOf(search, [one, other]);
  if (!movePortion(search, one, shift)) return;
  search.refill(other, temperature, before - temperature * Math.log(random()));
  if (at(search.pick, other) === NONE) undo(search, mark);
}

/** Changes a unit once and lets each of the others respond in turn, as long as the week gets no worse. */
function answer(search: Search, one: number, others: readonly number[], move: () => boolean): void {
  let most = search.points;
  let mark = markOf(search, [one]);
  if (!move()) return;
  for (const other of others) {
    if (at(search.pick, other) === NONE) continue;
    const own = markOf(search, [other]);
    search.refill(other, 0, most);
    if (at(search.pick, other) === NONE) {
      undo(search, own);
      continue;
    }
    most = search.points;
    mark = markOf(search, [one]);
    if (!move()) return;
  }
  undo(search, mark);
}

/** Removes a unit's side; false if there was none. */
function takeAway(search: Search, unit: number): boolean {
  if (at(search.pick, unit) <= 0) return false;
  search.remove(unit);
  search.insert(unit, 0, 0);
  return true;
}

/** Changes the unit's portion by a number of steps; false if that portion is not allowed. */
function movePortion(search: Search, unit: number, shift: number): boolean {
  const pick = at(search.pick, unit);
  const portion = at(search.portion, unit) + shift;
  const pool = search.model.units[unit]?.pool;
  if (pick < 0 || pool === undefined || portion < 0 || portion >= PORTION_COUNT) return false;
  if (at(search.model.dishes.allowed, at(pool, pick) * PORTION_COUNT + portion) === 0) return false;
  search.remove(unit);
  search.insert(unit, pick, portion);
  return true;
}

function shuffle(order: number[], random: () => number): void {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    const value = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = value;
  }
}
