import { GENERATION_LEASE_SECONDS } from "@mealwright/schema/constants/timings";
import { can } from "@mealwright/schema/rules/entitlements";
import { firstDayOf, todayOf } from "@mealwright/schema/rules/week";
import { leftoverLinks } from "../../../domain/cookbook/leftovers/meal-leftovers.ts";
import type { Meal } from "../../../domain/meal.ts";
import { isComplete, keepableMeals, metadataOf, showableMeals } from "../../../domain/meal-plan/plan-context.ts";
import type { Lease, WeekMaterial } from "../../../domain/meal-plan-ports.ts";
import type { OpenedPlan, StoredPlan } from "../../../domain/ports.ts";
import { tooManyRequests } from "../../../domain/too-many-requests.ts";
import { refusedDishes, refusedNotes } from "../../../presenters/refused-dishes.ts";
import { type HomeOfWeek, homeFrom, readHomeOf } from "../../kitchen/kitchen.ts";
import { quotasOf } from "../../limits/count-or-refuse.ts";
import { readTastes, type Tastes, tastesOf } from "../planner-profile.ts";
import { type BegunWeek, beginWeek } from "./begin-week.ts";
import type { Work } from "./generation-work.ts";
import { refillQuota, refillsUsedUp } from "./refill-quota.ts";

/** The exclusive right to fill a plan, and the plan as it stood when the lease was taken. */
export interface HeldPlan {
  readonly lease: Lease;
  readonly opened: OpenedPlan;
  /** False for a plan whose generation died: it is completed at once, from the cookbook. */
  readonly isModelAsked: boolean;
  /** Read in the same trip as the lease. */
  readonly tastes: Promise<Tastes>;
  /** What earlier weeks left over for this one; read at the same time. */
  readonly home: Promise<HomeOfWeek>;
  /** The week chosen beforehand, whose first day is stored with the lease; null where none was. */
  readonly begun: BegunWeek | null;
  /** Dishes that today's answers rule out, and why; others take their slots. */
  readonly replacedNotes: readonly string[];
}

/** When a lease that is taken or renewed now expires. */
export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + GENERATION_LEASE_SECONDS * 1000);
}

/**
 * Takes the lease to fill a new or incomplete plan, with the answers of the same batch, so that a later change of them
 * ends the lease; only whoever gets it spends quota. Null when there is nothing to do or another call holds it, `busy`
 * while too many of this user's other weeks are being made. Throws `too_many_requests`.
 * @param material read beforehand, where no model is to be asked: a new plan then starts with its first day.
 */
export function leasePlan(
  work: Work,
  plan: StoredPlan | null,
  isReplacing: boolean,
  material: WeekMaterial | null,
): Promise<HeldPlan | "busy" | null> {
  if (!plan || (isReplacing && plan.status === "complete")) return leaseNew(work, plan, material);
  const { context, deps } = work;
  const isRunning = plan.status === "running";
  const isWhole = !work.hasPastToSkip && isComplete(context, plan, showableMeals(context, plan));
  if (!isReplacing && isWhole) return Promise.resolve(null);
  if (isRunning && plan.leaseUntil !== null && plan.leaseUntil > deps.clock.now()) return Promise.resolve(null);
  const kept = isReplacing ? mealsKeptAnew(work, plan).map(({ id }) => id) : mealsKept(work, plan).map(({ id }) => id);
  return takeOver(work, plan, kept, { isModelAsked: !isRunning, byForce: false });
}

/** Takes the lease on an unfinished plan from whoever holds it, to complete the plan from the cookbook. */
export function seizePlan(work: Work, plan: StoredPlan): Promise<HeldPlan | "busy" | null> {
  const kept = mealsKept(work, plan).map(({ id }) => id);
  return takeOver(work, plan, kept, { isModelAsked: false, byForce: true });
}

/** Starts reading what the lease holder needs next; a failure surfaces where the result is awaited. */
function startReading({ deps, context, weekOf }: Work): Pick<HeldPlan, "tastes" | "home"> {
  const tastes = readTastes(deps, context, weekOf);
  const home = readHomeOf(deps, context.account, weekOf);
  for (const reading of [tastes, home]) reading.catch(() => {});
  return { tastes, home };
}

