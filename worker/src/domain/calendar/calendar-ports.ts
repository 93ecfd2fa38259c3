import type { MealHours } from "@mealwright/schema/contract/calendar";
import type { Account, Answers, StoredPlan } from "../ports.ts";

/** How a person's meals go into calendars. */
export interface CalendarSettings {
  /** Since when there is a private address; null while there is none. */
  readonly since: Date | null;
  readonly timeZone: string | null;
  /** Null for the usual ones. */
  readonly hours: MealHours | null;
  readonly hoursSetAt: Date | null;
}

/** When each meal was put in its place, by the meal's id. */
export type Revisions = ReadonlyMap<string, Date>;

/** Whose a private address is, with the tier that counts now, and all that it shows. */
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
  /** What an address shows, with its owner's newest plans; null for an address that is none. One trip. */
  openFeed(tokenHash: string, now: Date, mostPlans: number): Promise<OpenedFeed | null>;
  /** Keeps a new address; the one before it no longer works. */
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
