import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CUISINES } from "../constants/food/cuisines.ts";
import type { MealsPerDay, WeekFilter } from "../constants/meals.ts";
import {
  ACTIVITIES,
  type AllergyOption,
  COOKING_LEVELS,
  DIETS,
  GENDERS,
  GOALS,
  HOUSEHOLD,
} from "../constants/questionnaire.ts";
import type { HouseholdPerson } from "../contract/household.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** A person's answers. Every column but the first and the last is named after its question (`contract/preferences.ts`). */
export const preferences = sqliteTable("preferences", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  goal: text({ enum: GOALS }).notNull(),
  dietaryPreference: text({ enum: DIETS }).notNull(),
  allergies: text({ mode: "json" }).$type<AllergyOption[]>().notNull(),
  otherAllergies: text(),
  mealsPerDay: integer().$type<MealsPerDay>().notNull(),
  prepTime: integer("prep_time_minutes").notNull(),
  budget: integer("budget_dollars").notNull(),
  cookingLevel: text({ enum: COOKING_LEVELS }).notNull(),
  age: integer("age_years"),
  weight: real("weight_kg"),
  height: integer("height_cm"),
  gender: text({ enum: GENDERS }),
  activity: text({ enum: ACTIVITIES }),
  household: integer().notNull().default(HOUSEHOLD.default),
  weekFilters: text({ mode: "json" }).$type<WeekFilter[]>().notNull().default([]),
  weekCuisine: text({ enum: CUISINES }),
  premiumDishes: integer({ mode: "boolean" }).notNull().default(false),
  fewCookingDays: integer({ mode: "boolean" }).notNull().default(false),
  /** Who eats along: saved by a call of its own; saving the questionnaire leaves it as it is. */
  people: text({ mode: "json" }).$type<HouseholdPerson[]>().notNull().default([]),
  updatedAt: instant().notNull(),
});
