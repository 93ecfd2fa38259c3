import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { preferences } from "@mealwright/schema/tables/preferences";
import { sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { and, eq, isNotNull } from "drizzle-orm";
import { DomainError } from "../../domain/errors.ts";
import type { Clock, UserStore } from "../../domain/ports.ts";
import { type Database, isUniqueBreach } from "./connection/client.ts";
import { toPreferencesRow } from "./plans/preferences.ts";
import { toAccount, toSessionRow } from "./rows.ts";
import { statsSelection, toStats } from "./stats.ts";

export function createUserStore(database: Database, clock: Clock): UserStore {
  return {
    async create(account, session, answers) {
      const insertUser = database.insert(users).values(account);
      const insertSession = database.insert(sessions).values(toSessionRow(session));
      try {
        if (answers === null) await database.batch([insertUser, insertSession]);
        else {
          const row = toPreferencesRow(account.id, answers, account.createdAt);
          await database.batch([insertUser, insertSession, database.insert(preferences).values(row)]);
        }
      } catch (error) {
        if (isUniqueBreach(error, "users.email")) {
          throw new DomainError("email_taken", CALL_ERRORS.emailTaken, { fields: { email: CALL_ERRORS.emailTaken } });
        }
        throw error;
      }
    },

    async exists(userId) {
      const rows = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
      return rows.length > 0;
    },

    async findForLogin(email) {
      const [row] = await database.select().from(users).where(eq(users.email, email)).limit(1);
      if (!row) return null;
      const { passwordHash, credentialsVersion } = row;
      return { account: toAccount(row, clock.now()), passwordHash, credentialsVersion };
    },

    async hasPassword(userId) {
      const withOne = and(eq(users.id, userId), isNotNull(users.passwordHash));
      return (await database.select({ id: users.id }).from(users).where(withOne)).length > 0;
    },

    async readStats(userId, weekOf) {
      const [row] = await database
        .select({ stats: statsSelection(weekOf), answers: preferences })
        .from(users)
        .leftJoin(preferences, eq(preferences.userId, users.id))
        .where(eq(users.id, userId));
      return toStats(row?.stats, row?.answers);
    },
  };
}
