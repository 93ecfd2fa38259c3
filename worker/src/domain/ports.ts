import type { Tier } from "@mealwright/schema/constants/tiers";
import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { PreferencesAnswers } from "@mealwright/schema/contract/preferences";
import type { Slot } from "@mealwright/schema/rules/week";
import type { CupboardEntry, ListMarks } from "./grocery/grocery-list.ts";
import type { OwnLine } from "./grocery/own-line.ts";
import type { GroceryTick } from "./grocery/ticks.ts";
import type { Meal } from "./meal.ts";
import type { PlanEvents } from "./planner/types.ts";

/** Time and chance come in as values, so that the domain stays pure. */
export interface Clock {
  now(): Date;
  wait(milliseconds: number): Promise<void>;
}

export interface Chance {
  /** An unguessable opaque id. */
  newId(): string;
  /** A seed for a plan: a whole number from 0 to 2^31 − 1. */
  newSeed(): number;
}

export interface PasswordHasher {
  /** PHC-style text of a new hash. */
  hash(password: string): Promise<string>;
  /** Whether the password matches; a null hash costs the same time and never matches. */
  verify(password: string, storedHash: string | null): Promise<boolean>;
  /** Whether a stored hash was made with other parameters than a new one would be. */
  isOutdated(storedHash: string): boolean;
}

export interface SessionTokens {
  sign(claims: { userId: string; sessionId: string; expiresAt: Date }): Promise<string>;
  /** Null for anything that is not a valid, unexpired token of ours. */
  verify(token: string): Promise<{ userId: string; sessionId: string } | null>;
}

export type Role = "user" | "admin";

