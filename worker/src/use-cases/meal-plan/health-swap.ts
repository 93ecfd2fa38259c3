import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import type { HealthSwap } from "@mealwright/schema/contract/coaching";
import type { Deps } from "../../deps.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import { createPlanContext, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import { roundShown } from "../../domain/nutrition/sum.ts";
import { scoreOf } from "../../domain/nutrition/week-health.ts";
import { recomputeMeal } from "../../presenters/meals.ts";
import { findSwap, nameSwap } from "./find-swap.ts";
import { RECENT_MEALS, tastesOf } from "./planner-profile.ts";

/**
 * The swap that raises the Healthy Eating Index of a plan's week most; none if no dish would raise it by a whole point.
 * Throws `not_found`.
 */
export async function findHealthSwap(
  deps: Pick<Deps, "chance" | "favorites" | "mealPlans">,
  user: Claimant,
  planId: string,
): Promise<HealthSwap> {
  const [account, { answers, plan }, history, favorites] = await Promise.all([
    user.account(),
    deps.mealPlans.findById(user.id, planId),
    deps.mealPlans.readHistory(user.id, { weekOfPlan: planId }, RECENT_MEALS),
    deps.favorites.list(user.id),
  ]);
  if (!answers || !plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
  const context = createPlanContext(account, answers, plan.metadata);
  const meals = showableMeals(context, plan).map(recomputeMeal);
  const scoreWith = (meal: Meal, instead: readonly Meal[]) =>
    scoreOf([...meals.filter(({ id }) => id !== meal.id), ...instead]) ?? 0;
  const score = scoreOf(meals);
  if (score === null) return { score: null, swap: null };
  // Meals that the week would score best without have the most to gain, so they come first. Seeded by the week, so that
  // every reading names the same swap.
  const byScoreWithout = meals
    .map((meal) => ({ meal, without: scoreWith(meal, []) }))
    .toSorted((one, other) => other.without - one.without)
    .map(({ meal }) => meal);
  const opened = { context, plan, tastes: tastesOf(account, { history, favorites }), seed: plan.seed };
  const found = findSwap(deps, opened, byScoreWithout, (meal, instead) => scoreWith(meal, [instead]) - score);
  const shown = roundShown(score, 0);
  const after = found && roundShown(scoreWith(found.meal, [found.instead]), 0);
  return { score: shown, swap: found && after !== null && after > shown ? { ...nameSwap(found), score: after } : null };
}
