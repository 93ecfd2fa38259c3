import {
  at,
  type DayGoal,
  dayPoints,
  energyPoints,
  FIGURE_COUNT,
  floatAt,
  type GoalModel,
  PORTION_COUNT,
  wastePoints,
} from "./goal-model.ts";
import { NONE, WeekState } from "./week-state.ts";

/** Random values of a Gumbel distribution: adding them to points and taking the least draws from a Boltzmann distribution. */
const NOISE_COUNT = 1024;

/** A week whose units can be given their best dish: what a dish would change is counted without serving it. */
export class Search extends WeekState {
  private readonly noise: Float64Array;
  private readonly random: () => number;
  private bestPick = NONE;
  private bestPortionStep = NONE;
  private bestPoints = 0;
  private bestNoisy = 0;

  constructor(model: GoalModel, random: () => number) {
    super(model);
    this.random = random;
    this.noise = Float64Array.from(
      { length: NOISE_COUNT },
      () => -Math.log(-Math.log(random() * 0.999_998 + 0.000_001)),
    );
  }

  /** Gives the unit its best dish and portion, never a worse one; with a temperature, a random one that favours good ones. */
  refill(unit: number, temperature: number): void {
    const before = this.points;
    this.bestPick = at(this.pick, unit);
    this.bestPortionStep = at(this.portion, unit);
    this.remove(unit);
    const keeps = this.bestPick !== NONE && temperature === 0;
    this.bestNoisy = keeps ? before - this.points : Number.POSITIVE_INFINITY;
    const size = this.model.units[unit]?.pool.length ?? 0;
    const offset = temperature > 0 ? Math.floor(this.random() * NOISE_COUNT) : 0;
    for (let pick = 0; pick < size; pick++) {
      const noise = temperature > 0 ? temperature * floatAt(this.noise, (offset + pick * 7) & (NOISE_COUNT - 1)) : 0;
      this.tryDish(unit, pick, noise);
    }
    if (this.bestPick !== NONE) this.insert(unit, this.bestPick, this.bestPortionStep);
  }

  /** Never serves the dish again; units that had it get their best other one, or none. */
  ban(dish: number): void {
    this.model.dishes.allowed.fill(0, dish * PORTION_COUNT, (dish + 1) * PORTION_COUNT);
    this.model.units.forEach((unit, index) => {
      const pick = at(this.pick, index);
      if (pick === NONE || at(unit.pool, pick) !== dish) return;
      this.remove(index);
      this.refill(index, 0);
    });
  }

  /** The best portion of a dish for the empty unit, and the points that the week then has; null where none is allowed. */
  bestPortion(unit: number, pick: number): { readonly portion: number; readonly points: number } | null {
    this.bestPick = NONE;
    this.bestNoisy = Number.POSITIVE_INFINITY;
    this.tryDish(unit, pick, 0);
    return this.bestPick === NONE ? null : { portion: this.bestPortionStep, points: this.points + this.bestPoints };
  }

  private valueOfDayWith(goal: DayGoal, day: number, row: number, times: number): number {
    const s = this.sums;
    const o = day * FIGURE_COUNT;
    const f = this.model.dishes.figures;
    const p = row * FIGURE_COUNT;
    return dayPoints(
      goal,
      at(s, o) + times * at(f, p),
      at(s, o + 1) + times * at(f, p + 1),
      at(s, o + 2) + times * at(f, p + 2),
      at(s, o + 3) + times * at(f, p + 3),
      at(s, o + 4) + times * at(f, p + 4),
      at(s, o + 5) + times * at(f, p + 5),
      at(s, o + 6) + times * at(f, p + 6),
    );
  }

