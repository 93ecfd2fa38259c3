import { effectiveTier } from "@mealwright/schema/rules/entitlements";
import type { sessions } from "@mealwright/schema/tables/sessions";
import type { users } from "@mealwright/schema/tables/users";
import type { Meal } from "../../domain/meal.ts";
import type { Account, NewSession, PlanBrief, PlanState, PlanStatus } from "../../domain/ports.ts";

/** A stored user as the rest of the worker sees it, with the tier that counts at `now`. */
export function toAccount(row: Omit<typeof users.$inferSelect, "passwordHash">, now: Date): Account {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    tier: effectiveTier(row.tier, row.paidUntil, now),
    createdAt: row.createdAt,
    units: row.units,
  };
}

/** A new session as a row. */
export function toSessionRow(session: NewSession): typeof sessions.$inferInsert {
  return { ...session, lastSeenAt: session.createdAt };
}

/** A brief is JSON that only our own adapters write. */
export function toBrief(json: unknown): PlanBrief {
  return json as PlanBrief;
}

/** What a plan was made for, from its columns. */
export function toPlanState(row: { status: PlanStatus; brief: unknown; isTouched: number }): PlanState {
  return { status: row.status, brief: toBrief(row.brief), isTouched: row.isTouched === 1 };
}

/** A stored meal: JSON that only our own adapters write, from verified meals. */
export function toStoredMeal(json: unknown): Meal {
  return json as Meal;
}
