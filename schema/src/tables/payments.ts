import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PAID_TIERS } from "../constants/tiers.ts";
import { cents, id, instant } from "./columns.ts";
import { users } from "./users.ts";

export const payments = sqliteTable(
  "payments",
  {
    id: id(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    tier: text({ enum: PAID_TIERS }).notNull(),
    amountCents: cents().notNull(),
    currency: text().notNull(),
    billingPeriod: text({ enum: ["W", "M", "Y"] }).notNull(),
    status: text({ enum: ["pending", "confirmed"] }).notNull(),
    weekOf: text().notNull(),
    wiseTransactionId: text(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
  },
  (table) => [
    uniqueIndex("payments_transaction").on(table.wiseTransactionId),
    index("payments_user").on(table.userId, table.createdAt),
    index("payments_status").on(table.status, table.confirmedAt),
  ],
);

/** A provider's event counts once, however often it is sent. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    paymentId: text().references(() => payments.id, { onDelete: "set null" }),
    receivedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);
