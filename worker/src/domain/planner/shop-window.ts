import type { MealsPerDay } from "@mealwright/schema/constants/questionnaire";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Meal } from "../meal.ts";
import { familyOf } from "./model/build/build-dishes.ts";
import { planWeek } from "./plan-week.ts";
import type { PlanRequest, PlanResult } from "./types.ts";

/** The most of a day's energy that one of the few dishes of a free plan has; two meals share the whole day. */
const MOST_OF_DAY: Readonly<Record<MealsPerDay, number>> = { 2: 0.6, 3: 0.45, 4: 0.45 };
/** A few meals are drawn in a few milliseconds; most people need one draw. */
const MOST_DRAWS = 16;

/**
 * The few meals that show a person what weeks are like: other draws are tried until no two are of one family and none is
 * most of its day, and the best of them counts. Deterministic for the request.
 */
export function planShopWindow(request: PlanRequest): PlanResult {
  let best = planWeek(request);
  for (let draw = 1; draw < MOST_DRAWS && faultsOf(request, best) > 0; draw += 1) {
    const other = planWeek({ ...request, seed: request.seed + draw });
    if (faultsOf(request, other) < faultsOf(request, best)) best = other;
  }
  return best;
}

/** Dishes like another one and those too big, each as one, and a place without a dish as more than all of them. */
function faultsOf({ mealsPerDay, targets, slots = [] }: PlanRequest, { meals }: PlanResult): number {
  const tooBig = meals.filter(({ nutrition }) => nutrition.calories > targets.energyKcal * MOST_OF_DAY[mealsPerDay]);
  const alike = meals.length - new Set(meals.map(familyOfMeal)).size;
  const empty = slots.length - meals.length;
  return tooBig.length + alike + empty * 2 * slots.length;
}

/** What people would call the dish: its family, its template, or its name where it is nobody's recipe. */
export function familyOfMeal({ recipeId, name }: Pick<Meal, "recipeId" | "name">): string {
  const recipe = recipeId === null ? undefined : findRecipe(recipeId);
  return recipe === undefined ? name : familyOf(recipe);
}
