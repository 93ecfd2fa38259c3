import { passwordResets, sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import type { PasswordResetStore } from "../../domain/account-ports.ts";
import type { Database } from "./client.ts";

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
      return row ?? null;
    },

    async use(tokenHash, passwordHash, now) {
      // One transaction, and the token is spent last: whoever comes second finds it used and changes nothing.
      const [changed] = await database.batch([
        database
          .update(users)
          .set({ passwordHash })
          .where(inArray(users.id, ownerOf(tokenHash, now)))
          .returning({ id: users.id }),
        database
          .update(sessions)
          .set({ revokedAt: now })
          .where(and(inArray(sessions.userId, ownerOf(tokenHash, now)), isNull(sessions.revokedAt))),
        database.update(passwordResets).set({ usedAt: now }).where(isOpen(tokenHash, now)),
      ]);
      return changed.length > 0;
    },
  };
}
