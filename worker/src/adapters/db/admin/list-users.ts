import { ADMIN_SEARCH_MAX_USERS } from "@mealwright/schema/constants/admin";
import { FREE_TIER, type Tier } from "@mealwright/schema/constants/tiers";
import type { AdminUser, AdminUsersQuery } from "@mealwright/schema/contract/admin";
import { effectiveTier } from "@mealwright/schema/rules/entitlements";
import { users } from "@mealwright/schema/tables/users";
import { and, count, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../connection/client.ts";
import { rowsBefore } from "./paging.ts";

/** Sorts after every text with the same beginning: no stored character has a higher code. */
const LAST_CHARACTER = "\u{10ffff}";

/**
 * Users whose address or name begins with a text, found by the indexes of both; of very many, the first in the
 * alphabet.
 */
function startsWith(database: Database, text: string): SQL | undefined {
  if (text === "") return undefined;
  const low = text.toLowerCase();
  const high = low + LAST_CHARACTER;
  const name = sql`lower(${users.name})`;
  const found = (column: SQL | SQLiteColumn) =>
    database
      .select({ id: users.id })
      .from(users)
      .where(sql`${column} >= ${low} and ${column} < ${high}`)
      .orderBy(column)
      .limit(ADMIN_SEARCH_MAX_USERS);
  return sql`${users.id} in (select id from (${found(users.email)}) union all select id from (${found(name)}))`;
}

/** Users of a tier at `now`: a paid tier counts only until its period ends. */
function hasTier(tier: Tier | undefined, now: Date): SQL | undefined {
  if (tier === undefined) return undefined;
  if (tier === FREE_TIER) return or(eq(users.tier, FREE_TIER), isNull(users.paidUntil), lte(users.paidUntil, now));
  return and(eq(users.tier, tier), gt(users.paidUntil, now));
}

/** How many there are. Free Starter is counted as everybody minus those who pay, because those are few. */
function counted(database: Database, q: string, tier: Tier | undefined, now: Date) {
  const total = (where: SQL | undefined) => database.select({ total: count() }).from(users).where(where);
  if (q !== "" || tier !== FREE_TIER) return total(and(startsWith(database, q), hasTier(tier, now)));
  const paying = total(and(gt(users.paidUntil, now), ne(users.tier, FREE_TIER)));
  return database.select({ total: sql<number>`count(*) - (${paying})` }).from(users);
}

/** A row as the administrator sees it: the contract's fields, each from its column. */
export function toAdminUser(row: typeof users.$inferSelect, now: Date): AdminUser {
  const tier = effectiveTier(row.tier, row.paidUntil, now);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isPremium: tier !== FREE_TIER,
    createdAt: row.createdAt.toISOString(),
    tier,
  };
}

/** The two queries of a page of users: its rows, newest first, and the total. */
export function usersPage(database: Database, { q, tier, page, limit, after }: AdminUsersQuery, now: Date) {
  const wanted = and(startsWith(database, q), hasTier(tier, now));
  const rows = database
    .select()
    .from(users)
    .where(and(wanted, rowsBefore(users.createdAt, users.id, after)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(after ? 0 : (page - 1) * limit);
  return { rows, total: counted(database, q, tier, now) };
}
