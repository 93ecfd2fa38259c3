import type { ListPress } from "@mealwright/schema/contract/grocery";
import type { Account, OpenedPlan } from "../ports.ts";
import type { GroceryTick } from "./ticks.ts";

/** The state of a week's list, without its lines. */
export interface ListGlance {
  /** Changes with everything that the list is made from. */
  readonly state: string;
  readonly lastPress: ListPress | null;
  /** The newest plan of the week; null while there is none. */
  readonly planId: string | null;
}

/** The same of a list behind a link, with its ticks. */
export interface SharedGlance extends ListGlance {
  /** Changes with everything that its lines are made from: all that `state` covers, except the ticks. */
  readonly madeFrom: string;
  readonly ticks: readonly GroceryTick[];
  readonly account: Account;
  readonly weekOf: string;
}

export interface ListShareStore {
  /**
   * Until when the link to the list of a plan's week works: `expiresAt` is null without a live link, the result is null
   * for a plan that is not the user's.
   */
  findOfPlan(userId: string, planId: string, now: Date): Promise<{ readonly expiresAt: Date | null } | null>;
  /** Stores a new link; the previous one no longer works. */
  set(
    userId: string,
    weekOf: string,
    share: { readonly tokenHash: string; readonly createdAt: Date; readonly expiresAt: Date },
  ): Promise<void>;
  remove(userId: string, weekOf: string): Promise<void>;
  /** The state of the list of a plan's week; null if the plan is not the user's. One statement. */
  glance(userId: string, planId: string): Promise<ListGlance | null>;
  /** The same for the list behind a link, with its owner; null for an unknown or expired link. One statement. */
  glanceByToken(tokenHash: string, now: Date): Promise<SharedGlance | null>;
  /** The same with the week's plan, both read at the same moment in one round trip. */
  openByToken(
    tokenHash: string,
    now: Date,
  ): Promise<{ readonly glance: SharedGlance; readonly opened: OpenedPlan } | null>;
}
