import { NEVER_AGAIN_NOTE, RETRY_AFTER_UNAVAILABLE_SECONDS } from "@mealwright/schema/constants/limits";
import { CALL_ERRORS } from "@mealwright/schema/constants/messages";
import { MODEL_QUOTA_NOTE } from "@mealwright/schema/constants/model";
import { GENERATION_LEASE_SECONDS } from "@mealwright/schema/constants/timings";
import type { MealPlan, PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { can } from "@mealwright/schema/rules/entitlements";
import { isPlannableWeek, mondayOf } from "@mealwright/schema/rules/week";
import type { Deps } from "../../deps.ts";
import { DomainError } from "../../domain/errors.ts";
import type { ListMarks } from "../../domain/grocery/grocery-list.ts";
import type { Meal } from "../../domain/meal.ts";
import type { MealModel } from "../../domain/model-ports.ts";
import type { Account, Lease, OpenedPlan, StoredPlan } from "../../domain/ports.ts";
import { countOrRefuse } from "../limits/count-or-refuse.ts";
import { requireCapability } from "../require-capability.ts";
import { askModel } from "./ask-model.ts";
import { fillSlots } from "./fill-slots.ts";
import { readTastes, type Tastes } from "./kitchen.ts";
import { mayAskModel } from "./model-quota.ts";
import {
  createPlanContext,
  isComplete,
  keepableMeals,
  type PlanContext,
  showableMeals,
  slotKey,
} from "./plan-context.ts";
import { markLocked, presentMeal } from "./present-meal.ts";
import { presentPlan, presentTargets } from "./present-plan.ts";
import { countRefill } from "./refill-quota.ts";

type GenerateDeps = Pick<
  Deps,
  "clock" | "chance" | "mealPlans" | "favorites" | "model" | "counters" | "digestKey" | "limitScale"
>;

const NONE_LOCKED: ReadonlySet<string> = new Set();
const POLL_MS = 250;
const GIVE_UP_MS = 60_000;
/** A lease is renewed well before it dies; the same look tells a generation that it was stopped (bar: within 2 s). */
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

/** What was read of a week, as it is for this person. */
interface Seen {
  readonly work: Work;
  readonly plan: StoredPlan | null;
  readonly marks: ListMarks;
}

/**
 * Makes, completes or returns the plan of a week, event by event; each meal is verified and stored before its event. The
 * plan itself is what the generator returns; null when the reader has left.
 * Only one generation runs for a user and week: a second caller follows the first, and takes over when its lease dies.
 * Throws `preferences_missing`, `invalid_fields`, `upgrade_required`, `too_many_requests`, `unavailable`; and `conflict`
 * when the plan is stopped on purpose meanwhile, by whomever of its owner's tabs.
 */
export async function* generatePlan(
  deps: GenerateDeps,
  account: Account,
  options: GenerateOptions,
): AsyncGenerator<PlanStreamEvent, MealPlan | null> {
  const weekOf = chooseWeek(options.weekOf, deps.clock.now());
  const startedAt = deps.clock.now().getTime();
  const see = ({ answers, plan, marks }: OpenedPlan): Seen => {
    if (!answers) throw new DomainError("preferences_missing", CALL_ERRORS.userOrPreferencesNotFound);
    return {
      work: { deps, context: createPlanContext(account, answers), weekOf, signal: options.signal },
      plan,
      marks,
    };
  };

  let replacing = options.forceRegenerate === true;
  let announced: string | null = null;
  const sent = new Set<string>();
  let isFirstLook = true;
  while (deps.clock.now().getTime() - startedAt < GIVE_UP_MS) {
    const seen = see(await deps.mealPlans.findByWeek(account.id, weekOf));
    if (replacing && seen.plan) replacing = mayReplace(seen.work, seen.plan);
    // A call that finds a stopped plan goes on with it; a stop that comes later is meant for the call.
    const isStopped = !isFirstLook && seen.plan !== null && seen.plan.stoppedAt !== null;
    isFirstLook = false;
    const taken = isStopped ? null : await acquire(seen.work, seen.plan, replacing);
    const isLateForReplacing = replacing && taken === null;
    replacing = false;
    // What stands under the lease is read with it: answers saved before it was taken count, later ones take it away.
    const { work, plan, marks } = taken ? see(taken.opened) : seen;
    if (!plan || isLateForReplacing) {
      if (options.signal.aborted) return null;
      await deps.clock.wait(POLL_MS);
      continue;
    }
    const announcement = `${plan.id} ${work.context.digest}`;
    if (announced !== announcement) {
      yield describePlan(work, plan);
      announced = announcement;
      sent.clear();
    }
    const meals = showableMeals(work.context, plan);
    yield* sendUnsent(work, meals, sent, plan.lockedIds);
    if (isStopped && !options.signal.aborted) throw new DomainError("conflict", CALL_ERRORS.generationStopped);
    if (taken) {
      // What a dead generation left is completed at once, from the cookbook.
      const wasDead = seen.plan?.id === plan.id && seen.plan.status === "running";
      yield* fill(work, plan, { lease: taken.lease, sent, isModelAsked: !wasDead });
    } else if (isComplete(work.context, plan, meals)) {
      return options.signal.aborted ? null : yield* finish(work, plan, marks);
    } else {
      await deps.clock.wait(POLL_MS);
    }
    if (options.signal.aborted) return null;
  }
  throw new DomainError("unavailable", CALL_ERRORS.unavailable, { retryAfterSeconds: RETRY_AFTER_UNAVAILABLE_SECONDS });
}

/** The whole plan at once: the same generation, read to its end. */
export async function generateWholePlan(
  deps: GenerateDeps,
  account: Account,
  options: GenerateOptions,
): Promise<MealPlan> {
  const events = generatePlan(deps, account, options);
  for (;;) {
    const { done, value } = await events.next();
    if (!done) continue;
    if (value === null) throw new DomainError("not_found", CALL_ERRORS.noActiveMealPlan);
    return value;
  }
}

function chooseWeek(weekOf: string | undefined, now: Date): string {
  if (weekOf === undefined) return mondayOf(now);
  if (isPlannableWeek(weekOf, now)) return weekOf;
  const text = "A week can be planned from two weeks back to three weeks ahead.";
  throw new DomainError("invalid_fields", text, { fields: { weekOf: text } });
}

/** Whether the week starts anew. Throws `upgrade_required` for a complete plan of a tier that may not replace it. */
function mayReplace(work: Work, plan: StoredPlan): boolean {
  const { context } = work;
  const { account } = context;
  if (isComplete(context, plan, showableMeals(context, plan))) requireCapability(account, "regeneration");
  return can(account.tier, "regeneration");
}

/** What stays of a plan that is made anew. */
function lockedMealIds(context: PlanContext, plan: StoredPlan): readonly string[] {
  return keepableMeals(context, plan).flatMap(({ id }) => (plan.lockedIds.has(id) ? [id] : []));
}

function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + GENERATION_LEASE_SECONDS * 1000);
}

