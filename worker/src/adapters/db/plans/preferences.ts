import { type HouseholdPerson, householdPeople } from "@mealwright/schema/contract/household";
import { type Preferences, preferences as storedAnswers } from "@mealwright/schema/contract/preferences";
import { mealPlans } from "@mealwright/schema/tables/meal-plans";
import { preferences } from "@mealwright/schema/tables/preferences";
import { and, eq } from "drizzle-orm";
import type { Answers, PreferencesStore } from "../../../domain/ports.ts";
import type { Database } from "../connection/client.ts";
import { parseStored } from "../parse-stored.ts";

type PreferencesRow = typeof preferences.$inferSelect;

/** A person's first answers, with nobody eating along yet; names every column, so that none can be forgotten. */
export function toPreferencesRow(userId: string, answers: Preferences, now: Date) {
  return { ...answers, people: [], userId, updatedAt: now } satisfies Required<typeof preferences.$inferInsert>;
}

/** Stored answers. Throws `UnknownValueError` for an option, a diet or anything else that no table knows. */
export function toPreferences({ userId: _, updatedAt: __, people, ...answers }: PreferencesRow): Answers {
  return {
    ...parseStored(storedAnswers, answers satisfies Record<keyof Preferences, unknown>, "stored answers"),
    people: parseStored(householdPeople, people, "stored household"),
  };
}

/** Stops plans that are being made for other answers. */
function stopRunning(database: Database, userId: string, now: Date) {
  return database
    .update(mealPlans)
    .set({ status: "stopped", leaseOwner: null, leaseUntil: null, updatedAt: now })
    .where(and(eq(mealPlans.userId, userId), eq(mealPlans.status, "running")));
}

export function createPreferencesStore(database: Database): PreferencesStore {
  return {
    async find(userId) {
      const [row] = await database.select().from(preferences).where(eq(preferences.userId, userId));
      return row ? toPreferences(row) : null;
    },

    async save(userId, answers, now) {
      const row = toPreferencesRow(userId, answers, now);
      const { people: _, ...set } = row;
      await database.batch([
        database.insert(preferences).values(row).onConflictDoUpdate({ target: preferences.userId, set }),
        stopRunning(database, userId, now),
      ]);
    },

    async saveHousehold(userId, people: readonly HouseholdPerson[], now) {
      const [saved] = await database.batch([
        database
          .update(preferences)
          .set({ people: [...people], updatedAt: now })
          .where(eq(preferences.userId, userId)),
        stopRunning(database, userId, now),
      ]);
      return saved.rowsAffected > 0;
    },
  };
}
