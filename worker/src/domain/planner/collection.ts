import { PREMIUM_MAINS_SHARE } from "@mealwright/schema/constants/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Recipe } from "../cookbook/recipe.ts";
import { safeRecipes } from "../cookbook/safe.ts";
import type { Meal } from "../meal.ts";
import type { Eater } from "../safety/gate/eater.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { toMeal } from "./model/build/to-meal.ts";

/** The premium collection for a person: the first variant of each dish that they may eat, in the cookbook's order. */
export function collectionFor(eater: Eater): readonly Recipe[] {
  const seen = new Set<string>();
  return safeRecipes(eater).filter(({ premium, templateId }) => {
    const isNew = premium && !seen.has(templateId);
    if (isNew) seen.add(templateId);
    return isNew;
  });
}

/** A dish of the collection in its base serving; undefined if it is not in the collection or not for this person. */
export function collectionDish(eater: Eater, recipeId: string): Meal | undefined {
  const recipe = safeRecipes(eater).find(({ premium, id }) => premium && id === recipeId);
  const [type] = recipe?.mealTypes ?? [];
  return recipe && type && toMeal(recipe, 1, { day: 1, type }, recipe.id);
}

/** Whether a dish of the cookbook belongs to the premium collection. */
export function isPremiumDish(recipeId: string | null): boolean {
  return recipeId !== null && findRecipe(recipeId)?.premium === true;
}

/**
 * The open slots to reserve for the collection if it is wished for: enough mains, dinners first, spread over the week.
 */
export function slotsForCollection(open: readonly Slot[], meals: readonly Meal[]): readonly Slot[] {
  const mains = open.filter(({ type }) => isMain(type));
  const served = meals.filter(({ type }) => isMain(type));
  const wanted = Math.ceil((mains.length + served.length) * PREMIUM_MAINS_SHARE);
  const missing = wanted - served.filter(({ recipeId }) => isPremiumDish(recipeId)).length;
  const dinners = mains.filter(({ type }) => type === "dinner");
  const among = dinners.length >= missing ? dinners : mains;
  const count = Math.max(0, Math.min(missing, among.length));
  return Array.from({ length: count }, (_, index) => among[Math.floor((index * among.length) / count)]).flatMap(
    (slot) => slot ?? [],
  );
}
