import {
  at,
  type DayGoal,
  FIGURE_COUNT,
  type GoalModel,
  PORTION_COUNT,
} from "../src/domain/planner/model/goal-model.ts";
import { WEIGHTS } from "../src/domain/planner/model/weights.ts";

/** A sum of variables under construction: names with coefficients. */
type Terms = Map<string, number>;

interface Option {
  readonly name: string;
  readonly unit: number;
  readonly dish: number;
  readonly row: number;
  readonly portion: number;
  readonly own: number;
}

/** The goal model as a mixed-integer program in CPLEX LP format: `x_unit_pick_portion` = 1 where a dish is served. */
export function toLinearProgram(model: GoalModel): string {
  const program = new Program();
  const options = optionsOf(model);
  for (const option of options) program.cost(option.name, option.own);
  model.units.forEach((_, unit) => {
    const own = options.filter((option) => option.unit === unit);
    program.row(new Map(own.map(({ name }) => [name, 1])), "=", 1);
  });
  program.binaries.push(...options.map(({ name }) => name));
  writeDays(program, model, options);
  writeBudget(program, model, options);
  writeRepeats(program, model, options);
  writeNeighbours(program, model, options);
  writeFoods(program, model, options);
  return program.text();
}

class Program {
  readonly binaries: string[] = [];
  readonly integers: string[] = [];
  private readonly goal: Terms = new Map();
  private readonly rows: string[] = [];
  private constant = 0;

  cost(name: string, points: number): void {
    this.goal.set(name, (this.goal.get(name) ?? 0) + points);
  }

  addConstant(points: number): void {
    this.constant += points;
  }

  row(terms: Terms, relation: "=" | "<=" | ">=", value: number): void {
    const text = write(terms);
    if (text !== "") this.rows.push(`c${this.rows.length}: ${text} ${relation} ${value}`);
  }

  /** A variable of at least 0 and at least `terms` + `constant`, at a price. */
  excess(name: string, terms: Terms, constant: number, points: number): void {
    this.cost(name, points);
    this.row(new Map([...[...terms].map(([key, value]) => [key, -value] as const), [name, 1]]), ">=", constant);
  }

  text(): string {
    if (this.constant !== 0) this.cost("one", this.constant);
    return [
      "Minimize",
      ` obj: ${write(this.goal)}`,
      "Subject To",
      ...this.rows.map((row) => ` ${row}`),
      "Bounds",
      " 1 <= one <= 1",
      "General",
      ...this.integers.map((name) => ` ${name}`),
      "Binary",
      ...this.binaries.map((name) => ` ${name}`),
      "End",
    ].join("\n");
  }
}

