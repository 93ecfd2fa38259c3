import type { GoalModel } from "../model/goals/goal-model.ts";
import { DROPPED_FOOD } from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import { WEIGHTS } from "../model/weights.ts";
import { markOf, undo } from "./mark.ts";
import type { Search } from "./search.ts";
import { NONE } from "./week-foods.ts";

/**
 * Removes foods that few dishes need from the list if that improves the week: replaces all of their dishes at once,
 * since one alone saves nothing. Never makes the week worse.
 * @param mates the other units of each unit's day.
 */
export function dropFoods(search: Search, mates: readonly (readonly number[])[]): void {
  const triedAt = new Map<number, number>();
  for (let pass = 0; pass < DROPPED_FOOD.passes; pass++) {
    const before = search.points;
    const users = usersOfFoods(search);
    const rare = [...users].filter(([, units]) => units.length <= DROPPED_FOOD.mostUses);
    rare.sort(([, some], [, others]) => some.length - others.length);
    for (const [food] of rare) {
      // The week has not changed since, so it would fail again.
      if (triedAt.get(food) === search.version) continue;
      triedAt.set(food, search.version);
      const units = usersOf(search, food);
      if (units.length > 0 && units.length <= DROPPED_FOOD.mostUses) dropFood(search, food, units, mates);
    }
    if (search.points >= before) return;
  }
}

function dropFood(search: Search, food: number, units: readonly number[], mates: readonly (readonly number[])[]): void {
  const before = search.points;
  const touched = [...new Set([...units, ...units.flatMap((unit) => mates[unit] ?? [])])];
  const mark = markOf(search, touched);
  let isDropped = false;
  search.avoiding(food, () => {
    const most = before + DROPPED_FOOD.worthMending;
    for (const unit of units) search.remove(unit);
    const last = units.at(-1) ?? NONE;
    for (const unit of units) search.refill(unit, 0, unit === last ? most : Number.POSITIVE_INFINITY);
    if (at(search.pick, last) === NONE) return;
    for (const unit of touched) search.refill(unit, 0);
    isDropped = search.points < before;
  });
  if (!isDropped) undo(search, mark);
}

/** The units whose dish needs a food. */
function usersOf({ model, pick }: Search, food: number): readonly number[] {
  const users: number[] = [];
  for (let unit = 0; unit < pick.length; unit++) {
    const dish = dishOf(model, unit, at(pick, unit));
    if (dish !== NONE && needs(model, dish, food)) users.push(unit);
  }
  return users;
}

function dishOf({ units }: GoalModel, unit: number, pick: number): number {
  const pool = units[unit]?.pool;
  return pool === undefined || pick === NONE ? NONE : at(pool, pick);
}

function needs({ dishes }: GoalModel, dish: number, food: number): boolean {
  const end = at(dishes.foodStart, dish + 1);
  for (let position = at(dishes.foodStart, dish); position < end; position++) {
    if (at(dishes.foods, position) === food) return true;
  }
  return false;
}

/** For each food that costs a line on the list and that no fixed meal needs, the units that use it. */
function usersOfFoods({ model, pick }: Search): ReadonlyMap<number, readonly number[]> {
  const { dishes, foods } = model;
  const users = new Map<number, number[]>();
  for (let unit = 0; unit < pick.length; unit++) {
    const dish = dishOf(model, unit, at(pick, unit));
    if (dish === NONE) continue;
    for (let position = at(dishes.foodStart, dish); position < at(dishes.foodStart, dish + 1); position++) {
      const food = at(dishes.foods, position);
      if (at(foods.baseGrams, food) >= 0 || at(foods.openedPoints, food) <= WEIGHTS.stapleOpened) continue;
      const known = users.get(food);
      if (known === undefined) users.set(food, [unit]);
      else known.push(unit);
    }
  }
  return users;
}
