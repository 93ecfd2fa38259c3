import {
  at,
  type Choice,
  type DayGoal,
  dayPoints,
  energyPoints,
  FIGURE_COUNT,
  type GoalModel,
  goalPoints,
  PORTION_COUNT,
  templateMains,
  wastePoints,
} from "./goal-model.ts";
import { WEIGHTS } from "./weights.ts";

/** Random values of a Gumbel distribution: adding them to points and taking the least draws from a Boltzmann distribution. */
const NOISE_COUNT = 1024;
const NONE = -1;

/**
 * A choice under construction with the sums that its goal value depends on, so that trying one dish in one unit costs
 * only what that dish changes. `points` always equals `goalPoints` of the choice once every unit is filled.
 */
export class Search {
  readonly model: GoalModel;
  readonly pick: Int32Array;
  readonly portion: Int32Array;
  points: number;
  /** Of the household, fixed meals included. */
  costCents: number;
  private readonly sums: Int32Array;
  private readonly dayValue: Float64Array;
  private readonly dishUses: Int32Array;
  private readonly templateUses: Int32Array;
  private readonly dayGroup: Int32Array;
  private readonly dayProtein: Int32Array;
  /** Grams on the list; -1 = not on it. `foodUses` counts the units (and fixed meals) that need it. */
  private readonly foodGrams: Int32Array;
  private readonly foodUses: Int32Array;
  /** What one more use of a food costs at best: opening it, or, once it is on the list, less than nothing by its rest. */
  private readonly foodLeast: Int32Array;
  private readonly templateMain: Uint8Array;
  private readonly noise: Float64Array;
  private readonly random: () => number;
  private bestPick = NONE;
  private bestPortionStep = NONE;
  private bestPoints = 0;
  private bestNoisy = 0;

  constructor(model: GoalModel, random: () => number) {
    this.model = model;
    this.random = random;
    this.pick = new Int32Array(model.units.length).fill(NONE);
    this.portion = new Int32Array(model.units.length);
    this.sums = new Int32Array(model.days.length * FIGURE_COUNT);
    model.days.forEach((day, index) => {
      this.sums.set(day.base, index * FIGURE_COUNT);
    });
    this.dishUses = model.baseDishUses.slice();
    this.templateUses = model.baseTemplateUses.slice();
    this.dayGroup = model.baseDayGroup.slice();
    this.dayProtein = model.baseDayProtein.slice();
    this.foodGrams = model.foods.baseGrams.slice();
    this.foodUses = this.foodGrams.map((grams) => (grams >= 0 ? 1 : 0));
    this.foodLeast = this.foodGrams.map((grams, food) =>
      grams < 0 ? at(model.foods.openedPoints, food) : -wastePoints(model.foods.waste[food], grams),
    );
    this.templateMain = templateMains(model);
    this.costCents = model.baseCostCents;
    this.dayValue = new Float64Array(model.days.length);
    this.noise = Float64Array.from(
      { length: NOISE_COUNT },
      () => -Math.log(-Math.log(random() * 0.999_998 + 0.000_001)),
    );
    for (let day = 0; day < model.days.length; day++) this.dayValue[day] = this.valueOfDay(day);
    this.points = goalPoints({ ...model, units: [] }, { pick: this.pick, portion: this.portion });
  }

  choice(): Choice {
    return { pick: this.pick.slice(), portion: this.portion.slice() };
  }

  /** Puts every unit to the given choice. */
  restore(choice: Choice): void {
    for (let unit = 0; unit < this.pick.length; unit++) this.remove(unit);
    for (let unit = 0; unit < this.pick.length; unit++) {
      if (at(choice.pick, unit) >= 0) this.insert(unit, at(choice.pick, unit), at(choice.portion, unit));
    }
  }

  /** Takes the unit's dish away, if it has one. */
  remove(unit: number): void {
    const pick = at(this.pick, unit);
    if (pick === NONE) return;
    this.apply(unit, pick, at(this.portion, unit), -1);
    this.pick[unit] = NONE;
  }

