import { suggestions } from "@mealwright/schema/tables/meal-plans";
import { and, desc, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { SuggestionStore } from "../../../domain/dish-ports.ts";
import type { Database } from "../connection/client.ts";
import { toStoredMeal } from "./stored-meal.ts";

/** More rows than `OFFSET` can skip: SQLite requires a limit before it. */
const ALL_THE_REST = 1_000_000;

export function createSuggestionStore(database: Database): SuggestionStore {
  return {
    async add(userId, meals, keep, now, expiresAt) {
      const older = database
        .select({ id: suggestions.id })
        .from(suggestions)
        .where(eq(suggestions.userId, userId))
        .orderBy(desc(suggestions.createdAt), desc(suggestions.id))
        .limit(ALL_THE_REST)
        .offset(keep);
      await database.batch([
        database
          .insert(suggestions)
          .values(meals.map((meal) => ({ id: meal.id, userId, meal, createdAt: now, expiresAt })))
          // A meal that was put back and then replaced again.
          .onConflictDoUpdate({
            target: suggestions.id,
            set: { meal: sql`excluded.meal`, createdAt: now, expiresAt },
            setWhere: eq(suggestions.userId, userId),
          }),
        database.delete(suggestions).where(or(lte(suggestions.expiresAt, now), inArray(suggestions.id, older))),
      ]);
    },

    async find(userId, suggestionId, now) {
      const [row] = await database
        .select({ meal: suggestions.meal })
        .from(suggestions)
        .where(and(eq(suggestions.userId, userId), eq(suggestions.id, suggestionId), gt(suggestions.expiresAt, now)));
      return row ? toStoredMeal(row.meal) : null;
    },
  };
}
