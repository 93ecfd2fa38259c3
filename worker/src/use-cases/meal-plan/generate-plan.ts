import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { GENERATION_GIVE_UP_MS } from "@mealwright/schema/constants/timings";
import type { MealPlan, PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import type { Claimant } from "../../domain/claimant.ts";
import { DomainError } from "../../domain/errors.ts";
import { isComplete, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { StoredPlan } from "../../domain/ports.ts";
import { stillBegun } from "./filling/begin-week.ts";
import { fillPlan } from "./filling/fill-plan.ts";
import { followPlan } from "./filling/follow-plan.ts";
import type { FinishedPlan, GenerateDeps, Work } from "./filling/generation-work.ts";
import { type HeldPlan, leasePlan } from "./filling/lease-plan.ts";
import { beginGeneration, firstAim, type GenerateOptions, lookAtWeek, type WeekLook } from "./filling/look-at-week.ts";
import { PlanReport, reportEnd } from "./filling/plan-report.ts";

const POLL_MS = 250;

/**
 * Makes, completes or returns the plan of a week, event by event, each meal stored before its event; null when the reader
 * has left. Others follow the one generation of a week. Throws `preferences_missing`, `invalid_fields`,
 * `upgrade_required`, `too_many_requests`, `unavailable`; `conflict` if another tab stopped the plan.
 */
export async function* generatePlan(
  deps: GenerateDeps,
  user: Claimant,
  options: GenerateOptions,
): AsyncGenerator<PlanStreamEvent, MealPlan | null> {
  const generation = beginGeneration(deps, user, options);
  const endsAt = generation.begunAt.getTime() + GENERATION_GIVE_UP_MS;
  const report = new PlanReport();
  let aim = firstAim(generation);
  while (deps.clock.now().getTime() < endsAt) {
    const look = await lookAtWeek(generation, aim);
    const state = await lease(look);
    aim = { weekOf: look.weekOf, isReplacing: state.kind === "wait" && state.isReplacing, isFirst: false };
    if (state.kind === "wait") {
      if (options.signal.aborted) return null;
      await deps.clock.wait(POLL_MS);
      continue;
    }
    yield* show(state, report);
    const finished = yield* act(state, options, report);
    if (finished) return yield* reportEnd(finished);
    if (options.signal.aborted) return null;
  }
  throw new DomainError("unavailable", CALL_ERRORS.unavailable, { retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS });
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

/** A plan that can be shown, and what is left to do for it. */
type PlanState = { readonly work: Work; readonly plan: StoredPlan } & (
  | { readonly kind: "fill"; readonly held: HeldPlan }
  | { readonly kind: "follow" | "stopped" }
  | ({ readonly kind: "complete" } & FinishedPlan)
);

/** Nothing can be shown or done now; `isReplacing` says whether the week is still to be made anew. */
interface Waiting {
  readonly kind: "wait";
  readonly isReplacing: boolean;
}

/** Takes the lease if this call may fill the plan. The answer says who does what from here on. */
async function lease({ work, plan, listNotes, isReplacing, isStopped, material, see }: WeekLook) {
  const held = isStopped ? null : await leasePlan(work, plan, isReplacing, material);
  // Other weeks of this user are being made.
  if (held === "busy") return waiting(isReplacing);
  if (held !== null) return underLease(held, see);
  // Another tab was faster.
  if (isReplacing || plan === null) return waiting();
  if (isStopped) return { kind: "stopped", work, plan } satisfies PlanState;
  const isWhole = isComplete(work.context, plan, showableMeals(work.context, plan));
  return { kind: isWhole ? "complete" : "follow", work, plan, listNotes } satisfies PlanState;
}

function underLease(held: HeldPlan, see: WeekLook["see"]): PlanState | Waiting {
  const { work, plan } = see(held.opened);
  if (plan === null) return waiting();
  return {
    kind: "fill",
    work,
    plan,
    held: { ...held, begun: held.begun && stillBegun(held.begun, work.context, plan) },
  };
}

function waiting(isReplacing = false): Waiting {
  return { kind: "wait", isReplacing };
}

/** Tells the reader of the plan and of the meals that it keeps. */
function* show(state: PlanState, report: PlanReport): Generator<PlanStreamEvent> {
  const { work, plan } = state;
  yield* report.plan(work, plan);
  const begun = state.kind === "fill" ? state.held.begun : null;
  yield* report.meals(work.context, begun?.fixed ?? showableMeals(work.context, plan), plan.lockedIds);
}

/** Fills or follows the plan; the complete one, or null where the week has to be looked at again. */
async function* act(
  state: PlanState,
  { source, signal }: GenerateOptions,
  report: PlanReport,
): AsyncGenerator<PlanStreamEvent, FinishedPlan | null> {
  const { work, plan } = state;
  switch (state.kind) {
    case "fill": {
      const isModelAsked = state.held.isModelAsked && source !== "cookbook";
      return yield* fillPlan(work, { ...state.held, isModelAsked }, plan, report);
    }
    case "follow":
      yield* followPlan(work, plan, report);
      return null;
    case "complete":
      return signal.aborted ? null : state;
    case "stopped":
      if (signal.aborted) return null;
      throw new DomainError("conflict", CALL_ERRORS.generationStopped);
  }
}
