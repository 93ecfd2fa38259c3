import { type HouseholdPerson, householdPeople } from "@mealwright/schema/contract/household";
import { type Preferences, preferences as storedAnswers } from "@mealwright/schema/contract/preferences";
import { mealPlans } from "@mealwright/schema/tables/meal-plans";
import { preferences } from "@mealwright/schema/tables/preferences";
import { and, eq, sql } from "drizzle-orm";
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

/**
 * The household's size once this many have names: a new name goes to somebody already counted, and whoever is removed
 * no longer eats along.
 */
function sizeWith(named: number) {
  const { household, people } = preferences;
  return sql<number>`min(${household}, 1 + ${named} + max(0, ${household} - 1 - json_array_length(${people})))`;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function createPreferencesStore(database: Database): PreferencesStore {
  const findRow = async (userId: string) => {
    const [row] = await database.select().from(preferences).where(eq(preferences.userId, userId));
    return row;
  };

  /** The condition that a row is still as it was read before the change; undefined if any row will do. */
  const unchanged = (row: PreferencesRow | undefined) => row && eq(preferences.updatedAt, row.updatedAt);

  return {
    async find(userId) {
      const row = await findRow(userId);
      return row ? toPreferences(row) : null;
    },

    async save(userId, answers, now, basedOn) {
      const before = basedOn && (await findRow(userId));
      if (before) {
        const { people: _, ...stored } = toPreferences(before);
        // A retry whose first reply was lost: the answers are already saved.
        if (isSame(stored, answers)) return true;
        if (!isSame(stored, basedOn)) return false;
      }
      const row = toPreferencesRow(userId, answers, now);
      const { people: _, ...set } = row;
      const setWhere = unchanged(before);
      const [saved] = await database.batch([
        database
          .insert(preferences)
          .values(row)
          .onConflictDoUpdate({ target: preferences.userId, set, ...(setWhere ? { setWhere } : {}) }),
        stopRunning(database, userId, now),
      ]);
      return saved.rowsAffected > 0;
    },

    async saveHousehold(userId, people: readonly HouseholdPerson[], now, basedOn) {
      const before = basedOn && (await findRow(userId));
      if (before) {
        const stored = toPreferences(before).people;
        if (isSame(stored, people)) return true;
        if (!isSame(stored, basedOn)) return false;
      }
      const [saved] = await database.batch([
        database
          .update(preferences)
          .set({ people: [...people], household: sizeWith(people.length), updatedAt: now })
          .where(and(eq(preferences.userId, userId), unchanged(before))),
        stopRunning(database, userId, now),
      ]);
      return saved.rowsAffected > 0;
    },
  };
}
