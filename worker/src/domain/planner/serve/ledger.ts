import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import type { GoalModel } from "../model/goals/goal-model.ts";
import { moneyPoints, packCents } from "../model/goals/points.ts";
import { at } from "../model/typed-arrays.ts";

/** What a week buys while its amounts are tuned: grams by food and day, and what they cost at the checkout. */
export class Ledger {
  private readonly goal: GoalModel;
  private readonly household: number;
  private readonly indexes: ReadonlyMap<FoodId, number>;
  private readonly byDay: Int32Array;
  private paidCents = 0;

  /**
   * @param foodIds the foods of the model, in its order.
   * @param byDay grams as bought of each food on each of the model's days: `food * days + day`; changed only here.
   */
  constructor(goal: GoalModel, foodIds: readonly FoodId[], byDay: Int32Array, household: number) {
    this.goal = goal;
    this.household = household;
    this.indexes = new Map(foodIds.map((id, index) => [id, index]));
    this.byDay = byDay.slice();
    for (let food = 0; food < goal.foods.count; food++) this.paidCents += this.centsOf(food);
  }

  /** Points at the checkout for this many more edible grams per person of a food on a day. */
  pointsOfMore(foodId: FoodId, day: number, grams: number): number {
    const cents = this.change(foodId, day, grams);
    this.change(foodId, day, -grams);
    return moneyPoints(this.goal, this.paidCents + cents) - moneyPoints(this.goal, this.paidCents);
  }

  /** Buys this many more edible grams per person. */
  add(foodId: FoodId, day: number, grams: number): void {
    this.paidCents += this.change(foodId, day, grams);
  }

  private change(foodId: FoodId, day: number, grams: number): number {
    const food = this.indexes.get(foodId);
    if (food === undefined) throw new Error(`${foodId} is not in the model`);
    const place = food * this.goal.days.length + day;
    const before = this.centsOf(food);
    this.byDay[place] = at(this.byDay, place) + Math.round((grams * this.household) / requireFood(foodId).edibleYield);
    return this.centsOf(food) - before;
  }

  private centsOf(food: number): number {
    const days = this.goal.days.length;
    let grams = 0;
    for (let day = 0; day < days; day++) grams += at(this.byDay, food * days + day);
    return packCents(this.goal, food, grams, this.byDay);
  }
}
