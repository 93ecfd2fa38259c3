import type { Answers, StoredPlan } from "../../ports.ts";
import type { GroceryTick } from "../ticks.ts";
import type { HomeShare } from "./home-share.ts";
import type { Correction, Gone, SaidOnList } from "./kitchen.ts";

/** What is stored about a kitchen, from the first week for which anything was ticked or reported. */
export interface StoredKitchen {
  readonly answers: Answers | null;
  /** The newest plan of each week, oldest first. */
  readonly plans: readonly Pick<StoredPlan, "id" | "weekOf" | "metadata" | "meals">[];
  readonly ticks: readonly (GroceryTick & { readonly weekOf: string; readonly pressedAt: Date })[];
  readonly said: readonly (SaidOnList & { readonly weekOf: string })[];
  readonly corrections: readonly Correction[];
  /** Changes with each tick and each correction. */
  readonly version: number;
}

/** What a plan's list starts from, as it is stored with the plan. */
export interface PlanStart {
  readonly atHome: readonly HomeShare[];
  readonly gone: readonly Gone[];
}

/** What is in a person's kitchen, computed from what they ticked, ate and said. */
export interface KitchenStore {
  /** From a week on, in one trip. */
  read(userId: string, fromWeek: string): Promise<StoredKitchen>;
  /**
   * Stores a correction of a food, unless a later one is stored; earlier entries on the lists of that week and later
   * ones are deleted.
   */
  correct(userId: string, correction: Correction): Promise<void>;
  /**
   * Stores for each plan what is at home for it, unless a tick or correction came after it was computed: the call that
   * stored that one computes it again.
   */
  note(userId: string, homes: readonly (PlanStart & { readonly planId: string })[], version: number): Promise<void>;
}
