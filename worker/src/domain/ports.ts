import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import type { AwayState, DishWish } from "@mealwright/schema/constants/meals";
import type { Tier } from "@mealwright/schema/constants/tiers";
import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { Slot } from "@mealwright/schema/rules/week";
import type { CupboardEntry, ListNotes } from "./grocery/grocery-list.ts";
import type { HomeShare } from "./grocery/kitchen/home-share.ts";
import type { OwnLine } from "./grocery/own-line.ts";
import type { PressedTick } from "./grocery/ticks.ts";
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
  /**
   * Runs work that leads to a hash, or to a look at one, once that is nearly due. Throws `too_many_requests` before anything
   * of it is done where too many wait.
   */
  inLine<Result>(work: () => Promise<Result>): Promise<Result>;
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
  /** Its owner has proved to read the address. */
  readonly isEmailVerified: boolean;
  /** IANA name of where the person is: what "today" and "this week" are; UTC while it is not known. */
  readonly timeZone: string;
}

export interface AccountStats {
  readonly mealsSaved: number;
  readonly favorites: number;
  readonly weeklyCaloriesKcal: number;
  /** Whole dollars a week; 0 without answers. */
  readonly budget: number;
  /** Tells the answers and the tier of today from others; null without answers. */
  readonly answersMark: string | null;
}

/** The dashboard's numbers as the rows hold them, and what tells whether the week's meals all pass the gate of today. */
export interface StoredStats extends Omit<AccountStats, "answersMark"> {
  readonly answers: Answers | null;
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

/** Who proved to be an account's owner, and the version of its credentials then: a new password makes the proof void. */
export interface ProvedOwner {
  readonly userId: string;
  readonly credentialsVersion: number;
}

/** An account with what signing in is checked against. */
export interface StoredLogin {
  readonly account: Account;
  readonly passwordHash: string | null;
  /** Another one after each change or reset of the password. */
  readonly credentialsVersion: number;
}

export interface UserStore {
  /** Account, first session and, when given, preferences: together or not at all. Throws `email_taken`. */
  create(account: NewAccount, session: NewSession, preferences: Preferences | null): Promise<void>;
  exists(userId: string): Promise<boolean>;
  findForLogin(email: string): Promise<StoredLogin | null>;
  hasPassword(userId: string): Promise<boolean>;
  /** Numbers of the dashboard for a week; zeros where there is nothing. */
  readStats(userId: string, weekOf: string): Promise<StoredStats>;
}

export interface SessionStore {
  /**
   * Keeps a session of somebody who proved to be the owner while the account's credentials had that version; false when
   * they were changed or reset meanwhile, which was to end every session.
   */
  add(session: NewSession, credentialsVersion: number): Promise<boolean>;
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

/** What a person is planned for: the questionnaire's answers and who eats along. */
export interface Answers extends Preferences {
  readonly people: readonly HouseholdPerson[];
}

export interface PreferencesStore {
  find(userId: string): Promise<Answers | null>;
  /** Saves answers, whoever eats along, and takes the lease from every running generation, which was made for the old ones. */
  save(userId: string, answers: Preferences, now: Date): Promise<void>;
  /** The same of who eats along; false where no answers are saved. */
  saveHousehold(userId: string, people: readonly HouseholdPerson[], now: Date): Promise<boolean>;
}

export type PlanStatus = "running" | "stopped" | "complete";

/** A slot of a week for which nothing is cooked. */
export interface AwaySlot extends Slot {
  readonly state: AwayState;
  /** What is eaten out there, as the person estimates it; null = the slot's share of the day, which the day then lacks. */
  readonly energyKcal: number | null;
  /** The meal that stood there. */
  readonly mealId: string | null;
}

/** What has to be known of a plan besides its meals. */
export interface PlanMetadata {
  /** Of the answers and the tier for which `unfilled` and `events` were found. */
  readonly digest: string;
  /** Slots that no safe meal could be found for. */
  readonly unfilled: readonly Slot[];
  /** Absent of an unfinished plan. */
  readonly events?: PlanEvents;
  /** The day from which on it was made, 1 to 7; absent of plans that begin on Monday. */
  readonly firstDay?: number;
  /** Slots that are skipped or eaten out, by their keys ("3:dinner"); absent of plans that never had one. */
  readonly away?: Readonly<Record<string, AwaySlot>>;
  /** What earlier weeks left over for it; absent where that is nothing. */
  readonly atHome?: readonly HomeShare[];
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
  readonly metadata: PlanMetadata;
  readonly notes: readonly string[];
  readonly createdAt: Date;
  readonly meals: readonly Meal[];
  /** Meals that stay when the week is made anew. */
  readonly lockedIds: ReadonlySet<string>;
}

/** What a plan was made for, without its meals. */
export interface PlanState {
  readonly status: PlanStatus;
  readonly metadata: PlanMetadata;
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
  readonly answers: Answers | null;
  readonly plan: StoredPlan | null;
  readonly marks: ListNotes;
}

/** A dish as it is remembered: by its recipe, or, for a model's, by its name alone. */
export interface KnownDish {
  readonly recipeId: string | null;
  readonly name: string;
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

/** A dish that its owner does not want to be served any more, or less or more often. */
export interface NeverDish {
  readonly id: string;
  /** The cookbook's template with all its variations; null for a model's dish, which is known by its name. */
  readonly templateId: string | null;
  readonly name: string;
  readonly wish: DishWish;
  readonly createdAt: Date;
}

export interface NeverAgainStore {
  /** Newest first. */
  list(userId: string): Promise<readonly NeverDish[]>;
  /**
   * Marks the dish of a key once: a mark that is there already takes the wish. From a week on, places that no dish was found
   * for are open again when it is not "never" any more. Null when the user has `most` others.
   */
  add(
    userId: string,
    dish: NeverDish & { readonly key: string },
    most: number,
    fromWeek: string,
  ): Promise<NeverDish | null>;
  /**
   * Takes a mark back, and opens again the places of plans from a week on that no dish was found for; false when the user
   * has no such mark.
   */
  remove(userId: string, dishId: string, fromWeek: string): Promise<boolean>;
}

export interface GroceryStore {
  /**
   * Stores a tick for the week of a plan, unless one that was pressed later is there already. False when the user has no
   * such plan, or its week no such line of their own; else whether a later week is planned already, which counts on what
   * is bought.
   */
  setTick(userId: string, tick: PressedTick): Promise<{ readonly isFollowed: boolean } | false>;
  /**
   * Says how much of a food is at home, 0 g to take it out again, unless something was said of it later. False when `most`
   * other foods are there already.
   */
  setCupboard(userId: string, weekOf: string, entry: CupboardEntry, most: number, saidAt: Date): Promise<boolean>;
  /** False when the week has `most` lines already. A line whose id was there before, removed or not, stays as it is. */
  addOwnLine(userId: string, weekOf: string, line: OwnLine, most: number, now: Date): Promise<boolean>;
  /** Removes a line and its tick; false when the user's week has no such line. */
  removeOwnLine(userId: string, weekOf: string, lineId: string, now: Date): Promise<boolean>;
}

export interface Health {
  /** When a model's request failed last. Throws `unavailable` with what is wrong in `fields.database`. */
  check(): Promise<{ readonly modelFailedAt: Date | null }>;
}
