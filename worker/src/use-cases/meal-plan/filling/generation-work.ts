import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { can } from "@mealwright/schema/rules/entitlements";
import { firstDayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../../deps.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { ListNotes } from "../../../domain/grocery/grocery-list.ts";
import { createPlanContext, type PlanContext } from "../../../domain/meal-plan/plan-context.ts";
import type { Account, OpenedPlan, StoredPlan } from "../../../domain/ports.ts";
import type { ModelQuotaDeps } from "../model/model-quota.ts";

export type GenerateDeps = ModelQuotaDeps &
  Pick<Deps, "chance" | "mealPlans" | "favorites" | "kitchen" | "model" | "generationCounts">;

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
  readonly marks: ListNotes;
}

/** A complete plan, and what its owner noted on its list. */
export interface FinishedPlan {
  readonly work: Work;
  readonly plan: StoredPlan;
  readonly marks: ListNotes;
}

/** What was read, with the answers turned into what they mean. Throws `preferences_missing`. */
export function seePlan(work: Omit<Work, "context">, account: Account, { answers, plan, marks }: OpenedPlan): SeenPlan {
  if (!answers) throw new DomainError("preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
  const metadata = { ...plan?.metadata, firstDay: beginOf(work, account, plan) };
  return { work: { ...work, context: createPlanContext(account, answers, metadata) }, plan, marks };
}

/**
 * The day on which a plan begins that is made or gone on with now: one that is there where it began, but a whole week's days
 * that passed without a meal are no more to be planned.
 */
function beginOf(
  { deps, weekOf, timeZone }: Omit<Work, "context">,
  { tier }: Account,
  plan: StoredPlan | null,
): number {
  const today = firstDayOf(weekOf, deps.clock.now(), timeZone);
  if (plan === null) return today;
  const { firstDay = 1, away = {} } = plan.metadata;
  if (!can(tier, "full_week")) return firstDay;
  const settled = new Set([...plan.meals, ...Object.values(away)].map(({ day }) => day));
  let begin = Math.max(firstDay, today);
  while (begin > firstDay && settled.has(begin - 1)) begin -= 1;
  return begin;
}
