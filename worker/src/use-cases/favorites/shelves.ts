import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Dish, ShelfDish } from "@mealwright/schema/contract/favorites";
import type { Deps } from "../../deps.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import { createPlanContext, type PlanContext } from "../../domain/meal-plan/plan-context.ts";
import { collectionDish, collectionFor } from "../../domain/planner/collection.ts";
import { verify } from "../../domain/safety/gate/verify.ts";
import { presentMeal } from "../../presenters/meals.ts";

type ShelfDeps = Pick<Deps, "preferences" | "favorites">;

/** Throws `preferences_missing`: without answers we do not know what somebody may eat. */
async function contextOf({ preferences }: ShelfDeps, user: Claimant): Promise<PlanContext> {
  const [account, answers] = await Promise.all([user.account(), preferences.find(user.id)]);
  if (answers === null) throw new DomainError("preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
  return createPlanContext(account, answers);
}

const notFound = () => new DomainError("not_found", CALL_ERRORS.notFound);

/** A favorite as a whole dish, and whether it still suits today's answers. Throws `not_found`. */
export async function openFavorite(deps: ShelfDeps, user: Claimant, favoriteId: string): Promise<Dish> {
  const [{ account, eater }, favorites] = await Promise.all([contextOf(deps, user), deps.favorites.list(user.id)]);
  const meal = favorites.find(({ id }) => id === favoriteId)?.meal;
  if (!meal) throw notFound();
  return { meal: presentMeal(meal, account.tier), suits: verify(meal, eater).length === 0 };
}

/** The dishes of the premium collection that the user may eat. */
export async function listCollection(deps: ShelfDeps, user: Claimant): Promise<ShelfDish[]> {
  const { eater } = await contextOf(deps, user);
  return collectionFor(eater).map(({ id, name, detail, cuisine, mealTypes, prepMinutes }) => ({
    id,
    name,
    ...(detail === null ? {} : { detail }),
    cuisine,
    types: [...mealTypes],
    prepTime: prepMinutes,
  }));
}

/** One dish of the premium collection. Throws `not_found`. */
export async function openCollectionDish(deps: ShelfDeps, user: Claimant, recipeId: string): Promise<Dish> {
  const { account, eater } = await contextOf(deps, user);
  const meal = collectionDish(eater, recipeId);
  if (!meal) throw notFound();
  return { meal: presentMeal(meal, account.tier), suits: true };
}
