import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { MEAL_TYPES } from "../constants/meals.ts";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const mealPlans = sqliteTable(
  "meal_plans",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The first day of the week, YYYY-MM-DD. */
    weekOf: text().notNull(),
    /** `running` under a lease, `stopped` when it was left incomplete, `complete` when every slot is filled. */
    status: text({ enum: ["running", "stopped", "complete"] }).notNull(),
    /** Who generates now, and until when nobody else may. */
    leaseOwner: text(),
    leaseUntil: instant(),
    /** When it was stopped on purpose; null again once it is resumed. */
    stoppedAt: instant(),
    /** What happens to the slots without a meal while it is being made, as JSON, for those who follow it elsewhere. */
    progress: text({ mode: "json" }).$type<unknown>(),
    seed: integer().notNull(),
    /** What has to be known of the plan besides its meals, as JSON. */
    metadata: text("brief", { mode: "json" }).$type<unknown>().notNull(),
    /** What happened while it was made, in plain words, as JSON. */
    notes: text({ mode: "json" }).$type<string[]>().notNull(),
    /** When it took the place of an earlier plan of its week. */
    replacedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex("meal_plans_unfinished").on(table.userId, table.weekOf).where(sql`${table.status} <> 'complete'`),
    index("meal_plans_user_week").on(table.userId, table.weekOf, table.createdAt),
  ],
);

export const meals = sqliteTable(
  "meals",
  {
    id: id(),
    planId: text()
      .notNull()
      .references(() => mealPlans.id, { onDelete: "cascade" }),
    day: integer().notNull(),
    type: text({ enum: MEAL_TYPES }).notNull(),
    recipeId: text(),
    source: text({ enum: ["model", "cookbook"] }).notNull(),
    /** The verified meal, as JSON. */
    meal: text({ mode: "json" }).$type<unknown>().notNull(),
    /** A new plan for its week keeps it. */
    locked: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex("meals_slot").on(table.planId, table.day, table.type)],
);

/** The plan that a week had before the current one replaced it: at most one for each week, kept for a day. */
export const earlierPlans = sqliteTable(
  "earlier_plans",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    weekOf: text().notNull(),
    planId: text().notNull(),
    /** The row of the plan, as JSON with its columns' names. */
    plan: text({ mode: "json" }).$type<unknown>().notNull(),
    /** The rows of its meals, likewise. */
    meals: text({ mode: "json" }).$type<unknown>().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.weekOf, table.planId] }),
    index("earlier_plans_replaced").on(table.replacedAt),
  ],
);

/** A model's dishes that were offered for a meal's place and not taken yet; few, and not for long. */
export const suggestions = sqliteTable(
  "suggestions",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The verified meal, as JSON. */
    meal: text({ mode: "json" }).$type<unknown>().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("suggestions_user_created").on(table.userId, table.createdAt),
    index("suggestions_expires").on(table.expiresAt),
  ],
);
