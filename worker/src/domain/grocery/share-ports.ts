import type { ListPress } from "@mealwright/schema/contract/grocery";
import type { Account, OpenedPlan } from "../ports.ts";
import type { GroceryTick } from "./ticks.ts";

/** How a week's list stands, without its lines. */
export interface ListGlance {
  /** Changes with everything that the list is made from. */
  readonly state: string;
  readonly lastPress: ListPress | null;
  /** The newest plan of the week; null while there is none. */
  readonly planId: string | null;
}

/** The same of a list behind a link, with its ticks. */
export interface SharedGlance extends ListGlance {
  /** Changes with everything that its lines are made from: all of `state` but the ticks. */
  readonly madeFrom: string;
  readonly ticks: readonly GroceryTick[];
  readonly account: Account;
  readonly weekOf: string;
}

export interface ListShareStore {
  /**
   * Until when the link to the list of a plan's week works; no end where there is none, or it has passed. Null for a plan
   * that is not the user's.
   */
  findOfPlan(userId: string, planId: string, now: Date): Promise<{ readonly expiresAt: Date | null } | null>;
  /** Keeps a new link; the one before it no longer works. */
  set(
    userId: string,
    weekOf: string,
    share: { readonly tokenHash: string; readonly createdAt: Date; readonly expiresAt: Date },
  ): Promise<void>;
  remove(userId: string, weekOf: string): Promise<void>;
  /** How the list of a plan's week stands; null when the plan is nobody's or somebody else's. One statement. */
  glance(userId: string, planId: string): Promise<ListGlance | null>;
  /** The same of the list behind a link, with its owner; null for a link that is none, or has ended. One statement. */
  glanceByToken(tokenHash: string, now: Date): Promise<SharedGlance | null>;
  /** The same with the week's plan, both as they stand at one moment. One trip. */
  openByToken(
    tokenHash: string,
    now: Date,
  ): Promise<{ readonly glance: SharedGlance; readonly opened: OpenedPlan } | null>;
}
