import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { eachSessionFact } from "../constants/auth/session-facts.ts";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const sessions = sqliteTable(
  "sessions",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    ...eachSessionFact(() => text()),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

export const passwordResets = sqliteTable(
  "password_resets",
  {
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index("password_resets_user").on(table.userId)],
);
