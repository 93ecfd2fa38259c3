import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant } from "./columns.ts";
import { users } from "./users.ts";

/** Passkeys (WebAuthn credentials) of a user. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's own id, base64url. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** COSE key, base64url. */
    publicKey: text().notNull(),
    /** The signature counter that was last seen; 0 for authenticators without one. */
    counter: integer().notNull(),
    transports: text({ mode: "json" }).$type<unknown>().notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** An authenticator app (RFC 6238) of a user; it is in force once one of its codes was entered. */
export const authenticators = sqliteTable("authenticators", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Sealed with the worker's own key. */
  secret: text().notNull(),
  createdAt: instant().notNull(),
  confirmedAt: instant(),
  /** The time step of the newest accepted code: none works twice. */
  lastStep: integer().notNull(),
});

/** Codes for the day the authenticator is lost; each works once. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    /** SHA-256 of the code, hex. */
    codeHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index("recovery_codes_user").on(table.userId)],
);
