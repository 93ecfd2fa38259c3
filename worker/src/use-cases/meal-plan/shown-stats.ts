import { mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import type { Account, AccountStats, StoredStats } from "../../domain/ports.ts";
import { createPlanContext, isAsPlanned, showableMeals } from "./plan-context.ts";
import { countAnew } from "./present-meal.ts";

/** The dashboard's numbers of the meals that the week's plan shows; a second look at the database only after a change. */
export async function shownStats(
  deps: Pick<Deps, "clock" | "mealPlans">,
  account: Account,
  { answers, week, ...stats }: StoredStats,
): Promise<AccountStats> {
  if (!week || (answers && isAsPlanned(account, answers, week))) return stats;
  const opened = await deps.mealPlans.findByWeek(account.id, mondayOf(deps.clock.now()));
  if (!opened.answers || !opened.plan) return { ...stats, mealsSaved: 0, weeklyCaloriesKcal: 0 };
  const meals = showableMeals(createPlanContext(account, opened.answers), opened.plan).map(countAnew);
  const weeklyCaloriesKcal = meals.reduce((sum, { nutrition }) => sum + nutrition.calories, 0);
  return { ...stats, mealsSaved: meals.length, weeklyCaloriesKcal };
}
