import { authenticators, recoveryCodes } from "@mealwright/schema/tables/sign-in-methods";
import { and, count, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { AuthenticatorStore } from "../../../domain/account-ports.ts";
import type { Database } from "../connection/client.ts";

export function createAuthenticatorStore(database: Database): AuthenticatorStore {
  return {
    async find(userId) {
      const [rows, [codes]] = await database.batch([
        database.select().from(authenticators).where(eq(authenticators.userId, userId)),
        database
          .select({ left: count() })
          .from(recoveryCodes)
          .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))),
      ]);
      const [row] = rows;
      if (!row) return null;
      const { secret, confirmedAt, lastStep } = row;
      return { secret, isConfirmed: confirmedAt !== null, lastStep, recoveryCodesLeft: codes?.left ?? 0 };
    },

    async begin(userId, secret, now) {
      const row = { userId, secret, createdAt: now, confirmedAt: null, lastStep: 0 };
      const begun = await database
        .insert(authenticators)
        .values(row)
        .onConflictDoUpdate({ target: authenticators.userId, set: row, setWhere: isNull(authenticators.confirmedAt) })
        .returning({ userId: authenticators.userId });
      return begun.length > 0;
    },

    async confirm(userId, step, codeHashes, now) {
      const [confirmed] = await database.batch([
        database
          .update(authenticators)
          .set({ confirmedAt: now, lastStep: step })
          .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))
          .returning({ userId: authenticators.userId }),
        database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
        database.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ codeHash, userId, createdAt: now }))),
      ]);
      return confirmed.length > 0;
    },

    async useStep(userId, step) {
      const used = await database
        .update(authenticators)
        .set({ lastStep: step })
        .where(
          and(
            eq(authenticators.userId, userId),
            isNotNull(authenticators.confirmedAt),
            lt(authenticators.lastStep, step),
          ),
        )
        .returning({ userId: authenticators.userId });
      return used.length > 0;
    },

    async useRecoveryCode(userId, codeHash, now) {
      const used = await database
        .update(recoveryCodes)
        .set({ usedAt: now })
        .where(
          and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)),
        )
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    async remove(userId) {
      await database.batch([
        database.delete(authenticators).where(eq(authenticators.userId, userId)),
        database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)),
      ]);
    },
  };
}
