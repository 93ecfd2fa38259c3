import { emailOutbox } from "@mealwright/schema/tables/accounts";
import { and, eq, lt, or, sql } from "drizzle-orm";
import type { Outbox } from "../../domain/account-ports.ts";
import type { Database } from "./client.ts";

/** A send that has said nothing for this long was cut off. */
const SENDING_IS_DEAD_AFTER_MS = 60_000;

export function createOutbox(database: Database): Outbox {
  return {
    async claim(note, now) {
      const rows = await database
        .insert(emailOutbox)
        .values({ ...note, status: "sending", attempts: 1, createdAt: now, updatedAt: now })
        .onConflictDoUpdate({
          target: emailOutbox.dedupeKey,
          set: { status: "sending", attempts: sql`${emailOutbox.attempts} + 1`, updatedAt: now },
          setWhere: or(
            eq(emailOutbox.status, "failed"),
            and(
              eq(emailOutbox.status, "sending"),
              lt(emailOutbox.updatedAt, new Date(now.getTime() - SENDING_IS_DEAD_AFTER_MS)),
            ),
          ),
        })
        .returning({ id: emailOutbox.id });
      return rows.length > 0;
    },

    async finish(dedupeKey, status, now) {
      await database.update(emailOutbox).set({ status, updatedAt: now }).where(eq(emailOutbox.dedupeKey, dedupeKey));
    },
  };
}
