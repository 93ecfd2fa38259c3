import { CALL_ERRORS } from "@mealwright/schema/constants/call-errors";
import { firstDayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ListMarks } from "../../domain/grocery/grocery-list.ts";
import { createPlanContext, type PlanContext } from "../../domain/meal-plan/plan-context.ts";
import type { Account, OpenedPlan, StoredPlan } from "../../domain/ports.ts";
import type { ModelQuotaDeps } from "./model-quota.ts";

export type GenerateDeps = ModelQuotaDeps &
  Pick<Deps, "chance" | "mealPlans" | "favorites" | "model" | "generationCounts">;

/** Somebody's week that is to be made. */
export interface Work {
  readonly deps: GenerateDeps;
  readonly context: PlanContext;
  readonly weekOf: string;
  /** Where the person is (IANA): what "today" is for a plan that begins now. */
  readonly timeZone: string;
  /** Aborted when the reader has left. */
  readonly signal: AbortSignal;
}

/** What was read of a week, as it is for this person. */
export interface SeenPlan {
  readonly work: Work;
  readonly plan: StoredPlan | null;
  readonly marks: ListMarks;
}

/** A complete plan, and what its owner noted on its list. */
export interface FinishedPlan {
  readonly work: Work;
  readonly plan: StoredPlan;
  readonly marks: ListMarks;
}

/** What was read, with the answers turned into what they mean. Throws `preferences_missing`. */
export function seePlan(work: Omit<Work, "context">, account: Account, { answers, plan, marks }: OpenedPlan): SeenPlan {
  if (!answers) throw new DomainError("preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
  const { deps, weekOf, timeZone } = work;
  // A plan that is there begins where it began: one from before that was kept, on Monday.
  const brief = plan ? plan.brief : { firstDay: firstDayOf(weekOf, deps.clock.now(), timeZone) };
  return { work: { ...work, context: createPlanContext(account, answers, brief) }, plan, marks };
}