interface Taken {
  readonly lease: Lease;
  readonly opened: OpenedPlan;
}

/**
 * The lease to generate with: on a new plan, or on one that needs completing, with what stands under it; null when nothing
 * is to do or somebody is at it.
 */
async function acquire(work: Work, plan: StoredPlan | null, replacing: boolean): Promise<Taken | null> {
  const { deps, context, weekOf } = work;
  const { account } = context;
  const now = deps.clock.now();
  const owner = deps.chance.newId();
  if (!plan || (replacing && plan.status === "complete")) {
    if (plan) await countOrRefuse(deps, { generationsPerUser: account.id });
    const id = deps.chance.newId();
    const lease = { planId: id, owner };
    const fresh = { id, userId: account.id, weekOf, seed: deps.chance.newSeed(), createdAt: now };
    const row = { ...fresh, brief: { unfilled: [], digest: context.digest }, notes: [] };
    const replaces = plan && { planId: plan.id, keepMealIds: lockedMealIds(context, plan) };
    const opened = await deps.mealPlans.insertRunning(row, replaces, lease, leaseUntil(now));
    return opened && { lease, opened };
  }
  if (!replacing && isComplete(context, plan, showableMeals(context, plan))) return null;
  if (plan.status === "running" && plan.leaseUntil !== null && plan.leaseUntil > now) return null;
  const kept = new Set(replacing ? lockedMealIds(context, plan) : keepableMeals(context, plan).map((meal) => meal.id));
  const dropped = plan.meals.filter((meal) => !kept.has(meal.id)).map((meal) => meal.id);
  if (dropped.length > 0 && !can(account.tier, "regeneration")) await countRefill(deps, account);
  const lease = { planId: plan.id, owner };
  const seen = { stoppedAt: plan.stoppedAt, dropMealIds: dropped };
  const opened = await deps.mealPlans.takeLease(account.id, lease, seen, now, leaseUntil(now));
  return opened && { lease, opened };
}

