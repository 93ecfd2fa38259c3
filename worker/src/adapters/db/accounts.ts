import { users } from "@mealwright/schema/tables/users";
import { and, eq } from "drizzle-orm";
import type { AccountStore } from "../../domain/account-ports.ts";
import type { Database } from "./client.ts";

export function createAccountStore(database: Database): AccountStore {
  return {
    async replaceHash(userId, oldHash, newHash) {
      await database
        .update(users)
        .set({ passwordHash: newHash })
        .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)));
    },
  };
}
