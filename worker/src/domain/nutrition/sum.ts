import { ALLERGENS, type Allergen } from "@mealwright/schema/constants/food/allergens";
import {
  mapNutrients,
  NUTRIENT_FACTS,
  NUTRIENT_KEYS,
  type NutrientKey,
} from "@mealwright/schema/constants/food/nutrients";
import { type Cookable, cookedPortions } from "../cookbook/cooking/cooked-portions.ts";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import { type FoodId, NUTRIENTS } from "../foods/catalogue/food.ts";
import { type Cooking, keptShare } from "../foods/catalogue/retention.ts";
import type { Nutrition } from "../meal.ts";

/** A food and its grams of the edible part: all that sums need of an ingredient. */
export interface Portion {
  readonly foodId: FoodId;
  readonly grams: number;
  /** How it is cooked, which costs it vitamins and minerals. Absent or null if it is raw. */
  readonly cooking?: Cooking | null;
}

/** Absorbs floating-point error, so that the order of ingredients never moves a figure across a tie. */
const TIE_GUARD = 1e-9;

/**
 * The one rounding rule of every shown amount: to the nearest, ties up, once, after the whole sum.
 * @param value zero or more.
 */
export function roundShown(value: number, decimals: 0 | 1): number {
  return decimals === 0 ? Math.floor(value + 0.5 + TIE_GUARD) : Math.floor(value * 10 + 0.5 + TIE_GUARD) / 10;
}

/** What a gram of a food contributes, prepared for sums. */
interface FoodFacts {
  /** Amounts in one edible gram, in `NUTRIENTS` order; an unknown figure adds 0. */
  readonly perGram: Float64Array;
  /** Bit i: the figure of `NUTRIENTS[i]` is unknown. */
  readonly unknownMask: number;
  /** Bit i: contains `ALLERGENS[i]`. */
  readonly containsMask: number;
  readonly centsPerGram: number;
}

const factsByFood = new Map<FoodId, FoodFacts>();

function factsOf(foodId: FoodId): FoodFacts {
  const known = factsByFood.get(foodId);
  if (known !== undefined) return known;
  const food = requireFood(foodId);
  const perGram = new Float64Array(NUTRIENTS.length);
  let unknownMask = 0;
  NUTRIENTS.forEach((nutrient, index) => {
    const per100g = food.per100g[nutrient];
    if (per100g === null) unknownMask |= 1 << index;
    else perGram[index] = per100g / 100;
  });
  let containsMask = 0;
  for (const allergen of food.contains) containsMask |= 1 << ALLERGENS.indexOf(allergen);
  // USD a kg as bought is cents a gram × 10; only the edible share is eaten, so the eaten gram costs more.
  const facts = { perGram, unknownMask, containsMask, centsPerGram: food.price.usdPerKg / 10 / food.edibleYield };
  factsByFood.set(foodId, facts);
  return facts;
}

const cookedByFood = new Map<Cooking, Map<FoodId, FoodFacts>>();

/** The same after cooking, by USDA's retention factors; raw figures where the table has none. */
function cookedFactsOf(foodId: FoodId, cooking: Cooking): FoodFacts {
  let ofCooking = cookedByFood.get(cooking);
  if (ofCooking === undefined) {
    ofCooking = new Map();
    cookedByFood.set(cooking, ofCooking);
  }
  let facts = ofCooking.get(foodId);
  if (facts === undefined) {
    const raw = factsOf(foodId);
    const kept = NUTRIENTS.map((nutrient) => keptShare(foodId, nutrient, cooking) ?? 1);
    facts = { ...raw, perGram: raw.perGram.map((figure, index) => figure * (kept[index] ?? 1)) };
    ofCooking.set(foodId, facts);
  }
  return facts;
}

/** Nutrition of a meal as served: its foods as the dish and the sides cook them. Throws `unknown_food`. */
export function nutritionOf(meal: Cookable): Nutrition {
  return sumNutrition(cookedPortions(meal));
}

/**
 * Nutrition of a meal from its foods, each figure rounded once by `roundShown`; energy is USDA's own kcal, never
 * recomputed, and carbohydrate includes fiber. A figure that a food lacks adds 0 and is named in `incomplete`. Throws
 * `unknown_food`.
 */
export function sumNutrition(ingredients: readonly Portion[]): Nutrition {
  const sums = new Float64Array(NUTRIENTS.length);
  let unknownMask = 0;
  for (const { foodId, grams, cooking } of ingredients) {
    const facts = cooking ? cookedFactsOf(foodId, cooking) : factsOf(foodId);
    const perGram = facts.perGram;
    for (let index = 0; index < sums.length; index++) {
      sums[index] = (sums[index] ?? 0) + (perGram[index] ?? 0) * grams;
    }
    if (grams > 0) unknownMask |= facts.unknownMask;
  }
  return roundNutrition(sums, unknownMask);
}

/**
 * Unrounded sums to shown figures, each to the decimals of `NUTRIENT_FACTS`.
 * @param sums in `NUTRIENTS` order.
 * @param unknownMask bit i: `NUTRIENTS[i]` lacks a food's figure.
 */
export function roundNutrition(sums: ArrayLike<number>, unknownMask: number): Nutrition {
  const figures: Record<NutrientKey, number> = { ...NO_FIGURES };
  NUTRIENT_KEYS.forEach((key, index) => {
    figures[key] = roundShown(sums[index] ?? 0, NUTRIENT_FACTS[key].decimals);
  });
  const incomplete =
    unknownMask === 0 ? NOTHING_MISSING : NUTRIENT_KEYS.filter((_, index) => unknownMask & (1 << index));
  return { ...figures, incomplete };
}

const NO_FIGURES: Readonly<Record<NutrientKey, number>> = mapNutrients(NUTRIENT_KEYS, () => 0);
const NOTHING_MISSING: readonly string[] = [];

/**
 * Adds shown figures to a shown total (a day of meals, a week of days), so that the total equals what a person gets
 * with a calculator from the screen. A key is incomplete when it is in any part.
 */
export function addNutrition(parts: readonly Nutrition[]): Nutrition {
  const sums = new Float64Array(NUTRIENT_KEYS.length);
  let unknownMask = 0;
  for (const part of parts) {
    NUTRIENT_KEYS.forEach((key, index) => {
      sums[index] = (sums[index] ?? 0) + part[key];
      if (part.incomplete.includes(key)) unknownMask |= 1 << index;
    });
  }
  return roundNutrition(sums, unknownMask);
}

/**
 * US cents of the edible grams at the price a kg (not of whole packs), rounded once to a whole cent.
 * @throws DomainError `unknown_food`.
 */
export function costCents(ingredients: readonly Portion[]): number {
  let cents = 0;
  for (const { foodId, grams } of ingredients) cents += factsOf(foodId).centsPerGram * grams;
  return roundShown(cents, 0);
}

/**
 * The allergens that the foods contain, in `ALLERGENS` order, whatever their amount ("may contain" is the gate's work).
 * @throws DomainError `unknown_food`.
 */
export function allergensOf(ingredients: readonly { readonly foodId: FoodId }[]): readonly Allergen[] {
  let mask = 0;
  for (const { foodId } of ingredients) mask |= factsOf(foodId).containsMask;
  return ALLERGENS.filter((_, index) => mask & (1 << index));
}
