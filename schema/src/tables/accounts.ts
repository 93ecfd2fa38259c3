import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** Mails by what they are for, so that none goes out twice. Their text is not kept: it may hold a token. */
export const emailOutbox = sqliteTable(
  "email_outbox",
  {
    id: id(),
    kind: text().notNull(),
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    dedupeKey: text().notNull(),
    status: text({ enum: ["sending", "sent", "failed"] }).notNull(),
    attempts: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex("email_outbox_dedupe_key").on(table.dedupeKey), index("email_outbox_user").on(table.userId)],
);

/** Wrong passwords in a row, by account, by address or by both; keys are digests. */
export const loginFailures = sqliteTable(
  "login_failures",
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastAt: instant().notNull(),
    nextAllowedAt: instant().notNull(),
  },
  (table) => [index("login_failures_last").on(table.lastAt)],
);

/** Who a user is at another sign-in provider (OpenID Connect issuer and subject). */
export const identities = sqliteTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index("identities_user").on(table.userId)],
);

/** A new address that waits for its owner to follow the link. */
export const emailChanges = sqliteTable(
  "email_changes",
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    newEmail: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index("email_changes_user").on(table.userId)],
);
