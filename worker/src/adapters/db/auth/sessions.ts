import { SESSION_IDLE_SECONDS } from "@mealwright/schema/constants/timings";
import { preferences } from "@mealwright/schema/tables/preferences";
import { sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { SessionStore } from "../../../domain/ports.ts";
import type { Database } from "../connection/client.ts";
import { prepareOnce, readPrepared } from "../prepared.ts";
import { accountColumns, everyColumn, toAccount, toSessionRow } from "../rows.ts";
import { statsSelection, toStats } from "../stats.ts";

const { placeholder } = sql;

const isLive = and(
  eq(sessions.id, placeholder("sessionId")),
  eq(sessions.userId, placeholder("userId")),
  isNull(sessions.revokedAt),
  gt(sessions.expiresAt, placeholder("now")),
  gt(sessions.lastSeenAt, placeholder("idleSince")),
);

/** The values of `isLive`. */
function liveAt(sessionId: string, userId: string, now: Date) {
  return { sessionId, userId, now: now.getTime(), idleSince: now.getTime() - SESSION_IDLE_SECONDS * 1000 };
}

const liveAccount = prepareOnce((database) =>
  database
    .select({ account: accountColumns, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(isLive)
    .prepare(),
);

const liveAccountWithStats = prepareOnce((database) =>
  database
    .select({
      account: accountColumns,
      lastSeenAt: sessions.lastSeenAt,
      stats: statsSelection(placeholder("weekOf")),
      answers: preferences,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(isLive)
    .prepare(),
);

export function createSessionStore(database: Database): SessionStore {
  return {
    async add(session, credentialsVersion) {
      const values = everyColumn(sessions, toSessionRow(session));
      const { rowsAffected } = await database
        .insert(sessions)
        .select(
          sql`select ${sql.join(values, sql`, `)} from ${users} where ${users.id} = ${session.userId} and ${users.credentialsVersion} = ${credentialsVersion}`,
        );
      return rowsAffected === 1;
    },

    async findAccount(sessionId, userId, now) {
      const [row] = await readPrepared(database, liveAccount(liveAt(sessionId, userId, now)));
      return row ? { account: toAccount(row.account, now), lastSeenAt: row.lastSeenAt } : null;
    },

    async findAccountWithStats(sessionId, userId, now, weekOf) {
      const read = liveAccountWithStats({ ...liveAt(sessionId, userId, now), weekOf });
      const [row] = await readPrepared(database, read);
      if (!row) return null;
      return {
        account: toAccount(row.account, now),
        lastSeenAt: row.lastSeenAt,
        stats: toStats(row.stats, row.answers),
      };
    },

    async touch(sessionId, now) {
      await database
        .update(sessions)
        .set({ lastSeenAt: now })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    },

    async revoke(sessionId, now) {
      await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
    },
  };
}
