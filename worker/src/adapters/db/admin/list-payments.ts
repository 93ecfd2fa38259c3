import { CONFIRMED_PAYMENTS_SHOWN } from "@mealwright/schema/constants/admin";
import type { Payer } from "@mealwright/schema/contract/admin";
import { payments, paymentTotals } from "@mealwright/schema/tables/payments";
import { users } from "@mealwright/schema/tables/users";
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PaymentsOverview } from "../../../domain/admin-ports.ts";
import type { Database } from "../connection/client.ts";
import { toStoredPayment } from "../payments/payments.ts";

const payerColumns = { userName: users.name, userEmail: users.email } satisfies Record<keyof Payer, unknown>;

function withOwner(database: Database, where: SQL | undefined) {
  return database
    .select({ payment: payments, payer: payerColumns })
    .from(payments)
    .innerJoin(users, eq(users.id, payments.userId))
    .where(where);
}
/**
 * The queries of the administrator's payments: pending, with a refund requested, the newest confirmed, and the revenue.
 */
export function paymentsQueries(database: Database) {
  const isConfirmed = eq(payments.status, "confirmed");
  // The plus sign keeps SQLite from scanning all confirmed payments for the few with a refund requested.
  const isAlsoConfirmed = sql`+${payments.status} = 'confirmed'`;
  const isAskedBack = and(isNotNull(payments.refundRequestedAt), isNull(payments.refundDeclinedAt), isAlsoConfirmed);
  return {
    pending: withOwner(database, eq(payments.status, "pending")).orderBy(asc(payments.createdAt), asc(payments.id)),
    askedBack: withOwner(database, isAskedBack).orderBy(asc(payments.refundRequestedAt)),
    confirmed: withOwner(database, isConfirmed)
      .orderBy(desc(payments.confirmedAt), desc(payments.id))
      .limit(CONFIRMED_PAYMENTS_SHOWN),
    revenue: database
      .select({ cents: paymentTotals.cents })
      .from(paymentTotals)
      .where(eq(paymentTotals.name, "revenue")),
  };
}

/**
 * Each payment once, in one trip. Revenue is the sum of all confirmed payments less refunds, in whole cents, maintained
 * by triggers on the payments table. Throws when that sum is missing.
 */
export async function readPayments(database: Database): Promise<PaymentsOverview> {
  const queries = paymentsQueries(database);
  const [pending, askedBack, confirmed, [revenue]] = await database.batch([
    queries.pending,
    queries.askedBack,
    queries.confirmed,
    queries.revenue,
  ]);
  if (revenue === undefined) throw new Error("the revenue is not kept: its row in payment_totals is gone");
  const byId = new Map(
    [...pending, ...askedBack, ...confirmed].map(({ payment, payer }) => [
      payment.id,
      { payment: toStoredPayment(payment), payer },
    ]),
  );
  return { payments: [...byId.values()], revenueCents: revenue.cents };
}
