import { cuisineName } from "@mealwright/schema/rules/text/cuisine-text";
import type { Meal } from "../meal.ts";
import { type Filters, rulesOf } from "../planner/one-meal/filters.ts";
import type { WeekWishes } from "../planner/types.ts";
import type { Eater } from "../safety/gate/eater.ts";

/** Largest distance from the wanted energy, as a share: beyond it, the portion is not the one asked for. */
const ENERGY_SLACK = 0.1;

/** The filters as a prompt states them, without time and allergens: these have their own sections there. */
export function wishesOf(filters: Filters): readonly string[] {
  return rulesOf(filters).flatMap(({ wish }) => (wish === null ? [] : [wish]));
}

/** The wishes for a whole week as a prompt states them. */
export function weekWishTexts({ filters, cuisine }: WeekWishes): readonly string[] {
  const texts = wishesOf({ filters, cuisine: null });
  return cuisine === null
    ? texts
    : [...texts, `of ${cuisineName(cuisine)} cuisine where that can be, at least every second one`];
}

/** The eater for these filters: what a filter excludes is repaired and checked like something they never eat. */
export function eaterWith(eater: Eater, filters: Filters): Eater {
  return rulesOf(filters).reduce((changed, rule) => rule.eater(changed), eater);
}

/** Whether a repaired dish matches the filters, with about the wanted energy. */
export function suitsFilters(
  meal: Meal,
  filters: Filters,
  { eater, original, energyKcal }: { eater: Eater; original: Meal; energyKcal: number },
): boolean {
  if (Math.abs(meal.nutrition.calories - energyKcal) > energyKcal * ENERGY_SLACK) return false;
  return rulesOf(filters).every((rule) => rule.suits(meal, eater, original));
}
