import { HOUSEHOLD } from "./questionnaire.ts";

/** People who eat along with a member: what can be said of each, and what it means for their portion. */

/** Not counting the member. */
export const HOUSEHOLD_PEOPLE_MAX = HOUSEHOLD.max - 1;
export const PERSON_NAME_MAX_LENGTH = 40;

export const AGE_BANDS = ["1-3", "4-8", "9-13", "14-17", "18-65", "over-65"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export const DEFAULT_AGE_BAND: AgeBand = "18-65";
export const AGE_BAND_TEXTS: Readonly<Record<AgeBand, string>> = {
  "1-3": "1 to 3 years",
  "4-8": "4 to 8 years",
  "9-13": "9 to 13 years",
  "14-17": "14 to 17 years",
  "18-65": "18 to 65 years",
  "over-65": "Over 65 years",
};
/**
 * Whether raw fish and shellfish may be served at an age (`YOUNGEST_AGE_FOR_RAW_FOOD`, `OLDEST_AGE_FOR_RAW_FOOD`), and
 * deli meat, smoked fish and soft cheese unheated.
 */
export const RISKY_FOOD_OF_AGE_BAND: Readonly<Record<AgeBand, { readonly raw: boolean; readonly chilled: boolean }>> = {
  "1-3": { raw: false, chilled: true },
  "4-8": { raw: false, chilled: true },
  "9-13": { raw: false, chilled: true },
  "14-17": { raw: false, chilled: true },
  "18-65": { raw: true, chilled: true },
  "over-65": { raw: false, chilled: false },
};
/**
 * Children of this age choke on food that others chew (American Academy of Pediatrics: whole nuts, grapes and popcorn
 * under 4).
 */
export const CHOKING_AGE_BAND: AgeBand = "1-3";

/** Kilocalories a day of a moderately active person, women and men alike (Dietary Guidelines for Americans 2020–2025, table A2-2: middles of the band). */
export const ENERGY_KCAL_OF_AGE_BAND: Readonly<Record<AgeBand, number>> = {
  "1-3": 1_150,
  "4-8": 1_450,
  "9-13": 1_900,
  "14-17": 2_300,
  "18-65": 2_300,
  "over-65": 2_000,
};

export const APPETITES = ["smaller", "usual", "bigger"] as const;
export type Appetite = (typeof APPETITES)[number];
export const DEFAULT_APPETITE: Appetite = "usual";
export const APPETITE_TEXTS: Readonly<Record<Appetite, string>> = {
  smaller: "Smaller",
  usual: "Usual",
  bigger: "Bigger",
};
export const APPETITE_FACTORS: Readonly<Record<Appetite, number>> = { smaller: 0.75, usual: 1, bigger: 1.25 };

/** Portions are counted in quarters: a cook can divide those by eye. */
export const PORTION_STEPS_PER_PORTION = 4;
