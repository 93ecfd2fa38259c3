import type { preferences } from "@mealwright/schema/tables/preferences";
import { type Placeholder, type SQL, sql } from "drizzle-orm";
import { eachWeekFigure, type WeekFigures, weekFiguresOf } from "../../domain/meal-plan/week-figures.ts";
import type { PlanState, StoredStats } from "../../domain/ports.ts";
import { toPreferences } from "./plans/preferences.ts";
import { toPlanState } from "./rows.ts";

interface StatsRow extends WeekFigures {
  readonly favorites: number;
  /** This week's plan, as JSON; null without one. */
  readonly week: string | null;
}

/** The digest of what a plan was made for. */
export const DIGEST = sql<string | null>`json_extract(meal_plans.brief, '$.digest')`;

/** A meal was stored after its plan was completed: it was replaced. */
export const HAS_REPLACED_MEAL = sql<number>`exists (select 1 from meals where plan_id = meal_plans.id and created_at > meal_plans.updated_at)`;

/**
 * The dashboard's counts as sub-selects over `users`, so that one statement reads a session, its user and its stats.
 */
export function statsSelection(weekOf: string | Placeholder) {
  const ofWeek = sql`from meal_plans where user_id = users.id and week_of = ${weekOf} order by created_at desc, id desc limit 1`;
  const plan = sql`(select id ${ofWeek})`;
  return {
    ...eachWeekFigure(({ path }) => {
      const sum =
        path === null ? sql`count(*)` : sql`cast(round(coalesce(sum(json_extract(meal, ${path})), 0)) as integer)`;
      return sql<number>`(select ${sum} from meals where plan_id = ${plan})`;
    }),
    favorites: sql<number>`(select count(*) from favorites where user_id = users.id)`,
    week: sql<
      string | null
    >`(select json_object('status', status, 'digest', ${DIGEST}, 'isTouched', ${HAS_REPLACED_MEAL}) ${ofWeek})`,
  } satisfies Record<keyof StatsRow, SQL>;
}

const NONE: StatsRow = { ...weekFiguresOf([]), favorites: 0, week: null };

export function toStats(
  row: StatsRow | undefined,
  answersRow: typeof preferences.$inferSelect | null | undefined,
): StoredStats {
  const { week, ...numbers } = row ?? NONE;
  const answers = answersRow ? toPreferences(answersRow) : null;
  return { ...numbers, budget: answers?.budget ?? 0, answers, week: week === null ? null : readState(week) };
}

function readState(json: string): PlanState {
  return toPlanState(JSON.parse(json));
}
