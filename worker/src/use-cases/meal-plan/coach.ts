import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { CoachedFigureKey } from "@mealwright/schema/constants/food/coaching";
import type { Coaching } from "@mealwright/schema/contract/coaching";
import type { Deps } from "../../deps.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { gainOf, judgeWeek, mealsToChange, weekFigures } from "../../domain/coaching/coach-week.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { createPlanContext, type PlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { StoredPlan } from "../../domain/ports.ts";
import { recomputeMeal } from "../../presenters/meals.ts";
import { findSwap, nameSwap } from "./find-swap.ts";
import { RECENT_MEALS, tastesOf } from "./planner-profile.ts";

type CoachDeps = Pick<Deps, "chance" | "favorites" | "mealPlans">;

/** The part of a plan that is shown, with the figures shown beside it. */
function mealsOf(context: PlanContext, plan: StoredPlan | null): readonly Meal[] {
  return plan === null ? [] : showableMeals(context, plan).map(recomputeMeal);
}

/**
 * Notes on a week from its figures: what is on target, one thing to change and the swap that changes it most, and
 * whether last week's suggestion has helped. Throws `not_found`.
 */
export async function coachWeek(deps: CoachDeps, user: Claimant, planId: string): Promise<Coaching> {
  const [account, { answers, plan }, before, history, favorites] = await Promise.all([
    user.account(),
    deps.mealPlans.findById(user.id, planId),
    deps.mealPlans.findByWeekBefore(user.id, planId),
    deps.mealPlans.readHistory(user.id, { weekOfPlan: planId }, RECENT_MEALS),
    deps.favorites.list(user.id),
  ]);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const context = createPlanContext(account, answers, plan.metadata);
  const meals = mealsOf(context, plan);
  const figures = weekFigures(meals, context.targets);
  const { wentWell, change } = judgeWeek(figures);
  const lastChange = judgeWeek(weekFigures(mealsOf(context, before.plan), context.targets)).change;
  // Seeded by the week, so that every reading names the same swap.
  const opened = { context, plan, tastes: tastesOf(account, { history, favorites }), seed: plan.seed };
  const findFigureSwap = (figure: CoachedFigureKey) => {
    const gain = (meal: Meal, instead: Meal) => gainOf(figure, meal, instead);
    const found = findSwap(deps, opened, mealsToChange(figure, meals), gain);
    if (found === null) return null;
    const { meal, instead } = found;
    return { ...nameSwap(found), difference: instead.nutrition[figure] - meal.nutrition[figure] };
  };
  const now = figures.find(({ figure }) => figure === lastChange?.figure);
  return {
    weekOf: plan.weekOf,
    wentWell: [...wentWell],
    change: change && { ...change, swap: findFigureSwap(change.figure) },
    since: lastChange && now ? { ...now, before: lastChange.average } : null,
  };
}
