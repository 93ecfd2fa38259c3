import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONTACT_CATEGORIES } from "../constants/support.ts";
import { id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const appSettings = sqliteTable("app_settings", {
  key: text().primaryKey(),
  value: text().notNull(),
  updatedAt: instant().notNull(),
});

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: id(),
    userId: text().references(() => users.id, { onDelete: "set null" }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    category: text({ enum: CONTACT_CATEGORIES }).notNull(),
    priority: integer().notNull().default(0),
    createdAt: instant().notNull(),
  },
  (table) => [index("contact_messages_created").on(table.createdAt)],
);

/** Exact counters for limits: one row a key and window. */
export const counters = sqliteTable(
  "counters",
  { key: text().notNull(), window: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
);

export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    at: instant().notNull(),
    userId: text(),
    action: text().notNull(),
    detail: text({ mode: "json" }).$type<unknown>(),
  },
  (table) => [index("audit_log_at").on(table.at), index("audit_log_user").on(table.userId)],
);
