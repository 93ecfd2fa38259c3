import {
  DAIRY,
  type DayGoal,
  FIGURE_COUNT,
  type GoalModel,
  lineOf,
  REFINED_GRAIN,
  type Unit,
  WHOLE_GRAIN,
} from "../model/goals/goal-model.ts";
import { dayPoints, furtherPoints, leftPoints, moneyPoints, packCents, templatePoints } from "../model/goals/points.ts";
import { WEEK_FIGURE_COUNT } from "../model/goals/week-nutrients.ts";
import { at, floatAt } from "../model/typed-arrays.ts";
import { howPaid, PAID, PricesAlone } from "./prices-alone.ts";
import { NONE } from "./week-foods.ts";
import { WeekState } from "./week-state.ts";

/** Points for an avoided food: more than everything else together. */
const AVOIDED = 1e9;

/** A week that can tell how one more dish would change its points, without adding the dish. */
export class DishPrices extends WeekState {
  /** A food that must not come onto the list. */
  protected avoided = NONE;
  /** The nutrients that the week lacks, and how much of each. */
  private readonly lacking = new Int32Array(WEEK_FIGURE_COUNT);
  private readonly lacks = new Int32Array(WEEK_FIGURE_COUNT);
  private lackingCount = 0;
  private readonly paidHow: Int32Array;
  private readonly alone: PricesAlone;

  constructor(model: GoalModel) {
    super(model);
    this.paidHow = howPaid(model);
    this.alone = new PricesAlone(model);
  }

  /**
   * The least points that a dish adds on a day in any portion: repeats, neighboring days, foods added to the list or
   * used up.
   */
  protected dishPoints(dish: number, { main }: Unit, day: number): number {
    const { model } = this;
    const { dishes } = model;
    let points = this.leastPoints(dish);
    if (main) points += this.mainPoints(dish, day) + this.kindPoints(at(dishes.kinds, dish));
    const template = at(dishes.template, dish);
    const isThere = at(this.dayTemplate, day * model.templateCount + template) > 0;
    return isThere ? points + at(model.templateSameDayPoints, template) : points;
  }

  /** The same, whatever the day. */
  protected leastPoints(dish: number): number {
    const { model, foodLeast } = this;
    const { dishes } = model;
    const template = at(dishes.template, dish);
    let points = at(this.dishUses, dish) > 0 ? at(dishes.repeatPoints, dish) : 0;
    points += templatePoints(model, template, at(this.templateUses, template));
    const end = at(dishes.foodStart, dish + 1);
    for (let position = at(dishes.foodStart, dish); position < end; position++) {
      const food = at(dishes.foods, position);
      points += food === this.avoided ? AVOIDED : at(foodLeast, food);
    }
    return at(dishes.doublesGroup, dish) === 0 ? points : points + this.furtherWithin(dish);
  }

  /**
   * Points for a dish that puts several foods of one larder group on the list, which the foods one by one do not
   * include.
   */
  protected furtherWithin(dish: number): number {
    const { model } = this;
    const { dishes, foods } = model;
    const start = at(dishes.foodStart, dish);
    const end = at(dishes.foodStart, dish + 1);
    const opensOf = (position: number) => {
      const food = at(dishes.foods, position);
      return at(this.foodGrams, food) === NONE ? at(foods.group, food) : NONE;
    };
    let points = 0;
    for (let position = start; position < end; position++) {
      const group = opensOf(position);
      if (group < 0) continue;
      const open = at(this.openOfGroup, group);
      let more = 0;
      for (let before = start; before < position; before++) if (opensOf(before) === group) more++;
      points += furtherPoints(model, group, open + more) - furtherPoints(model, group, open);
    }
    return points;
  }

