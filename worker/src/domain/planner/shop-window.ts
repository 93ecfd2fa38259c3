import type { MealsPerDay } from "@mealwright/schema/constants/meals";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Meal } from "../meal.ts";
import { familyOf } from "./model/build/build-dishes.ts";
import { planWeek } from "./plan-week.ts";
import type { PlanRequest, PlanResult } from "./types.ts";

/** The largest share of a day's energy for a dish of a free plan; with two meals each has more. */
const MOST_OF_DAY: Readonly<Record<MealsPerDay, number>> = { 2: 0.6, 3: 0.45, 4: 0.45 };
/** A draw of a few meals takes milliseconds, and one is enough for most people. */
const MOST_DRAWS = 16;

/**
 * The few meals that show a free user what weeks are like: draws again until no two dishes are of one family and none
 * is too large a part of its day, and takes the best draw. Deterministic for the request.
 */
export function planShopWindow(request: PlanRequest): PlanResult {
  let best = planWeek(request);
  for (let draw = 1; draw < MOST_DRAWS && faultsOf(request, best) > 0; draw += 1) {
    const other = planWeek({ ...request, seed: request.seed + draw });
    if (faultsOf(request, other) < faultsOf(request, best)) best = other;
  }
  return best;
}

/** The number of dishes like another one or too big; an empty slot counts more than all of these. */
function faultsOf({ mealsPerDay, targets, slots = [] }: PlanRequest, { meals }: PlanResult): number {
  const tooBig = meals.filter(({ nutrition }) => nutrition.calories > targets.energyKcal * MOST_OF_DAY[mealsPerDay]);
  const alike = meals.length - new Set(meals.map(familyOfMeal)).size;
  const empty = slots.length - meals.length;
  return tooBig.length + alike + empty * 2 * slots.length;
}

/** What people would call the dish: its family or template, or its name if it has no recipe. */
export function familyOfMeal({ recipeId, name }: Pick<Meal, "recipeId" | "name">): string {
  const recipe = recipeId === null ? undefined : findRecipe(recipeId);
  return recipe === undefined ? name : familyOf(recipe);
}
