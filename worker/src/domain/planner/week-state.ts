import {
  at,
  type Choice,
  dayPoints,
  FIGURE_COUNT,
  floatAt,
  type GoalModel,
  goalPoints,
  PORTION_COUNT,
  wastePoints,
} from "./goal-model.ts";
import { WEIGHTS } from "./weights.ts";

/** No dish, or a food that is not on the list. */
export const NONE = -1;

const PROMISE = { energyPermille: 30, proteinPermille: 970 };

/**
 * A choice under construction with the sums that its goal value depends on, so that changing one unit costs only what
 * that unit changes. `points` always equals `goalPoints` of the choice once every unit is filled.
 */
export class WeekState {
  readonly model: GoalModel;
  readonly pick: Int32Array;
  readonly portion: Int32Array;
  points: number;
  /** Of the household, fixed meals included. */
  costCents: number;
  protected readonly sums: Int32Array;
  protected readonly dayValue: Float64Array;
  protected readonly dishUses: Int32Array;
  protected readonly templateUses: Int32Array;
  protected readonly dayGroup: Int32Array;
  protected readonly dayProtein: Int32Array;
  /** Grams on the list; -1 = not on it. `foodUses` counts the units (and fixed meals) that need it. */
  protected readonly foodGrams: Int32Array;
  private readonly foodUses: Int32Array;
  /** What one more use of a food costs at best: opening it, or, once it is on the list, less than nothing by its rest. */
  protected readonly foodLeast: Int32Array;

  constructor(model: GoalModel) {
    this.model = model;
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
    this.costCents = model.baseCostCents;
    this.dayValue = new Float64Array(model.days.length);
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

  /** Days that are farther from their energy than the promise, or that miss more protein than tuning amounts can bring. */
  brokenDays(): number {
    return this.model.days.filter(({ energyKcal, proteinGoalDg }, day) => {
      const off = Math.abs(at(this.sums, day * FIGURE_COUNT) - energyKcal) * 1000;
      const protein = at(this.sums, day * FIGURE_COUNT + 1);
      return off > energyKcal * PROMISE.energyPermille || protein * 1000 < proteinGoalDg * PROMISE.proteinPermille;
    }).length;
  }

  protected valueOfDay(day: number): number {
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

  /** Neighbour and same-day points of one more main of this dish on a day, as the counts stand now. */
  protected mainPoints(dish: number, day: number): number {
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

  protected countMain(dish: number, day: number, sign: 1 | -1): void {
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
      model.budgetPerCent;

    if (sign < 0) {
      this.dishUses[dish] = at(this.dishUses, dish) - 1;
      this.templateUses[template] = at(this.templateUses, template) - 1;
    }
    if (at(this.dishUses, dish) > 0) points += sign * at(dishes.repeatPoints, dish);
    if (at(this.templateUses, template) > 0) points += sign * at(model.templateRepeatPoints, template);
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
      points += value - floatAt(this.dayValue, day);
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