  protected valueOfDayWith(goal: DayGoal, day: number, row: number, times: number): number {
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
      at(s, o + 7) + times * at(f, p + 7),
      at(s, o + 8) + times * at(f, p + 8),
      at(s, o + 9) + times * at(f, p + 9),
      at(s, o + DAIRY) + times * at(f, p + DAIRY),
      at(s, o + WHOLE_GRAIN) + times * at(f, p + WHOLE_GRAIN),
      at(s, o + REFINED_GRAIN) + times * at(f, p + REFINED_GRAIN),
    );
  }

  /** How adding a row of the dishes changes the points for missing nutrients. */
  protected weekChange(row: number, times: number): number {
    const { week } = this.model.dishes;
    const { pointsPerUnit } = this.model.weekGoals;
    let points = 0;
    for (let place = 0; place < this.lackingCount; place++) {
      const figure = at(this.lacking, place);
      const short = at(this.lacks, place) - times * at(week, row * WEEK_FIGURE_COUNT + figure);
      if (short > 0) points += short * floatAt(pointsPerUnit, figure);
    }
    return Math.round(points) - this.weekValue;
  }

  /** Reads which nutrients the week lacks, for `weekChange`: most are sufficient, and more of them changes nothing. */
  protected lookAtWeek(): void {
    const { least } = this.model.weekGoals;
    this.lackingCount = 0;
    for (let figure = 0; figure < WEEK_FIGURE_COUNT; figure++) {
      const short = at(least, figure) - at(this.weekSums, figure);
      if (short <= 0) continue;
      this.lacking[this.lackingCount] = figure;
      this.lacks[this.lackingCount++] = short;
    }
  }

  /**
   * Adds the points for the dish's foods: their cost and the leftovers of their packs. Returns early, with at least
   * `most` points, once the dish cannot have fewer.
   * @param moneyBefore the points for what the week pays without the dish.
   */
  protected withFoods(
    before: number,
    { days }: Unit,
    dish: number,
    portion: number,
    most: number,
    moneyBefore: number,
  ): number {
    const { model, alone, foodGrams, foodCents, paidHow, paidCents } = this;
    const { foods, bought, foodStart } = model.dishes;
    const times = days.length;
    const start = at(foodStart, dish);
    const line = lineOf(model.dishes, dish, portion) - start;
    const end = at(foodStart, dish + 1);
    let points = before;
    let paid = paidCents;
    for (let position = start; position < end; position++) {
      const food = at(foods, position);
      const how = at(paidHow, food);
      if (how === PAID.never) continue;
      const had = Math.max(0, at(foodGrams, food));
      if (had === 0 && times === 1 && how !== PAID.byDate) {
        const place = alone.placeOf(food, line + position);
        paid += alone.at(place) - at(foodCents, food);
        points += alone.at(place + 1);
      } else {
        const more = at(bought, line + position);
        const grams = had + more * times;
        const cents = this.centsWith(food, how, days, more, grams);
        paid += cents - at(foodCents, food);
        points += leftPoints(model, food, cents, grams);
      }
      // Further foods only add points: what they save on an opened pack is included in `before`.
      if (points >= most && paid >= paidCents) return points;
    }
    return points + moneyPoints(model, paid) - moneyBefore;
  }

  /** What a food costs with `more` grams added on each of some days. */
  private centsWith(food: number, how: number, days: readonly number[], more: number, grams: number): number {
    // A price by need alone does not depend on the days.
    if (how === PAID.byNeed) return packCents(this.model, food, grams, this.foodByDay);
    this.addByDay(food, days, more);
    const cents = packCents(this.model, food, grams, this.foodByDay);
    this.addByDay(food, days, -more);
    return cents;
  }

  /** `dishPoints` for a dish that is eaten on several days, counted one after the other. */
  protected sharedPoints(dish: number, { days, main }: Unit): number {
    const template = at(this.model.dishes.template, dish);
    let points = this.leastPoints(dish) + this.furtherUses(dish, days.length);
    days.forEach((day, index) => {
      const others = at(this.dayTemplate, day * this.model.templateCount + template) + countOf(days, index);
      if (others > 0) points += at(this.model.templateSameDayPoints, template);
    });
    if (!main) return points;
    for (const day of days) {
      points += this.mainPoints(dish, day) + this.kindPoints(at(this.model.dishes.kinds, dish));
      this.countMain(dish, day, 1);
    }
    for (const day of days) this.countMain(dish, day, -1);
    return points;
  }

  /** Points for foods that come up several more times; `leastPoints` has counted one. */
  private furtherUses(dish: number, times: number): number {
    const { foodStart, foods } = this.model.dishes;
    let points = 0;
    for (let position = at(foodStart, dish); position < at(foodStart, dish + 1); position++) {
      const food = at(foods, position);
      points += this.furtherUsePoints(food, times) - this.furtherUsePoints(food, 1);
    }
    return points;
  }

  protected sharedDays(days: readonly number[], row: number): number {
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

/** How often the day at an index already occurs before it. */
function countOf(days: readonly number[], index: number): number {
  return days.filter((day, other) => other < index && day === days[index]).length;
}
