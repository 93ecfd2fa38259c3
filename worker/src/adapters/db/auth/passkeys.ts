import { identities } from "@mealwright/schema/tables/accounts";
import { passkeys } from "@mealwright/schema/tables/sign-in-methods";
import { users } from "@mealwright/schema/tables/users";
import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { PasskeyStore, StoredPasskey } from "../../../domain/passkey-ports.ts";
import type { Database } from "../connection/client.ts";
import { toAccount } from "../rows.ts";

/** Transports are JSON that only our own adapter writes. */
function toPasskey({ userId: _, transports, ...row }: typeof passkeys.$inferSelect): StoredPasskey {
  return { ...row, transports: transports as readonly string[] };
}

export function createPasskeyStore(database: Database): PasskeyStore {
  return {
    async find(id, now) {
      const { passwordHash: _, ...account } = getTableColumns(users);
      const [row] = await database
        .select({ account, passkey: passkeys })
        .from(passkeys)
        .innerJoin(users, eq(users.id, passkeys.userId))
        .where(eq(passkeys.id, id));
      if (!row) return null;
      const { account: owner, passkey } = row;
      return {
        account: toAccount(owner, now),
        credentialsVersion: owner.credentialsVersion,
        passkey: toPasskey(passkey),
      };
    },

    async list(userId) {
      const rows = await database
        .select()
        .from(passkeys)
        .where(eq(passkeys.userId, userId))
        .orderBy(desc(passkeys.createdAt));
      return rows.map(toPasskey);
    },

    async add({ userId, sessionId }, passkey) {
      const { id, publicKey, counter, transports, name, createdAt } = passkey;
      // A reset removes passkeys and ends sessions: none may come after it by a session of before.
      const { rowsAffected } = await database.run(sql`
        insert into passkeys (id, user_id, public_key, counter, transports, name, created_at)
        select ${id}, user_id, ${publicKey}, ${counter}, ${JSON.stringify(transports)}, ${name}, ${createdAt.getTime()}
        from sessions where id = ${sessionId} and user_id = ${userId} and revoked_at is null
        on conflict do nothing`);
      return rowsAffected === 1;
    },

    async noteUse(id, counter, now) {
      // Authenticators without a counter always report 0.
      const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
      const used = await database
        .update(passkeys)
        .set({ counter, lastUsedAt: now })
        .where(and(eq(passkeys.id, id), isNewer))
        .returning({ id: passkeys.id });
      return used.length > 0;
    },

    async rename(userId, id, name) {
      const renamed = await database
        .update(passkeys)
        .set({ name })
        .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id });
      return renamed.length > 0;
    },

    async remove(userId, id) {
      // Checked within the statement, so that two simultaneous removals cannot take the last two ways to sign in.
      const hasOtherWay = sql`(
        exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.passwordHash} is not null)
        or exists (select 1 from ${identities} where ${identities.userId} = ${userId})
        or exists (select 1 from passkeys as others where others.user_id = ${userId} and others.id <> ${id}))`;
      const removed = await database
        .delete(passkeys)
        .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id), hasOtherWay))
        .returning({ id: passkeys.id });
      return removed.length > 0;
    },
  };
}
