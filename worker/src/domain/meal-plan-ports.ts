import type { SlotState } from "@mealwright/schema/constants/model";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Quota } from "./account-ports.ts";
import type { KnownDish, NeverDish, StoredFavorite } from "./dish-ports.ts";
import type { StoredKitchen } from "./grocery/kitchen/kitchen-ports.ts";
import type { ListNotes } from "./grocery/list-notes.ts";
import type { Meal } from "./meal.ts";
import type { Answers, AwaySlot, OpenedPlan, PlanMetadata, PlanStatus, PlanSummary, StoredPlan } from "./ports.ts";

/** The state of a slot while its plan is made. */
export interface SlotProgress extends Slot {
  readonly state: SlotState;
  /** In plain words, if known. */
  readonly reason: string | null;
  /** Why a dish proposed for it was refused; null when none was. */
  readonly replaced: string | null;
}

/** The part of a plan that changes while another call makes it. */
export interface PlanGlance {
  readonly status: PlanStatus;
  readonly leaseUntil: Date | null;
  readonly stoppedAt: Date | null;
  readonly mealCount: number;
  readonly progress: readonly SlotProgress[];
}

/** The state of a complete plan. */
export interface CompletedPlan {
  readonly meals: readonly { readonly id: string; readonly locked: boolean }[];
  readonly listNotes: ListNotes;
}

/** Who makes a plan; only the lease's holder may write to it. */
export interface Lease {
  readonly planId: string;
  readonly owner: string;
}

/** Why a user is refused a free lease: a quota is used up, or too many of their other weeks are being made. */
export type LeaseRefusal = "quota-used-up" | "busy";

/** Dishes of other weeks, for variety, and marked dishes; each newest first. */
export interface DishHistory {
  readonly recentDishes: readonly KnownDish[];
  readonly markedDishes: readonly NeverDish[];
}

/** What a week is made from besides answers and plan, read in the same round trip. */
export interface WeekMaterial {
  readonly history: DishHistory;
  readonly favorites: readonly StoredFavorite[];
  readonly kitchen: StoredKitchen;
  /** Whether any quota for making a week again is left. */
  readonly isQuotaLeft: boolean;
  /** When the answers were saved. */
  readonly answeredAt: Date | null;
}

/** Several plans of a user. */
export interface OpenedPlans {
  readonly answers: Answers | null;
  readonly plans: readonly { readonly plan: StoredPlan; readonly listNotes: ListNotes }[];
}

export interface MealPlanStore {
  /** The newest plans, without their meals. */
  list(
    userId: string,
    limit: number,
  ): Promise<{ readonly answers: Answers | null; readonly plans: readonly PlanSummary[] }>;
  /** The newest plan of a week, with its meals and the notes on its list. */
  findByWeek(userId: string, weekOf: string): Promise<OpenedPlan>;
  /** The newest plan of the week before a plan's. */
  findByWeekBefore(userId: string, planId: string): Promise<OpenedPlan>;
  findById(userId: string, planId: string): Promise<OpenedPlan>;
  /** The plan of the user that holds a meal. */
  findByMeal(userId: string, mealId: string): Promise<OpenedPlan>;
  /** The user's newest plans, or the named ones, newest first, all in one trip. */
  findMany(userId: string, limit: number, planIds?: readonly string[]): Promise<OpenedPlans>;
  /** Locks or unlocks a meal of the plan; false when it no longer exists. */
  setLocked(planId: string, mealId: string, locked: boolean): Promise<boolean>;
  /** Replaces a meal of the plan with a verified one; false when it no longer exists or is locked. */
  swapMeal(planId: string, oldMealId: string, meal: Meal, now: Date): Promise<boolean>;
  /**
   * Empties a slot of a complete plan that holds the meal the person saw, if any, and stores why; false when another
   * meal is there now, when it is locked, or when the plan is being made.
   */
  leaveSlot(planId: string, away: AwaySlot): Promise<boolean>;
  /** Puts a verified meal into an empty slot of a complete plan; false when it is no longer empty. */
  fillSlot(planId: string, meal: Meal, now: Date): Promise<boolean>;
  /**
   * Swaps a meal of a complete plan with the one of its type on another day; false when either no longer exists or is
   * locked, or the plan is being made.
   */
  exchangeDays(planId: string, mealId: string, day: number): Promise<boolean>;
  /**
   * The newest plan of a week and, in the same round trip, what the week is made from: null if the week is complete and
   * not to be replaced.
   */
  openWeek(
    userId: string,
    weekOf: string,
    wanted: {
      readonly isReplacing: boolean;
      readonly recentDishes: number;
      readonly kitchenFrom: string;
      readonly quota: Quota | null;
    },
  ): Promise<OpenedPlan & { readonly material: WeekMaterial | null }>;
  /** Of other weeks than this one, or than the one of a plan. */
  readHistory(userId: string, except: string | { readonly weekOfPlan: string }, limit: number): Promise<DishHistory>;
  /**
   * Atomically inserts a running plan with its lease, one unit of quota and its first meals (without those if the
   * answers have changed). The plan in `replaces` becomes the previous version; its meals to keep move over. Null if
   * the week's plan has changed meanwhile.
   */
  insertRunning(
    plan: Omit<StoredPlan, "meals" | "lockedIds" | "status" | "leaseUntil" | "stoppedAt">,
    replaces: { readonly planId: string; readonly keepMealIds: readonly string[] } | null,
    lease: Lease,
    until: Date,
    quota: Quota | null,
    begun: { readonly meals: readonly Meal[]; readonly answeredAt: Date } | null,
  ): Promise<OpenedPlan | LeaseRefusal | null>;
  /**
   * Takes the lease on a plan without a live one, deletes the named meals and returns the plan; spends quota as above.
   * Null if somebody else holds the lease or has stopped the plan since it was read; `byForce` overrides both.
   */
  takeLease(
    userId: string,
    lease: Lease,
    seen: {
      readonly stoppedAt: Date | null;
      readonly dropMealIds: readonly string[];
      readonly byForce?: boolean;
    },
    now: Date,
    until: Date,
    quota: Quota | null,
  ): Promise<OpenedPlan | LeaseRefusal | null>;
  /**
   * Stores meals and progress and renews the lease, only while the lease is held; false when it was lost and nothing
   * was stored.
   */
  addMeals(
    lease: Lease,
    meals: readonly Meal[],
    progress: readonly SlotProgress[],
    now: Date,
    until: Date,
  ): Promise<boolean>;
  /** Stores the last meals, completes the plan and removes older ones of its week; null when the lease was lost. */
  complete(lease: Lease, ending: PlanEnding, now: Date): Promise<CompletedPlan | null>;
  /**
   * Restores the plan that this one replaced after `since`, and keeps this one as the previous version. Returns the
   * restored plan's id; null if there is none or this one is being made.
   */
  restoreEarlier(userId: string, planId: string, since: Date, now: Date): Promise<string | null>;
  /** The state of a plan that another call is making, without its meals; null if it no longer exists. */
  glance(userId: string, planId: string): Promise<PlanGlance | null>;
  /** Gives up the lease and leaves the plan as it is for the next call. */
  release(lease: Lease, now: Date): Promise<void>;
  /** Takes the lease of an unfinished plan away and marks the plan as stopped; false when the user has no such plan. */
  stop(userId: string, planId: string, now: Date): Promise<boolean>;
}

/** What is stored when a plan is completed. */
export interface PlanEnding {
  readonly meals: readonly Meal[];
  readonly notes: readonly string[];
  readonly metadata: PlanMetadata;
}
