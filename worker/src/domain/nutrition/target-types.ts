import type { Activity, Diet, Gender, Goal } from "@mealwright/schema/constants/questionnaire";

/** What the questionnaire knows of a body; a figure that is missing, not a number or out of its limits counts as not given. */
export interface Person {
  /** Years. */
  readonly age?: number | undefined;
  readonly weightKg?: number | undefined;
  readonly heightCm?: number | undefined;
  readonly gender?: Gender | undefined;
  readonly activity?: Activity | undefined;
  readonly goal: Goal;
  readonly diet: Diet;
}

/** Inclusive, grams a day. */
export interface GramRange {
  readonly min: number;
  readonly max: number;
}

/** What moved the energy away from "need and goal": each is explained in a sentence. */
export type Safeguard =
  | "energy-floor"
  | "energy-ceiling"
  | "deficit-share"
  | "no-deficit-under-18"
  | "no-deficit-underweight"
  | "no-surplus-high-bmi";

export interface Explanation {
  readonly label: string;
  readonly text: string;
}

/** One day's aims for one person. Grams are whole, energy is a multiple of 10 kcal. */
export interface Targets {
  readonly energyKcal: number;
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
  /** `reference`: age, weight or height is missing, so 2,000 kcal stand in. */
  readonly basis: "personal" | "reference";
  readonly restingKcal: number | null;
  /** Energy that keeps the weight, before goal and safeguards; null without personal details. */
  readonly needKcal: number | null;
  /** Physical activity level: need ÷ resting energy. */
  readonly activityLevel: number;
  /** Need less target; negative is a surplus; 0 with `reference`. */
  readonly deficitKcal: number;
  readonly floorsApplied: readonly Safeguard[];
  readonly explanation: readonly Explanation[];
}
