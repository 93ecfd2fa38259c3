import type { FoodId } from "../../foods/catalogue/food.ts";
import type { CupboardEntry } from "../grocery-list.ts";

/** How many weeks are counted: what was bought or reported earlier is forgotten unless it was reported again since. */
export const KITCHEN_WEEKS = 8;

/** An amount of a food at home with one date. */
export interface HomeLot {
  readonly foodId: FoodId;
  /** As bought, whole, more than 0. */
  readonly grams: number;
  /** The last day on which it is good, YYYY-MM-DD; null for food that keeps. */
  readonly useBy: string | null;
}

/** What is at home as a week begins. */
export interface StartLot extends HomeLot {
  /** Grams already bought for the week when the person corrected the amount: they stay on the week's list. */
  readonly counted?: number;
}

/** Food that was bought for a week and lost before it was eaten. */
export interface Gone {
  readonly foodId: FoodId;
  /** As bought, whole, more than 0. */
  readonly grams: number;
  /** All grams of it bought for the week by then. */
  readonly counted: number;
}

/** Packs that were ticked on a week's list. */
export interface TickedPacks {
  readonly foodId: FoodId;
  /** As bought, whole. */
  readonly grams: number;
  readonly at: Date;
  /** The day of `at` in the person's time zone, YYYY-MM-DD. */
  readonly on: string;
}

/** How much of a food the meals of a day use. */
export interface Eaten {
  readonly foodId: FoodId;
  /** 1 to 7. */
  readonly day: number;
  /** As bought, whole. */
  readonly grams: number;
}

/** How much of a food the person reported on a week's list, and when. */
export interface SaidOnList extends CupboardEntry {
  readonly at: Date;
}

/** Everything that a week brings into the kitchen and takes out of it. */
export interface KitchenWeek {
  /** Its first day, YYYY-MM-DD. */
  readonly weekOf: string;
  readonly bought: readonly TickedPacks[];
  readonly eaten: readonly Eaten[];
  /** Reported on the week's list: what was at home as the week began; null grams for as much as it needs. */
  readonly said: readonly SaidOnList[];
}

/** How much of a food is there at the start of a day, before its meals, according to the person. */
export interface Correction {
  readonly foodId: FoodId;
  /** As bought, whole; 0 if it is used up. */
  readonly grams: number;
  readonly useBy: string | null;
  readonly weekOf: string;
  /** 1 to 7. */
  readonly day: number;
  /** Grams ticked by then for its week and later ones, and included in it: a line that is ticked again repeats them. */
  readonly boughtGrams: number;
  readonly at: Date;
}

/** Everything known about a kitchen. */
export interface KitchenHistory {
  /** Oldest first. */
  readonly weeks: readonly KitchenWeek[];
  readonly corrections: readonly Correction[];
}

/** How a food keeps. */
export interface Storage {
  /** Days after its purchase; null for food that keeps for months or is frozen. */
  readonly keepsDays: number | null;
  /** Grams of a pack that keeps for months closed but only days once open; null for other food. */
  readonly openedPackGrams: number | null;
}
