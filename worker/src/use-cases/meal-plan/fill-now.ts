import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import type { MealPlan } from "@mealwright/schema/contract/meal-plan";
import { DomainError } from "../../domain/errors.ts";
import { isComplete, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Account } from "../../domain/ports.ts";
import { presentPlan } from "../../presenters/meal-plan.ts";
import { fillPlan } from "./filling/fill-plan.ts";
import { type FinishedPlan, type GenerateDeps, seePlan } from "./filling/generation-work.ts";
import { seizePlan } from "./filling/lease-plan.ts";
import { PlanReport } from "./filling/plan-report.ts";

/** Two callers at once take the lease from each other; after this many tries one of them has finished. */
const MOST_TRIES = 5;

/**
 * Completes a plan from the cookbook at once, taking the lease from whichever isolate is filling it; everybody who
 * follows the plan sees it complete. Dishes that the model has already delivered stay. A complete plan is returned
 * unchanged. Throws `not_found`, `preferences_missing`, `too_many_requests`, `unavailable`.
 */
export async function fillNow(deps: GenerateDeps, account: Account, planId: string): Promise<MealPlan> {
  const { signal } = new AbortController();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const found = await deps.mealPlans.findById(account.id, planId);
    if (!found.plan) throw new DomainError("not_found", CALL_ERRORS.notFound);
    const { weekOf } = found.plan;
    const { work, plan, listNotes } = seePlan({ deps, weekOf, timeZone: account.timeZone, signal }, account, found);
    if (!plan) continue;
    if (isComplete(work.context, plan, showableMeals(work.context, plan)))
      return presentPlan(work.context, plan, listNotes);
    const held = await seizePlan(work, plan);
    if (held === null || held === "busy") continue;
    const opened = seePlan({ deps, weekOf, timeZone: account.timeZone, signal }, account, held.opened);
    if (!opened.plan) continue;
    const finished = await readToEnd(fillPlan(opened.work, held, opened.plan, new PlanReport()));
    if (finished) return presentPlan(finished.work.context, finished.plan, finished.listNotes);
  }
  throw new DomainError("unavailable", CALL_ERRORS.unavailable, { retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS });
}

async function readToEnd(events: AsyncGenerator<unknown, FinishedPlan | null>): Promise<FinishedPlan | null> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) return value;
  }
}
