import type { GoalModel } from "../model/goal-model.ts";
import { DROPPED_FOOD } from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import { markOf, undo } from "./mark.ts";
import type { Search } from "./search.ts";
import { NONE } from "./week-foods.ts";

/**
 * Takes foods that few dishes need off the list, where the week is better for it: all of their dishes at once, since the
 * first alone saves nothing. Never makes the week worse.
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
      // As the week stands, it would be given up again.
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

function foodsOf({ dishes, units }: GoalModel, unit: number, pick: number): Int32Array {
  const dish = at(units[unit]?.pool ?? new Int32Array(0), pick);
  return dishes.foods.subarray(at(dishes.foodStart, dish), at(dishes.foodStart, dish + 1));
}

function usersOf(search: Search, food: number): readonly number[] {
  return search.model.units.flatMap((_, unit) => {
    const pick = at(search.pick, unit);
    return pick !== NONE && foodsOf(search.model, unit, pick).includes(food) ? [unit] : [];
  });
}

/** The units of each food that no fixed meal needs. */
function usersOfFoods(search: Search): ReadonlyMap<number, readonly number[]> {
  const users = new Map<number, number[]>();
  search.model.units.forEach((_, unit) => {
    const pick = at(search.pick, unit);
    if (pick === NONE) return;
    for (const food of foodsOf(search.model, unit, pick)) {
      if (at(search.model.foods.baseGrams, food) >= 0) continue;
      const known = users.get(food);
      if (known === undefined) users.set(food, [unit]);
      else known.push(unit);
    }
  });
  return users;
}
