import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DISH_WISHES } from "../constants/dish-wishes.ts";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Dishes that a person wants never again, less often or more often. */
export const neverAgain = sqliteTable(
  "never_again",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The cookbook's template with all its variations; null for a model's dish. */
    templateId: text(),
    /** The dish as it was called when it was marked. */
    name: text().notNull(),
    /** What makes the dish one: its template, or its name without case, accents and punctuation. */
    dishKey: text().notNull(),
    wish: text({ enum: DISH_WISHES }).notNull().default("never"),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex("never_again_user_dish").on(table.userId, table.dishKey)],
);
