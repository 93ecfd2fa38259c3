import type { SessionFacts } from "@mealwright/schema/constants/auth/session-facts";
import type { AwayState } from "@mealwright/schema/constants/meals";
import type { Tier } from "@mealwright/schema/constants/tiers";
import type { HouseholdPerson } from "@mealwright/schema/contract/household";
import type { Preferences } from "@mealwright/schema/contract/preferences";
import type { AccountSettings, UserStats } from "@mealwright/schema/contract/user";
import type { Slot } from "@mealwright/schema/rules/week";
import type { CupboardEntry } from "./grocery/grocery-list.ts";
import type { HomeShare } from "./grocery/kitchen/home-share.ts";
import type { Gone } from "./grocery/kitchen/kitchen.ts";
import type { ListNotes } from "./grocery/list-notes.ts";
import type { OwnLine } from "./grocery/own-line.ts";
import type { PressedTick } from "./grocery/ticks.ts";
import type { Meal } from "./meal.ts";
import type { PlanEvents } from "./planner/types.ts";

/** Time and randomness are passed in, so that the domain stays pure. */
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
   * Runs work that leads to hashing once its turn is near. Throws `too_many_requests` before doing any of it when too
   * many are waiting.
   */
  inLine<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A new hash in PHC style. */
  hash(password: string): Promise<string>;
  /** Whether the password matches; a null hash costs the same time and never matches. */
  verify(password: string, storedHash: string | null): Promise<boolean>;
  /** Whether a stored hash was made with other parameters than new ones. */
  isOutdated(storedHash: string): boolean;
}

export interface SessionTokens {
  sign(claims: { userId: string; sessionId: string; expiresAt: Date }): Promise<string>;
  /** Null for anything that is not a valid, unexpired token of ours. */
  verify(token: string): Promise<{ userId: string; sessionId: string } | null>;
}

export type Role = "user" | "admin";

/** A stored account, without its password. `tier` is the one in force now. */
export interface Account extends Readonly<AccountSettings> {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly tier: Tier;
  readonly createdAt: Date;
  /** Whether the address is confirmed. */
  readonly isEmailVerified: boolean;
  /** The person's time zone (IANA name), which decides "today" and "this week"; UTC while unknown. */
  readonly timeZone: string;
}

/** The dashboard's figures; the budget is 0 without answers. */
export interface AccountStats extends Readonly<UserStats> {
  /** Identifies today's answers and tier; null without answers. */
  readonly answersDigest: string | null;
}

/** The dashboard's counts as stored, and what tells whether all of the week's meals still pass the gate. */
export interface StoredStats extends Omit<AccountStats, "answersDigest"> {
  readonly answers: Answers | null;
  readonly week: PlanState | null;
}

export interface NewAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** Null for somebody who signs in without a password. */
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

