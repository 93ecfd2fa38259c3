import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { findRecipe } from "../../domain/cookbook/cookbook.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { replaceMeal } from "../../domain/planner/one-meal.ts";
import type { Account } from "../../domain/ports.ts";
import { type ChangeDeps, openChange, storeInPlace } from "./meal-change.ts";

export interface ReplaceInput {
  readonly originalMealId: string;
  /** A suggestion's id, or that of a meal in one of the user's plans or favourites. */
  readonly newMealId: string;
}

async function findRecipeId(deps: ChangeDeps, account: Account, newMealId: string): Promise<string> {
  if (findRecipe(newMealId)) return newMealId;
  const found = await deps.mealPlans.findByMeal(account.id, newMealId);
  const planned = found?.plan.meals.find((meal) => meal.id === newMealId);
  const favorite = (await deps.favorites.list(account.id)).find(({ meal }) => meal.id === newMealId);
  const recipeId = planned?.recipeId ?? favorite?.meal.recipeId;
  if (!recipeId) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return recipeId;
}

/**
 * Puts a suggested meal in the place of one: the server's own, portioned for the day and verified, whatever numbers the
 * client sent along. Throws `not_found`, `no_safe_meal`, `conflict`.
 */
export async function replaceStoredMeal(
  deps: ChangeDeps,
  account: Account,
  { originalMealId, newMealId }: ReplaceInput,
): Promise<Meal> {
  const open = await openChange(deps, account, originalMealId, null);
  const recipeId = await findRecipeId(deps, account, newMealId);
  return storeInPlace(deps, open, replaceMeal(open.change, recipeId));
}