  /** What a dish adds at least, whatever its portion: repeats, neighbours, foods newly opened or used up. */
  private dishPoints(dish: number, days: readonly number[], main: boolean): number {
    const { model } = this;
    const { dishes } = model;
    let points = at(this.dishUses, dish) > 0 ? at(dishes.repeatPoints, dish) : 0;
    const template = at(dishes.template, dish);
    if (at(this.templateUses, template) > 0) points += at(model.templateRepeatPoints, template);
    if (main) {
      for (const day of days) points += this.mainPoints(dish, day);
    }
    const end = at(dishes.foodStart, dish + 1);
    for (let position = at(dishes.foodStart, dish); position < end; position++) {
      points += at(this.foodLeast, at(dishes.foods, position));
    }
    return points;
  }

  private tryDish(unitIndex: number, pick: number, noise: number): void {
    const { model } = this;
    const unit = model.units[unitIndex];
    if (unit === undefined) return;
    const { dishes, foods } = model;
    const dish = at(unit.pool, pick);
    const times = unit.days.length;
    const shared =
      times === 1 ? this.dishPoints(dish, unit.days, unit.main) : this.sharedPoints(dish, unit.days, unit.main);
    const start = at(dishes.foodStart, dish);
    const end = at(dishes.foodStart, dish + 1);
    const day = unit.days[0] ?? 0;
    const goal = model.days[day];
    if (goal === undefined) return;
    const single = times === 1;
    const floor = single ? shared - noise - floatAt(this.dayValue, day) : Number.NEGATIVE_INFINITY;
    if (floor >= this.bestNoisy) return;
    const over = Math.max(0, this.costCents - model.budgetCents);
    const firstRow = dish * PORTION_COUNT;
    const needed = goal.energyKcal - at(this.sums, day * FIGURE_COUNT);
    let first = 0;
    let last = PORTION_COUNT - 1;
    if (single) {
      while (first < last && at(dishes.figures, (firstRow + first) * FIGURE_COUNT) < needed) first++;
      last = Math.min(last, first + 1);
      first = Math.max(0, first - 3);
    }
    for (let portion = last; portion >= first; portion--) {
      const row = firstRow + portion;
      if (at(dishes.allowed, row) === 0) continue;
      const own = at(unit.own, pick * PORTION_COUNT + portion);
      if (single) {
        const off = Math.abs(needed - at(dishes.figures, row * FIGURE_COUNT));
        if (floor + own + energyPoints(off, goal) >= this.bestNoisy) continue;
      }
      const cost = this.costCents + at(dishes.cost, row) * times;
      let points = shared + own + (Math.max(0, cost - model.budgetCents) - over) * model.budgetPerCent;
      points += single
        ? this.valueOfDayWith(goal, day, row, 1) - floatAt(this.dayValue, day)
        : this.sharedDays(unit.days, row);
      if (points - noise >= this.bestNoisy) continue;
      for (let position = start; position < end; position++) {
        const food = at(dishes.foods, position);
        const waste = foods.waste[food];
        if (waste === null) continue;
        const before = Math.max(0, at(this.foodGrams, food));
        const more = at(dishes.bought, position * PORTION_COUNT + portion) * times;
        points += wastePoints(waste, before + more);
      }
      if (points - noise < this.bestNoisy) {
        this.bestNoisy = points - noise;
        this.bestPoints = points;
        this.bestPick = pick;
        this.bestPortionStep = portion;
      }
    }
  }

  /** `dishPoints` where one dish is eaten on several days: each day is counted with the ones before it. */
  private sharedPoints(dish: number, days: readonly number[], main: boolean): number {
    let points = this.dishPoints(dish, [], false);
    if (!main) return points;
    for (const day of days) {
      points += this.mainPoints(dish, day);
      this.countMain(dish, day, 1);
    }
    for (const day of days) this.countMain(dish, day, -1);
    return points;
  }

  private sharedDays(days: readonly number[], row: number): number {
    let points = 0;
    for (let index = 0; index < days.length; index++) {
      const day = days[index] ?? 0;
      const goal = this.model.days[day];
      if (goal === undefined || days.indexOf(day) !== index) continue;
      const times = days.filter((other) => other === day).length;
      points += this.valueOfDayWith(goal, day, row, times) - floatAt(this.dayValue, day);
    }
    return points;
  }
}