  /** Serves a dish in an empty unit. */
  insert(unit: number, pick: number, portion: number): void {
    this.apply(unit, pick, portion, 1);
    this.pick[unit] = pick;
    this.portion[unit] = portion;
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
      const noise = temperature > 0 ? temperature * at(this.noise, (offset + pick * 7) & (NOISE_COUNT - 1)) : 0;
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

  private dishRepeat(dish: number): number {
    return at(this.model.dishes.main, dish) === 1 ? WEIGHTS.repeatMain : WEIGHTS.repeatOther;
  }

  private templateRepeat(template: number): number {
    return at(this.templateMain, template) === 1 ? WEIGHTS.repeatMainTemplate : WEIGHTS.repeatOtherTemplate;
  }

  private valueOfDay(day: number): number {
    const goal = this.model.days[day];
    if (goal === undefined) return 0;
    const s = this.sums;
    const o = day * FIGURE_COUNT;
    return dayPoints(
      goal,
      at(s, o),
      at(s, o + 1),
      at(s, o + 2),
      at(s, o + 3),
      at(s, o + 4),
      at(s, o + 5),
      at(s, o + 6),
    );
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
    let points = at(this.dishUses, dish) > 0 ? this.dishRepeat(dish) : 0;
    const template = at(dishes.template, dish);
    if (at(this.templateUses, template) > 0) points += this.templateRepeat(template);
    if (main) {
      for (const day of days) points += this.mainPoints(dish, day);
    }
    const end = at(dishes.foodStart, dish + 1);
    for (let position = at(dishes.foodStart, dish); position < end; position++) {
      points += at(this.foodLeast, at(dishes.foods, position));
    }
    return points;
  }

  /** Neighbour and same-day points of one more main of this dish on a day, as the counts stand now. */
  private mainPoints(dish: number, day: number): number {
    const { model } = this;
    let points = 0;
    const group = at(model.dishes.group, dish);
    if (group >= 0 && at(this.dayGroup, day * model.groupCount + group) === 0) {
      if (model.neighbours[day] === true && at(this.dayGroup, (day + 1) * model.groupCount + group) > 0) {
        points += WEIGHTS.neighbour;
      }
      if (day > 0 && model.neighbours[day - 1] === true) {
        if (at(this.dayGroup, (day - 1) * model.groupCount + group) > 0) points += WEIGHTS.neighbour;
      }
    }
    const protein = at(model.dishes.protein, dish);
    if (protein >= 0 && at(this.dayProtein, day * model.proteinCount + protein) > 0) points += WEIGHTS.sameDayProtein;
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
    const floor = single ? shared - noise - at(this.dayValue, day) : Number.NEGATIVE_INFINITY;
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
        if (floor + own + energyPoints(off, goal.bandKcal) >= this.bestNoisy) continue;
      }
      const cost = this.costCents + at(dishes.cost, row) * times;
      let points = shared + own + (Math.max(0, cost - model.budgetCents) - over) * WEIGHTS.budgetPerCent;
      points += single
        ? this.valueOfDayWith(goal, day, row, 1) - at(this.dayValue, day)
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
      points += this.valueOfDayWith(goal, day, row, times) - at(this.dayValue, day);
    }
    return points;
  }

  private countMain(dish: number, day: number, sign: 1 | -1): void {
    const { model } = this;
    const group = at(model.dishes.group, dish);
    if (group >= 0) {
      const index = day * model.groupCount + group;
      this.dayGroup[index] = at(this.dayGroup, index) + sign;
    }
    const protein = at(model.dishes.protein, dish);
    if (protein >= 0) {
      const index = day * model.proteinCount + protein;
      this.dayProtein[index] = at(this.dayProtein, index) + sign;
    }
  }

  private apply(unitIndex: number, pick: number, portion: number, sign: 1 | -1): void {
    const { model } = this;
    const unit = model.units[unitIndex];
    if (unit === undefined) return;
    const { dishes, foods } = model;
    const dish = at(unit.pool, pick);
    const row = dish * PORTION_COUNT + portion;
    const times = unit.days.length;
    const template = at(dishes.template, dish);
    let points = sign * at(unit.own, pick * PORTION_COUNT + portion);

    const costBefore = this.costCents;
    this.costCents += sign * at(dishes.cost, row) * times;
    points +=
      (Math.max(0, this.costCents - model.budgetCents) - Math.max(0, costBefore - model.budgetCents)) *
      WEIGHTS.budgetPerCent;

    if (sign < 0) {
      this.dishUses[dish] = at(this.dishUses, dish) - 1;
      this.templateUses[template] = at(this.templateUses, template) - 1;
    }
    if (at(this.dishUses, dish) > 0) points += sign * this.dishRepeat(dish);
    if (at(this.templateUses, template) > 0) points += sign * this.templateRepeat(template);
    if (sign > 0) {
      this.dishUses[dish] = at(this.dishUses, dish) + 1;
      this.templateUses[template] = at(this.templateUses, template) + 1;
    }

    for (const day of unit.days) {
      if (unit.main && sign < 0) this.countMain(dish, day, -1);
      if (unit.main) points += sign * this.mainPoints(dish, day);
      if (unit.main && sign > 0) this.countMain(dish, day, 1);
      for (let figure = 0; figure < FIGURE_COUNT; figure++) {
        const index = day * FIGURE_COUNT + figure;
        this.sums[index] = at(this.sums, index) + sign * at(dishes.figures, row * FIGURE_COUNT + figure);
      }
      const value = this.valueOfDay(day);
      points += value - at(this.dayValue, day);
      this.dayValue[day] = value;
    }

    const end = at(dishes.foodStart, dish + 1);
    for (let position = at(dishes.foodStart, dish); position < end; position++) {
      const food = at(dishes.foods, position);
      const before = at(this.foodGrams, food);
      const uses = at(this.foodUses, food) + sign;
      this.foodUses[food] = uses;
      const grams = sign * at(dishes.bought, position * PORTION_COUNT + portion) * times;
      const after = uses === 0 ? NONE : Math.max(0, before) + grams;
      const least = at(this.foodLeast, food);
      const opened = at(foods.openedPoints, food);
      const next = after === NONE ? opened : -wastePoints(foods.waste[food], after);
      this.foodGrams[food] = after;
      this.foodLeast[food] = next;
      points += (after === NONE ? 0 : opened - next) - (before === NONE ? 0 : opened - least);
    }
    this.points += points;
  }
}
