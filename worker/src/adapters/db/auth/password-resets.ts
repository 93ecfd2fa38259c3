import { emailChanges, identities } from "@mealwright/schema/tables/accounts";
import { calendarSettings } from "@mealwright/schema/tables/calendar";
import { listShares } from "@mealwright/schema/tables/grocery";
import { passwordResets, sessions } from "@mealwright/schema/tables/sessions";
import { passkeys } from "@mealwright/schema/tables/sign-in-methods";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { PasswordResetStore } from "../../../domain/account-ports.ts";
import type { Database } from "../connection/client.ts";

export function createPasswordResetStore(database: Database): PasswordResetStore {
  const isOpen = (tokenHash: string, now: Date) =>
    and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
  const ownerOf = (tokenHash: string, now: Date) =>
    database.select({ id: passwordResets.userId }).from(passwordResets).where(isOpen(tokenHash, now));

  return {
    async add(reset) {
      await database.batch([
        database.delete(passwordResets).where(eq(passwordResets.userId, reset.userId)),
        database.insert(passwordResets).values(reset),
      ]);
    },

    async findOwner(tokenHash, now) {
      const [row] = await database
        .select({ userId: users.id, email: users.email, name: users.name })
        .from(passwordResets)
        .innerJoin(users, eq(users.id, passwordResets.userId))
        .where(isOpen(tokenHash, now));
      return row ? { ...row, isEmailVerified: true } : null;
    },

    async use(tokenHash, passwordHash, now) {
      // One transaction in which the token is spent last: whoever comes second finds it used and changes nothing.
      const [changed] = await database.batch([
        database
          .update(users)
          // Only somebody who reads the address's mail has the token, so the address is confirmed.
          .set({ passwordHash, credentialsVersion: sql`${users.credentialsVersion} + 1`, emailVerifiedAt: now })
          .where(inArray(users.id, ownerOf(tokenHash, now)))
          .returning({ id: users.id }),
        database
          .update(sessions)
          .set({ revokedAt: now })
          .where(and(inArray(sessions.userId, ownerOf(tokenHash, now)), isNull(sessions.revokedAt))),
        // Whoever recovers a stolen account gets all of it back: no other way to sign in survives, nor a pending
        // address change, nor the calendar's private address.
        database.delete(identities).where(inArray(identities.userId, ownerOf(tokenHash, now))),
        database.delete(passkeys).where(inArray(passkeys.userId, ownerOf(tokenHash, now))),
        database.delete(emailChanges).where(inArray(emailChanges.userId, ownerOf(tokenHash, now))),
        database
          .update(calendarSettings)
          .set({ tokenHash: null, tokenMadeAt: null })
          .where(inArray(calendarSettings.userId, ownerOf(tokenHash, now))),
        database.delete(listShares).where(inArray(listShares.userId, ownerOf(tokenHash, now))),
        database.update(passwordResets).set({ usedAt: now }).where(isOpen(tokenHash, now)),
      ]);
      return changed.length > 0;
    },
  };
}
