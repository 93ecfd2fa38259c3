import { type GoalModel, lineOf, PORTION_COUNT } from "../../../src/domain/planner/model/goals/goal-model.ts";
import { WEEK_FIGURE_COUNT } from "../../../src/domain/planner/model/goals/week-nutrients.ts";
import { at, floatAt } from "../../../src/domain/planner/model/typed-arrays.ts";
import { WEIGHTS } from "../../../src/domain/planner/model/weights.ts";
import { foodFloor, type Line } from "./food-floor.ts";
import type { Term } from "./program.ts";
import { type Cell, cost, type Dish, SCALE, type Serving, sumOf, type WeekColumns } from "./week-columns.ts";

/** How much of a food the choices need. */
interface Need {
  /** The dishes with it, and how often each lists it. */
  readonly dishes: Map<number, number>;
  readonly grams: Term[];
  /** The least grams of any one choice. */
  leastGrams: number;
  /** The most grams of all choices together. */
  mostGrams: number;
}

function needsOf(model: GoalModel, cells: readonly Cell[], servings: readonly Serving[]): ReadonlyMap<number, Need> {
  const { dishes } = model;
  const { foodStart, foods, bought } = dishes;
  const needs = new Map<number, Need>();
  const mostOfCell = new Map<string, number>();
  for (const { cell, column, dish, portion } of servings) {
    const own = new Map<number, { grams: number; times: number }>();
    const start = at(foodStart, dish);
    for (let place = start; place < at(foodStart, dish + 1); place++) {
      const food = at(foods, place);
      const line = lineOf(dishes, dish, portion) + place - start;
      const { grams, times } = own.get(food) ?? { grams: 0, times: 0 };
      own.set(food, { grams: grams + at(bought, line), times: times + 1 });
    }
    for (const [food, { grams, times }] of own) {
      const need: Need = needs.get(food) ?? { dishes: new Map(), grams: [], leastGrams: grams, mostGrams: 0 };
      needs.set(food, need);
      need.dishes.set(dish, times);
      need.grams.push([column, grams]);
      need.leastGrams = Math.min(need.leastGrams, grams);
      const key = `${food}_${cell}`;
      const before = mostOfCell.get(key) ?? 0;
      if (grams <= before) continue;
      mostOfCell.set(key, grams);
      need.mostGrams += (grams - before) * (cells[cell]?.units.length ?? 0);
    }
  }
  return needs;
}

/** Rows for what a week lacks of each nutrient. */
export function writeNutrients(week: WeekColumns): void {
  const { model, program, servings } = week;
  const { dishes } = model;
  for (let index = 0; index < WEEK_FIGURE_COUNT; index++) {
    const terms = sumOf(servings, ({ dish, portion }) =>
      at(dishes.week, (dish * PORTION_COUNT + portion) * WEEK_FIGURE_COUNT + index),
    );
    const least = at(model.weekGoals.least, index) - at(model.baseWeek, index);
    week.under(`week${index}`, terms, least, floatAt(model.weekGoals.pointsPerUnit, index));
  }
  program.constant -= cost(1);
}

/** Rows for the foods on the list, their packs and what is paid. */
export function writeFoods(week: WeekColumns, overTemplate: ReadonlyMap<number, number>): void {
  const { model, program, cells, servings, served } = week;
  const { foods } = model;
  const paid: Term[] = [];
  const opened: number[] = [];
  const servedOf = new Map<string, number>();
  for (const [food, own] of needsOf(model, cells, servings)) {
    const isOn = program.column(`food${food}`, cost(at(foods.openedPoints, food)), 1, true);
    opened[food] = isOn;
    const having = served.filter(({ dish }) => own.dishes.has(dish));
    writeUses(week, { food, isOn, having, overTemplate, servedOf });
    const column = writePacks(week, food, isOn, own);
    if (column !== null) paid.push([column, 1]);
    const mostUses = at(foods.mostUses, food);
    if (mostUses < model.units.length) {
      const times = having.map(({ column, dish }): Term => [column, -(own.dishes.get(dish) ?? 1)]);
      program.atLeast(`dull${food}`, [[week.slack(`dull${food}`, WEIGHTS.overUse), 1], [isOn, mostUses], ...times], 0);
    }
  }
  // The model rounds the leftovers once for each food.
  program.constant -= cost(foods.count);
  foods.ofGroup.forEach((members, group) => {
    const terms = members.flatMap((food): Term[] => (opened[food] === undefined ? [] : [[opened[food], 1]]));
    const enough = at(foods.enoughOfGroup, group);
    if (terms.length > enough) week.over(`further${group}`, terms, enough, WEIGHTS.furtherOfGroup);
  });
  week.over("budget", paid, model.budgetCents / 100, model.budgetPerCent * 100);
}

