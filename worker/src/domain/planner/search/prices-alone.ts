import type { GoalModel } from "../model/goals/goal-model.ts";
import { leftPoints } from "../model/goals/points.ts";
import { at, floatAt } from "../model/typed-arrays.ts";

/**
 * How a food is paid: never, by how much the week needs, also by when it needs it, or less what is at home until a
 * date.
 */
export const PAID = { never: 0, byNeed: 1, byDay: 2, byDate: 3 } as const;

export function howPaid({ foods }: GoalModel): Int32Array {
  return Int32Array.from(foods.packPrice, (price) => {
    if (price === null) return PAID.never;
    if (!price.isByDay) return PAID.byNeed;
    return price.home.length === 0 ? PAID.byDay : PAID.byDate;
  });
}

/**
 * Pairs of cents and points, cached by dishes, because a week is searched several times. Models that share dishes may
 * differ only in `foods.openedPoints` (`thriftyFoods`), which affects neither.
 */
const kept = new WeakMap<GoalModel["dishes"], Float64Array>();

/** What the foods of a model's dishes cost, and leave over, if no other dish of the week needs them. */
export class PricesAlone {
  private readonly model: GoalModel;
  private readonly prices: Float64Array;

  constructor(model: GoalModel) {
    const { dishes } = model;
    let prices = kept.get(dishes);
    if (prices === undefined) {
      prices = new Float64Array(dishes.bought.length * 2).fill(Number.NaN);
      kept.set(dishes, prices);
    }
    this.model = model;
    this.prices = prices;
  }

  /** The index in `prices` of the cents of a food in a line of `dishes.bought`; its points follow. */
  placeOf(food: number, line: number): number {
    if (Number.isNaN(floatAt(this.prices, line * 2))) this.price(food, line);
    return line * 2;
  }

  at(place: number): number {
    return floatAt(this.prices, place);
  }

  private price(food: number, line: number): void {
    const { dishes, foods } = this.model;
    const grams = at(dishes.bought, line);
    const price = foods.packPrice[food];
    const cents = price === null || price === undefined ? 0 : price.centsFor(grams);
    this.prices[line * 2] = cents;
    this.prices[line * 2 + 1] = price === null ? 0 : leftPoints(this.model, food, cents, grams);
  }
}
