import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import type { Cuisine } from "@mealwright/schema/constants/food/cuisines";
import type { AdvancedSuggestionFilter, SuggestionFilter } from "@mealwright/schema/constants/meals";
import { recipeFacts } from "../../cookbook/variants/facts.ts";
import { NUTRIENTS } from "../../foods/catalogue/food.ts";
import type { Meal } from "../../meal.ts";
import { DIET_RULES } from "../../safety/gate/diets.ts";
import type { Eater } from "../../safety/gate/eater.ts";
import { verify } from "../../safety/gate/verify.ts";
import { requireEntry } from "../../unknown-value.ts";
import type { Candidate } from "../model/candidates.ts";

export type MealFilter = Exclude<SuggestionFilter | AdvancedSuggestionFilter, "cuisine">;

/** The requirements on suggestions; all filters apply together. */
export interface Filters {
  readonly filters: readonly MealFilter[];
  readonly cuisine: Cuisine | null;
}

export const QUICK_MINUTES = 15;
/** Share of energy from protein of a "high protein" food (Regulation (EC) 1924/2006, annex). */
export const HIGH_PROTEIN_SHARE = 0.2;
/** Share of energy from carbohydrate of a low-carbohydrate diet (Feinman et al., Nutrition 2015;31:1-13). */
export const LOW_CARBOHYDRATE_SHARE = 0.26;
/** Milligrams in 100 g of a "low sodium" meal (21 CFR 101.61). */
export const LOW_SODIUM_MG_PER_100_G = 140;
/** If the old meal is already cheap, "budget" means the cheapest part of the safe dishes. */
const CHEAPEST_SHARE = 0.2;
/**
 * A dish has to be at least this much cheaper, because rounding to kitchen amounts moves prices by a percent or two.
 */
const CLEARLY_CHEAPER = 0.97;
/** The least number of dishes to offer as a choice. */
export const ENOUGH = 3;

const SODIUM = NUTRIENTS.indexOf("sodiumMg");

interface FilterRule {
  /** The cookbook's dishes that pass; `original` is the meal to be replaced. */
  readonly candidates: (candidates: readonly Candidate[], original: Meal) => readonly Candidate[];
  /** Whether a portioned meal still meets what depends on its amounts; `original` is the meal to be replaced. */
  readonly keeps: (meal: Meal, original: Meal) => boolean;
  /** Whether a model's dish is what was asked for, by its computed figures, never by the model's words. */
  readonly suits: (meal: Meal, eater: Eater, original: Meal) => boolean;
  /**
   * The eater for whom a model's dishes are requested, repaired and checked: excluded food is treated like food they
   * never eat.
   */
  readonly eater: (eater: Eater) => Eater;
  /** The filter's text in a prompt; null if the eater's own section says it already: time, allergens. */
  readonly wish: string | null;
}

const passing = (isFit: (candidate: Candidate) => boolean) => (candidates: readonly Candidate[]) =>
  candidates.filter(isFit);
const always = () => true;
const unchanged = (eater: Eater) => eater;

/** Everything that a filter means, in the order of application: those that compare what is left come last. */
const FILTERS: Readonly<Record<MealFilter, FilterRule>> = {
  vegetarian: {
    candidates: passing(({ recipe }) => recipeFacts(recipe).diets.has("vegetarian")),
    keeps: always,
    suits: (meal, eater) => verify(meal, { ...eater, diet: "vegetarian" }).length === 0,
    eater: (eater) => (DIET_RULES.vegetarian.includes.includes(eater.diet) ? { ...eater, diet: "vegetarian" } : eater),
    wish: "vegetarian: no meat, poultry, fish, seafood or gelatin",
  },
  allergenFree: {
    candidates: passing(isAllergenFree),
    keeps: always,
    suits: always,
    eater: (eater) => ({ ...eater, avoids: { ...eater.avoids, allergens: ALLERGENS } }),
    wish: null,
  },
  highProtein: {
    candidates: passing(({ proteinPerKcal }) => proteinPerKcal * 4 >= HIGH_PROTEIN_SHARE),
    keeps: isHighInProtein,
    suits: isHighInProtein,
    eater: unchanged,
    wish: "rich in protein",
  },
  lowCarb: {
    candidates: passing(isLowCarbohydrate),
    keeps: isLowInCarbohydrate,
    suits: isLowInCarbohydrate,
    eater: unchanged,
    wish: "low in carbohydrate: little sugar, starch and fruit",
  },
  lowSodium: {
    candidates: passing(isLowSodium),
    keeps: isLowInSodium,
    suits: isLowInSodium,
    eater: unchanged,
    wish: "low in salt: no salty sauces, cured or pickled foods",
  },
  quick: {
    candidates: quickest,
    keeps: always,
    suits: always,
    eater: (eater) => ({ ...eater, maxPrepMinutes: Math.min(eater.maxPrepMinutes, QUICK_MINUTES) }),
    wish: null,
  },
  budget: {
    candidates: cheapest,
    keeps: isCheaper,
    suits: (meal, _, original) => isCheaper(meal, original),
    eater: unchanged,
    wish: "inexpensive: everyday foods, little meat or fish",
  },
};

