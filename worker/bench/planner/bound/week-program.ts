import type { GoalModel } from "../../../src/domain/planner/model/goals/goal-model.ts";
import { at } from "../../../src/domain/planner/model/typed-arrays.ts";
import { writeDays, writeSlots } from "./day-rows.ts";
import { writeFoods, writeNutrients } from "./food-rows.ts";
import { writeFamilies, writePattern, writeTemplates } from "./repeat-rows.ts";
import { WeekColumns, type WeekProgram } from "./week-columns.ts";

/** Fails for a week with what the program leaves out; a person's first week has none of it. */
function assertPlain(model: GoalModel): void {
  const isEmpty = (counts: Int32Array) => counts.every((count) => count <= 0);
  const isPlain =
    model.units.every(({ days }) => days.length === 1) &&
    isEmpty(model.baseTemplateUses) &&
    isEmpty(model.foods.baseGrams) &&
    isEmpty(model.baseKindUses) &&
    model.foods.openedPoints.every((points) => points >= 0) &&
    model.foods.packPrice.every((price) => price === null || price.home.length === 0);
  if (!isPlain) throw new Error("only weeks with nothing fixed, nothing at home and no leftovers");
}

/** Groups of interchangeable days: the same goals and the same choices with the same points. */
export function alikeDays(model: GoalModel): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  model.days.forEach((goal, day) => {
    const { base, ...rest } = goal;
    const units = model.units.filter(({ days }) => days.includes(day));
    const slots = [...new Set(units.map(({ slot }) => slot))];
    const key = JSON.stringify([
      rest,
      [...base],
      units.map(({ pool, own, main, slot }) => [
        slots.indexOf(slot),
        at(model.slotKcal, slot),
        main,
        [...pool],
        [...own],
      ]),
    ]);
    groups.set(key, [...(groups.get(key) ?? []), day]);
  });
  return [...groups.values()];
}

/**
 * The week as a program whose minimum is a lower bound for the points of every possible week. Its columns count how
 * often each dish and portion occurs in the cells of a group of days. The bound holds although only sums are known for
 * a group: a convex cost is never higher on average than day by day.
 */
export function weekProgram(model: GoalModel, groups: readonly (readonly number[])[]): WeekProgram {
  assertPlain(model);
  const week = new WeekColumns(model, groups);
  writeDays(week);
  writeSlots(week);
  const overTemplate = writeTemplates(week);
  writePattern(week);
  writeFamilies(week);
  writeNutrients(week);
  writeFoods(week, overTemplate);
  return week;
}
