import { at } from "../model/typed-arrays.ts";
import { NONE } from "./week-foods.ts";
import type { WeekState } from "./week-state.ts";

/** The saved contents of some units. */
interface Mark {
  readonly units: readonly number[];
  readonly pick: readonly number[];
  readonly portion: readonly number[];
  readonly version: number;
}

/** Saves the contents of some units, for `undo`. */
export function markOf(state: WeekState, units: readonly number[]): Mark {
  const pick = units.map((unit) => at(state.pick, unit));
  const portion = units.map((unit) => at(state.portion, unit));
  return { units, pick, portion, version: state.version };
}

/** Restores the units of a mark; other units must not have changed since. */
export function undo(state: WeekState, { units, pick, portion, version }: Mark): void {
  const isBack = (unit: number, index: number) =>
    at(state.pick, unit) === pick[index] && (pick[index] === NONE || at(state.portion, unit) === portion[index]);
  const changed = units.flatMap((unit, index) => (isBack(unit, index) ? [] : [index]));
  for (const index of changed) state.remove(units[index] ?? 0);
  for (const index of changed) {
    const dish = pick[index] ?? NONE;
    if (dish !== NONE) state.insert(units[index] ?? 0, dish, portion[index] ?? 0);
  }
  state.version = version;
}
