import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** Ticks belong to a person's week, so that they survive a changed plan, a reload and another device. */
export const groceryChecks = sqliteTable(
  "grocery_checks",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekOf: text().notNull(),
    /** The food's id. */
    item: text().notNull(),
    checked: integer({ mode: "boolean" }).notNull(),
    /** Grams to buy when it was ticked: a tick falls when the need grows beyond it. */
    buyGrams: integer().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekOf, table.item] })],
);