/** A stored account, without its password. `tier` is what counts now. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly tier: Tier;
  readonly createdAt: Date;
  readonly units: UnitSystem;
}

export interface AccountStats {
  readonly mealsSaved: number;
  readonly favorites: number;
  readonly weeklyCaloriesKcal: number;
  readonly budgetCents: number;
}

/** The dashboard's numbers as the rows hold them, and what tells whether the week's meals all pass the gate of today. */
export interface StoredStats extends AccountStats {
  readonly answers: PreferencesAnswers | null;
  readonly week: PlanState | null;
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Null for somebody who signs in elsewhere only. */
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

export interface NewSession {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string | null;
}

export interface UserStore {
  /** Account, first session and, when given, preferences: together or not at all. Throws `email_taken`. */
  create(account: NewAccount, session: NewSession, preferences: PreferencesAnswers | null): Promise<void>;
  findForLogin(email: string): Promise<{ account: Account; passwordHash: string | null } | null>;
  /** Numbers of the dashboard for a week; zeros where there is nothing. */
  readStats(userId: string, weekOf: string): Promise<StoredStats>;
}

export interface SessionStore {
  add(session: NewSession): Promise<void>;
  /** The account behind a live session; null when it is revoked, expired or idle for too long. */
  findAccount(sessionId: string, userId: string, now: Date): Promise<{ account: Account; lastSeenAt: Date } | null>;
  /** The same with the dashboard's numbers, in one trip. */
  findAccountWithStats(
    sessionId: string,
    userId: string,
    now: Date,
    weekOf: string,
  ): Promise<{ account: Account; lastSeenAt: Date; stats: StoredStats } | null>;
  touch(sessionId: string, now: Date): Promise<void>;
  revoke(sessionId: string, now: Date): Promise<void>;
}

export interface PreferencesStore {
  find(userId: string): Promise<PreferencesAnswers | null>;
  /** Saves answers and takes the lease from every running generation, which was made for the old ones. */
  save(userId: string, answers: PreferencesAnswers, now: Date): Promise<void>;
}

export type PlanStatus = "running" | "stopped" | "complete";

/** What has to be known of a plan besides its meals. */
export interface PlanBrief {
  /** Of the answers and the tier for which `unfilled` and `events` were found. */
  readonly digest: string;
  /** Slots that no safe meal could be found for. */
  readonly unfilled: readonly Slot[];
  /** Absent of an unfinished plan, and of those from before it was kept. */
  readonly events?: PlanEvents;
}

export interface StoredPlan {
  readonly id: string;
  readonly userId: string;
  readonly weekOf: string;
  readonly status: PlanStatus;
  readonly leaseUntil: Date | null;
  /** When it was stopped on purpose, unless somebody has gone on with it since. */
  readonly stoppedAt: Date | null;
  readonly seed: number;
  readonly brief: PlanBrief;
  readonly notes: readonly string[];
  readonly createdAt: Date;
  readonly meals: readonly Meal[];
  /** Meals that stay when the week is made anew. */
  readonly lockedIds: ReadonlySet<string>;
}

/** What a plan was made for, without its meals. */
export interface PlanState {
  readonly status: PlanStatus;
  readonly brief: PlanBrief;
  /** A meal was exchanged after the plan was completed. */
  readonly isTouched: boolean;
}

export interface PlanSummary extends PlanState {
  readonly id: string;
  readonly weekOf: string;
  readonly createdAt: Date;
  readonly mealCount: number;
}

/** A plan, what its owner noted on its list, and the answers, read at one moment. */
export interface OpenedPlan {
  readonly answers: PreferencesAnswers | null;
  readonly plan: StoredPlan | null;
  readonly marks: ListMarks;
}

/** A dish as it is remembered: by its recipe, or, for a model's, by its name alone. */
export interface KnownDish {
  readonly recipeId: string | null;
  readonly name: string;
}

export interface Lease {
  readonly planId: string;
  readonly owner: string;
}

export interface MealPlanStore {
  /** The newest plans, without their meals. */
  list(
    userId: string,
    limit: number,
  ): Promise<{ readonly answers: PreferencesAnswers | null; readonly plans: readonly PlanSummary[] }>;
  /** The newest plan of a week with its meals and what is noted on its list. */
  findByWeek(userId: string, weekOf: string): Promise<OpenedPlan>;
  findById(userId: string, planId: string): Promise<OpenedPlan>;
  /** The plan of the user that holds a meal. */
  findByMeal(userId: string, mealId: string): Promise<OpenedPlan>;
  /** The user's newest plans, or those of them that are named, newest first, all in one trip. */
  findMany(
    userId: string,
    limit: number,
    planIds?: readonly string[],
  ): Promise<{
    readonly answers: PreferencesAnswers | null;
    readonly plans: readonly { readonly plan: StoredPlan; readonly marks: ListMarks }[];
  }>;
  /** Locks a meal of the plan or lets it go; false when it is no longer there. */
  setLocked(planId: string, mealId: string, locked: boolean): Promise<boolean>;
  /** Puts a verified meal in the place of another of the plan; false when that one is no longer there, or is locked. */
  swapMeal(planId: string, oldMealId: string, meal: Meal, now: Date): Promise<boolean>;
  /** What was planned in other weeks, for variety, and what is not wanted any more; each newest first, in one trip. */
  readHistory(
    userId: string,
    exceptWeekOf: string,
    limit: number,
  ): Promise<{ readonly recentDishes: readonly KnownDish[]; readonly neverDishes: readonly NeverDish[] }>;
  /**
   * A new running plan under a lease, in the place of the complete one that was seen, if any, as it then stands, with the
   * meals that it keeps of that; null when an unfinished one of that week exists or the seen one has been replaced meanwhile.
   */
  insertRunning(
    plan: Omit<StoredPlan, "meals" | "lockedIds" | "status" | "leaseUntil" | "stoppedAt">,
    replaces: { readonly planId: string; readonly keepMealIds: readonly string[] } | null,
    lease: Lease,
    until: Date,
  ): Promise<OpenedPlan | null>;
  /**
   * Takes a plan that is stopped, complete or whose lease has died, drops the named meals from it and gives what then
   * stands; null when somebody else holds it, or it was stopped on purpose after it was seen.
   */
  takeLease(
    userId: string,
    lease: Lease,
    seen: { readonly stoppedAt: Date | null; readonly dropMealIds: readonly string[] },
    now: Date,
    until: Date,
  ): Promise<OpenedPlan | null>;
  /** Stores meals and renews the lease, only while the lease is held; false when it was lost and nothing was stored. */
  addMeals(lease: Lease, meals: readonly Meal[], now: Date, until: Date): Promise<boolean>;
  /** Stores the last meals, completes the plan and removes older ones of its week; false when the lease was lost. */
  complete(lease: Lease, ending: PlanEnding, now: Date): Promise<boolean>;
  /** Leaves the plan as it is for whoever comes next. */
  release(lease: Lease, now: Date): Promise<void>;
  /** Takes an unfinished plan from whoever makes it, and marks it; false when the user has no such plan. */
  stop(userId: string, planId: string, now: Date): Promise<boolean>;
}

/** What a plan is completed with. */
export interface PlanEnding {
  readonly meals: readonly Meal[];
  readonly notes: readonly string[];
  readonly brief: PlanBrief;
}

/** A model's dishes that were offered and not taken yet. */
export interface SuggestionStore {
  /** Stores offers, and removes what has expired and, beyond the newest `keep`, the user's older ones. */
  add(userId: string, meals: readonly Meal[], keep: number, now: Date, expiresAt: Date): Promise<void>;
  /** The user's own offer; null when it is nobody's, somebody else's or too old. */
  find(userId: string, suggestionId: string, now: Date): Promise<Meal | null>;
}

export interface StoredFavorite {
  readonly id: string;
  readonly meal: Meal;
}

export interface FavoriteStore {
  list(userId: string): Promise<readonly StoredFavorite[]>;
  /** Marks a meal once; the favourite that is there already is returned as it is. */
  add(userId: string, favorite: StoredFavorite, now: Date): Promise<StoredFavorite>;
  /** False when the user has no such favourite. */
  remove(userId: string, favoriteId: string): Promise<boolean>;
}

/** A dish that its owner does not want to be served any more. */
export interface NeverDish {
  readonly id: string;
  /** The cookbook's template with all its variations; null for a model's dish, which is known by its name. */
  readonly templateId: string | null;
  readonly name: string;
  readonly createdAt: Date;
}

export interface NeverAgainStore {
  /** Newest first. */
  list(userId: string): Promise<readonly NeverDish[]>;
  /** Marks the dish of a key once; the mark that is there already is returned as it is. Null when the user has `most` others. */
  add(userId: string, dish: NeverDish & { readonly key: string }, most: number): Promise<NeverDish | null>;
  /**
   * Takes a mark back, and opens again the places of plans from a week on that no dish was found for; false when the user
   * has no such mark.
   */
  remove(userId: string, dishId: string, fromWeek: string): Promise<boolean>;
}

export interface GroceryStore {
  setTick(userId: string, weekOf: string, tick: GroceryTick, now: Date): Promise<void>;
  /** Says how much of a food is at home; false when `most` other foods are there already. */
  putInCupboard(userId: string, weekOf: string, entry: CupboardEntry, most: number, now: Date): Promise<boolean>;
  takeFromCupboard(userId: string, weekOf: string, foodId: string): Promise<void>;
  /** False when the week has `most` lines already. */
  addOwnLine(userId: string, weekOf: string, line: OwnLine, most: number, now: Date): Promise<boolean>;
  /** Removes a line and its tick; false when the user's week has no such line. */
  removeOwnLine(userId: string, weekOf: string, lineId: string): Promise<boolean>;
}

export interface Health {
  /** Resolves when the database answers. */
  check(): Promise<void>;
}
