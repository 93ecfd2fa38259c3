import { favorites } from "@mealwright/schema/tables/favorites";
import { and, desc, eq } from "drizzle-orm";
import type { FavoriteStore } from "../../../domain/ports.ts";
import type { Database } from "../client.ts";
import { toStoredMeal } from "./stored-meal.ts";

export function createFavoriteStore(database: Database): FavoriteStore {
  return {
    async list(userId) {
      const rows = await database
        .select({ id: favorites.id, meal: favorites.meal })
        .from(favorites)
        .where(eq(favorites.userId, userId))
        .orderBy(desc(favorites.createdAt), desc(favorites.id));
      return rows.map(({ id, meal }) => ({ id, meal: toStoredMeal(meal) }));
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
      return stored ? { id: stored.id, meal: toStoredMeal(stored.meal) } : { id, meal };
    },

    async remove(userId, favoriteId) {
      const result = await database
        .delete(favorites)
        .where(and(eq(favorites.userId, userId), eq(favorites.id, favoriteId)));
      return result.rowsAffected === 1;
    },
  };
}
