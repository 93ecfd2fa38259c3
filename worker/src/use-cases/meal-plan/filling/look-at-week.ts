import type { MealSource } from "@mealwright/schema/constants/meals";
import { can } from "@mealwright/schema/rules/entitlements";
import { isPlannableWeek, weekStart } from "@mealwright/schema/rules/week";
import type { Claimant } from "../../../domain/claimant.ts";
import { DomainError } from "../../../domain/errors.ts";
import { isComplete, showableMeals } from "../../../domain/meal-plan/plan-context.ts";
import type { WeekMaterial } from "../../../domain/meal-plan-ports.ts";
import type { Account, OpenedPlan, StoredPlan } from "../../../domain/ports.ts";
import { kitchenFrom } from "../../kitchen/kitchen.ts";
import { quotasOf } from "../../limits/count-or-refuse.ts";
import { requireCapability } from "../../require-capability.ts";
import { RECENT_MEALS } from "../planner-profile.ts";
import { type GenerateDeps, type SeenPlan, seePlan, type Work } from "./generation-work.ts";

export interface GenerateOptions {
  readonly weekOf?: string | undefined;
  readonly forceRegenerate?: boolean | undefined;
  /** `cookbook`: plan without asking a model. */
  readonly source?: MealSource | undefined;
  /** Aborted when the reader has left: what is stored stays, and the next call does the rest. */
  readonly signal: AbortSignal;
}

/** One call that generates a week: what it was asked for, and what it presumes until the account is read. */
export interface Generation {
  readonly deps: GenerateDeps;
  readonly userId: string;
  readonly options: GenerateOptions;
  readonly begunAt: Date;
  readonly account: Promise<Account>;
  readonly presumedZone: string;
}

/** Begins reading the account, which is awaited with the first read of the week: one trip for both. */
export function beginGeneration(deps: GenerateDeps, user: Claimant, options: GenerateOptions): Generation {
  const presumedZone = user.timeZone ?? "UTC";
  return { deps, userId: user.id, options, begunAt: deps.clock.now(), account: user.account(), presumedZone };
}

/** What a look at the week is for. */
export interface Aim {
  readonly weekOf: string;
  /** Whether a plan that is there is to be made anew. */
  readonly isReplacing: boolean;
  readonly isFirst: boolean;
}

export function firstAim({ options, begunAt, presumedZone }: Generation): Aim {
  const weekOf = options.weekOf ?? weekStart(begunAt, presumedZone);
  return { weekOf, isReplacing: options.forceRegenerate === true, isFirst: true };
}

/** A week as it stands, and what this person may do with it. */
export interface WeekLook extends SeenPlan {
  readonly weekOf: string;
  readonly isReplacing: boolean;
  /** Whether a stop arrived while this call ran; a plan that was stopped before is resumed. */
  readonly isStopped: boolean;
  /** What a new week is made from, where it is not to begin with a model's dish. */
  readonly material: WeekMaterial | null;
  /** Interprets the week again, as it stands under the lease. */
  readonly see: (opened: OpenedPlan) => SeenPlan;
}

/** Reads the week. Throws `preferences_missing`, `invalid_fields`, `upgrade_required`. */
export async function lookAtWeek(generation: Generation, aim: Aim): Promise<WeekLook> {
  const { deps, options, begunAt } = generation;
  const [account, found] = await Promise.all([generation.account, readWeek(generation, aim)]);
  const { timeZone } = account;
  const weekOf = chooseWeek(options.weekOf, begunAt, timeZone);
  // The browser did not send its time zone, and in the account's own another week has begun.
  if (weekOf !== aim.weekOf) return lookAtWeek(generation, { ...aim, weekOf });
  const see = (opened: OpenedPlan) => seePlan({ deps, weekOf, timeZone, signal: options.signal }, account, opened);
  const seen = see(found);
  const { work, plan } = seen;
  const isReplacing = aim.isReplacing && (plan === null || mayReplace(work, plan));
  const isStopped = !aim.isFirst && plan !== null && plan.stoppedAt !== null;
  const material = isBegunAtOnce(generation, timeZone) ? found.material : null;
  return { ...seen, weekOf, isReplacing, isStopped, material, see };
}

/** The first read also fetches what a new week is made from. */
async function readWeek({ deps, userId, begunAt, presumedZone }: Generation, { weekOf, isReplacing, isFirst }: Aim) {
  if (!isFirst) return { ...(await deps.mealPlans.findByWeek(userId, weekOf)), material: null };
  const [quota = null] = quotasOf(deps, "generationsPerUser", userId);
  const from = kitchenFrom(begunAt, presumedZone);
  return deps.mealPlans.openWeek(userId, weekOf, {
    isReplacing,
    recentDishes: RECENT_MEALS,
    kitchenFrom: from,
    quota,
  });
}

/** Whether the week is chosen before the lease is taken: not where the first dish should be the model's. */
function isBegunAtOnce({ deps, options, begunAt, presumedZone }: Generation, timeZone: string): boolean {
  const isFromCookbook = deps.model === null || options.source === "cookbook";
  return isFromCookbook && kitchenFrom(begunAt, timeZone) === kitchenFrom(begunAt, presumedZone);
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
