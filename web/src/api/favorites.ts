import type { Dish, Favorite, ShelfDish } from "@mealwright/schema/contract/favorites";
import type { Meal } from "@mealwright/schema/contract/meals";
import { preview, rewrite } from "./transport/cache.ts";
import { send } from "./transport/send.ts";
import { write } from "./transport/write.ts";

/** Adds a meal to the favorites, the newest first; the screen changes at once. */
export async function addFavorite({ id, name, type, prepTime }: Meal): Promise<void> {
  const others = (list: readonly Favorite[]) => list.filter(({ mealId }) => mealId !== id);
  const provisional: Favorite = { id, name, type, prepTime, rating: "", mealId: id };
  const isInterrupted = await preview("favorites", (list) => [provisional, ...others(list)]);
  try {
    await write(
      "addFavorite",
      { body: { mealId: id } },
      { favorites: (stored) => rewrite("favorites", (list) => [stored, ...others(list)], isInterrupted) },
    );
  } catch (error) {
    await rewrite("favorites", (list) => others(list), isInterrupted);
    throw error;
  }
}

/** Removes a meal from the favorites; the screen changes at once. */
export async function removeFavorite(favorite: Favorite): Promise<void> {
  const others = (list: readonly Favorite[]) => list.filter(({ id }) => id !== favorite.id);
  const isInterrupted = await preview("favorites", (list) => others(list));
  try {
    await write(
      "removeFavorite",
      { params: { id: favorite.id } },
      { favorites: () => rewrite("favorites", (list) => others(list), isInterrupted) },
    );
  } catch (error) {
    await rewrite("favorites", (list) => [...others(list), favorite], isInterrupted);
    throw error;
  }
}

/** A favorite as a whole dish. */
export function openFavorite(id: string): Promise<Dish> {
  return send("favoriteDish", { params: { id } });
}

/** The dishes of the premium collection that the user may eat. */
export function readCollection(): Promise<readonly ShelfDish[]> {
  return send("collection");
}

/** A dish of the premium collection. */
export function openCollectionDish(id: string): Promise<Dish> {
  return send("collectionDish", { params: { id } });
}
