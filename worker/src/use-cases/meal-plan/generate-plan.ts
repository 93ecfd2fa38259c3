import { RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { MODEL_QUOTA_NOTE } from "@mealwright/schema/constants/model";
import { GENERATION_LEASE_SECONDS } from "@mealwright/schema/constants/timings";
import type { MealPlan, PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { isPlannableWeek, mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Meal } from "../../domain/meal.ts";
import type { MealModel } from "../../domain/model-ports.ts";
import type { Account, Lease, StoredPlan } from "../../domain/ports.ts";
import { requireCapability } from "../require-capability.ts";
import { askModel } from "./ask-model.ts";
import { fillSlots } from "./fill-slots.ts";
import { readTastes, type Tastes } from "./kitchen.ts";
import { mayAskModel } from "./model-quota.ts";
import {
  createPlanContext,
  keepableMeals,
  missingSlots,
  type PlanContext,
  showableMeals,
  slotKey,
} from "./plan-context.ts";
import { presentMeal } from "./present-meal.ts";
import { presentPlan, presentTargets } from "./present-plan.ts";

type GenerateDeps = Pick<
  Deps,
  "clock" | "chance" | "preferences" | "mealPlans" | "favorites" | "model" | "counters" | "limitScale"
>;

const POLL_MS = 250;
const GIVE_UP_MS = 60_000;
/** A lease is renewed well before it dies. */
const RENEW_MS = (GENERATION_LEASE_SECONDS * 1000) / 4;

export interface GenerateOptions {
  readonly weekOf?: string | undefined;
  readonly forceRegenerate?: boolean | undefined;
  /** Aborted when the reader has left: what is stored stays, and the rest is left to the next call. */
  readonly signal: AbortSignal;
}

interface Work {
  readonly deps: GenerateDeps;
  readonly context: PlanContext;
  readonly weekOf: string;
  readonly signal: AbortSignal;
}

/**
 * Makes, completes or returns the plan of a week, event by event; each meal is verified and stored before its event.
 * Only one generation runs for a user and week: a second caller follows the first, and takes over when its lease dies.
 * Throws `preferences_missing`, `invalid_fields`, `upgrade_required`, `unavailable`.
 */
export async function* generatePlan(
  deps: GenerateDeps,
  account: Account,
  options: GenerateOptions,
): AsyncGenerator<PlanStreamEvent> {
  const weekOf = chooseWeek(options.weekOf, deps.clock.now());
  const open = () => openWork(deps, account, weekOf, options.signal);
  const startedAt = deps.clock.now().getTime();

  let replacing = options.forceRegenerate === true;
  let announced: string | null = null;
  const sent = new Set<string>();
  while (deps.clock.now().getTime() - startedAt < GIVE_UP_MS) {
    const seen = await open();
    if (replacing && seen.plan) replacing = mayReplace(seen.work, seen.plan);
    const lease = await acquire(seen.work, seen.plan, replacing);
    const isLateForReplacing = replacing && lease === null;
    replacing = false;
    // Under the lease everything is read again: answers saved before it was taken count, later ones take it away.
    const { work, plan } = lease ? await open() : seen;
    if (!plan || isLateForReplacing) {
      if (options.signal.aborted) return;
      await deps.clock.wait(POLL_MS);
      continue;
    }
    const announcement = `${plan.id} ${work.context.digest}`;
    if (announced !== announcement) {
      yield describePlan(work, plan);
      announced = announcement;
      sent.clear();
    }
    yield* sendUnsent(work, showableMeals(work.context, plan), sent);
    if (lease) {
      // What a dead generation left is completed at once, from the cookbook.
      const wasDead = seen.plan?.id === plan.id && seen.plan.status === "running";
      yield* fill(work, plan, { lease, sent, isModelAsked: !wasDead });
    } else if (isComplete(work, plan)) {
      return yield* finish(work);
    } else {
      await deps.clock.wait(POLL_MS);
    }
    if (options.signal.aborted) return;
  }
  throw new DomainError("unavailable", CALL_ERRORS.unavailable, { retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS });
}

/** The person as they are now, and the week's newest plan. Throws `preferences_missing`. */
async function openWork(
  deps: GenerateDeps,
  account: Account,
  weekOf: string,
  signal: AbortSignal,
): Promise<{ work: Work; plan: StoredPlan | null }> {
  const [answers, found] = await Promise.all([
    deps.preferences.find(account.id),
    deps.mealPlans.findByWeek(account.id, weekOf),
  ]);
  if (!answers) throw new DomainError("preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
  const work = { deps, context: createPlanContext(account, answers), weekOf, signal };
  return { work, plan: found?.plan ?? null };
}

/** The whole plan at once: the same generation, read to its end. */
export async function generateWholePlan(
  deps: GenerateDeps,
  account: Account,
  options: GenerateOptions,
): Promise<MealPlan> {
  let planId: string | undefined;
  for await (const event of generatePlan(deps, account, options)) {
    if (event.event === "plan") planId = event.data.planId;
  }
  const [answers, found] = await Promise.all([
    deps.preferences.find(account.id),
    planId === undefined ? null : deps.mealPlans.findById(account.id, planId),
  ]);
  if (!answers || !found) throw new DomainError("not_found", CALL_ERRORS.noActiveMealPlan);
  return presentPlan(createPlanContext(account, answers), found.plan, found.ticks);
}

function chooseWeek(weekOf: string | undefined, now: Date): string {
  if (weekOf === undefined) return mondayOf(now);
  if (isPlannableWeek(weekOf, now)) return weekOf;
  const text = "A week can be planned from two weeks back to three weeks ahead.";
  throw new DomainError("invalid_fields", text, { fields: { weekOf: text } });
}

function isComplete({ context }: Work, plan: StoredPlan): boolean {
  return plan.status === "complete" && missingSlots(context, plan, showableMeals(context, plan)).length === 0;
}

/** Whether the week starts anew. Throws `upgrade_required` for a complete plan of a tier that may not replace it. */
function mayReplace(work: Work, plan: StoredPlan): boolean {
  const { account } = work.context;
  if (isComplete(work, plan)) requireCapability(account, "regeneration");
  return can(account.tier, "regeneration");
}

function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + GENERATION_LEASE_SECONDS * 1000);
}

/** The lease to generate with: on a new plan, or on one that needs completing; null when nothing is to do or somebody is at it. */
async function acquire(work: Work, plan: StoredPlan | null, replacing: boolean): Promise<Lease | null> {
  const { deps, context, weekOf } = work;
  const now = deps.clock.now();
  const owner = deps.chance.newId();
  if (!plan || (replacing && plan.status === "complete")) {
    const id = deps.chance.newId();
    const lease = { planId: id, owner };
    const fresh = { id, userId: context.account.id, weekOf, seed: deps.chance.newSeed(), createdAt: now };
    const row = { ...fresh, brief: { unfilled: [], digest: context.digest }, notes: [] };
    return (await deps.mealPlans.insertRunning(row, plan?.id ?? null, lease, leaseUntil(now))) ? lease : null;
  }
  if (!replacing && isComplete(work, plan)) return null;
  if (plan.status === "running" && plan.leaseUntil !== null && plan.leaseUntil > now) return null;
  const kept = new Set(replacing ? [] : keepableMeals(context, plan).map((meal) => meal.id));
  const dropped = plan.meals.filter((meal) => !kept.has(meal.id)).map((meal) => meal.id);
  const lease = { planId: plan.id, owner };
  return (await deps.mealPlans.takeLease(lease, dropped, now, leaseUntil(now))) ? lease : null;
}

function describePlan({ context, weekOf }: Work, plan: StoredPlan): PlanStreamEvent {
  const slots = context.slots.map(({ day, type }) => ({ day, type }));
  return { event: "plan", data: { planId: plan.id, weekOf, targets: presentTargets(context.targets), slots } };
}

function* sendUnsent({ context }: Work, meals: readonly Meal[], sent: Set<string>): Generator<PlanStreamEvent> {
  for (const meal of meals) {
    if (sent.has(meal.id)) continue;
    sent.add(meal.id);
    yield { event: "meal", data: presentMeal(meal, context.account.tier) };
  }
}

interface Filling {
  readonly lease: Lease;
  readonly sent: Set<string>;
  readonly isModelAsked: boolean;
}

/** Fills the open slots under the lease: with a model's dishes where one answers in time, with the cookbook's elsewhere.
 * A lost lease or a reader who has left ends it early. */
async function* fill(work: Work, plan: StoredPlan, filling: Filling): AsyncGenerator<PlanStreamEvent, void> {
  const { deps, context, weekOf, signal } = work;
  const { lease, sent } = filling;
  let finished = false;
  try {
    const tastes = await readTastes(deps, context, weekOf);
    const fixed = [...showableMeals(context, plan)];
    const modelNotes: string[] = [];
    if (deps.model !== null && filling.isModelAsked) {
      if (await mayAskModel(deps, context.account, "plans")) {
        if (!(yield* fillFromModel(work, deps.model, { ...filling, plan, tastes, fixed }))) return;
      } else modelNotes.push(MODEL_QUOTA_NOTE);
    }
    if (signal.aborted) return;
    const rest = fillSlots(context, { ...tastes, fixed, seed: plan.seed, newId: deps.chance.newId });
    for (const meals of rest.mealsByDay) {
      if (signal.aborted) return;
      if (!(await store(work, lease, meals))) return;
      yield* sendUnsent(work, meals, sent);
    }
    const notes = [...modelNotes, ...rest.notes];
    const brief = { unfilled: rest.unfilled, digest: context.digest };
    finished = await deps.mealPlans.complete(lease, notes, brief, deps.clock.now());
  } finally {
    // A reader who left, or a failure: the next call need not wait for the lease to die.
    if (!finished) await deps.mealPlans.release(lease, deps.clock.now()).catch(() => {});
  }
}

function store({ deps }: Work, lease: Lease, meals: readonly Meal[]): Promise<boolean> {
  const now = deps.clock.now();
  return deps.mealPlans.addMeals(lease, meals, now, leaseUntil(now));
}

interface ModelFilling extends Filling {
  readonly plan: StoredPlan;
  readonly tastes: Tastes;
  /** The meals that stay; a model's are added. */
  readonly fixed: Meal[];
}

/** Stores each of the model's meals before it is sent, and keeps the lease alive in between. False when it was lost. */
async function* fillFromModel(
  work: Work,
  model: MealModel,
  { plan, lease, sent, tastes, fixed }: ModelFilling,
): AsyncGenerator<PlanStreamEvent, boolean> {
  const { deps, context, signal } = work;
  const taken = new Set(fixed.map(slotKey));
  const slots = context.slots.filter((slot) => !taken.has(slotKey(slot)));
  let renewedAt = deps.clock.now().getTime();
  for await (const meal of askModel(deps, model, context, { slots, meals: fixed, tastes, seed: plan.seed, signal })) {
    const now = deps.clock.now().getTime();
    if (meal === null && now - renewedAt < RENEW_MS) continue;
    if (!(await store(work, lease, meal === null ? [] : [meal]))) return false;
    renewedAt = now;
    if (meal === null) continue;
    fixed.push(meal);
    yield* sendUnsent(work, [meal], sent);
  }
  return true;
}

async function* finish({ deps, context, weekOf, signal }: Work): AsyncGenerator<PlanStreamEvent> {
  if (signal.aborted) return;
  const found = await deps.mealPlans.findByWeek(context.account.id, weekOf);
  if (!found) return;
  const { id, notes, groceryList, totals } = presentPlan(context, found.plan, found.ticks);
  for (const text of notes) yield { event: "note", data: { text } };
  yield { event: "grocery", data: { groceryList } };
  yield { event: "done", data: { planId: id, totals, complete: true } };
}