/** What the lease holder needs next, read beforehand. */
function alreadyRead(
  { context: { account }, weekOf }: Work,
  material: WeekMaterial,
): Pick<HeldPlan, "tastes" | "home"> {
  const home = homeFrom(account, material.kitchen, weekOf);
  return { tastes: Promise.resolve(tastesOf(account, material)), home: Promise.resolve(home) };
}

async function leaseNew(
  work: Work,
  plan: StoredPlan | null,
  material: WeekMaterial | null,
): Promise<HeldPlan | "busy" | null> {
  const { deps, context, weekOf } = work;
  const { account } = context;
  const now = deps.clock.now();
  const [quota = null] = plan ? quotasOf(deps, "generationsPerUser", account.id) : [];
  const id = deps.chance.newId();
  const lease = { planId: id, owner: deps.chance.newId() };
  const fresh = { id, userId: account.id, weekOf, seed: deps.chance.newSeed(), createdAt: now };
  const replacedAt = plan ? now : null;
  const row = { ...fresh, replacedAt, metadata: { unfilled: [], ...metadataOf(context) }, notes: [] };
  const kept = plan ? mealsKeptAnew(work, plan) : [];
  const replaces = plan && { planId: plan.id, keepMealIds: kept.map((meal) => meal.id) };
  const needed = material ? alreadyRead(work, material) : startReading(work);
  // A user without quota is refused below: choose no week for them.
  const isWorthIt = material !== null && (quota === null || material.isQuotaLeft);
  const begun = isWorthIt ? beginWeek(work, kept, fresh.seed, material) : null;
  const firstDay = begun && { meals: begun.mealsByDay[0] ?? [], answeredAt: begun.answeredAt };
  const opened = await deps.mealPlans.insertRunning(row, replaces, lease, leaseUntil(now), quota, firstDay);
  if (opened === "quota-used-up") throw tooManyRequests(now, quota?.endsAt ?? now);
  if (opened === "busy") return opened;
  return opened && { lease, opened, isModelAsked: true, ...needed, begun, replacedNotes: [] };
}

interface TakeOver {
  readonly isModelAsked: boolean;
  readonly byForce: boolean;
}

async function takeOver(
  work: Work,
  plan: StoredPlan,
  keptIds: readonly string[],
  { isModelAsked, byForce }: TakeOver,
): Promise<HeldPlan | "busy" | null> {
  const { deps, context } = work;
  const { account } = context;
  const now = deps.clock.now();
  const kept = new Set(keptIds);
  const dropped = plan.meals.filter(({ id }) => !kept.has(id));
  const dropMealIds = dropped.map(({ id }) => id);
  const quota = dropMealIds.length > 0 && !can(account.tier, "regeneration") ? refillQuota(deps, account) : null;
  const lease = { planId: plan.id, owner: deps.chance.newId() };
  const seen = { stoppedAt: plan.stoppedAt, dropMealIds, byForce };
  const needed = startReading(work);
  const opened = await deps.mealPlans.takeLease(account.id, lease, seen, now, leaseUntil(now), quota);
  if (opened === "quota-used-up") throw refillsUsedUp(now);
  if (opened === "busy") return opened;
  const replacedNotes = refusedNotes(refusedDishes(dropped, context), "Replaced");
  return opened && { lease, opened, isModelAsked, ...needed, begun: null, replacedNotes };
}

/** The meals that stay when a plan is completed: of days that are over also those that take longer than is wanted today. */
function mealsKept({ deps, context, weekOf, timeZone }: Work, plan: StoredPlan): readonly Meal[] {
  const today = todayOf(weekOf, deps.clock.now(), timeZone) ?? 1;
  const eaten = showableMeals(context, plan).filter(({ day }) => day < today);
  return [...eaten, ...keepableMeals(context, plan).filter(({ day }) => day >= today)];
}

/** The meals that a new plan keeps: locked ones, those of days that are over, and what was cooked then. */
function mealsKeptAnew({ deps, context, weekOf, timeZone }: Work, plan: StoredPlan): readonly Meal[] {
  const begin = firstDayOf(weekOf, deps.clock.now(), timeZone);
  const meals = keepableMeals(context, plan);
  const { sourceOf } = leftoverLinks(meals);
  const isCooked = ({ id, day }: Meal) => (sourceOf.get(id)?.day ?? day) < begin;
  return meals.filter((meal) => isCooked(meal) || plan.lockedIds.has(meal.id));
}