function describePlan({ context, weekOf }: Work, plan: StoredPlan): PlanStreamEvent {
  const slots = context.slots.map(({ day, type }) => ({ day, type }));
  return { event: "plan", data: { planId: plan.id, weekOf, targets: presentTargets(context.targets), slots } };
}

function* sendUnsent(
  { context }: Work,
  meals: readonly Meal[],
  sent: Set<string>,
  lockedIds: ReadonlySet<string> = NONE_LOCKED,
): Generator<PlanStreamEvent> {
  for (const meal of meals) {
    if (sent.has(meal.id)) continue;
    sent.add(meal.id);
    yield { event: "meal", data: markLocked(presentMeal(meal, context.account.tier), lockedIds) };
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
    let tastes = await readTastes(deps, context, weekOf);
    const fixed = [...showableMeals(context, plan)];
    const notes: string[] = [];
    if (deps.model !== null && filling.isModelAsked) {
      if (await mayAskModel(deps, context.account, "plans")) {
        if (!(yield* fillFromModel(work, deps.model, { ...filling, plan, tastes, fixed }))) return;
        // A model takes seconds, in which its reader may have marked what came.
        tastes = await readTastes(deps, context, weekOf);
      } else notes.push(MODEL_QUOTA_NOTE);
    }
    if (signal.aborted) return;
    const rest = fillSlots(context, { ...tastes, fixed, seed: plan.seed, newId: deps.chance.newId });
    // The first day goes out at once; the others, which are there already, in one trip with the plan's end.
    const [firstDay = [], ...otherDays] = rest.mealsByDay;
    if (otherDays.length > 0) {
      if (!(await store(work, lease, firstDay))) return;
      yield* sendUnsent(work, firstDay, sent);
    }
    const meals = otherDays.length > 0 ? otherDays.flat() : firstDay;
    if (signal.aborted) return;
    if (rest.unfilled.length > 0 && tastes.neverDishes.length > 0) notes.push(NEVER_AGAIN_NOTE);
    const brief = { unfilled: rest.unfilled, digest: context.digest, events: rest.events };
    finished = await deps.mealPlans.complete(lease, { meals, notes, brief }, deps.clock.now());
    if (finished) yield* sendUnsent(work, meals, sent);
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

async function* finish(
  { context }: Work,
  stored: StoredPlan,
  marks: ListMarks,
): AsyncGenerator<PlanStreamEvent, MealPlan> {
  const plan = presentPlan(context, stored, marks);
  for (const text of plan.notes) yield { event: "note", data: { text } };
  yield { event: "grocery", data: { groceryList: plan.groceryList } };
  yield { event: "done", data: { planId: plan.id, totals: plan.totals, complete: true } };
  return plan;
}