/** A food with the dishes that use it. */
interface Uses {
  readonly food: number;
  readonly isOn: number;
  readonly having: readonly Dish[];
  readonly overTemplate: ReadonlyMap<number, number>;
  /** One column for all foods that the same dishes of a template need. */
  readonly servedOf: Map<string, number>;
}

/** Rows that put a food on the list if a cell has a dish with it, and if a template's dishes with it are served. */
function writeUses(week: WeekColumns, { food, isOn, having, overTemplate, servedOf }: Uses): void {
  const { model, program, cells } = week;
  const { dishes } = model;
  for (const [cell, inCell] of Map.groupBy(having, ({ cell }) => cell)) {
    const units = cells[cell]?.units.length ?? 0;
    program.atLeast(`has${food}_${cell}`, [[isOn, units], ...inCell.map(({ column }): Term => [column, -1])], 0);
  }
  for (const [template, inTemplate] of Map.groupBy(having, ({ dish }) => at(dishes.template, dish))) {
    const often = overTemplate.get(template);
    if (often === undefined) continue;
    const key = `${template}:${inTemplate.map(({ column }) => column).join()}`;
    let isServed = servedOf.get(key);
    if (isServed === undefined) {
      isServed = program.column(`served${servedOf.size}`, 0, 1);
      const most = at(model.templateMost, template);
      const times = inTemplate.map(({ column }): Term => [column, -1]);
      program.atLeast(`served${servedOf.size}`, [[isServed, most], [often, 1], ...times], 0);
      servedOf.set(key, isServed);
    }
    program.atLeast(
      `uses${food}_${template}`,
      [
        [isOn, 1],
        [isServed, -1],
      ],
      0,
    );
  }
}

/** Rows for what a food's packs leave over; returns the column of their cost, null if the food is not bought. */
function writePacks(week: WeekColumns, food: number, isOn: number, own: Need): number | null {
  const { model, program } = week;
  const { foods } = model;
  const price = foods.packPrice[food] ?? null;
  const floor = foodFloor(model, food, own.leastGrams, own.mostGrams);
  const total = program.column(`grams${food}`, 0);
  program.equal(`grams${food}`, [[total, 100], ...own.grams.map(([of, value]): Term => [of, -value])], 0);
  const above = (name: string, points: number, lines: readonly Line[], unit: number): number => {
    const column = program.column(`${name}${food}`, points);
    lines.forEach(({ slope, start }, index) => {
      const line: readonly Term[] = [
        [column, 1],
        [isOn, -start / unit],
        [total, (-slope * 100) / unit],
      ];
      program.atLeast(`${name}${food}_${index}`, line, 0);
    });
    return column;
  };
  if (floor.points.some(({ slope, start }) => slope > 0 || start > 0)) above("left", 1, floor.points, SCALE);
  const paid = price === null ? null : above("paid", 0, floor.cents, 100);
  const plenty = at(foods.plentyGrams, food);
  if (price?.isByDay === true && plenty < own.mostGrams)
    week.over(`plenty${food}`, [[total, 1]], plenty / 100, at(foods.beyondPlentyPerGram, food) * 100);
  return paid;
}
