import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { DEFAULT_UNIT_SYSTEM, UNIT_SYSTEMS } from "../constants/food/units.ts";
import type { OptionalMail } from "../constants/mails.ts";
import { FREE_TIER, TIERS } from "../constants/tiers.ts";
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
    /** Incremented with each new password, which voids what older ones vouched for (known devices). */
    credentialsVersion: integer().notNull().default(0),
    role: text({ enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    tier: text({ enum: TIERS }).notNull().default(FREE_TIER),
    /** End of what is paid for; the tier counts only before it. */
    paidUntil: instant(),
    /** Whether the provider renews it by itself. */
    renews: integer({ mode: "boolean" }).notNull().default(false),
    /**
     * Incremented when what the user's payments give changes: a write that was computed from an older state is
     * refused.
     */
    paymentsVersion: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When its owner confirmed the address; null until then. */
    emailVerifiedAt: instant(),
    /** How amounts are shown to the user. */
    units: text({ enum: UNIT_SYSTEMS }).notNull().default(DEFAULT_UNIT_SYSTEM),
    /** Kinds of mails that the user has turned off. */
    mailsOff: text({ mode: "json" }).$type<readonly OptionalMail[]>().notNull().default([]),
    /** IANA name of where the browser was last; null until one has said so. */
    timeZone: text(),
  },
  (table) => [
    uniqueIndex("users_email").on(table.email),
    /** The administrator's list in its order; what it is filtered by is read from the index too. */
    index("users_created").on(table.createdAt, table.id, table.tier, table.paidUntil),
    index("users_name").on(sql`lower(${table.name})`),
    /** Those of one tier, in the same order. */
    index("users_tier").on(table.tier, table.createdAt, table.id, table.paidUntil),
    index("users_paid_until").on(table.paidUntil, table.tier),
  ],
);
