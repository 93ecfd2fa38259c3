import { NEVER_AGAIN_NOTE } from "@mealwright/schema/constants/limits";
import { DAYS_PER_WEEK, MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { MODEL_QUOTA_NOTE, MODEL_UNVERIFIED_NOTE } from "@mealwright/schema/constants/model";
import { GENERATION_LEASE_SECONDS, MODEL_PLAN_MS } from "@mealwright/schema/constants/timings";
import type { PlanStreamEvent } from "@mealwright/schema/contract/meal-plan";
import { type Slot, todayOf } from "@mealwright/schema/rules/week";
import type { Meal } from "../../../domain/meal.ts";
import { metadataOf, type PlanContext, showableMeals } from "../../../domain/meal-plan/plan-context.ts";
import type { CompletedPlan, Lease, PlanEnding } from "../../../domain/meal-plan-ports.ts";
import { weekWishTexts } from "../../../domain/model/filtered.ts";
import type { MealModel } from "../../../domain/model-ports.ts";
import { slotsForCollection } from "../../../domain/planner/collection.ts";
import { layOutLeftovers } from "../../../domain/planner/leftover-layout.ts";
import { slotKey } from "../../../domain/planner/slots.ts";
import type { StoredPlan } from "../../../domain/ports.ts";
import { askModel } from "../model/ask-model.ts";
import { askForModel } from "../model/model-quota.ts";
import { readTastes, type Tastes } from "../planner-profile.ts";
import type { BegunWeek } from "./begin-week.ts";
import { GenerationTally } from "./count-generation.ts";
import { type Filling, fillSlots } from "./fill-slots.ts";
import type { FinishedPlan, Work } from "./generation-work.ts";
import { type HeldPlan, leaseUntil } from "./lease-plan.ts";
import type { PlanReport } from "./plan-report.ts";
import { SlotBoard } from "./slot-board.ts";

/** The lease is renewed well before it expires; the same query tells a generation that it was stopped (within 2 s). */
const RENEW_MS = (GENERATION_LEASE_SECONDS * 1000) / 4;

/** A plan whose open slots we are filling, and the lease that allows it. */
export interface Filled {
  readonly work: Work;
  readonly lease: Lease;
  readonly plan: StoredPlan;
  readonly report: PlanReport;
  /** The meals that stay; new ones are added. */
  readonly meals: Meal[];
  readonly board: SlotBoard;
  readonly tally: GenerationTally;
}

/**
 * Fills the open slots while the lease is held: with the model's dishes as they arrive, and from the cookbook where
 * none arrives. Returns the complete plan; null when the lease was lost, the reader has left, or a meal was changed in
 * the meantime.
 */
export async function* fillPlan(
  given: Work,
  { lease, isModelAsked, tastes: early, home, begun, replacedNotes }: Omit<HeldPlan, "opened">,
  plan: StoredPlan,
  report: PlanReport,
): AsyncGenerator<PlanStreamEvent, FinishedPlan | null> {
  const { deps, signal } = given;
  const notes: string[] = [...replacedNotes];
  let isComplete = false;
  try {
    const context = { ...given.context, ...(await home) };
    const work = { ...given, context };
    const filled: Filled = {
      work,
      lease,
      plan,
      report,
      meals: [...showableMeals(context, plan)],
      board: new SlotBoard(),
      tally: new GenerationTally(deps.clock.now().getTime()),
    };
    if (begun) yield* report.meals(context, begun.mealsByDay[0] ?? [], undefined, allOf(begun));
    let tastes = await early;
    if (deps.model !== null && isModelAsked) {
      const requests = context.slots.length;
      const answer = await askForModel(deps, context.account, { kind: "plans", requests });
      if (answer !== "granted") notes.push(answer === "unverified" ? MODEL_UNVERIFIED_NOTE : MODEL_QUOTA_NOTE);
      else {
        if (!(yield* fillFromModel(filled, deps.model, tastes))) return null;
        // A model takes its time: the reader may have marked dishes as unwanted while it worked, so read the marks
        // again.
        tastes = await readTastes(deps, context, work.weekOf);
      }
    }
    if (signal.aborted) return null;
    const finished = yield* fillFromCookbook(filled, tastes, notes, begun);
    if (finished !== null && deps.model !== null && isModelAsked) await filled.tally.store(deps, filled.meals);
    isComplete = finished !== null;
    return finished && withStored(filled, finished);
  } finally {
    // The reader left or something failed: release the lease, so that the next call need not wait until it expires.
    if (!isComplete) await deps.mealPlans.release(lease, deps.clock.now()).catch(() => {});
  }
}

function allOf({ fixed, mealsByDay }: BegunWeek): readonly Meal[] {
  return [...fixed, ...mealsByDay.flat()];
}

/**
 * Stores each of the model's meals before sending it, and renews the lease in between. False when the lease was lost.
 */
async function* fillFromModel(
  filled: Filled,
  model: MealModel,
  tastes: Tastes,
): AsyncGenerator<PlanStreamEvent, boolean> {
  const { work, plan, report, meals, board, tally } = filled;
  const { deps, context, weekOf, signal } = work;
  const taken = new Set(meals.map(slotKey));
  const open = context.slots.filter((slot) => !taken.has(slotKey(slot)));
  const { wishes } = context;
  // Only cookbook dishes are cooked for two days: nobody knows how long a model's dish keeps.
  const ofTwoDays = context.cooksOnFewDays
    ? layOutLeftovers(open, meals).flatMap(({ slot, source }) => [slotKey(slot), slotKey(source)])
    : [];
  const ofCollection = new Set([
    ...(wishes.premiumDishes ? slotsForCollection(open, meals) : []),
    ...open.filter((slot) => ofTwoDays.includes(slotKey(slot))),
  ]);
  const slots = todayFirst(
    open.filter((slot) => !ofCollection.has(slot)),
    weekOf,
    deps.clock.now(),
    work.timeZone,
  );
  const week = { slots, meals, tastes, wishes: weekWishTexts(wishes) };
  const asking = { ...week, seed: plan.seed, totalMs: MODEL_PLAN_MS, signal };
  let renewedAt = deps.clock.now().getTime();
  for await (const event of askModel(deps, model, context, asking)) {
    if (event.kind === "refused") tally.refuse(event.fault);
    if (event.kind === "slot") board.note(event.slot, event.state, event.reason);
    const fresh = event.kind === "meal" ? [event.meal] : [];
    const now = deps.clock.now().getTime();
    if (fresh.length > 0 || now - renewedAt >= RENEW_MS) {
      if (!(await store(filled, fresh))) return false;
      renewedAt = now;
    }
    meals.push(...fresh);
    yield* report.meals(context, fresh);
    yield* report.slots(board.progress);
  }
  const left = open.filter((slot) => !meals.some((meal) => slotKey(meal) === slotKey(slot)));
  for (const slot of left) board.note(slot, "cookbook", null);
  yield* report.slots(board.progress);
  return true;
}

/** The slots in the order in which they will be eaten: in the current week today's come first and past days last. */
export function todayFirst(slots: readonly Slot[], weekOf: string, now: Date, timeZone = "UTC"): readonly Slot[] {
  const first = todayOf(weekOf, now, timeZone) ?? 1;
  const daysAhead = ({ day }: Slot) => (day - first + DAYS_PER_WEEK) % DAYS_PER_WEEK;
  return slots.toSorted((one, other) => daysAhead(one) - daysAhead(other));
}

/**
 * Completes the plan from the cookbook; null when the lease was lost or the reader has left.
 * @param begun the week that the plan was begun with; its first day is already among the meals.
 */
export async function* fillFromCookbook(
  filled: Filled,
  tastes: Tastes,
  notes: readonly string[],
  begun: BegunWeek | null = null,
): AsyncGenerator<PlanStreamEvent, CompletedEnding | null> {
  const { work, lease, plan, report, meals } = filled;
  const { deps, context, signal } = work;
  const options = { ...tastes, fixed: meals, seed: plan.seed, newId: deps.chance.newId };
  const rest = begun ?? fillSlots(besideModel(context, meals), options);
  // Send the first day at once; store the other days in one trip together with the plan's completion.
  const [firstDay = [], ...otherDays] = rest.mealsByDay;
  if (begun === null && otherDays.length > 0) {
    if (!(await store(filled, firstDay))) return null;
    yield* report.meals(context, firstDay, undefined, [...meals, ...rest.mealsByDay.flat()]);
  }
  if (signal.aborted) return null;
  const last = begun !== null || otherDays.length > 0 ? otherDays.flat() : firstDay;
  const ending = endingOf(filled, rest, last, [
    ...notes,
    ...(rest.unfilled.length > 0 && tastes.neverDishes.length > 0 ? [NEVER_AGAIN_NOTE] : []),
  ]);
  const completed = await deps.mealPlans.complete(lease, ending, deps.clock.now());
  if (completed === null) return null;
  meals.push(...(begun === null ? rest.mealsByDay.flat() : last));
  yield* report.meals(context, last, undefined, meals);
  return { completed, ending };
}

/** The model was already asked for this cuisine: the slots it left to the premium collection may be of any cuisine. */
function besideModel(context: PlanContext, meals: readonly Meal[]): PlanContext {
  const { wishes } = context;
  if (!wishes.premiumDishes || !meals.some(({ source }) => source === "model")) return context;
  return { ...context, wishes: { ...wishes, cuisine: null } };
}

interface CompletedEnding {
  readonly completed: CompletedPlan;
  readonly ending: PlanEnding;
}

function endingOf(
  { work: { context } }: Filled,
  { unfilled, events }: Filling,
  meals: readonly Meal[],
  notes: readonly string[],
): PlanEnding {
  return { meals, notes, metadata: { unfilled, events, ...metadataOf(context) } };
}

function store({ work: { deps }, lease, board }: Filled, meals: readonly Meal[]): Promise<boolean> {
  const now = deps.clock.now();
  return deps.mealPlans.addMeals(lease, meals, board.progress, now, leaseUntil(now));
}

/** By day, then by the meals of a day. */
function inOrder(one: Meal, other: Meal): number {
  return one.day - other.day || MEAL_TYPES.indexOf(one.type) - MEAL_TYPES.indexOf(other.type);
}

/**
 * The complete plan, assembled from what is already in memory; null when the stored meals differ because one was
 * replaced in the meantime.
 */
export function withStored({ work, plan, meals }: Filled, { completed, ending }: CompletedEnding): FinishedPlan | null {
  const ids = new Set(meals.map(({ id }) => id));
  if (completed.meals.length !== ids.size || completed.meals.some(({ id }) => !ids.has(id))) return null;
  const lockedIds = new Set(completed.meals.flatMap(({ id, locked }) => (locked ? [id] : [])));
  const { notes, metadata } = ending;
  const whole = { status: "complete", leaseUntil: null, stoppedAt: null, notes, metadata, lockedIds } as const;
  return { work, listNotes: completed.listNotes, plan: { ...plan, ...whole, meals: meals.toSorted(inOrder) } };
}
