import { mealHours } from "@mealwright/schema/contract/calendar";
import { calendarSettings } from "@mealwright/schema/tables/calendar";
import { mealPlans, meals } from "@mealwright/schema/tables/meal-plans";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, inArray } from "drizzle-orm";
import type { CalendarSettings, CalendarStore } from "../../domain/calendar/calendar-ports.ts";
import type { Database } from "./connection/client.ts";
import { parseStored } from "./parse-stored.ts";
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

export function createCalendarStore(database: Database): CalendarStore {
  return {
    async find(userId) {
      return toCalendarSettings(
        await database.select().from(calendarSettings).where(eq(calendarSettings.userId, userId)),
      );
    },

    async findOwner(tokenHash, now) {
      const [row] = await database
        .select({ settings: calendarSettings, account: users })
        .from(calendarSettings)
        .innerJoin(users, eq(users.id, calendarSettings.userId))
        .where(eq(calendarSettings.tokenHash, tokenHash));
      return row ? { account: toAccount(row.account, now), settings: toSettings(row.settings) } : null;
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

    async readRevisions(userId, planIds) {
      const rows = await database
        .select({ id: meals.id, at: meals.createdAt })
        .from(meals)
        .innerJoin(mealPlans, eq(mealPlans.id, meals.planId))
        .where(and(eq(mealPlans.userId, userId), inArray(meals.planId, [...planIds])));
      return new Map(rows.map(({ id, at }) => [id, at]));
    },
  };
}
