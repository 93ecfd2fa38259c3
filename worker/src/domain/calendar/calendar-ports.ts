import type { MealHours } from "@mealwright/schema/contract/calendar";
import type { Account, Answers, StoredPlan } from "../ports.ts";

/** How a person's meals go into calendars. */
export interface CalendarSettings {
  /** Since when there is a private address; null while there is none. */
  readonly since: Date | null;
  readonly timeZone: string | null;
  /** Null for the default hours. */
  readonly hours: MealHours | null;
  readonly hoursSetAt: Date | null;
}

/** When each meal was put in its place, by the meal's id. */
export type Revisions = ReadonlyMap<string, Date>;

/** The owner of a private address, with the tier in force, and everything that the address shows. */
export interface OpenedFeed {
  readonly account: Account;
  readonly settings: CalendarSettings;
  readonly answers: Answers | null;
  /** Newest first. */
  readonly plans: readonly StoredPlan[];
  readonly placedAt: Revisions;
}

export interface CalendarStore {
  find(userId: string): Promise<CalendarSettings>;
  /** What an address shows, with its owner's newest plans; null for an unknown address. One round trip. */
  openFeed(tokenHash: string, now: Date, mostPlans: number): Promise<OpenedFeed | null>;
  /** Stores a new address; the previous one no longer works. */
  setToken(
    userId: string,
    token: { readonly hash: string; readonly timeZone: string | null },
    now: Date,
  ): Promise<void>;
  removeToken(userId: string): Promise<void>;
  setHours(userId: string, hours: MealHours, now: Date): Promise<void>;
  /** Of the meals of one of the user's plans. */
  readRevisions(userId: string, planId: string): Promise<Revisions>;
}
