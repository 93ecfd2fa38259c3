import { mealHours } from "@mealwright/schema/contract/calendar";
import { calendarSettings } from "@mealwright/schema/tables/calendar";
import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { CalendarSettings, CalendarStore, Revisions } from "../../domain/calendar/calendar-ports.ts";
import type { Database } from "./connection/client.ts";
import { parseStored } from "./parse-stored.ts";
import { newestOf, readStatements, toOpenedPlans } from "./plans/plan-reads.ts";
import { toAccount } from "./rows.ts";

type Row = typeof calendarSettings.$inferSelect;

const NONE: CalendarSettings = { since: null, timeZone: null, hours: null, hoursSetAt: null };

function toSettings(row: Row): CalendarSettings {
  return {
    since: row.tokenMadeAt,
    timeZone: row.timeZone,
    hours: row.hours === null ? null : parseStored(mealHours, row.hours, "stored meal hours"),
    hoursSetAt: row.hoursSetAt,
  };
}

/** What was found of one person: a row or none. */
export function toCalendarSettings([row]: readonly Row[]): CalendarSettings {
  return row ? toSettings(row) : NONE;
}

function selectRevisions(database: Database, isWanted: SQL | undefined) {
  return database
    .select({ id: meals.id, at: meals.createdAt })
    .from(meals)
    .innerJoin(mealPlans, eq(mealPlans.id, meals.planId))
    .where(isWanted);
}

function toRevisions(rows: readonly { readonly id: string; readonly at: Date }[]): Revisions {
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export function createCalendarStore(database: Database): CalendarStore {
  return {
    async find(userId) {
      return toCalendarSettings(
        await database.select().from(calendarSettings).where(eq(calendarSettings.userId, userId)),
      );
    },

    async openFeed(tokenHash, now, mostPlans) {
      const owner = sql`(select user_id from calendar_settings where token_hash = ${tokenHash})`;
      const newest = newestOf(database, owner, undefined, mostPlans);
      const [[row], revisions, ...rows] = await database.batch([
        database
          .select({ settings: calendarSettings, account: users })
          .from(calendarSettings)
          .innerJoin(users, eq(users.id, calendarSettings.userId))
          .where(eq(calendarSettings.tokenHash, tokenHash)),
        selectRevisions(database, inArray(meals.planId, newest)),
        ...readStatements(database, owner, newest),
      ]);
      if (!row) return null;
      const { answers, plans } = toOpenedPlans(...rows);
      return {
        account: toAccount(row.account, now),
        settings: toSettings(row.settings),
        answers,
        plans: plans.map(({ plan }) => plan),
        placedAt: toRevisions(revisions),
      };
    },

    async setToken(userId, { hash, timeZone }, now) {
      const token = { tokenHash: hash, tokenMadeAt: now, timeZone };
      await database
        .insert(calendarSettings)
        .values({ userId, ...token })
        .onConflictDoUpdate({ target: calendarSettings.userId, set: token });
    },

    async removeToken(userId) {
      await database
        .update(calendarSettings)
        .set({ tokenHash: null, tokenMadeAt: null, timeZone: null })
        .where(eq(calendarSettings.userId, userId));
    },

    async setHours(userId, hours, now) {
      await database
        .insert(calendarSettings)
        .values({ userId, hours, hoursSetAt: now })
        .onConflictDoUpdate({ target: calendarSettings.userId, set: { hours, hoursSetAt: now } });
    },

    async readRevisions(userId, planId) {
      const isWanted = and(eq(mealPlans.userId, userId), eq(mealPlans.id, planId));
      return toRevisions(await selectRevisions(database, isWanted));
    },
  };
}
