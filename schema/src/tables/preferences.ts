import { integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import {
  ACTIVITIES,
  type AllergyOption,
  COOKING_LEVELS,
  DIETS,
  GENDERS,
  GOALS,
  HOUSEHOLD,
} from "../constants/questionnaire.ts";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

export const preferences = sqliteTable("preferences", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  goal: text({ enum: GOALS }).notNull(),
  dietaryPreference: text({ enum: DIETS }).notNull(),
  allergies: text({ mode: "json" }).$type<AllergyOption[]>().notNull(),
  otherAllergies: text(),
  mealsPerDay: integer().notNull(),
  prepTimeMinutes: integer().notNull(),
  budgetCents: integer().notNull(),
  cookingLevel: text({ enum: COOKING_LEVELS }).notNull(),
  ageYears: integer(),
  weightKg: real(),
  heightCm: integer(),
  gender: text({ enum: GENDERS }),
  activity: text({ enum: ACTIVITIES }),
  household: integer().notNull().default(HOUSEHOLD.default),
  updatedAt: instant().notNull(),
});
