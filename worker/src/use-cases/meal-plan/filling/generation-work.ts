import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { can } from "@mealwright/schema/rules/entitlements";
import { firstDayOf, type Slot, todayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../../deps.ts";
import { DomainError } from "../../../domain/errors.ts";
import type { ListNotes } from "../../../domain/grocery/list-notes.ts";
import {
  createPlanContext,
  isComplete,
  type PlanContext,
  showableMeals,
} from "../../../domain/meal-plan/plan-context.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import type { Account, AwaySlot, OpenedPlan, StoredPlan } from "../../../domain/ports.ts";
import type { ModelQuotaDeps } from "../model/model-quota.ts";

export type GenerateDeps = ModelQuotaDeps &
  Pick<Deps, "chance" | "mealPlans" | "favorites" | "kitchen" | "model" | "generationCounts">;

/** A week to be planned, and for whom. */
export interface Work {
  readonly deps: GenerateDeps;
  readonly context: PlanContext;
  readonly weekOf: string;
  /** The person's time zone (IANA): decides what "today" is when a plan begins now. */
  readonly timeZone: string;
  /** Whether slots of days that are over have lost their meal, and are to be stored as skipped. */
  readonly hasPastToSkip: boolean;
  /** Aborted when the reader has left. */
  readonly signal: AbortSignal;
}

/** What was read of a week, interpreted for this person. */
export interface SeenPlan {
  readonly work: Work;
  readonly plan: StoredPlan | null;
  readonly listNotes: ListNotes;
}

/** A complete plan, and what its owner noted on its shopping list. */
export interface FinishedPlan {
  readonly work: Work;
  readonly plan: StoredPlan;
  readonly listNotes: ListNotes;
}

/** Interprets what was read, with the stored answers as a planning context. Throws `preferences_missing`. */
export function seePlan(
  work: Omit<Work, "context" | "hasPastToSkip">,
  account: Account,
  { answers, plan, listNotes }: OpenedPlan,
): SeenPlan {
  if (!answers) throw new DomainError("preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
  const metadata = { ...plan?.metadata, firstDay: beginOf(work, account, plan) };
  const context = createPlanContext(account, answers, metadata);
  const lost = plan ? lostPastSlots(work, context, plan) : [];
  if (lost.length === 0) return { work: { ...work, context, hasPastToSkip: false }, plan, listNotes };
  const skipped = lost.map((slot): [string, AwaySlot] => [
    slotKey(slot),
    { ...slot, state: "skipped", energyKcal: null, mealId: null },
  ]);
  const away = { ...metadata.away, ...Object.fromEntries(skipped) };
  const afterwards = createPlanContext(account, answers, { ...metadata, away });
  return { work: { ...work, context: afterwards, hasPastToSkip: true }, plan, listNotes };
}

/** Slots of days that are over whose meal today's answers rule out: nobody cooks or buys another one for them. */
function lostPastSlots(
  { deps, weekOf, timeZone }: Pick<Work, "deps" | "weekOf" | "timeZone">,
  context: PlanContext,
  plan: StoredPlan,
): readonly Slot[] {
  const today = todayOf(weekOf, deps.clock.now(), timeZone);
  if (today === null || context.firstDay >= today || !can(context.account.tier, "full_week")) return [];
  const meals = showableMeals(context, plan);
  if (isComplete(context, plan, meals)) return [];
  const filled = new Set(meals.map(slotKey));
  return context.slots.filter((slot) => slot.day < today && !filled.has(slotKey(slot)));
}

/**
 * The day on which a plan begins. A resumed plan keeps its day, except that a whole week's past days without a meal are
 * not planned any more.
 */
function beginOf(
  { deps, weekOf, timeZone }: Pick<Work, "deps" | "weekOf" | "timeZone">,
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
