import { isOptionalMail } from "@mealwright/schema/constants/mails";
import { AWAY_STATES, DAYS_PER_WEEK, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { type AccountSettings, accountSettings } from "@mealwright/schema/contract/user";
import { effectiveTier } from "@mealwright/schema/rules/entitlements";
import type { sessions } from "@mealwright/schema/tables/sessions";
import { users } from "@mealwright/schema/tables/users";
import { getTableColumns, SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import * as z from "zod";
import type { Account, NewSession, PlanMetadata, PlanState, PlanStatus } from "../../domain/ports.ts";
import { parseStored } from "./parse-stored.ts";

/** Every column of a user except those that only sign-in and payments need. */
export const {
  passwordHash: _passwordHash,
  credentialsVersion: _credentialsVersion,
  renews: _renews,
  paymentsVersion: _paymentsVersion,
  ...accountColumns
} = getTableColumns(users);

/** A stored user as the rest of the worker sees it, with the tier in force at `now`. */
export function toAccount(row: Pick<typeof users.$inferSelect, keyof typeof accountColumns>, now: Date): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    tier: effectiveTier(row.tier, row.paidUntil, now),
    createdAt: row.createdAt,
    ...accountSettings.parse({
      ...row,
      mailsOff: row.mailsOff.filter(isOptionalMail),
    } satisfies Record<keyof AccountSettings, unknown>),
    isEmailVerified: row.emailVerifiedAt !== null,
    timeZone: row.timeZone ?? "UTC",
  };
}

/** A new session as a row. */
export function toSessionRow(session: NewSession): typeof sessions.$inferInsert {
  return { ...session, lastSeenAt: session.createdAt };
}

/**
 * A value for every column of a table, in its order, as `insert … select` wants them: what a row leaves out has the
 * column's default, as in a plain insert.
 */
export function everyColumn<Table extends SQLiteTable>(table: Table, row: Table["$inferInsert"]): SQL[] {
  const given: Readonly<Record<string, unknown>> = row;
  return Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = given[key] === undefined ? (column.default ?? null) : given[key];
    return value instanceof SQL ? value : sql`${sql.param(value, column)}`;
  });
}

const slot = z.object({ day: z.number().int(), type: z.enum(MEAL_TYPES) });
const metadata = z.object({
  digest: z.string(),
  firstDay: z.exactOptional(z.number().int().min(1).max(DAYS_PER_WEEK)),
  unfilled: z.array(slot),
  away: z.exactOptional(
    z.record(
      z.string(),
      slot.extend({ state: z.enum(AWAY_STATES), energyKcal: z.number().nullable(), mealId: z.string().nullable() }),
    ),
  ),
  atHome: z.exactOptional(
    z.array(
      z.object({
        foodId: z.string(),
        grams: z.number().int().min(1),
        lastDay: z.number().int().min(1).max(DAYS_PER_WEEK),
        counted: z.exactOptional(z.number().int().min(1)),
      }),
    ),
  ),
  gone: z.exactOptional(
    z.array(z.object({ foodId: z.string(), grams: z.number().int().min(1), counted: z.number().int().min(1) })),
  ),
  events: z.exactOptional(
    z.object({
      replaced: z.array(z.string()),
      recentRecipeIds: z.array(z.string()),
      cheapestBasketCents: z.number().nullable(),
      fishBasketCents: z.number().nullish(),
    }),
  ),
});

/** A plan's metadata, from its JSON. Throws `UnknownValueError`. */
export function toPlanMetadata(json: unknown): PlanMetadata {
  return parseStored(metadata, json, "stored plan");
}

/** What a plan was made for, from its columns. */
export function toPlanState(row: { status: PlanStatus; digest: string | null; isTouched: number }): PlanState {
  return { status: row.status, digest: row.digest, isTouched: row.isTouched === 1 };
}
