import { favorites } from "@mealwright/schema/tables/favorites";
import { and, desc, eq, type SQL } from "drizzle-orm";
import type { FavoriteStore, StoredFavorite } from "../../../domain/dish-ports.ts";
import type { Database } from "../connection/client.ts";
import { toStoredMeal } from "./stored-meal.ts";

/** A user's favorites, newest first. */
export function selectFavorites(database: Database, userId: string, condition?: SQL) {
  return database
    .select({ id: favorites.id, meal: favorites.meal })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), condition))
    .orderBy(desc(favorites.createdAt), desc(favorites.id));
}

export function toStoredFavorite({ id, meal }: { readonly id: string; readonly meal: unknown }): StoredFavorite {
  return { id, meal: toStoredMeal(meal) };
}

export function createFavoriteStore(database: Database): FavoriteStore {
  return {
    async list(userId) {
      return (await selectFavorites(database, userId)).map(toStoredFavorite);
    },

    async add(userId, { id, meal }, now) {
      const row = { id, userId, mealId: meal.id, recipeId: meal.recipeId, name: meal.name, meal, createdAt: now };
      const [, [stored]] = await database.batch([
        database.insert(favorites).values(row).onConflictDoNothing(),
        database
          .select({ id: favorites.id, meal: favorites.meal })
          .from(favorites)
          .where(and(eq(favorites.userId, userId), eq(favorites.mealId, meal.id))),
      ]);
      return stored ? toStoredFavorite(stored) : { id, meal };
    },

    async remove(userId, favoriteId) {
      const result = await database
        .delete(favorites)
        .where(and(eq(favorites.userId, userId), eq(favorites.id, favoriteId)));
      return result.rowsAffected === 1;
    },
  };
}
