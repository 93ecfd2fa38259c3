import { index, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { FREE_TIER, TIERS } from "../constants/tiers.ts";
import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from "../constants/units.ts";
import { id, instant } from "./columns.ts";

export const users = sqliteTable(
  "users",
  {
    id: id(),
    /** Trimmed and lower-cased. */
    email: text().notNull(),
    name: text().notNull(),
    /** scrypt in PHC form; null for accounts that sign in elsewhere only. */
    passwordHash: text(),
    role: text({ enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    tier: text({ enum: TIERS }).notNull().default(FREE_TIER),
    /** End of what is paid for; the tier counts only before it. */
    paidUntil: instant(),
    createdAt: instant().notNull(),
    /** How amounts are shown to the user. */
    units: text({ enum: UNIT_SYSTEMS }).notNull().default(DEFAULT_UNIT_SYSTEM),
  },
  (table) => [uniqueIndex("users_email").on(table.email), index("users_created").on(table.createdAt)],
);
