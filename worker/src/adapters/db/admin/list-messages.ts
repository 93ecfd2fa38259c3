import { CONTACT_PRIORITIES } from "@mealwright/schema/constants/support";
import type { AdminMessagesQuery, PageCursor } from "@mealwright/schema/contract/admin";
import { contactMessages as messages } from "@mealwright/schema/tables/operations";
import { and, asc, count, desc, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { KeptMessage } from "../../../domain/admin-ports.ts";
import type { Database } from "../connection/client.ts";
import { rowsBefore } from "./paging.ts";

/** A stored message. Throws for an unknown priority. */
export function toMessage({ priority, ...row }: typeof messages.$inferSelect): KeptMessage {
  const mark = CONTACT_PRIORITIES[priority];
  if (mark === undefined) throw new Error(`a stored message has the unknown priority ${priority}`);
  return { ...row, priority: mark };
}

/** What is listed after an open message: less urgent ones, and equally urgent ones that came later. */
function lessUrgent(after: PageCursor | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const [priority, at] = after.numbers;
  // Only the first condition can use the index.
  return sql`${messages.priority} <= ${priority} and (${messages.priority} < ${priority} or (${messages.createdAt}, ${messages.id}) > (${at}, ${after.id}))`;
}

/** The two queries of a page of messages. */
export function messagesPage(database: Database, { state, page, limit, after }: AdminMessagesQuery) {
  const offset = after ? 0 : (page - 1) * limit;
  if (state === "open") {
    const isOpen = isNull(messages.answeredAt);
    const rows = database
      .select()
      .from(messages)
      .where(and(isOpen, lessUrgent(after)))
      .orderBy(desc(messages.priority), asc(messages.createdAt), asc(messages.id));
    return {
      rows: rows.limit(limit).offset(offset),
      total: database.select({ total: count() }).from(messages).where(isOpen),
    };
  }
  const isAnswered = isNotNull(messages.answeredAt);
  const rows = database
    .select()
    .from(messages)
    .where(and(isAnswered, rowsBefore(messages.answeredAt, messages.id, after)))
    .orderBy(desc(messages.answeredAt), desc(messages.id));
  return {
    rows: rows.limit(limit).offset(offset),
    total: database.select({ total: count() }).from(messages).where(isAnswered),
  };
}
