import {
  FIGURE_COUNT,
  type GoalModel,
  PORTION_COUNT,
  type Unit,
} from "../../../src/domain/planner/model/goals/goal-model.ts";
import { at } from "../../../src/domain/planner/model/typed-arrays.ts";
import { Program, type Term } from "./program.ts";

/** Points are scaled down by a million, because solvers are most accurate with numbers near one. */
export const SCALE = 1_000_000;

/** A column for a dish in a portion, in one cell. */
export interface Serving {
  readonly column: number;
  readonly cell: number;
  readonly pick: number;
  readonly dish: number;
  readonly portion: number;
}

/** A column for how often a cell has a dish, in any portion. */
export interface Dish {
  readonly column: number;
  readonly cell: number;
  readonly dish: number;
}

/** The same unit of several interchangeable days. */
export interface Cell {
  readonly group: number;
  /** The units of the model, one for each day of the group. */
  readonly units: readonly number[];
  readonly unit: Unit;
  /** Identifies the slot within its group. */
  readonly slot: string;
}

export interface WeekProgram {
  readonly program: Program;
  readonly cells: readonly Cell[];
  readonly servings: readonly Serving[];
}

export function cost(points: number): number {
  return points / SCALE;
}

/** The servings as terms of a row. */
export function sumOf(servings: readonly Serving[], value: (serving: Serving) => number): Term[] {
  return servings.flatMap((serving): Term[] => {
    const own = value(serving);
    return own === 0 ? [] : [[serving.column, own]];
  });
}

/** The cells of all days, grouped. */
function cellsOf(model: GoalModel, groups: readonly (readonly number[])[]): readonly Cell[] {
  return groups.flatMap((days, group) => {
    const ofDays = days.map((day) => model.units.flatMap((unit, index) => (unit.days.includes(day) ? [index] : [])));
    const [first = []] = ofDays;
    return first.flatMap((index, place): Cell[] => {
      const unit = model.units[index];
      const units = ofDays.map((of) => of[place] ?? -1);
      const slots = [...new Set(first.map((one) => model.units[one]?.slot))];
      return unit === undefined ? [] : [{ group, units, unit, slot: `${group}_${slots.indexOf(unit.slot)}` }];
    });
  });
}

/** The choices of a week as columns, with helpers for writing the rows of its goals. */
export class WeekColumns implements WeekProgram {
  readonly program = new Program();
  readonly cells: readonly Cell[];
  readonly servings: Serving[] = [];
  readonly model: GoalModel;
  readonly groups: readonly (readonly number[])[];
  readonly isDaily: boolean;
  readonly served: Dish[] = [];
  readonly ofCell: readonly Serving[][];

  constructor(model: GoalModel, groups: readonly (readonly number[])[]) {
    this.model = model;
    this.groups = groups;
    this.isDaily = groups.every((days) => days.length === 1);
    this.cells = cellsOf(model, groups);
    this.ofCell = this.cells.map(() => []);
    this.writeChoices();
  }

  private writeChoices(): void {
    const { model, program, cells, servings, served, ofCell, isDaily } = this;
    const { dishes } = model;
    cells.forEach(({ unit, units }, cell) => {
      unit.pool.forEach((dish, pick) => {
        for (let portion = 0; portion < PORTION_COUNT; portion++) {
          if (at(dishes.allowed, dish * PORTION_COUNT + portion) === 0) continue;
          const points = at(unit.own, pick * PORTION_COUNT + portion);
          const column = program.column(`x${cell}_${pick}_${portion}`, cost(points), units.length, isDaily);
          const serving = { column, cell, pick, dish, portion };
          servings.push(serving);
          ofCell[cell]?.push(serving);
        }
      });
      const own: Dish[] = [];
      for (const [pick, portions] of Map.groupBy(ofCell[cell] ?? [], (serving) => serving.pick)) {
        const column = program.column(`d${cell}_${pick}`, 0, units.length);
        program.equal(`d${cell}_${pick}`, [[column, 1], ...portions.map((one): Term => [one.column, -1])], 0);
        own.push({ column, cell, dish: at(unit.pool, pick) });
      }
      served.push(...own);
      program.equal(
        `cell${cell}`,
        own.map(({ column }) => [column, 1]),
        units.length,
      );
    });
  }

  figure({ dish, portion }: Serving, index: number): number {
    return at(this.model.dishes.figures, (dish * PORTION_COUNT + portion) * FIGURE_COUNT + index);
  }

  slack(name: string, points: number): number {
    return this.program.column(name, cost(points));
  }

  /** Adds a cost proportional to how far a sum exceeds a bound. */
  over(name: string, terms: readonly Term[], bound: number, points: number): void {
    if (points === 0 || terms.length === 0) return;
    const column = this.slack(name, points);
    this.program.atLeast(name, [[column, 1], ...terms.map(([of, value]): Term => [of, -value])], -bound);
  }

  /** Adds a cost proportional to how far a sum is below a bound. */
  under(name: string, terms: readonly Term[], bound: number, points: number): void {
    if (points === 0 || bound <= 0) return;
    this.program.atLeast(name, [[this.slack(name, points), 1], ...terms], bound);
  }

  mains(): readonly Dish[] {
    return this.served.filter(({ cell }) => this.cells[cell]?.unit.main === true);
  }
}
