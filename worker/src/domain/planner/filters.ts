import type { AdvancedSuggestionFilter, SuggestionFilter } from "@mealwright/schema/constants/meals";
import { recipeFacts } from "../cookbook/facts.ts";
import type { Cuisine } from "../cookbook/recipe.ts";
import { NUTRIENTS } from "../foods/food.ts";
import type { Meal } from "../meal.ts";
import type { Candidate } from "./candidates.ts";

export type MealFilter = Exclude<SuggestionFilter | AdvancedSuggestionFilter, "cuisine">;

/** What suggestions must be; several filters hold together. */
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
/** Where the old meal is already cheap, "budget" means the cheapest part of what is safe. */
const CHEAPEST_SHARE = 0.2;
const ENOUGH = 3;

const SODIUM = NUTRIENTS.indexOf("sodiumMg");

/**
 * The candidates that pass every filter. `quick` is 15 minutes, or no longer than the old meal where that leaves fewer
 * than three; `budget` is cheaper a kilocalorie than the old meal, or the cheapest fifth where that leaves fewer.
 */
export function applyFilters(
  candidates: readonly Candidate[],
  { filters, cuisine }: Filters,
  original: Meal,
): readonly Candidate[] {
  let left = cuisine === null ? candidates : candidates.filter(({ recipe }) => recipe.cuisine === cuisine);
  const wanted = new Set(filters);
  if (wanted.has("vegetarian")) left = left.filter(({ recipe }) => recipeFacts(recipe).diets.has("vegetarian"));
  if (wanted.has("allergenFree")) left = left.filter(isAllergenFree);
  if (wanted.has("highProtein")) left = left.filter(({ proteinPerKcal }) => proteinPerKcal * 4 >= HIGH_PROTEIN_SHARE);
  if (wanted.has("lowCarb")) left = left.filter(isLowCarbohydrate);
  if (wanted.has("lowSodium")) left = left.filter(isLowSodium);
  if (wanted.has("quick")) left = quickest(left, original);
  if (wanted.has("budget")) left = cheapest(left, original);
  return left;
}

/** Whether a portioned meal still keeps what depends on amounts: protein, carbohydrate, sodium. */
export function keepsFilters(meal: Meal, { filters }: Filters): boolean {
  const { calories, protein, carbs, sodium } = meal.nutrition;
  const grams = meal.ingredients.reduce((sum, ingredient) => sum + ingredient.grams, 0);
  return filters.every((filter) => {
    if (filter === "highProtein") return protein * 4 >= calories * HIGH_PROTEIN_SHARE;
    if (filter === "lowCarb") return carbs * 4 <= calories * LOW_CARBOHYDRATE_SHARE;
    if (filter === "lowSodium") return sodium * 100 <= LOW_SODIUM_MG_PER_100_G * grams;
    return true;
  });
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

function quickest(candidates: readonly Candidate[], original: Meal): readonly Candidate[] {
  const quick = candidates.filter(({ recipe }) => recipe.prepMinutes <= QUICK_MINUTES);
  if (quick.length >= ENOUGH) return quick;
  return candidates.filter(({ recipe }) => recipe.prepMinutes <= Math.max(QUICK_MINUTES, original.prepTime));
}

function cheapest(candidates: readonly Candidate[], original: Meal): readonly Candidate[] {
  const price = original.costCents / Math.max(1, original.nutrition.calories);
  const cheaper = candidates.filter(({ centsPerKcal }) => centsPerKcal < price);
  if (cheaper.length >= ENOUGH) return cheaper;
  const count = Math.max(ENOUGH, Math.ceil(candidates.length * CHEAPEST_SHARE));
  return [...candidates].sort((one, other) => one.centsPerKcal - other.centsPerKcal).slice(0, count);
}
