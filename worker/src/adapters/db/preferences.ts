import { MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import type { PreferencesAnswers } from "@mealwright/schema/contract/preferences";
import { mealPlans } from "@mealwright/schema/tables/meal-plans";
import { preferences } from "@mealwright/schema/tables/preferences";
import { and, eq } from "drizzle-orm";
import type { PreferencesStore } from "../../domain/ports.ts";
import type { Database } from "./client.ts";

const CENTS_PER_DOLLAR = 100;

export function toPreferencesRow(
  userId: string,
  answers: PreferencesAnswers,
  now: Date,
): typeof preferences.$inferInsert {
  return {
    userId,
    goal: answers.goal,
    dietaryPreference: answers.dietaryPreference,
    allergies: answers.allergies,
    otherAllergies: answers.otherAllergies ?? null,
    mealsPerDay: answers.mealsPerDay,
    prepTimeMinutes: answers.prepTime,
    budgetCents: answers.budget * CENTS_PER_DOLLAR,
    cookingLevel: answers.cookingLevel,
    ageYears: answers.age ?? null,
    weightKg: answers.weight ?? null,
    heightCm: answers.height ?? null,
    gender: answers.gender ?? null,
    activity: answers.activity ?? null,
    household: answers.household,
    updatedAt: now,
  };
}

export function toAnswers(row: typeof preferences.$inferSelect): PreferencesAnswers {
  return {
    goal: row.goal,
    dietaryPreference: row.dietaryPreference,
    allergies: row.allergies,
    otherAllergies: row.otherAllergies ?? undefined,
    mealsPerDay: MEALS_PER_DAY_OPTIONS.find((option) => option === row.mealsPerDay) ?? 3,
    prepTime: row.prepTimeMinutes,
    budget: Math.round(row.budgetCents / CENTS_PER_DOLLAR),
    cookingLevel: row.cookingLevel,
    age: row.ageYears ?? undefined,
    weight: row.weightKg ?? undefined,
    height: row.heightCm ?? undefined,
    gender: row.gender ?? undefined,
    activity: row.activity ?? undefined,
    household: row.household,
  };
}

export function createPreferencesStore(database: Database): PreferencesStore {
  return {
    async find(userId) {
      const [row] = await database.select().from(preferences).where(eq(preferences.userId, userId));
      return row ? toAnswers(row) : null;
    },

    async save(userId, answers, now) {
      const row = toPreferencesRow(userId, answers, now);
      await database.batch([
        database.insert(preferences).values(row).onConflictDoUpdate({ target: preferences.userId, set: row }),
        database
          .update(mealPlans)
          .set({ status: "stopped", leaseOwner: null, leaseUntil: null, updatedAt: now })
          .where(and(eq(mealPlans.userId, userId), eq(mealPlans.status, "running"))),
      ]);
    },
  };
}
