import { type SQL, sql } from "drizzle-orm";
import type { AccountStats } from "../../domain/ports.ts";

interface StatsRow {
  readonly mealsSaved: number;
  readonly favorites: number;
  readonly weeklyCaloriesKcal: number;
  readonly budgetCents: number;
}

/** Numbers of the dashboard as sub-selects over `users`, so that one statement reads a session, its user and its stats. */
export function statsSelection(weekOf: string): Record<keyof StatsRow, SQL<number>> {
  const plan = sql`(select id from meal_plans where user_id = users.id and week_of = ${weekOf} order by created_at desc limit 1)`;
  return {
    mealsSaved: sql<number>`(select count(*) from meals where plan_id = ${plan})`,
    favorites: sql<number>`(select count(*) from favorites where user_id = users.id)`,
    weeklyCaloriesKcal: sql<number>`(select coalesce(sum(json_extract(meal, '$.nutrition.calories')), 0) from meals where plan_id = ${plan})`,
    budgetCents: sql<number>`coalesce((select budget_cents from preferences where user_id = users.id), 0)`,
  };
}

export function toStats(row: StatsRow | undefined): AccountStats {
  return row ?? { mealsSaved: 0, favorites: 0, weeklyCaloriesKcal: 0, budgetCents: 0 };
}
