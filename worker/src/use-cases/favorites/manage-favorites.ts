import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { Favorite } from "@mealwright/schema/contract/favorites";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Account } from "../../domain/ports.ts";
import { presentFavorite } from "../../presenters/favorites.ts";

/** The user's favorites, newest first. */
export async function listFavorites(deps: Pick<Deps, "favorites">, userId: string): Promise<Favorite[]> {
  return (await deps.favorites.list(userId)).map(presentFavorite);
}

/** Adds a meal of one of the user's plans; adding it twice changes nothing. Throws `not_found`. */
export async function addFavorite(
  deps: Pick<Deps, "clock" | "chance" | "mealPlans" | "favorites">,
  account: Account,
  mealId: string,
): Promise<Favorite> {
  const { plan } = await deps.mealPlans.findByMeal(account.id, mealId);
  const meal = plan?.meals.find((candidate) => candidate.id === mealId);
  if (!meal) throw new DomainError("not_found", CALL_ERRORS.notFound);
  return presentFavorite(await deps.favorites.add(account.id, { id: deps.chance.newId(), meal }, deps.clock.now()));
}

/** Throws `not_found` when the user has no such favorite. */
export async function removeFavorite(
  deps: Pick<Deps, "favorites">,
  account: Account,
  favoriteId: string,
): Promise<void> {
  if (!(await deps.favorites.remove(account.id, favoriteId))) throw new DomainError("not_found", CALL_ERRORS.notFound);
}
