import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from "../constants/units.ts";
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
    /** Grams to buy when it was ticked: a tick falls when more is to be bought than that. */
    buyGrams: integer().notNull(),
    /** The units of the shelf on which those grams were counted. */
    system: text({ enum: UNIT_SYSTEMS }).notNull().default(DEFAULT_UNIT_SYSTEM),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekOf, table.item] })],
);

/** What is at home already, as the person says for a week: it is taken off that week's list. */
export const groceryCupboard = sqliteTable(
  "grocery_cupboard",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekOf: text().notNull(),
    foodId: text().notNull(),
    /** As bought; null for as much as the week needs. */
    grams: integer(),
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekOf, table.foodId] })],
);

/** Lines that a person added to a week's list: no plan removes them. */
export const groceryOwnLines = sqliteTable(
  "grocery_own_lines",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekOf: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index("grocery_own_lines_week").on(table.userId, table.weekOf)],
);
