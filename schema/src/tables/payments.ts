import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { BILLING_PERIODS, PAYMENT_PROVIDERS, PAYMENT_STATUSES } from "../constants/payments.ts";
import { PAID_TIERS } from "../constants/tiers.ts";
import { cents, id, instant } from "./columns.ts";
import { users } from "./users.ts";

/** One row for each period that is, was or may be paid for: renewals have rows of their own. */
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
    billingPeriod: text({ enum: BILLING_PERIODS }).notNull(),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    weekOf: text().notNull(),
    /** For a transfer; entered by the admin. */
    wiseTransactionId: text(),
    createdAt: instant().notNull(),
    confirmedAt: instant(),
    provider: text({ enum: PAYMENT_PROVIDERS }).notNull().default("transfer"),
    /** What the payer writes on a transfer. */
    reference: text(),
    /** The provider's own id of what was paid (an invoice); null for transfers and until it is known. */
    providerRef: text(),
    /** The period that the provider names; null where it follows from `confirmedAt` and `billingPeriod`. */
    periodStart: instant(),
    periodEnd: instant(),
    refundRequestedAt: instant(),
    refundDeclinedAt: instant(),
    /** A part of the amount that was paid back; the whole of it is the status `refunded`. */
    refundedCents: cents().notNull().default(0),
  },
  (table) => [
    uniqueIndex("payments_transaction").on(table.wiseTransactionId),
    uniqueIndex("payments_reference").on(table.reference),
    uniqueIndex("payments_provider_ref").on(table.providerRef),
    index("payments_user").on(table.userId, table.createdAt),
    /** The newest confirmed ones. */
    index("payments_status").on(table.status, table.confirmedAt, table.id),
    index("payments_refund_asked").on(table.refundRequestedAt).where(sql`${table.refundRequestedAt} is not null`),
    index("payments_pending").on(table.status, table.createdAt, table.id),
  ],
);

/** Sums that database triggers update with each payment, so that nobody has to add all payments up. */
export const paymentTotals = sqliteTable("payment_totals", {
  name: text({ enum: ["revenue"] }).primaryKey(),
  cents: cents().notNull(),
});

/** A provider's event counts once, however often it is sent. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    /** When it happened, by the provider's clock. */
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** What it says, as `PaymentFact`: ids of the provider, amounts and times, nothing personal. */
    fact: text({ mode: "json" }).$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Which things of the provider (session, subscription, invoice, charge) and which user an event is about. */
export const paymentEventSubjects = sqliteTable(
  "payment_event_subjects",
  { subject: text().notNull(), eventId: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.subject, table.eventId] }),
    index("payment_event_subjects_event").on(table.eventId),
  ],
);
