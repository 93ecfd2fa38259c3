import { SWAPS_TRIED } from "@mealwright/schema/constants/food/coaching";
import type { NamedSwap } from "@mealwright/schema/contract/coaching";
import type { Deps } from "../../deps.ts";
import type { Meal } from "../../domain/meal.ts";
import { suggestMeals } from "../../domain/planner/one-meal/one-meal.ts";
import { recomputeMeal } from "../../presenters/meals.ts";
import { changeOf } from "../meals/meal-change.ts";

export interface DishSwap {
  readonly meal: Meal;
  readonly instead: Meal & { readonly recipeId: string };
}

const ANYTHING = { filters: [], cuisine: null };

const isFromCookbook = (meal: Meal): meal is DishSwap["instead"] => meal.recipeId !== null;

/**
 * The replacement of one meal that gains most, tried on the first of these meals; null where none gains anything. A
 * locked meal stays.
 */
export function findSwap(
  deps: Pick<Deps, "chance">,
  opened: Parameters<typeof changeOf>[1],
  meals: readonly Meal[],
  gainOf: (meal: Meal, instead: Meal) => number,
): DishSwap | null {
  const open = meals.filter(({ id }) => !opened.plan.lockedIds.has(id));
  let best: { readonly swap: DishSwap; readonly gain: number } | null = null;
  for (const meal of open.slice(0, SWAPS_TRIED)) {
    const original = opened.plan.meals.find(({ id }) => id === meal.id);
    if (!original) continue;
    for (const instead of suggestMeals(changeOf(deps, opened, original, null), ANYTHING).map(recomputeMeal)) {
      const gain = gainOf(meal, instead);
      if (isFromCookbook(instead) && gain > (best?.gain ?? 0)) best = { swap: { meal, instead }, gain };
    }
  }
  return best?.swap ?? null;
}

/** The parts of a swap that the screen shows and sends back. */
export function nameSwap({ meal: { id, name, day, type }, instead }: DishSwap): NamedSwap {
  const detail = instead.detail === undefined ? {} : { detail: instead.detail };
  return { meal: { id, name, day, type }, instead: { id: instead.recipeId, name: instead.name, ...detail } };
}
