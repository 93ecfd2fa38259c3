import { KIND_COUNT, KIND_TABLE_SIZE } from "../../../src/domain/planner/model/goals/pattern.ts";
import { at } from "../../../src/domain/planner/model/typed-arrays.ts";
import { WEIGHTS } from "../../../src/domain/planner/model/weights.ts";
import { hull } from "./food-floor.ts";
import type { Term } from "./program.ts";
import { cost, SCALE, type WeekColumns } from "./week-columns.ts";

/**
 * Rows for repeated templates and dishes; returns the column of each template that counts servings beyond a week's
 * maximum.
 */
export function writeTemplates(week: WeekColumns): ReadonlyMap<number, number> {
  const { model, program, groups, cells, served } = week;
  const { dishes } = model;
  const overTemplate = new Map<number, number>();
  const ofTemplate = Map.groupBy(served, ({ dish }) => at(dishes.template, dish));
  for (const [template, own] of ofTemplate) {
    const terms = own.map(({ column }): Term => [column, 1]);
    week.over(`again${template}`, terms, 1, at(model.templateRepeatPoints, template));
    const most = at(model.templateMost, template);
    const times = own.reduce((sum, { cell }) => sum.add(cell), new Set<number>());
    const units = [...times].reduce((sum, cell) => sum + (cells[cell]?.units.length ?? 0), 0);
    if (most < units) {
      // The search charges more for each further serving; using the least of these charges keeps the bound valid.
      const column = week.slack(`often${template}`, at(model.templateOverPoints, template));
      overTemplate.set(template, column);
      program.atLeast(`often${template}`, [[column, 1], ...terms.map(([of]): Term => [of, -1])], -most);
    }
    groups.forEach((days, group) => {
      const today = own.filter(({ cell }) => cells[cell]?.group === group);
      const places = new Set(today.map(({ cell }) => cell)).size;
      if (places > 1)
        week.over(
          `sameDay${template}_${group}`,
          today.map(({ column }) => [column, 1]),
          days.length,
          at(model.templateSameDayPoints, template),
        );
    });
  }
  for (const [dish, own] of Map.groupBy(served, ({ dish }) => dish)) {
    week.over(
      `dishAgain${dish}`,
      own.map(({ column }) => [column, 1]),
      1,
      at(dishes.repeatPoints, dish),
    );
  }
  return overTemplate;
}

/** Rows for the number of mains of each kind. */
export function writePattern(week: WeekColumns): void {
  const { model, program, cells } = week;
  const { dishes } = model;
  const mains = week.mains();
  const mainCount = cells.reduce((sum, { unit, units }) => sum + (unit.main ? units.length : 0), 0);
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const start = kind * KIND_TABLE_SIZE;
    const points = Float64Array.from(
      model.kindPoints.subarray(start, start + Math.min(KIND_TABLE_SIZE, mainCount + 1)),
    );
    if (points.every((value) => value === 0)) continue;
    const column = program.column(`kind${kind}`, 1);
    const terms = mains.flatMap(({ column: of, dish }): Term[] =>
      ((at(dishes.kinds, dish) >> kind) & 1) === 0 ? [] : [[of, 1]],
    );
    for (const [index, { slope, start: from }] of hull(points).entries()) {
      const rest = terms.map(([of, value]): Term => [of, -value * cost(slope)]);
      program.atLeast(`kind${kind}_${index}`, [[column, 1], ...rest], cost(from));
    }
  }
}

/**
 * Rows for mains of the same family on one day or on neighboring ones. For grouped days: a family on more days than can
 * be chosen without neighbors costs at least the lesser of both penalties for each further time.
 */
export function writeFamilies(week: WeekColumns): void {
  const { model, program, groups, cells, isDaily } = week;
  let apart = 0;
  for (let day = 0; day < model.days.length; day++) {
    apart += 1;
    if (model.neighbours[day] === true) day++;
  }
  const each = Math.min(WEIGHTS.sameDayFamily, WEIGHTS.neighbourFamily) / SCALE;
  for (const [family, own] of Map.groupBy(week.mains(), ({ dish }) => at(model.dishes.family, dish))) {
    if (!isDaily) {
      const column = program.column(`family${family}`, each);
      program.atLeast(`family${family}`, [[column, 1], ...own.map(({ column: of }): Term => [of, -1])], -apart);
      continue;
    }
    const present = groups.map(([day = 0], group) => {
      const today = own.filter(({ cell }) => cells[cell]?.group === group).map(({ column }): Term => [column, -1]);
      const again = program.column(`familyAgain${family}_${day}`, WEIGHTS.sameDayFamily / SCALE);
      const isThere = program.column(`familyOn${family}_${day}`, 0, 1);
      program.atLeast(`familyAgain${family}_${day}`, [[again, 1], [isThere, 1], ...today], 0);
      return isThere;
    });
    groups.forEach(([day = 0], group) => {
      const next = groups.findIndex(([other]) => other === day + 1);
      const [one, other] = [present[group], present[next]];
      if (model.neighbours[day] !== true || one === undefined || other === undefined) return;
      const column = program.column(`familyNext${family}_${day}`, WEIGHTS.neighbourFamily / SCALE);
      program.atLeast(
        `familyNext${family}_${day}`,
        [
          [column, 1],
          [one, -1],
          [other, -1],
        ],
        -1,
      );
    });
  }
}
