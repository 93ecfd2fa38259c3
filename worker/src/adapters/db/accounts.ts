import { SESSION_IDLE_SECONDS } from "@mealwright/schema/constants/timings";
import { emailChanges } from "@mealwright/schema/tables/accounts";
import { auditLog, contactMessages } from "@mealwright/schema/tables/operations";
import { paymentEventSubjects, paymentEvents } from "@mealwright/schema/tables/payments";
import { passwordResets, sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { AccountStore } from "../../domain/account-ports.ts";
import { subjectOfUser } from "../../domain/payments/payment-fact.ts";
import { type Database, isBreach } from "./connection/client.ts";
import { componentOf } from "./payments/payment-events.ts";
import { readPersonalRecords } from "./personal-records.ts";
import { toAccount, toSessionRow } from "./rows.ts";

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

    async changePassword(passwordHash, session, version) {
      const { userId, createdAt } = session;
      // If the version has moved on, this becomes null, which the column refuses: the whole batch is rolled back.
      const nextVersion = sql`case when ${users.credentialsVersion} = ${version} then ${version + 1} end`;
      const changes = [
        database.update(users).set({ passwordHash, credentialsVersion: nextVersion }).where(eq(users.id, userId)),
        database.update(sessions).set({ revokedAt: createdAt }).where(isLive(userId, createdAt)),
        database.insert(sessions).values(toSessionRow(session)),
        database.delete(passwordResets).where(eq(passwordResets.userId, userId)),
        database.delete(emailChanges).where(eq(emailChanges.userId, userId)),
      ] as const;
      try {
        await database.batch(changes);
        return true;
      } catch (error) {
        if (isBreach(error, "NOT NULL constraint failed: users.credentials_version")) return false;
        throw error;
      }
    },

    async verifyEmail(userId, email, now) {
      const isOwn = and(eq(users.id, userId), eq(users.email, email));
      const verified = await database
        .update(users)
        .set({ emailVerifiedAt: now })
        .where(isOwn)
        .returning({ id: users.id });
      return verified.length > 0;
    },

    async listAdminEmails() {
      const admins = await database.select({ email: users.email }).from(users).where(eq(users.role, "admin"));
      return admins.map(({ email }) => email);
    },

    async updateProfile(userId, change, now) {
      const [row] = await database.update(users).set(change).where(eq(users.id, userId)).returning();
      return row === undefined ? null : toAccount(row, now);
    },

    async setTimeZone(userId, timeZone) {
      await database.update(users).set({ timeZone }).where(eq(users.id, userId));
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
      // Rows that refer to a user by a foreign key are deleted with the user; these are not.
      const events = componentOf([subjectOfUser(userId)]);
      await database.batch([
        database.delete(paymentEvents).where(inArray(paymentEvents.eventId, events)),
        database.delete(paymentEventSubjects).where(inArray(paymentEventSubjects.eventId, events)),
        database.delete(contactMessages).where(eq(contactMessages.userId, userId)),
        database.delete(auditLog).where(eq(auditLog.userId, userId)),
        database.delete(users).where(eq(users.id, userId)),
      ]);
    },
  };
}
