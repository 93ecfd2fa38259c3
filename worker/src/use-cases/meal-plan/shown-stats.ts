import { weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { digestFor, isAsPlanned } from "../../domain/meal-plan/digest.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import { weekFiguresOf } from "../../domain/meal-plan/week-figures.ts";
import type { Account, AccountStats, StoredStats } from "../../domain/ports.ts";
import { recomputeMeal } from "../../presenters/meals.ts";

/**
 * The dashboard's counts of the meals that this week's plan shows; reads the plan only if answers have changed since.
 */
export async function shownStats(
  deps: Pick<Deps, "clock" | "mealPlans">,
  account: Account,
  { answers, week, ...stored }: StoredStats,
): Promise<AccountStats> {
  const answersDigest = answers && digestFor(account, answers);
  const stats = { ...stored, answersDigest };
  if (!week || (answersDigest !== null && isAsPlanned(answersDigest, week))) return stats;
  const opened = await deps.mealPlans.findByWeek(account.id, weekStart(deps.clock.now(), account.timeZone));
  if (!opened.answers || !opened.plan) return { ...stats, ...weekFiguresOf([]) };
  const context = createPlanContext(account, opened.answers, opened.plan.metadata);
  return { ...stats, ...weekFiguresOf(showableMeals(context, opened.plan).map(recomputeMeal)) };
}
