import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import { requireFood } from "../foods/catalogue.ts";
import { ALLERGENS, type Allergen, type Food, type FoodId, NUTRIENTS } from "../foods/food.ts";
import { dietBreach } from "../safety/diets.ts";
import type { Recipe } from "./recipe.ts";

/** Keto at the base serving: three meals and a snack stay within `KETO_MAX_NET_CARBS_G_PER_DAY`. Grams. */
export const KETO_MAX_NET_CARBOHYDRATE_G = { meal: 14, snack: 6 } as const;

/** What follows from the foods of a recipe's base serving. */
export interface RecipeFacts {
  /** Bit i = `ALLERGENS[i]` is in one of the foods. */
  readonly containsMask: number;
  /** Bit i = `ALLERGENS[i]` may be in one of the foods. */
  readonly mayMask: number;
  readonly diets: ReadonlySet<Diet>;
  /** In `NUTRIENTS` order; a food's unknown figure adds nothing. */
  readonly per: Float64Array;
  /** US cents, not rounded. */
  readonly costCents: number;
  /** Carbohydrate less fibre. */
  readonly netCarbohydrateG: number;
}

interface FoodFacts {
  readonly containsMask: number;
  readonly mayMask: number;
  readonly dietMask: number;
  readonly perGram: Float64Array;
  readonly centsPerGram: number;
}

const CARBOHYDRATE = NUTRIENTS.indexOf("carbohydrateG");
const FIBRE = NUTRIENTS.indexOf("fibreG");
const ALL_DIETS = 2 ** DIETS.length - 1;
const KETO_BIT = 2 ** DIETS.indexOf("keto");

const foodFactsById = new Map<FoodId, FoodFacts>();
const dietSets = new Map<number, ReadonlySet<Diet>>();
const factsByRecipe = new WeakMap<Recipe, RecipeFacts>();

/** Bit i is set when `ALLERGENS[i]` is among the allergens. */
export function allergenMask(allergens: readonly Allergen[]): number {
  return allergens.reduce((mask, allergen) => mask | (1 << ALLERGENS.indexOf(allergen)), 0);
}

function computeFoodFacts(food: Food): FoodFacts {
  return {
    containsMask: allergenMask(food.contains),
    mayMask: allergenMask(food.mayContain),
    dietMask: DIETS.reduce((mask, diet, bit) => (dietBreach(food, diet) === null ? mask | (1 << bit) : mask), 0),
    perGram: Float64Array.from(NUTRIENTS, (nutrient) => (food.per100g[nutrient] ?? 0) / 100),
    centsPerGram: food.price.usdPerKg / food.edibleYield / 10,
  };
}

function foodFacts(foodId: FoodId): FoodFacts {
  let facts = foodFactsById.get(foodId);
  if (facts === undefined) {
    facts = computeFoodFacts(requireFood(foodId));
    foodFactsById.set(foodId, facts);
  }
  return facts;
}

function dietSet(mask: number): ReadonlySet<Diet> {
  let set = dietSets.get(mask);
  if (set === undefined) {
    set = new Set(DIETS.filter((_, bit) => (mask & (1 << bit)) !== 0));
    dietSets.set(mask, set);
  }
  return set;
}

function computeFacts(recipe: Recipe): RecipeFacts {
  const per = new Float64Array(NUTRIENTS.length);
  let containsMask = 0;
  let mayMask = 0;
  let dietMask = ALL_DIETS;
  let costCents = 0;
  for (const { foodId, grams } of recipe.ingredients) {
    const facts = foodFacts(foodId);
    containsMask |= facts.containsMask;
    mayMask |= facts.mayMask;
    dietMask &= facts.dietMask;
    costCents += facts.centsPerGram * grams;
    for (let index = 0; index < per.length; index++) {
      per[index] = (per[index] ?? 0) + (facts.perGram[index] ?? 0) * grams;
    }
  }
  const netCarbohydrateG = (per[CARBOHYDRATE] ?? 0) - (per[FIBRE] ?? 0);
  const ketoLimit = KETO_MAX_NET_CARBOHYDRATE_G[recipe.mealTypes.includes("snack") ? "snack" : "meal"];
  if (netCarbohydrateG > ketoLimit) dietMask &= ~KETO_BIT;
  return { containsMask, mayMask, diets: dietSet(dietMask), per, costCents, netCarbohydrateG };
}

/** Allergens, diets, nutrition and cost of the base serving, computed once a recipe. Throws `unknown_food`. */
export function recipeFacts(recipe: Recipe): RecipeFacts {
  let facts = factsByRecipe.get(recipe);
  if (facts === undefined) {
    facts = computeFacts(recipe);
    factsByRecipe.set(recipe, facts);
  }
  return facts;
}
