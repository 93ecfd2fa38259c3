import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { PAYMENT_ERRORS } from "@mealwright/schema/constants/payments";
import { PRICING_CURRENCY } from "@mealwright/schema/constants/tiers";
import { paymentEventSubjects, paymentEvents, payments } from "@mealwright/schema/tables/payments";
import { users } from "@mealwright/schema/tables/users";
import { and, asc, desc, eq, exists, inArray, ne, sql } from "drizzle-orm";
import { DomainError } from "../../../domain/errors.ts";
import { type PaymentEvent, subjectsOf } from "../../../domain/payments/payment-fact.ts";
import type { PaymentBook, PaymentStore } from "../../../domain/payments/payment-ports.ts";
import type { StoredPayment } from "../../../domain/payments/stored-payment.ts";
import { type Database, isBreach, isUniqueBreach } from "../connection/client.ts";
import { componentOf, PROVIDER, toPaymentEvent } from "./payment-events.ts";

type Row = typeof payments.$inferSelect;
type Owner = Pick<typeof users.$inferSelect, "id" | "tier" | "paidUntil" | "renews" | "paymentsVersion" | "timeZone">;

const ownerColumns = {
  id: users.id,
  tier: users.tier,
  paidUntil: users.paidUntil,
  renews: users.renews,
  paymentsVersion: users.paymentsVersion,
  timeZone: users.timeZone,
};

/** A row as the rest of the worker sees it. */
export function toStoredPayment({ currency: _currency, ...row }: Row): StoredPayment {
  return row;
}

function toBook({ id, tier, paidUntil, renews, paymentsVersion, timeZone }: Owner, rows: readonly Row[]): PaymentBook {
  return {
    userId: id,
    timeZone: timeZone ?? "UTC",
    version: paymentsVersion,
    standing: { tier, paidUntil, renews },
    payments: rows.map(toStoredPayment),
  };
}

function upsert(database: Database, payment: StoredPayment) {
  const { id, ...rest } = payment;
  return database
    .insert(payments)
    .values({ id, ...rest, currency: PRICING_CURRENCY })
    .onConflictDoUpdate({ target: payments.id, set: rest });
}

function insertEvent(database: Database, event: PaymentEvent, receivedAt: Date) {
  const { id: eventId, occurredAt, fact, userId } = event;
  const subjects = [...new Set(subjectsOf(event))].map((subject) => ({ subject, eventId }));
  return [
    database
      .insert(paymentEvents)
      .values({ provider: PROVIDER, eventId, occurredAt, receivedAt, fact: { fact, userId } }),
    database.insert(paymentEventSubjects).values(subjects),
  ] as const;
}

const isKnownEvent = (error: unknown) => isUniqueBreach(error, "payment_events.provider");

export function createPaymentStore(database: Database): PaymentStore {
  const readBookOf = async (userId: string): Promise<PaymentBook | null> => {
    const [owners, rows] = await database.batch([
      database.select(ownerColumns).from(users).where(eq(users.id, userId)),
      database.select().from(payments).where(eq(payments.userId, userId)).orderBy(asc(payments.createdAt)),
    ]);
    const [owner] = owners;
    return owner ? toBook(owner, rows) : null;
  };

  return {
    async addWaiting(payment) {
      const { id, userId, tier, amountCents } = payment;
      const isSame = and(
        eq(payments.userId, userId),
        eq(payments.status, "pending"),
        eq(payments.tier, tier),
        eq(payments.amountCents, amountCents),
      );
      const another = database
        .select({ id: payments.id })
        .from(payments)
        .where(and(isSame, ne(payments.id, id)));
      // One transaction: of simultaneous calls, each that finds another one's payment removes its own again.
      const [, removed] = await database.batch([
        database.insert(payments).values({ ...payment, currency: PRICING_CURRENCY }),
        database
          .delete(payments)
          .where(and(eq(payments.id, id), exists(another)))
          .returning({ id: payments.id }),
      ]);
      return removed.length === 0;
    },

    async list(userId) {
      const rows = await database
        .select()
        .from(payments)
        .where(eq(payments.userId, userId))
        .orderBy(desc(payments.createdAt));
      return rows.map(toStoredPayment);
    },

    async find(userId, paymentId) {
      const isOwn = and(eq(payments.id, paymentId), eq(payments.userId, userId));
      const [row] = await database.select().from(payments).where(isOwn);
      return row ? toStoredPayment(row) : null;
    },

    async readStanding(userId) {
      const [owner] = await database.select(ownerColumns).from(users).where(eq(users.id, userId));
      if (!owner) throw new DomainError("unauthenticated", CALL_ERRORS.signInFirst);
      return { tier: owner.tier, paidUntil: owner.paidUntil, renews: owner.renews };
    },

    async findOwner(userId) {
      const columns = { email: users.email, emailVerifiedAt: users.emailVerifiedAt };
      const [owner] = await database.select(columns).from(users).where(eq(users.id, userId));
      return owner ? { email: owner.email, isEmailVerified: owner.emailVerifiedAt !== null } : null;
    },

    async readBook(paymentId) {
      const [row] = await database.select({ userId: payments.userId }).from(payments).where(eq(payments.id, paymentId));
      return row ? readBookOf(row.userId) : null;
    },

    async findPayer(reference) {
      const [byPayment, byId] = await database.batch([
        database.select({ id: payments.userId }).from(payments).where(eq(payments.id, reference)),
        database.select({ id: users.id }).from(users).where(eq(users.id, reference)),
      ]);
      return byPayment[0]?.id ?? byId[0]?.id ?? null;
    },

    async readWorld(subjects) {
      const rows = await database
        .select()
        .from(paymentEvents)
        .where(inArray(paymentEvents.eventId, componentOf(subjects)));
      const events = rows.map(toPaymentEvent);
      const userId = events.find((event) => event.userId !== null)?.userId ?? null;
      return { events, book: userId === null ? null : await readBookOf(userId) };
    },

    async addEvent(event, receivedAt) {
      try {
        await database.batch([...insertEvent(database, event, receivedAt)]);
      } catch (error) {
        if (!isKnownEvent(error)) throw error;
      }
    },

    async change({ userId, version }, { payments: changed, standing }, event, now) {
      // If the version has moved on, this becomes null, which the column refuses: the whole batch is rolled back.
      const nextVersion = sql`case when ${users.paymentsVersion} = ${version} then ${version + 1} end`;
      try {
        await database.batch([
          database
            .update(users)
            .set({ ...standing, paymentsVersion: nextVersion })
            .where(eq(users.id, userId)),
          ...changed.map((payment) => upsert(database, payment)),
          ...(event === null ? [] : insertEvent(database, event, now)),
        ]);
        return "done";
      } catch (error) {
        if (isBreach(error, "NOT NULL constraint failed: users.payments_version")) return "outdated";
        if (isKnownEvent(error)) return "known";
        if (isUniqueBreach(error, "payments.wise_transaction_id")) {
          const fields = { wiseTransactionId: PAYMENT_ERRORS.transactionUsed };
          throw new DomainError("conflict", PAYMENT_ERRORS.transactionUsed, { fields });
        }
        throw error;
      }
    },
  };
}
