import type { paymentEvents } from "@mealwright/schema/tables/payments";
import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { PaymentEvent, PaymentFact } from "../../../domain/payments/payment-fact.ts";
import { parseStored } from "../parse-stored.ts";

/** Another provider might use the same event ids. */
export const PROVIDER = "stripe";

const paymentIds = z.array(z.string());
const money = {
  paymentIds,
  subscriptionId: z.string().nullable(),
  amountCents: z.number().int(),
  currency: z.string(),
};
const paymentFact: z.ZodType<PaymentFact> = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("checkout"), ...money, reference: z.string().nullable(), isPaid: z.boolean() }),
  z.object({ kind: z.literal("paid"), ...money, periodStart: z.number().int(), periodEnd: z.number().int() }),
  z.object({ kind: z.enum(["same-payment", "refunded", "disputed", "dispute-won"]), paymentIds }),
  z.object({ kind: z.literal("partly-refunded"), paymentIds, refundedCents: z.number().int() }),
  z.object({ kind: z.literal("renewal"), subscriptionId: z.string(), renews: z.boolean() }),
  z.object({ kind: z.literal("subscription-over"), subscriptionId: z.string() }),
]);
const storedFact = z.object({ fact: paymentFact, userId: z.string().nullable() });

/** An event from its row. Throws `UnknownValueError`. */
export function toPaymentEvent(row: typeof paymentEvents.$inferSelect): PaymentEvent {
  const { fact, userId } = parseStored(storedFact, row.fact, "stored payment event");
  return { id: row.eventId, occurredAt: row.occurredAt, fact, userId };
}

/** Ids of all events that share a subject with one of these, directly or through other events. */
export function componentOf(subjects: readonly string[]): SQL {
  return sql`(with recursive reach(subject) as (
    select value from json_each(${JSON.stringify(subjects)})
    union
    select other.subject from reach
      join payment_event_subjects mine on mine.subject = reach.subject
      join payment_event_subjects other on other.event_id = mine.event_id
  ) select event_id from payment_event_subjects where subject in (select subject from reach))`;
}
