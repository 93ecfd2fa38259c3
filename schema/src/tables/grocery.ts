import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from "../constants/food/units.ts";
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
    /** Grams to buy when it was ticked: once more than that has to be bought, the tick is removed. */
    buyGrams: integer().notNull(),
    /** The unit system whose packs those grams were counted in. */
    system: text({ enum: UNIT_SYSTEMS }).notNull().default(DEFAULT_UNIT_SYSTEM),
    /** When it was pressed, by that device's clock: an earlier press that arrives later changes nothing. */
    pressedAt: instant().notNull(),
    /** The name given by whoever pressed it through a link to the list; null for the owner. */
    pressedBy: text(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekOf, table.item] })],
);

/** What a person says is already at home for a week: it is taken off that week's list. */
export const groceryCupboard = sqliteTable(
  "grocery_cupboard",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekOf: text().notNull(),
    foodId: text().notNull(),
    /** As bought; null for as much as the week needs; 0 for what was removed again. */
    grams: integer(),
    /** When it was said, by the device's clock: an earlier statement that arrives later changes nothing. */
    updatedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.weekOf, table.foodId] })],
);

/** What a person last said about a food in their kitchen: it overrides the computed amount. */
export const kitchenCorrections = sqliteTable(
  "kitchen_corrections",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    foodId: text().notNull(),
    /** As bought; 0 for what is used up. */
    grams: integer().notNull(),
    /** The last day on which it is good, YYYY-MM-DD; null for what keeps. */
    useBy: text(),
    /** The day before whose meals it is true: the first day of its week, and 1 to 7. */
    weekOf: text().notNull(),
    day: integer().notNull(),
    /** Grams ticked by then for its week and later ones: the stated amount already includes them. */
    boughtGrams: integer().notNull().default(0),
    /** When it was said, by the device's clock: an earlier statement that arrives later changes nothing. */
    saidAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.foodId] })],
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
    /** Empty once the line is removed. */
    text: text().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
  },
  (table) => [index("grocery_own_lines_week").on(table.userId, table.weekOf)],
);

/** Links to a week's list, at most one a week: whoever has it sees the list and ticks lines. */
export const listShares = sqliteTable(
  "list_shares",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekOf: text().notNull(),
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.weekOf] }),
    uniqueIndex("list_shares_token").on(table.tokenHash),
  ],
);
