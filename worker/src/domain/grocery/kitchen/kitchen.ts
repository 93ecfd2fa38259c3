import type { FoodId } from "../../foods/catalogue/food.ts";
import type { CupboardEntry } from "../grocery-list.ts";

/** Weeks that are counted: what was bought or said before them, and not said again since, is forgotten. */
export const KITCHEN_WEEKS = 8;

/** Some of a food that is at home and has one date. */
export interface HomeLot {
  readonly foodId: FoodId;
  /** As bought, whole, more than 0. */
  readonly grams: number;
  /** The last day on which it is good, YYYY-MM-DD; null of what keeps. */
  readonly useBy: string | null;
}

/** What is at home as a week begins. */
export interface StartLot extends HomeLot {
  /** Bought for the week already when the person said what is there: it stays on the week's list. */
  readonly counted?: number;
}

/** Grams that were bought for a week and are gone without having been eaten. */
export interface Gone {
  readonly foodId: FoodId;
  /** As bought, whole, more than 0. */
  readonly grams: number;
  /** All that was bought of it for the week by then. */
  readonly counted: number;
}

/** Packs that were ticked on a week's list. */
export interface TickedPacks {
  readonly foodId: FoodId;
  /** As bought, whole. */
  readonly grams: number;
  readonly at: Date;
  /** The day of that where the person is, YYYY-MM-DD. */
  readonly on: string;
}

/** What the meals of a day take of a food. */
export interface Eaten {
  readonly foodId: FoodId;
  /** 1 to 7. */
  readonly day: number;
  /** As bought, whole. */
  readonly grams: number;
}

/** What was said on a week's list of a food, and when. */
export interface SaidOnList extends CupboardEntry {
  readonly at: Date;
}

/** All that a week brings into the kitchen and takes out of it. */
export interface KitchenWeek {
  /** Its first day, YYYY-MM-DD. */
  readonly weekOf: string;
  readonly bought: readonly TickedPacks[];
  readonly eaten: readonly Eaten[];
  /** Said on the week's list: what was at home as it began; null grams for as much as it needs. */
  readonly said: readonly SaidOnList[];
}

/** What the person says is there of a food at the start of a day, before its meals. */
export interface Correction {
  readonly foodId: FoodId;
  /** As bought, whole; 0 of what is used up. */
  readonly grams: number;
  readonly useBy: string | null;
  readonly weekOf: string;
  /** 1 to 7. */
  readonly day: number;
  /** Grams ticked until then for its week and later ones, counted in it: a line is ticked again with all that was bought. */
  readonly boughtGrams: number;
  readonly at: Date;
}

/** All that is known of a kitchen. */
export interface KitchenHistory {
  /** Oldest first. */
  readonly weeks: readonly KitchenWeek[];
  readonly corrections: readonly Correction[];
}

/** How a food keeps. */
export interface Storage {
  /** Days from its purchase; null of what keeps for months or lies frozen. */
  readonly keepsDays: number | null;
  /** Grams of one pack that keeps for months closed and for days once it is open; null of others. */
  readonly openedPackGrams: number | null;
}
