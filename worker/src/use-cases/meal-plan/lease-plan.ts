import { GENERATION_LEASE_SECONDS } from "@mealwright/schema/constants/timings";
import { can } from "@mealwright/schema/rules/entitlements";
import { firstDayOf } from "@mealwright/schema/rules/week";
import type { HomeShare } from "../../domain/grocery/kitchen/home-share.ts";
import { isComplete, keepableMeals, metadataOf, showableMeals } from "../../domain/meal-plan/plan-context.ts";
import type { Lease } from "../../domain/meal-plan-ports.ts";
import type { OpenedPlan, StoredPlan } from "../../domain/ports.ts";
import { tooManyRequests } from "../../domain/too-many-requests.ts";
import { refusedDishes, refusedNotes } from "../../presenters/refused-dishes.ts";
import { readHomeOf } from "../kitchen/kitchen.ts";
import { quotasOf } from "../limits/count-or-refuse.ts";
import type { Work } from "./generation-work.ts";
import { readTastes, type Tastes } from "./planner-profile.ts";
import { refillQuota, refillsUsedUp } from "./refill-quota.ts";

/** The right to make a plan, and the plan as it stood when it was given. */
export interface HeldPlan {
  readonly lease: Lease;
  readonly opened: OpenedPlan;
  /** False for what a dead generation left: that is completed at once, from the cookbook. */
  readonly isModelAsked: boolean;
  /** Read beside the lease, in one trip with it. */
  readonly tastes: Promise<Tastes>;
  /** What earlier weeks left over for this one; read beside them. */
  readonly home: Promise<readonly HomeShare[]>;
  /** Which dishes the answers of today refused, and why: other dishes take their places. */
  readonly replacedNotes: readonly string[];
}

/** Until when a lease that is taken or renewed now lives. */
export function leaseUntil(now: Date): Date {
  return new Date(now.getTime() + GENERATION_LEASE_SECONDS * 1000);
}

/**
 * The lease to generate with: on a new plan, or on one that needs completing; null when nothing is to do or somebody is at
 * it. Answers are read in the same batch that takes it, so that a later change of answers takes it away.
 * `busy` while enough other weeks of this user are in the making. Throws `too_many_requests`: only who gets the lease spends
 * what there is for it.
 */
export function leasePlan(
  work: Work,
  plan: StoredPlan | null,
  isReplacing: boolean,
): Promise<HeldPlan | "busy" | null> {
  if (!plan || (isReplacing && plan.status === "complete")) return leaseNew(work, plan);
  const { context, deps } = work;
  const isRunning = plan.status === "running";
  if (!isReplacing && isComplete(context, plan, showableMeals(context, plan))) return Promise.resolve(null);
  if (isRunning && plan.leaseUntil !== null && plan.leaseUntil > deps.clock.now()) return Promise.resolve(null);
  const kept = isReplacing ? idsKeptAnew(work, plan) : keepableMeals(context, plan).map(({ id }) => id);
  return takeOver(work, plan, kept, { isModelAsked: !isRunning, byForce: false });
}

/** The lease on an unfinished plan, taken from whoever holds it, to complete it from the cookbook. */
export function seizePlan(work: Work, plan: StoredPlan): Promise<HeldPlan | "busy" | null> {
  const kept = keepableMeals(work.context, plan).map(({ id }) => id);
  return takeOver(work, plan, kept, { isModelAsked: false, byForce: true });
}

/** Begins to read what whoever gets the lease needs next; a failure is told to who awaits it, under the lease. */
function startReading({ deps, context, weekOf }: Work): Pick<HeldPlan, "tastes" | "home"> {
  const tastes = readTastes(deps, context, weekOf);
  const home = readHomeOf(deps, context.account, weekOf);
  for (const reading of [tastes, home]) reading.catch(() => {});
  return { tastes, home };
}

async function leaseNew(work: Work, plan: StoredPlan | null): Promise<HeldPlan | "busy" | null> {
  const { deps, context, weekOf } = work;
  const { account } = context;
  const now = deps.clock.now();
  const [quota = null] = plan ? quotasOf(deps, "generationsPerUser", account.id) : [];
  const id = deps.chance.newId();
  const lease = { planId: id, owner: deps.chance.newId() };
  const fresh = { id, userId: account.id, weekOf, seed: deps.chance.newSeed(), createdAt: now };
  const row = { ...fresh, metadata: { unfilled: [], ...metadataOf(context) }, notes: [] };
  const replaces = plan && { planId: plan.id, keepMealIds: idsKeptAnew(work, plan) };
  const needed = startReading(work);
  const opened = await deps.mealPlans.insertRunning(row, replaces, lease, leaseUntil(now), quota);
  if (opened === "quota-used-up") throw tooManyRequests(now, quota?.endsAt ?? now);
  return opened === "busy" ? opened : opened && { lease, opened, isModelAsked: true, ...needed, replacedNotes: [] };
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
  return opened && { lease, opened, isModelAsked, ...needed, replacedNotes };
}

/** What stays of a plan that is made anew: what is locked, and the days that are over, whose meals were eaten. */
function idsKeptAnew({ deps, context, weekOf, timeZone }: Work, plan: StoredPlan): readonly string[] {
  const begin = firstDayOf(weekOf, deps.clock.now(), timeZone);
  const kept = keepableMeals(context, plan).filter(({ id, day }) => day < begin || plan.lockedIds.has(id));
  return kept.map(({ id }) => id);
}
