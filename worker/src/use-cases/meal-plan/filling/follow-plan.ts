import type { PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import type { StoredPlan } from "../../../domain/ports.ts";
import type { Work } from "./generation-work.ts";
import type { PlanReport } from "./plan-report.ts";

const POLL_MS = 250;

/** Follows a plan that another call is filling: reports the state of its slots until there are new meals to read. */
export async function* followPlan(
  { deps, context, signal }: Work,
  plan: StoredPlan,
  report: PlanReport,
): AsyncGenerator<PlanStreamEvent> {
  for (;;) {
    await deps.clock.wait(POLL_MS);
    if (signal.aborted) return;
    const glance = await deps.mealPlans.glance(context.account.id, plan.id);
    if (glance === null) return;
    yield* report.slots(glance.progress);
    const { status, leaseUntil, mealCount } = glance;
    const isMade = status === "running" && leaseUntil !== null && leaseUntil > deps.clock.now();
    if (!isMade || mealCount !== plan.meals.length) return;
  }
}
