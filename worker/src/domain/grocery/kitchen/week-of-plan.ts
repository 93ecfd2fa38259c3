import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { AISLE_FACTS, DAYS_PER_WEEK } from "@mealwright/schema/constants/meals";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { type Portions, portionsOn } from "../../portions.ts";
import type { GroceryMeal } from "../build-grocery-list.ts";
import { PERISHABLE_ONCE_OPEN } from "../left-over.ts";
import { shelfOf } from "../packs.ts";
import type { Eaten, Storage } from "./kitchen.ts";

/** Whole grams as bought that meals use, by food and day; a week's sum of a food is off by half a gram at most. */
export function eatenOf(meals: readonly GroceryMeal[], portions: Portions): readonly Eaten[] {
  const byFood = new Map<FoodId, number[]>();
  for (const { day, ingredients } of meals) {
    for (const { foodId, grams } of ingredients) {
      const days = byFood.get(foodId) ?? new Array<number>(DAYS_PER_WEEK).fill(0);
      byFood.set(foodId, days);
      days[day - 1] = (days[day - 1] ?? 0) + (grams * portionsOn(portions, day)) / requireFood(foodId).edibleYield;
    }
  }
  return [...byFood].flatMap(([foodId, days]) =>
    wholeGrams(days).flatMap((grams, index) => eaten(foodId, index, grams)),
  );
}

function eaten(foodId: FoodId, index: number, grams: number): readonly Eaten[] {
  return grams > 0 ? [{ foodId, day: index + 1, grams }] : [];
}

/** Rounds so that every running total is off by half a gram at most. */
function wholeGrams(days: readonly number[]): readonly number[] {
  let exact = 0;
  let whole = 0;
  return days.map((grams) => {
    exact += grams;
    const more = Math.round(exact) - whole;
    whole += more;
    return more;
  });
}

/** How a food of the catalogue keeps. Throws `unknown_food`. */
export function storageOf(foodId: FoodId, system: UnitSystem): Storage {
  const food = requireFood(foodId);
  const keepsDays = AISLE_FACTS[food.aisle].isFrozen ? null : food.perishableDays;
  const spoiling = shelfOf(food, system).filter(({ unit }) => PERISHABLE_ONCE_OPEN.has(unit));
  const opens = keepsDays === null && !AISLE_FACTS[food.aisle].isFrozen && spoiling.length > 0;
  return { keepsDays, openedPackGrams: opens ? Math.min(...spoiling.map(({ grams }) => grams)) : null };
}
