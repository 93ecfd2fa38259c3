import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import type { MealSource } from "@mealwright/schema/constants/meals";
import { GENERATION_GIVE_UP_MS } from "@mealwright/schema/constants/timings";
import type { MealPlan, PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { isPlannableWeek, weekStart } from "@mealwright/schema/rules/week";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import { isComplete, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { OpenedPlan, StoredPlan } from "../../domain/ports.ts";
import { kitchenFrom } from "../kitchen/kitchen.ts";
import { quotasOf } from "../limits/count-or-refuse.ts";
import { requireCapability } from "../require-capability.ts";
import { stillBegun } from "./filling/begin-week.ts";
import { fillPlan } from "./filling/fill-plan.ts";
import { followPlan } from "./filling/follow-plan.ts";
import { type GenerateDeps, seePlan, type Work } from "./filling/generation-work.ts";
import { leasePlan } from "./filling/lease-plan.ts";
import { PlanReport, reportEnd } from "./filling/plan-report.ts";
import { RECENT_MEALS } from "./planner-profile.ts";

const POLL_MS = 250;

export interface GenerateOptions {
  readonly weekOf?: string | undefined;
  readonly forceRegenerate?: boolean | undefined;
  /** `cookbook`: plan without asking a model. */
  readonly source?: MealSource | undefined;
  /** Aborted when the reader has left: what is stored stays, and the next call does the rest. */
  readonly signal: AbortSignal;
}

/**
 * Makes, completes or returns the plan of a week, event by event, each meal stored before its event; null when the reader
 * has left. Others follow the one generation of a week. Throws `preferences_missing`, `invalid_fields`,
 * `upgrade_required`, `too_many_requests`, `unavailable`; `conflict` if another tab stopped the plan.
 */
export async function* generatePlan(
  deps: GenerateDeps,
  user: Claimant,
  { weekOf: wanted, forceRegenerate, source, signal }: GenerateOptions,
): AsyncGenerator<PlanStreamEvent, MealPlan | null> {
  const begunAt = deps.clock.now();
  const endsAt = begunAt.getTime() + GENERATION_GIVE_UP_MS;
  const report = new PlanReport();
  let isReplacing = forceRegenerate === true;
  let isFirstLook = true;
  // Started here and awaited with the first read: one trip for both.
  const asked = user.account();
  const presumedZone = user.timeZone ?? "UTC";
  const presumedFrom = kitchenFrom(begunAt, presumedZone);
  let weekOf = wanted ?? weekStart(begunAt, presumedZone);
  while (deps.clock.now().getTime() < endsAt) {
    const open = isFirstLook
      ? openWeek(deps, user.id, weekOf, isReplacing, presumedFrom)
      : deps.mealPlans.findByWeek(user.id, weekOf).then((week) => ({ ...week, material: null }));
    const [account, found] = await Promise.all([asked, open]);
    const { timeZone } = account;
    const ownWeek = chooseWeek(wanted, begunAt, timeZone);
    if (ownWeek !== weekOf) {
      // The browser did not send its time zone, and in the account's own another week has begun.
      weekOf = ownWeek;
      continue;
    }
    const see = (opened: OpenedPlan) => seePlan({ deps, weekOf, timeZone, signal }, account, opened);
    const seen = see(found);
    if (isReplacing && seen.plan) isReplacing = mayReplace(seen.work, seen.plan);
    // Resume a plan that was already stopped; a stop that arrives while we run ends this run.
    const isStopped = !isFirstLook && seen.plan !== null && seen.plan.stoppedAt !== null;
    isFirstLook = false;
    // The first dish should be the model's, so choose nothing from the cookbook.
    const isOwnWeek = deps.model === null || source === "cookbook";
    const isAsPresumed = kitchenFrom(begunAt, timeZone) === presumedFrom;
    const material = isOwnWeek && isAsPresumed ? found.material : null;

    const held = isStopped ? null : await leasePlan(seen.work, seen.plan, isReplacing, material);
    if (held === "busy" || (isReplacing && held === null)) {
      // Other weeks of this user are being made, or another tab was faster.
      isReplacing = isReplacing && held === "busy";
      if (signal.aborted) return null;
      await deps.clock.wait(POLL_MS);
      continue;
    }
    isReplacing = false;
    const { work, plan, listNotes } = held ? see(held.opened) : seen;
    if (!plan) {
      if (signal.aborted) return null;
      await deps.clock.wait(POLL_MS);
      continue;
    }
    const meals = showableMeals(work.context, plan);
    yield* report.plan(work, plan);
    const begun = held && stillBegun(held.begun, work.context, plan);
    yield* report.meals(work.context, begun?.fixed ?? meals, plan.lockedIds);

    if (isStopped && !signal.aborted) throw new DomainError("conflict", CALL_ERRORS.generationStopped);
    if (held) {
      const isModelAsked = held.isModelAsked && source !== "cookbook";
      const finished = yield* fillPlan(work, { ...held, isModelAsked, begun }, plan, report);
      if (finished) return yield* reportEnd(finished);
    } else if (isComplete(work.context, plan, meals)) {
      return signal.aborted ? null : yield* reportEnd({ work, plan, listNotes });
    } else {
      yield* followPlan(work, plan, report);
    }
    if (signal.aborted) return null;
  }
  throw new DomainError("unavailable", CALL_ERRORS.unavailable, { retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS });
}

/** The first read of a week, together with what it is made from: one trip for all. */
function openWeek(deps: GenerateDeps, userId: string, weekOf: string, isReplacing: boolean, kitchenFrom: string) {
  const [quota = null] = quotasOf(deps, "generationsPerUser", userId);
  return deps.mealPlans.openWeek(userId, weekOf, { isReplacing, recentDishes: RECENT_MEALS, kitchenFrom, quota });
}

/** The whole plan as one reply: the same generation, read to its end. */
export async function generateWholePlan(
  deps: GenerateDeps,
  user: Claimant,
  options: GenerateOptions,
): Promise<MealPlan> {
  const events = generatePlan(deps, user, options);
  for (;;) {
    const { done, value } = await events.next();
    if (!done) continue;
    if (value === null) throw new DomainError("not_found", CALL_ERRORS.noActiveMealPlan);
    return value;
  }
}

function chooseWeek(weekOf: string | undefined, now: Date, timeZone: string): string {
  if (weekOf === undefined) return weekStart(now, timeZone);
  if (isPlannableWeek(weekOf, now, timeZone)) return weekOf;
  const text = "A week can be planned from two weeks back to three weeks ahead.";
  throw new DomainError("invalid_fields", text, { fields: { weekOf: text } });
}

/** Whether to start the week anew. Throws `upgrade_required` for a complete plan of a tier that may not replace it. */
function mayReplace({ context }: Work, plan: StoredPlan): boolean {
  const { account } = context;
  if (isComplete(context, plan, showableMeals(context, plan))) requireCapability(account, "regeneration");
  return can(account.tier, "regeneration");
}
