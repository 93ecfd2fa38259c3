import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { MEAL_PLANS_LISTED } from "@mealwright/schema/constants/limits";
import type { MealPlan, MealPlanSummary } from "@mealwright/schema/contract/meal-plan";
import { weekStart } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import { digestFor, isAsPlanned } from "../../domain/meal-plan/digest.ts";
import { createPlanContext, isComplete, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { OpenedPlans } from "../../domain/meal-plan-ports.ts";
import type { Account, OpenedPlan, PlanSummary } from "../../domain/ports.ts";
import { presentPlan } from "../../presenters/meal-plan.ts";

type ReadDeps = Pick<Deps, "mealPlans">;

function present(account: Account, { answers, plan, listNotes }: OpenedPlan, missingText: string): MealPlan {
  if (!answers || !plan) throw new DomainError("not_found", missingText);
  return presentPlan(createPlanContext(account, answers, plan.metadata), plan, listNotes);
}

/** The newest plan of the user's current week. Throws `not_found` when there is none. */
export async function readActivePlan(deps: ReadDeps & Pick<Deps, "clock">, user: Claimant): Promise<MealPlan> {
  const now = deps.clock.now();
  const presumed = weekStart(now, user.timeZone ?? "UTC");
  const [account, opened] = await Promise.all([user.account(), deps.mealPlans.findByWeek(user.id, presumed)]);
  const weekOf = weekStart(now, account.timeZone);
  const ofWeek = weekOf === presumed ? opened : await deps.mealPlans.findByWeek(user.id, weekOf);
  return present(account, ofWeek, CALL_ERRORS.noActiveMealPlan);
}

/** Any plan of the user. Throws `not_found` when it does not exist or belongs to somebody else. */
export async function readPlan(deps: ReadDeps, user: Claimant, planId: string): Promise<MealPlan> {
  const [account, opened] = await Promise.all([user.account(), deps.mealPlans.findById(user.id, planId)]);
  return present(account, opened, CALL_ERRORS.notFound);
}

/** The user's stored plans, each as its own page shows it. */
export function presentPlans(account: Account, { answers, plans }: OpenedPlans): MealPlan[] {
  if (!answers) return [];
  return plans.map(({ plan, listNotes }) =>
    presentPlan(createPlanContext(account, answers, plan.metadata), plan, listNotes),
  );
}

/** What a plan's own page shows. */
interface Shown {
  readonly mealCount: number;
  readonly complete: boolean;
}

/**
 * The user's plans, newest first, with the counts that their pages show: if the answers or the tier have changed since
 * a plan was made, its meals pass the gate again.
 */
export async function listPlans(deps: ReadDeps, user: Claimant): Promise<MealPlanSummary[]> {
  const [account, { answers, plans }] = await Promise.all([
    user.account(),
    deps.mealPlans.list(user.id, MEAL_PLANS_LISTED),
  ]);
  if (!answers) return [];
  const today = digestFor(account, answers);
  const doubtful = plans.filter((plan) => !isAsPlanned(today, plan)).map(({ id }) => id);
  const shown = new Map<string, Shown>();
  if (doubtful.length > 0) {
    for (const { plan } of (await deps.mealPlans.findMany(account.id, MEAL_PLANS_LISTED, doubtful)).plans) {
      const context = createPlanContext(account, answers, plan.metadata);
      const meals = showableMeals(context, plan);
      shown.set(plan.id, { mealCount: meals.length, complete: isComplete(context, plan, meals) });
    }
  }
  return plans.map((plan) => summarize(plan, shown.get(plan.id)));
}

function summarize(
  { id, weekOf, createdAt, status, mealCount }: PlanSummary,
  shown: Shown | undefined,
): MealPlanSummary {
  const stored = { mealCount, complete: status === "complete" };
  return { id, weekOf, createdAt: createdAt.toISOString(), ...(shown ?? stored) };
}
