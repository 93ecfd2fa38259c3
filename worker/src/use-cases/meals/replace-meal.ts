import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Deps } from "../../deps.ts";
import { findRecipe } from "../../domain/cookbook/cookbook.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { serveAgain } from "../../domain/model/repair/repair.ts";
import { replaceMeal } from "../../domain/planner/one-meal/one-meal.ts";
import { slotKey } from "../../domain/planner/slots.ts";
import type { Account } from "../../domain/ports.ts";
import { verify } from "../../domain/safety/gate/verify.ts";
import { shareInPlaceOf } from "../meal-plan/meal-share.ts";
import { type ChangeDeps, type OpenChange, openChange, requireUnlocked, storeInPlace } from "./meal-change.ts";

export interface ReplaceInput {
  readonly originalMealId: string;
  /** The id of a recipe, of one of the user's suggestions, or of a meal in their plans or favorites. */
  readonly newMealId: string;
}

export type SuggestionDeps = ChangeDeps & Pick<Deps, "suggestions">;

/** The replacement: a cookbook recipe, or a model's dish that was suggested, is planned or is a favorite. */
async function findDish(deps: SuggestionDeps, account: Account, newMealId: string): Promise<string | Meal> {
  if (findRecipe(newMealId)) return newMealId;
  const [suggested, { plan }, favorites] = await Promise.all([
    deps.suggestions.find(account.id, newMealId, deps.clock.now()),
    deps.mealPlans.findByMeal(account.id, newMealId),
    deps.favorites.list(account.id),
  ]);
  const planned = plan?.meals.find(({ id }) => id === newMealId);
  const meal = suggested ?? planned ?? favorites.find((favorite) => favorite.meal.id === newMealId)?.meal;
  if (!meal) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return meal.recipeId ?? meal;
}

function serveDish(deps: SuggestionDeps, { context, change }: OpenChange, meal: Meal): Meal {
  const { original, week } = change;
  const others = week.filter(({ id }) => id !== original.id);
  const share = shareInPlaceOf(context, others, original);
  const { day, type } = original;
  const served = serveAgain(meal, { id: deps.chance.newId(), day, type, eater: context.eater, share });
  if (served === null) throw new DomainError("no_safe_meal", "No other safe meal was found for your answers.");
  return served;
}

/**
 * Replaces a meal with a suggested one: the server's own copy, portioned for the day and verified, whatever numbers the
 * client sent. Throws `not_found`, `no_safe_meal`, `conflict`.
 */
export async function replaceStoredMeal(
  deps: SuggestionDeps,
  account: Account,
  { originalMealId, newMealId }: ReplaceInput,
): Promise<Meal> {
  const open = await openChange(deps, account, originalMealId, null);
  requireUnlocked(open);
  const dish = await findDish(deps, account, newMealId);
  const meal = typeof dish === "string" ? replaceMeal(open.change, dish) : serveDish(deps, open, dish);
  return storeInPlace(deps, open, meal);
}

/**
 * Puts a replaced meal back unchanged: nobody asked for another portion. Throws `not_found` when it is no longer kept
 * or belonged to another slot, `no_safe_meal` when today's answers rule it out, `conflict`.
 */
export async function undoReplacement(
  deps: SuggestionDeps,
  account: Account,
  { originalMealId, newMealId }: ReplaceInput,
): Promise<Meal> {
  const [open, kept, { plan: elsewhere }] = await Promise.all([
    openChange(deps, account, originalMealId, null),
    deps.suggestions.find(account.id, newMealId, deps.clock.now()),
    deps.mealPlans.findByMeal(account.id, newMealId),
  ]);
  requireUnlocked(open);
  const { original } = open.change;
  // A meal's id may appear in only one place.
  if (kept === null || elsewhere !== null || slotKey(kept) !== slotKey(original))
    throw new DomainError("not_found", CALL_ERRORS.notFound);
  if (verify(kept, open.context.eater).length > 0)
    throw new DomainError("no_safe_meal", "That meal is not for your answers any more.");
  return storeInPlace(deps, open, kept);
}
