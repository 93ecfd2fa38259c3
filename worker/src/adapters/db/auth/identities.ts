import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { identities } from "@mealwright/schema/tables/accounts";
import { sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { DomainError } from "../../../domain/errors.ts";
import type { IdentityStore } from "../../../domain/identity-ports.ts";
import { type Database, isUniqueBreach } from "../connection/client.ts";
import { toAccount, toSessionRow } from "../rows.ts";

export function createIdentityStore(database: Database): IdentityStore {
  return {
    async findAccount(issuer, subject, now) {
      const { passwordHash: _, ...columns } = getTableColumns(users);
      const [row] = await database
        .select(columns)
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
      return row ? { account: toAccount(row, now), credentialsVersion: row.credentialsVersion } : null;
    },

    async create(account, { issuer, subject }, session) {
      try {
        await database.batch([
          database.insert(users).values({ ...account, emailVerifiedAt: account.createdAt }),
          database.insert(identities).values({ issuer, subject, userId: account.id, createdAt: account.createdAt }),
          database.insert(sessions).values(toSessionRow(session)),
        ]);
      } catch (error) {
        if (isUniqueBreach(error, "users.email")) throw new DomainError("email_taken", CALL_ERRORS.emailTaken);
        throw error;
      }
    },

    async link({ userId, credentialsVersion }, { issuer, subject }, createdAt) {
      const { rowsAffected } = await database.run(sql`
        insert into identities (issuer, subject, user_id, created_at)
        select ${issuer}, ${subject}, ${userId}, ${createdAt.getTime()}
        from users where id = ${userId} and credentials_version = ${credentialsVersion}
        on conflict do nothing`);
      return rowsAffected === 1;
    },

    async findConnectedAt(userId) {
      const [row] = await database
        .select({ createdAt: identities.createdAt })
        .from(identities)
        .where(eq(identities.userId, userId))
        .orderBy(desc(identities.createdAt))
        .limit(1);
      return row?.createdAt ?? null;
    },

    async unlink(userId) {
      const removed = await database
        .delete(identities)
        .where(eq(identities.userId, userId))
        .returning({ subject: identities.subject });
      return removed.length > 0;
    },
  };
}
