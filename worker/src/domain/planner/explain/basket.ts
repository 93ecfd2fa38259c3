import { DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { asCooked } from "../../cookbook/leftovers/meal-leftovers.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import type { Meal } from "../../meal.ts";
import { portionsOn } from "../../portions.ts";
import { centsByDay, packPriceOf } from "../model/goals/pack-price.ts";
import type { PlanRequest } from "../types.ts";

const DAY_NUMBERS = Array.from({ length: DAYS_PER_WEEK }, (_, index) => index + 1);

/**
 * US cents for the whole packs that the meals need beyond what is at home; within a few cents of the shopping list's
 * sum.
 */
export function basketCents(
  meals: readonly Meal[],
  request: Pick<PlanRequest, "household" | "portionsByDay" | "system" | "home">,
): number {
  const needs = new Map<FoodId, Int32Array>();
  for (const { day, ingredients } of asCooked(meals, (day) => portionsOn(request, day))) {
    for (const { foodId, grams } of ingredients) {
      const byDay = needs.get(foodId) ?? new Int32Array(DAYS_PER_WEEK);
      needs.set(foodId, byDay);
      byDay[day - 1] =
        (byDay[day - 1] ?? 0) + Math.round((grams * portionsOn(request, day)) / requireFood(foodId).edibleYield);
    }
  }
  let cents = 0;
  for (const [foodId, byDay] of needs) {
    const packPrice = packPriceOf(requireFood(foodId), request.system, request.home?.get(foodId));
    if (packPrice !== null) cents += centsByDay(packPrice, byDay, 0, DAY_NUMBERS);
  }
  return cents;
}