export interface NewSession extends SessionFacts {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Proof of being an account's owner, at a version of its credentials: a new password invalidates it. */
export interface ProvedOwner {
  readonly userId: string;
  readonly credentialsVersion: number;
}

/** An account with the credentials that a sign-in is checked against. */
export interface StoredLogin {
  readonly account: Account;
  readonly passwordHash: string | null;
  /** Changes with each change or reset of the password. */
  readonly credentialsVersion: number;
}

export interface UserStore {
  /** Stores account, first session and, if given, preferences atomically. Throws `email_taken`. */
  create(account: NewAccount, session: NewSession, preferences: Preferences | null): Promise<void>;
  exists(userId: string): Promise<boolean>;
  findForLogin(email: string): Promise<StoredLogin | null>;
  hasPassword(userId: string): Promise<boolean>;
  /** Numbers of the dashboard for a week; zeros where there is nothing. */
  readStats(userId: string, weekOf: string): Promise<StoredStats>;
}

export interface SessionStore {
  /**
   * Stores a session of the owner, who proved it at this version of the credentials. False if they have been changed or
   * reset since, which was meant to end every session.
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

/** What a person is planned for: the questionnaire's answers and the people who eat along. */
export interface Answers extends Preferences {
  readonly people: readonly HouseholdPerson[];
}

export interface PreferencesStore {
  find(userId: string): Promise<Answers | null>;
  /**
   * Saves answers, and takes the lease from every running generation, because it was made for the old ones. False,
   * without saving, if the stored answers are not the ones in `basedOn`.
   */
  save(userId: string, answers: Preferences, now: Date, basedOn?: Preferences): Promise<boolean>;
  /**
   * The same for the people who eat along, and the household's size with them; false as well when no answers are saved.
   */
  saveHousehold(
    userId: string,
    people: readonly HouseholdPerson[],
    now: Date,
    basedOn?: readonly HouseholdPerson[],
  ): Promise<boolean>;
}

export type PlanStatus = "running" | "stopped" | "complete";

/** A slot of a week for which nothing is cooked. */
export interface AwaySlot extends Slot {
  readonly state: AwayState;
  /**
   * Energy of what is eaten out, as the person estimates it; null = the slot's share of the day, which the day's meals
   * then leave out.
   */
  readonly energyKcal: number | null;
  /** The meal that was there before. */
  readonly mealId: string | null;
}

/** A plan's metadata: everything besides its meals. */
export interface PlanMetadata {
  /** The answers and tier for which `unfilled` and `events` were found. */
  readonly digest: string;
  /** Slots for which no safe meal was found. */
  readonly unfilled: readonly Slot[];
  /** Absent while the plan is unfinished. */
  readonly events?: PlanEvents;
  /** The first day, 1 to 7, of a plan made during its week; absent for plans of a whole week. */
  readonly firstDay?: number;
  /** Slots that are skipped or eaten out, by their keys ("3:dinner"); absent if there never were any. */
  readonly away?: Readonly<Record<string, AwaySlot>>;
  /** What earlier weeks left over for it; absent if nothing. */
  readonly atHome?: readonly HomeShare[];
  /** What was bought for it and is used up or thrown away without having been eaten; absent if nothing. */
  readonly gone?: readonly Gone[];
}

export interface StoredPlan {
  readonly id: string;
  readonly userId: string;
  readonly weekOf: string;
  readonly status: PlanStatus;
  readonly leaseUntil: Date | null;
  /** When it was stopped on purpose, unless it was resumed since. */
  readonly stoppedAt: Date | null;
  readonly seed: number;
  readonly metadata: PlanMetadata;
  readonly notes: readonly string[];
  readonly createdAt: Date;
  /** When it took the place of an earlier plan of its week. */
  readonly replacedAt: Date | null;
  readonly meals: readonly Meal[];
  /** Meals that a new plan for the week keeps. */
  readonly lockedIds: ReadonlySet<string>;
}

/** What a plan was made for, without its meals. */
export interface PlanState {
  readonly status: PlanStatus;
  /** The digest of the answers and the tier; null for a plan that has none. */
  readonly digest: string | null;
  /** A meal was replaced after the plan was completed. */
  readonly isTouched: boolean;
}

export interface PlanSummary extends PlanState {
  readonly id: string;
  readonly weekOf: string;
  readonly createdAt: Date;
  readonly mealCount: number;
}

/** A plan, the notes on its list, and the answers, read at one moment. */
export interface OpenedPlan {
  readonly answers: Answers | null;
  readonly plan: StoredPlan | null;
  readonly listNotes: ListNotes;
}

export interface GroceryStore {
  /**
   * Stores a tick for a plan's week, unless a later press is stored. False when the user has no such plan, or its week
   * has no such line of their own; otherwise whether this changes what other lists start from: a later week is planned,
   * or the person has corrected what is at home of the food.
   */
  setTick(userId: string, tick: PressedTick): Promise<{ readonly changesKitchen: boolean } | false>;
  /**
   * Sets how much of a food is at home, 0 g to remove it, unless a later correction is stored. False when `most` other
   * foods are stored.
   */
  setCupboard(userId: string, weekOf: string, entry: CupboardEntry, most: number, saidAt: Date): Promise<boolean>;
  /** False when the week has `most` lines. A line whose id was used before, even if removed, stays as it is. */
  addOwnLine(userId: string, weekOf: string, line: OwnLine, most: number, now: Date): Promise<boolean>;
  /** Removes a line and its tick; false when the user's week has no such line. */
  removeOwnLine(userId: string, weekOf: string, lineId: string, now: Date): Promise<boolean>;
}

export interface Health {
  /** Returns when a request to the model last failed. Throws `unavailable` with what is wrong in `fields.database`. */
  check(): Promise<{ readonly modelFailedAt: Date | null }>;
}
