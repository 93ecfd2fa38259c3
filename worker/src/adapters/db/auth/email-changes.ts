import { emailChanges, identities } from "@mealwright/schema/tables/accounts";
import { passwordResets } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, gt, sql } from "drizzle-orm";
import type { EmailChangeStore } from "../../../domain/account-ports.ts";
import { type Database, isUniqueBreach } from "../connection/client.ts";

export function createEmailChangeStore(database: Database): EmailChangeStore {
  return {
    async isTaken(email) {
      const rows = await database.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
      return rows.length > 0;
    },

    async add(change) {
      await database.batch([
        database.delete(emailChanges).where(eq(emailChanges.userId, change.userId)),
        database.insert(emailChanges).values(change),
      ]);
    },

    async use(tokenHash, userId, now) {
      const isOpen = and(
        eq(emailChanges.tokenHash, tokenHash),
        eq(emailChanges.userId, userId),
        gt(emailChanges.expiresAt, now),
      );
      const newEmail = database.select({ email: emailChanges.newEmail }).from(emailChanges).where(isOpen);
      try {
        const [changed] = await database.batch([
          database
            .update(users)
            .set({ email: sql`${newEmail}`, emailVerifiedAt: now })
            .where(and(eq(users.id, userId), sql`exists ${newEmail}`))
            .returning({ newEmail: users.email }),
          database.delete(passwordResets).where(and(eq(passwordResets.userId, userId), sql`exists ${newEmail}`)),
          // The provider's account was connected by the old address, so it is disconnected.
          database.delete(identities).where(and(eq(identities.userId, userId), sql`exists ${newEmail}`)),
          database.delete(emailChanges).where(isOpen),
        ]);
        return changed[0] ?? null;
      } catch (error) {
        if (isUniqueBreach(error, "users.email")) return null;
        throw error;
      }
    },
  };
}
