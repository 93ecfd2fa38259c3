import { SESSION_IDLE_SECONDS } from "@mealwright/schema/constants/timings";
import { auditLog, contactMessages } from "@mealwright/schema/tables/operations";
import { sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { AccountStore } from "../../domain/account-ports.ts";
import type { Database } from "./client.ts";
import { readPersonalRecords } from "./personal-records.ts";

function isLive(userId: string, now: Date) {
  return and(
    eq(sessions.userId, userId),
    isNull(sessions.revokedAt),
    gt(sessions.expiresAt, now),
    gt(sessions.lastSeenAt, new Date(now.getTime() - SESSION_IDLE_SECONDS * 1000)),
  );
}

export function createAccountStore(database: Database): AccountStore {
  return {
    async replaceHash(userId, oldHash, newHash) {
      await database
        .update(users)
        .set({ passwordHash: newHash })
        .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)));
    },

    async changePassword(userId, passwordHash, exceptSessionId, now) {
      await database.batch([
        database.update(users).set({ passwordHash }).where(eq(users.id, userId)),
        database
          .update(sessions)
          .set({ revokedAt: now })
          .where(and(isLive(userId, now), ne(sessions.id, exceptSessionId))),
      ]);
    },

    async updateProfile(userId, { name, units }) {
      await database.update(users).set({ name, units }).where(eq(users.id, userId));
    },

    async listSessions(userId, now) {
      return database.select().from(sessions).where(isLive(userId, now)).orderBy(desc(sessions.lastSeenAt));
    },

    async endSession(userId, sessionId, now) {
      const ended = await database
        .update(sessions)
        .set({ revokedAt: now })
        .where(and(isLive(userId, now), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id });
      return ended.length > 0;
    },

    async endAllSessions(userId, now) {
      await database.update(sessions).set({ revokedAt: now }).where(isLive(userId, now));
    },

    readRecords: (userId) => readPersonalRecords(database, userId),

    async remove(userId) {
      // What refers to a user by a foreign key goes with the user; these two do not.
      await database.batch([
        database.delete(contactMessages).where(eq(contactMessages.userId, userId)),
        database.delete(auditLog).where(eq(auditLog.userId, userId)),
        database.delete(users).where(eq(users.id, userId)),
      ]);
    },
  };
}
