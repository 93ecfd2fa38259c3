import type { WeekFilter } from "@mealwright/schema/constants/meals";
import type { Activity, Diet, Gender, Goal } from "@mealwright/schema/constants/questionnaire";
import type { Energy } from "@mealwright/schema/rules/energy";

/**
 * What the questionnaire asks about the body; a figure that is missing, not a number or out of range counts as unknown.
 */
export interface Person {
  /** Years. */
  readonly age?: number | undefined;
  readonly weightKg?: number | undefined;
  readonly heightCm?: number | undefined;
  readonly gender?: Gender | undefined;
  readonly activity?: Activity | undefined;
  readonly goal: Goal;
  readonly diet: Diet;
  /** The person's wishes for the whole week. */
  readonly filters?: readonly WeekFilter[];
}

/** Inclusive, grams a day. */
export interface GramRange {
  readonly min: number;
  readonly max: number;
}

export interface Explanation {
  readonly label: string;
  readonly text: string;
}

/** One day's aims for one person. Grams are whole, energy is a multiple of 10 kcal. */
export interface Targets extends Energy {
  /** The day's goal, a minimum. */
  readonly proteinG: number;
  readonly proteinRangeG: GramRange;
  /** Carbohydrate as USDA counts it, fibre included. */
  readonly carbohydrateRangeG: GramRange;
  readonly fatRangeG: GramRange;
  /** Carbohydrate less fibre; null when the diet sets no limit. */
  readonly netCarbohydrateMaxG: number | null;
  readonly fibreG: number;
  readonly saturatedFatMaxG: number;
  readonly sodiumMaxMg: number;
  readonly explanation: readonly Explanation[];
}

/** kcal in a gram for turning shares into grams (Atwater's general factors). */
export const KCAL_PER_G = { protein: 4, carbohydrate: 4, fat: 9 } as const;