function write(terms: Terms): string {
  return [...terms]
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${value < 0 ? "-" : "+"} ${Math.abs(value)} ${name}`)
    .join("\n  ");
}

function optionsOf(model: GoalModel): readonly Option[] {
  return model.units.flatMap(({ pool, own }, unit) =>
    Array.from(pool).flatMap((dish, pick) =>
      Array.from({ length: PORTION_COUNT }, (_, portion) => ({
        name: `x_${unit}_${pick}_${portion}`,
        unit,
        dish,
        portion,
        row: dish * PORTION_COUNT + portion,
        own: at(own, pick * PORTION_COUNT + portion),
      })).filter(({ row }) => at(model.dishes.allowed, row) === 1),
    ),
  );
}

function timesOn(model: GoalModel, unit: number, day: number): number {
  return model.units[unit]?.days.filter((other) => other === day).length ?? 0;
}

function scaled(terms: Terms, factor: number): Terms {
  return new Map([...terms].map(([name, value]) => [name, value * factor]));
}

function writeDays(program: Program, model: GoalModel, options: readonly Option[]): void {
  model.days.forEach((goal: DayGoal, day) => {
    const sums = Array.from({ length: FIGURE_COUNT }, (_, figure): Terms => {
      const terms: Terms = new Map();
      for (const { name, unit, row } of options) {
        const value = at(model.dishes.figures, row * FIGURE_COUNT + figure) * timesOn(model, unit, day);
        if (value !== 0) terms.set(name, value);
      }
      return terms;
    });
    const base = (figure: number) => at(goal.base, figure);
    const [energy = new Map(), protein = new Map(), carbohydrate = new Map(), fat = new Map()] = sums;
    const [, , , , fibre = new Map(), sodium = new Map(), net = new Map()] = sums;
    const energyRow: Terms = new Map([...energy, [`over_${day}`, -1], [`under_${day}`, 1]]);
    program.row(energyRow, "=", goal.energyKcal - base(0));
    program.cost(`over_${day}`, WEIGHTS.energyPerKcal);
    program.cost(`under_${day}`, WEIGHTS.energyPerKcal);
    const off: Terms = new Map([
      [`over_${day}`, 1],
      [`under_${day}`, 1],
    ]);
    program.excess(`band_${day}`, off, -goal.bandKcal, WEIGHTS.energyBeyondBandPerKcal * goal.factor);
    const short = (name: string, terms: Terms, figure: number, least: number, points: number) =>
      program.excess(`${name}_${day}`, scaled(terms, -1), least - base(figure), points);
    const much = (name: string, terms: Terms, figure: number, most: number, points: number) =>
      program.excess(`${name}_${day}`, terms, base(figure) - most, points);
    short("ps", protein, 1, goal.proteinGoalDg, WEIGHTS.proteinShortPerDecigram * goal.factor);
    much("pm", protein, 1, goal.proteinMaxDg, WEIGHTS.rangePerDecigram);
    short("cs", carbohydrate, 2, goal.carbohydrateMinDg, WEIGHTS.rangePerDecigram);
    much("cm", carbohydrate, 2, goal.carbohydrateMaxDg, WEIGHTS.rangePerDecigram);
    short("fs", fat, 3, goal.fatMinDg, WEIGHTS.rangePerDecigram);
    much("fm", fat, 3, goal.fatMaxDg, WEIGHTS.rangePerDecigram);
    short("is", fibre, 4, goal.fibreMinDg, WEIGHTS.fibrePerDecigram);
    much("sm", sodium, 5, goal.sodiumMaxCg, WEIGHTS.sodiumPerCentigram);
    much("nm", net, 6, goal.netMaxDg, WEIGHTS.netCarbohydratePerDecigram);
  });
}

/** Money by the gram without staples: whole packs cost no less. */
function writeBudget(program: Program, model: GoalModel, options: readonly Option[]): void {
  const { dishes, foods } = model;
  const centsOf = (food: number, grams: number) => (foods.till[food]?.centsPerGram ?? 0) * Math.max(0, grams);
  const terms: Terms = new Map(
    options.map(({ name, unit, dish, portion }) => {
      let cents = 0;
      for (let position = at(dishes.foodStart, dish); position < at(dishes.foodStart, dish + 1); position++)
        cents += centsOf(at(dishes.foods, position), at(dishes.bought, position * PORTION_COUNT + portion));
      return [name, cents * (model.units[unit]?.days.length ?? 1)];
    }),
  );
  const base = foods.baseGrams.reduce((cents, grams, food) => cents + centsOf(food, grams), 0);
  program.excess("paid", terms, base, model.tillPerCent);
  program.excess("budget", terms, base - model.budgetCents, model.budgetPerCent);
}

function writeRepeats(program: Program, model: GoalModel, options: readonly Option[]): void {
  for (let dish = 0; dish < model.dishes.count; dish++) {
    const terms: Terms = new Map(options.filter((option) => option.dish === dish).map(({ name }) => [name, 1]));
    program.excess(`r_${dish}`, terms, at(model.baseDishUses, dish) - 1, at(model.dishes.repeatPoints, dish));
  }
  for (let template = 0; template < model.templateCount; template++) {
    const own = options.filter(({ dish }) => at(model.dishes.template, dish) === template);
    const terms: Terms = new Map(own.map(({ name }) => [name, 1]));
    const points = at(model.templateRepeatPoints, template);
    program.excess(`t_${template}`, terms, at(model.baseTemplateUses, template) - 1, points);
  }
}

function writeNeighbours(program: Program, model: GoalModel, options: readonly Option[]): void {
  const mains = options.filter(({ unit }) => model.units[unit]?.main === true);
  model.days.forEach((_, day) => {
    for (let protein = 0; protein < model.proteinCount; protein++) {
      const own = mains.filter(
        ({ dish, unit }) => at(model.dishes.protein, dish) === protein && timesOn(model, unit, day) > 0,
      );
      const terms: Terms = new Map(own.map(({ name, unit }) => [name, timesOn(model, unit, day)]));
      const base = at(model.baseDayProtein, day * model.proteinCount + protein) - 1;
      program.excess(`dp_${day}_${protein}`, terms, base, WEIGHTS.sameDayProtein);
    }
    for (let group = 0; group < model.groupCount; group++) {
      const name = `g_${day}_${group}`;
      model.units.forEach((unit, index) => {
        if (!unit.main || !unit.days.includes(day)) return;
        const own = mains.filter((option) => option.unit === index && at(model.dishes.group, option.dish) === group);
        const terms: Terms = new Map(own.map((option) => [option.name, -1]));
        if (own.length > 0) program.row(terms.set(name, 1), ">=", 0);
      });
      if (at(model.baseDayGroup, day * model.groupCount + group) > 0) program.row(new Map([[name, 1]]), ">=", 1);
      if (model.neighbours[day] !== true) continue;
      const both: Terms = new Map([
        [name, 1],
        [`g_${day + 1}_${group}`, 1],
      ]);
      program.excess(`z_${day}_${group}`, both, -1, WEIGHTS.neighbour);
    }
  });
}

function writeFoods(program: Program, model: GoalModel, options: readonly Option[]): void {
  const { dishes, foods } = model;
  const uses = Array.from({ length: foods.count }, () => new Map<number, Terms>());
  for (const { name, unit, dish } of options) {
    for (let position = at(dishes.foodStart, dish); position < at(dishes.foodStart, dish + 1); position++) {
      const food = at(dishes.foods, position);
      const byUnit = uses[food]?.get(unit) ?? new Map<string, number>();
      uses[food]?.set(unit, byUnit.set(name, -1));
    }
  }
  for (let food = 0; food < foods.count; food++) {
    const opened = at(foods.openedPoints, food);
    const base = at(foods.baseGrams, food);
    if (base >= 0) program.addConstant(opened);
    else {
      program.cost(`y_${food}`, opened);
      for (const terms of uses[food]?.values() ?? []) program.row(new Map([...terms, [`y_${food}`, 1]]), ">=", 0);
    }
  }
}