/** The rules of the wanted filters, in the table's order. Throws `UnknownValueError` for an unknown one. */
export function rulesOf({ filters }: Filters): readonly FilterRule[] {
  for (const filter of filters) requireEntry(FILTERS, filter, "filter of suggestions");
  const wanted: ReadonlySet<string> = new Set(filters);
  return Object.entries(FILTERS).flatMap(([filter, rule]) => (wanted.has(filter) ? [rule] : []));
}

/** The candidates that pass every filter. */
export function applyFilters(candidates: readonly Candidate[], filters: Filters, original: Meal): readonly Candidate[] {
  const { cuisine } = filters;
  const ofCuisine = cuisine === null ? candidates : candidates.filter(({ recipe }) => recipe.cuisine === cuisine);
  return rulesOf(filters).reduce((left, rule) => rule.candidates(left, original), ofCuisine);
}

/**
 * Whether a portioned meal still meets the filters that depend on amounts: protein, carbohydrate, sodium, and cost
 * compared with the old one.
 */
export function keepsFilters(meal: Meal, filters: Filters, original: Meal): boolean {
  return rulesOf(filters).every(({ keeps }) => keeps(meal, original));
}

function isHighInProtein({ nutrition: { calories, protein } }: Meal): boolean {
  return protein * 4 >= calories * HIGH_PROTEIN_SHARE;
}

function isLowInCarbohydrate({ nutrition: { calories, carbs } }: Meal): boolean {
  return carbs * 4 <= calories * LOW_CARBOHYDRATE_SHARE;
}

function isLowInSodium({ nutrition, ingredients }: Meal): boolean {
  const grams = ingredients.reduce((sum, ingredient) => sum + ingredient.grams, 0);
  return nutrition.sodium * 100 <= LOW_SODIUM_MG_PER_100_G * grams;
}

function isAllergenFree({ recipe }: Candidate): boolean {
  const { containsMask, mayMask } = recipeFacts(recipe);
  return (containsMask | mayMask) === 0;
}

function isLowCarbohydrate({ recipe, energyKcal }: Candidate): boolean {
  return recipeFacts(recipe).carbohydrateG * 4 <= energyKcal * LOW_CARBOHYDRATE_SHARE;
}

function isLowSodium({ recipe }: Candidate): boolean {
  const grams = recipe.ingredients.reduce((sum, ingredient) => sum + ingredient.grams, 0);
  return (recipeFacts(recipe).per[SODIUM] ?? 0) * 100 <= LOW_SODIUM_MG_PER_100_G * grams;
}

/** Dishes of 15 minutes or, if those are fewer than three, no longer than the old meal. */
function quickest(candidates: readonly Candidate[], original: Meal): readonly Candidate[] {
  const quick = candidates.filter(({ recipe }) => recipe.prepMinutes <= QUICK_MINUTES);
  if (quick.length >= ENOUGH) return quick;
  return candidates.filter(({ recipe }) => recipe.prepMinutes <= Math.max(QUICK_MINUTES, original.prepTime));
}

/** US cents per kilocalorie of a serving. */
export function centsPerKcal({ costCents, nutrition }: Meal): number {
  return costCents / Math.max(1, nutrition.calories);
}

function isCheaper(meal: Meal, original: Meal): boolean {
  return centsPerKcal(meal) < centsPerKcal(original);
}

/** Dishes cheaper per kilocalorie than the old meal or, if those are fewer than three, the cheapest fifth. */
function cheapest(candidates: readonly Candidate[], original: Meal): readonly Candidate[] {
  const price = centsPerKcal(original);
  const cheaper = candidates.filter((candidate) => candidate.centsPerKcal < price * CLEARLY_CHEAPER);
  if (cheaper.length >= ENOUGH) return cheaper;
  const count = Math.max(ENOUGH, Math.ceil(candidates.length * CHEAPEST_SHARE));
  return [...candidates].sort((one, other) => one.centsPerKcal - other.centsPerKcal).slice(0, count);
}
