import { sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** How a person's meals go into calendars: one private address, and the hours. */
export const calendarSettings = sqliteTable(
  "calendar_settings",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the address's token, hex; null while there is no address. */
    tokenHash: text(),
    tokenMadeAt: instant(),
    /** IANA name of where the address was made. */
    timeZone: text(),
    /** `MealHours` as JSON; null for the usual ones. */
    hours: text({ mode: "json" }).$type<unknown>(),
    /** When the hours were set: every meal has changed with them. */
    hoursSetAt: instant(),
  },
  (table) => [uniqueIndex("calendar_settings_token").on(table.tokenHash)],
);
