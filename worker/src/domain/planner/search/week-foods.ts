import { type GoalModel, lineOf, type Unit } from "../model/goals/goal-model.ts";
import { furtherPoints, leftPoints, moneyPoints, overUsePoints, packCents } from "../model/goals/points.ts";
import { at } from "../model/typed-arrays.ts";

/** No dish, or a food that is not on the list. */
export const NONE = -1;

/** What a partial choice has to buy, kept incrementally: adding a dish updates only its own foods. */
export class WeekFoods {
  readonly model: GoalModel;
  private readonly dayCount: number;
  /** Cost of the packs at the checkout, without staples, US cents. */
  paidCents: number;
  /** Grams on the list; -1 = not on it. `foodUses` counts the dishes of the week that need it. */
  protected readonly foodGrams: Int32Array;
  protected readonly foodUses: Int32Array;
  /** The same by day, for foods that a week buys more than once: `food * days + day`. */
  readonly foodByDay: Int32Array;
  /**
   * The least points for one more use of a food: for putting it on the list or, if it is there, a negative number for
   * using up its leftovers.
   */
  protected readonly foodLeast: Int32Array;
  /** US cents paid for each food. */
  protected readonly foodCents: Int32Array;
  /** Foods on the list of each larder group. */
  protected readonly openOfGroup: Int32Array;
  constructor(model: GoalModel) {
    this.model = model;
    this.dayCount = model.days.length;
    this.foodGrams = model.foods.baseGrams.slice();
    this.foodUses = model.foods.baseUses.slice();
    this.foodByDay = model.foods.baseByDay.slice();
    this.foodCents = this.foodGrams.map((grams, food) => packCents(model, food, grams, this.foodByDay));
    this.openOfGroup = new Int32Array(model.foods.ofGroup.length);
    this.foodGrams.forEach((grams, food) => {
      const group = at(model.foods.group, food);
      if (grams >= 0 && group >= 0) this.openOfGroup[group] = at(this.openOfGroup, group) + 1;
    });
    this.foodLeast = this.foodGrams.map((grams, food) =>
      grams < 0
        ? this.pointsToOpen(food)
        : this.furtherUsePoints(food, 1) - leftPoints(model, food, at(this.foodCents, food), grams),
    );
    this.paidCents = this.foodCents.reduce((sum, cents) => sum + cents, 0);
  }

  /** Points for putting a food on the list as it is now. */
  private pointsToOpen(food: number): number {
    const { foods } = this.model;
    const group = at(foods.group, food);
    const open = group < 0 ? 0 : at(this.openOfGroup, group);
    return at(foods.openedPoints, food) + furtherPoints(this.model, group, open);
  }

  /** Points for a food in `times` more dishes. */
  protected furtherUsePoints(food: number, times: number): number {
    const uses = at(this.foodUses, food);
    return overUsePoints(this.model, food, uses + times) - overUsePoints(this.model, food, uses);
  }

  /** Counts a food that came onto the list or left it, and updates the points of the others in its group. */
  private countOfGroup(food: number, sign: 1 | -1): void {
    const { foods } = this.model;
    const group = at(foods.group, food);
    if (group < 0) return;
    const open = at(this.openOfGroup, group);
    this.openOfGroup[group] = open + sign;
    if (furtherPoints(this.model, group, open) === furtherPoints(this.model, group, open + sign)) return;
    for (const other of foods.ofGroup[group] ?? []) {
      if (at(this.foodGrams, other) === NONE) this.foodLeast[other] = this.pointsToOpen(other);
    }
  }

  protected addByDay(food: number, days: readonly number[], grams: number): void {
    const { foodByDay } = this;
    const offset = food * this.dayCount;
    for (let index = 0; index < days.length; index++) {
      const place = offset + (days[index] ?? 0);
      foodByDay[place] = at(foodByDay, place) + grams;
    }
  }

  /** Puts a dish's foods on the list (1) or takes them off (-1). Returns the change in points. */
  protected applyFoods(dish: number, portion: number, { days }: Unit, sign: 1 | -1): number {
    const { model } = this;
    const { dishes } = model;
    const times = days.length;
    const paidBefore = this.paidCents;
    let points = 0;
    const start = at(dishes.foodStart, dish);
    const line = lineOf(dishes, dish, portion) - start;
    const end = at(dishes.foodStart, dish + 1);
    for (let position = start; position < end; position++) {
      const food = at(dishes.foods, position);
      const before = at(this.foodGrams, food);
      const usesBefore = at(this.foodUses, food);
      const uses = usesBefore + sign * times;
      const more = sign * at(dishes.bought, line + position);
      this.addByDay(food, days, more);
      const after = uses === 0 ? NONE : Math.max(0, before) + more * times;
      const least = at(this.foodLeast, food) - (before === NONE ? 0 : this.furtherUsePoints(food, 1));
      this.foodUses[food] = uses;
      const cents = packCents(model, food, after, this.foodByDay);
      const isOther = (before === NONE) !== (after === NONE);
      this.foodGrams[food] = after;
      if (isOther) this.countOfGroup(food, after === NONE ? -1 : 1);
      const next = after === NONE ? this.pointsToOpen(food) : -leftPoints(model, food, cents, after);
      this.foodLeast[food] = next + (after === NONE ? 0 : this.furtherUsePoints(food, 1));
      this.paidCents += cents - at(this.foodCents, food);
      this.foodCents[food] = cents;
      points += least - next + overUsePoints(model, food, uses) - overUsePoints(model, food, usesBefore);
    }
    points += moneyPoints(model, this.paidCents) - moneyPoints(model, paidBefore);
    return points;
  }
}
