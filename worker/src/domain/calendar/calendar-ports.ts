import type { MealHours } from "@mealwright/schema/contract/calendar";
import type { Account } from "../ports.ts";

/** How a person's meals go into calendars. */
export interface CalendarSettings {
  /** Since when there is a private address; null while there is none. */
  readonly since: Date | null;
  readonly timeZone: string | null;
  /** Null for the usual ones. */
  readonly hours: MealHours | null;
  readonly hoursSetAt: Date | null;
}

export interface CalendarStore {
  find(userId: string): Promise<CalendarSettings>;
  /** Whose address this is, with the tier that counts at `now`; null for none. */
  findOwner(
    tokenHash: string,
    now: Date,
  ): Promise<{ readonly account: Account; readonly settings: CalendarSettings } | null>;
  /** Keeps a new address; the one before it no longer works. */
  setToken(
    userId: string,
    token: { readonly hash: string; readonly timeZone: string | null },
    now: Date,
  ): Promise<void>;
  removeToken(userId: string): Promise<void>;
  setHours(userId: string, hours: MealHours, now: Date): Promise<void>;
  /** When each meal of the user's plans was put in its place, by the meal's id. */
  readRevisions(userId: string, planIds: readonly string[]): Promise<ReadonlyMap<string, Date>>;
}
