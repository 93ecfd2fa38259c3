import { ALLERGENS } from "../foods/food.ts";
import type { Meal } from "../meal.ts";
import { type Filters, keepsFilters, type MealFilter, QUICK_MINUTES } from "../planner/filters.ts";
import type { Eater } from "../safety/eater.ts";
import { verify } from "../safety/verify.ts";

/** A dish further from the energy that is wanted is another portion than the one asked for. */
const ENERGY_SLACK = 0.1;

/** What a prompt says of a filter; time and allergens stand in sections of their own. */
const WISHES: Readonly<Partial<Record<MealFilter, string>>> = {
  vegetarian: "vegetarian: no meat, poultry, fish, seafood or gelatin",
  budget: "inexpensive: everyday foods, little meat or fish",
  highProtein: "rich in protein",
  lowCarb: "low in carbohydrate: little sugar, starch and fruit",
  lowSodium: "low in salt: no salty sauces, cured or pickled foods",
};

export function wishesOf({ filters }: Filters): readonly string[] {
  return filters.flatMap((filter) => WISHES[filter] ?? []);
}

/** The eater as the filters want them: what one of them excludes is mended and checked like what a person never eats. */
export function eaterWith(eater: Eater, { filters }: Filters): Eater {
  const isMixed = eater.diet === "omnivore" || eater.diet === "pescatarian";
  return {
    diet: filters.includes("vegetarian") && isMixed ? "vegetarian" : eater.diet,
    avoids: filters.includes("allergenFree") ? { ...eater.avoids, allergens: ALLERGENS } : eater.avoids,
    maxPrepMinutes: filters.includes("quick") ? Math.min(eater.maxPrepMinutes, QUICK_MINUTES) : eater.maxPrepMinutes,
  };
}

/**
 * Whether a mended dish is what the filters ask for, by what is computed of it, never by what the model says: the gate for
 * a vegetarian, its cost a kilocalorie below the old meal's, its figures, and its energy near what is wanted.
 */
export function suitsFilters(
  meal: Meal,
  filters: Filters,
  { eater, original, energyKcal }: { eater: Eater; original: Meal; energyKcal: number },
): boolean {
  if (Math.abs(meal.nutrition.calories - energyKcal) > energyKcal * ENERGY_SLACK) return false;
  if (!keepsFilters(meal, filters)) return false;
  if (filters.filters.includes("budget") && centsPerKcal(meal) >= centsPerKcal(original)) return false;
  return !filters.filters.includes("vegetarian") || verify(meal, { ...eater, diet: "vegetarian" }).length === 0;
}

function centsPerKcal({ costCents, nutrition }: Meal): number {
  return costCents / Math.max(1, nutrition.calories);
}
