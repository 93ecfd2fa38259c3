import { type Diet, KETO_MAX_NET_CARBS_G_PER_DAY } from "@mealwright/schema/constants/questionnaire";

/**
 * The protein foods that the main dishes of a good week are built on (Dietary Guidelines for Americans 2025-2030: vary
 * the protein foods).
 */
export type MainGroup = "seafood" | "pulses or soy" | "poultry" | "meat" | "eggs or cheese";

/**
 * The kinds by which a week's mains are counted (Dietary Guidelines for Americans 2025-2030, Nordic Nutrition
 * Recommendations 2023).
 */
export const KINDS = [
  "seafood",
  "pulses",
  "poultry",
  "redMeat",
  "processedMeat",
  "eggsAndCheese",
  "rice",
  "potatoes",
  "pasta",
  "bread",
  "soy",
] as const;
export type Kind = (typeof KINDS)[number];

export interface KindRange {
  readonly least: number;
  readonly most: number;
  /** Hard bounds, kept whenever suitable dishes exist; `floor` only if the budget allows. */
  readonly floor?: number;
  readonly ceiling?: number;
}

export interface ShareRange {
  readonly min: number;
  readonly max: number;
}
/** Shares of energy, 0 to 1. */
export interface MacroShares {
  readonly protein: ShareRange;
  readonly carbohydrate: ShareRange;
  readonly fat: ShareRange;
}

/** The diet's own shares of energy, null for the usual ones; or carbohydrate limited in grams a day instead. */
type DietMacros =
  | { readonly shares: MacroShares | null; readonly netCarbohydrateMaxG: null }
  | { readonly shares: Omit<MacroShares, "carbohydrate">; readonly netCarbohydrateMaxG: number };

interface DietTerms {
  readonly macros: DietMacros;
  /** Mains a week by group, in the middle of the recommended range; a language model is asked for these. */
  readonly groups: Readonly<Partial<Record<MainGroup, number>>>;
  /** Mains of each kind in a week of fourteen. */
  readonly kinds: Readonly<Partial<Record<Kind, KindRange>>>;
  /** The diet has no bread, rice and the like: other food has to fill, and whole grain is no goal. */
  readonly isWithoutGrain: boolean;
  /** Whether milk products are a goal for each day. */
  readonly aimsForDairy: boolean;
  /** Whether fruit is a goal for each day beyond the least of it. */
  readonly aimsForFruit: boolean;
  /** Whether dishes rich in saturated fat are drawn less often; a diet whose energy is fat has too few others. */
  readonly limitsSaturatedFat: boolean;
  /** Whether meat and fish in the morning are kept to a few; not where a diet's breakfasts may need them. */
  readonly limitsFleshAtBreakfast: boolean;
  /** Multiplies how many eggs a week are welcome: above 1 where breakfasts depend on them. */
  readonly eggShare: number;
  /** Why the macronutrients are what they are; null where they are within the usual ranges. */
  readonly explanation: string | null;
  /** What the diet's food lacks and has to be taken as a supplement; null for nothing. */
  readonly supplement: string | null;
}

/** Starchy sides, bounded on any diet: nobody wants the same one at most meals. */
export const STARCHES: ReadonlyMap<Kind, KindRange> = new Map<Kind, KindRange>([
  ["rice", { least: 0, most: 6 }],
  ["potatoes", { least: 0, most: 5 }],
  ["pasta", { least: 0, most: 5 }],
  ["bread", { least: 0, most: 5 }],
]);

const USUAL_MACROS: DietMacros = { shares: null, netCarbohydrateMaxG: null };
/** Outside the AMDR by design: fat takes the place of carbohydrate. */
const KETO_MACROS: DietMacros = {
  shares: { protein: { min: 0.15, max: 0.35 }, fat: { min: 0.55, max: 0.8 } },
  netCarbohydrateMaxG: KETO_MAX_NET_CARBS_G_PER_DAY,
};
/**
 * Hunter-gatherer diets by Cordain et al., Am J Clin Nutr 2000;71:682–92: protein 19–35, carbohydrate 22–40, fat 28–58
 * %.
 */
const PALEO_MACROS: DietMacros = {
  shares: {
    protein: { min: 0.1, max: 0.35 },
    carbohydrate: { min: 0.22, max: 0.4 },
    fat: { min: 0.28, max: 0.58 },
  },
  netCarbohydrateMaxG: null,
};

const OF_MOST = {
  isWithoutGrain: false,
  aimsForDairy: true,
  aimsForFruit: true,
  limitsSaturatedFat: true,
  limitsFleshAtBreakfast: false,
  eggShare: 1,
  explanation: null,
  supplement: null,
} as const;

/** What each diet means for a week's dishes and nutrients; keto and paleo have no pulses to vary with. */
export const DIET_TERMS: Readonly<Record<Diet, DietTerms>> = {
  omnivore: {
    ...OF_MOST,
    limitsFleshAtBreakfast: true,
    macros: USUAL_MACROS,
    groups: { seafood: 3, "pulses or soy": 4, poultry: 3, meat: 2, "eggs or cheese": 2 },
    kinds: {
      seafood: { least: 2, most: 3, floor: 2, ceiling: 5 },
      pulses: { least: 2, most: 5, ceiling: 6 },
      poultry: { least: 2, most: 4, floor: 2 },
      redMeat: { least: 1, most: 3, ceiling: 4 },
      processedMeat: { least: 0, most: 1 },
      eggsAndCheese: { least: 0, most: 3 },
    },
  },
  pescatarian: {
    ...OF_MOST,
    macros: USUAL_MACROS,
    groups: { seafood: 5, "pulses or soy": 6, "eggs or cheese": 3 },
    kinds: {
      seafood: { least: 4, most: 7, floor: 3 },
      pulses: { least: 2, most: 6 },
      eggsAndCheese: { least: 0, most: 4 },
    },
  },
  vegetarian: {
    ...OF_MOST,
    macros: USUAL_MACROS,
    groups: { "pulses or soy": 8, "eggs or cheese": 6 },
    kinds: {
      eggsAndCheese: { least: 3, most: 6 },
      pulses: { least: 5, most: 9 },
      soy: { least: 0, most: 5 },
    },
  },
  vegan: {
    ...OF_MOST,
    macros: USUAL_MACROS,
    groups: { "pulses or soy": 14 },
    kinds: { pulses: { least: 7, most: 12 }, soy: { least: 0, most: 6 } },
    supplement:
      "Plant foods contain no vitamin B12: take a supplement or eat foods with added B12 every day, and have a doctor check your level once a year.",
  },
  keto: {
    ...OF_MOST,
    macros: KETO_MACROS,
    groups: { seafood: 4, poultry: 4, meat: 3, "eggs or cheese": 3 },
    kinds: { seafood: { least: 2, most: 6 }, processedMeat: { least: 0, most: 2 } },
    isWithoutGrain: true,
    aimsForFruit: false,
    limitsSaturatedFat: false,
    eggShare: 1.5,
    explanation:
      "Keto is outside the usual ranges by design: fat takes the place of carbohydrate. Ask a doctor first if you take medication or have a medical condition.",
  },
  paleo: {
    ...OF_MOST,
    macros: PALEO_MACROS,
    groups: { seafood: 4, poultry: 4, meat: 4, "eggs or cheese": 2 },
    kinds: { seafood: { least: 2, most: 6 }, processedMeat: { least: 0, most: 1 } },
    isWithoutGrain: true,
    aimsForDairy: false,
    eggShare: 1.5,
    explanation:
      "Paleo leaves out grains, pulses and dairy, so its carbohydrate is below the usual range and its fat above.",
  },
};
