import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const favorites = sqliteTable(
  "favorites",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mealId: text().notNull(),
    recipeId: text(),
    name: text().notNull(),
    /** The meal as it was marked: a favorite outlives its plan. */
    meal: text({ mode: "json" }).$type<unknown>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex("favorites_user_meal").on(table.userId, table.mealId)],
);
