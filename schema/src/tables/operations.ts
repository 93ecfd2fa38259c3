import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { type AuditAction, GENERATION_KINDS } from "../constants/admin.ts";
import type { DishFault } from "../constants/model.ts";
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
    /** Its place in `CONTACT_PRIORITIES`. */
    priority: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** When the administrator marked it as answered; null until then. */
    answeredAt: instant(),
  },
  (table) => [
    index("contact_messages_created").on(table.createdAt),
    /** The order in which they are answered: the most urgent first, of those the oldest. */
    index("contact_messages_open")
      .on(sql`${table.priority} desc`, table.createdAt, table.id)
      .where(sql`${table.answeredAt} is null`),
    index("contact_messages_answered").on(table.answeredAt, table.id).where(sql`${table.answeredAt} is not null`),
  ],
);

/** Exact counters for limits: one row a key and window. */
export const counters = sqliteTable(
  "counters",
  { key: text().notNull(), window: integer().notNull(), count: integer().notNull() },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
);

/** Failed requests to a model, for the admin, without what was asked. Kept for a day or two. */
export const modelFailures = sqliteTable(
  "model_failures",
  {
    id: id(),
    at: instant().notNull(),
    model: text().notNull(),
    reason: text().notNull(),
    detail: text().notNull(),
  },
  (table) => [index("model_failures_at").on(table.at)],
);

/** How generations went, counted by day (UTC), without whose they were. */
export const generationCounts = sqliteTable(
  "generation_counts",
  {
    /** YYYY-MM-DD. */
    day: text().notNull(),
    kind: text({ enum: GENERATION_KINDS }).notNull(),
    /** Why a dish was refused; empty for the other kinds. */
    reason: text().$type<DishFault | "">().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.reason] })],
);

export const auditLog = sqliteTable(
  "audit_log",
  {
    id: id(),
    at: instant().notNull(),
    userId: text(),
    action: text().$type<AuditAction>().notNull(),
    detail: text({ mode: "json" }).$type<unknown>(),
    /** Keyed digests of where it came from: they tell two apart, and name nobody. */
    network: text(),
    device: text(),
  },
  (table) => [index("audit_log_at").on(table.at, table.id), index("audit_log_user").on(table.userId)],
);
