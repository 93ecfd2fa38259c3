import { expect, test } from "vitest";
import { usualRequest } from "../../../../test/fixtures/plan-requests.ts";
import { buildModel } from "../model/build/build-model.ts";
import { eligibleCandidates } from "../model/candidates.ts";
import { type GoalModel, lineOf, PORTION_COUNT } from "../model/goals/goal-model.ts";
import { THRIFT } from "../model/search-limits.ts";
import { thriftyFoods } from "../week/thrifty-foods.ts";
import { PricesAlone } from "./prices-alone.ts";

const request = usualRequest({ budgetCents: 6_000 });
const pool = eligibleCandidates(request)
  .filter(({ recipe }) => recipe.mealTypes.includes("dinner"))
  .slice(0, 40);
const { goal } = buildModel(request, [{ slots: [{ day: 1, type: "dinner" }], pool }], [], 2_400);
/** The same week as in the search for the cheapest one, which reuses the cached prices of its dishes. */
const thrifty: GoalModel = { ...goal, foods: thriftyFoods(goal), spendingPerCent: THRIFT.spendingPerCent };

/** All prices of the model's dishes, from a new cache. */
function pricesOf(model: GoalModel): readonly number[] {
  const { dishes } = model;
  const prices = new PricesAlone({ ...model, dishes: { ...dishes } });
  return Array.from({ length: dishes.count * PORTION_COUNT }, (_, row) => {
    const [dish, portion] = [Math.floor(row / PORTION_COUNT), row % PORTION_COUNT];
    const line = lineOf(dishes, dish, portion);
    return [...dishes.foods.slice(dishes.foodStart[dish], dishes.foodStart[dish + 1])].flatMap((food, index) => {
      const place = prices.placeOf(food, line + index);
      return [prices.at(place), prices.at(place + 1)];
    });
  }).flat();
}

test("a thrifty week's foods differ only in the points for an opened pack", () => {
  const { openedPoints: usual, ...others } = goal.foods;
  const { openedPoints: dear, ...same } = thrifty.foods;
  expect(same).toEqual(others);
  for (const [name, value] of Object.entries(same)) expect(value, name).toBe(Reflect.get(others, name));
  expect(dear).not.toEqual(usual);
});

test("a thrifty week has the same dish prices, so it can share their cache", () => {
  const prices = pricesOf(goal);
  expect(prices.length).toBeGreaterThan(1_000);
  expect(prices.some((price) => price > 0)).toBe(true);
  expect(pricesOf(thrifty)).toEqual(prices);
});
