import { MEAL_TYPES } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import { allRecipes, allSides } from "../../cookbook/cookbook.ts";
import type { Recipe } from "../../cookbook/recipe.ts";
import { safeRecipes, safeSides } from "../../cookbook/safe.ts";
import { recipeFacts } from "../../cookbook/variants/facts.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { larderGroupOf } from "../../foods/catalogue/larder.ts";
import type { PlanRequest } from "../types.ts";
import { kindsOf } from "./goals/pattern.ts";
import { refinedGrainCentiounces } from "./plate/figures-of-food.ts";
import { at, floatAt } from "./typed-arrays.ts";

/** A recipe with the figures for its draw, from its base serving; the same object for every person. */
export interface Candidate {
  readonly recipe: Recipe;
  /** Index in the cookbook, and the number of its template. */
  readonly index: number;
  readonly template: number;
  /** Bit i: may be served as `MEAL_TYPES[i]`. */
  readonly types: number;
  /** Index in `COOKING_LEVELS`. */
  readonly level: number;
  readonly energyKcal: number;
  readonly centsPerKcal: number;
  /** Grams per kilocalorie. */
  readonly proteinPerKcal: number;
  readonly carbohydratePerKcal: number;
  readonly fatPerKcal: number;
  readonly netPerKcal: number;
  readonly saturatedPerKcal: number;
  /** Milligrams per kilocalorie. */
  readonly sodiumPerKcal: number;
  /** Without drinks. */
  readonly platePerKcal: number;
  /** Its foods, except staples, as numbers. */
  readonly foods: Int32Array;
}

/** Stands for choosing no side: no foods, no steps, never served. */
export const NOTHING_BESIDE: Candidate = {
  recipe: {
    id: "",
    templateId: "",
    name: "",
    detail: null,
    mealTypes: [],
    cuisine: "international",
    level: "beginner",
    method: "raw",
    protein: "none",
    premium: false,
    raw: false,
    side: true,
    prepMinutes: 0,
    ingredients: [],
    instructions: [],
    stepMinutes: [],
  },
  index: -1,
  template: -1,
  types: 0,
  level: 0,
  energyKcal: 0,
  centsPerKcal: 0,
  proteinPerKcal: 0,
  carbohydratePerKcal: 0,
  fatPerKcal: 0,
  netPerKcal: 0,
  saturatedPerKcal: 0,
  sodiumPerKcal: 0,
  platePerKcal: 0,
  foods: new Int32Array(0),
};

/** The whole cookbook as candidates. */
export interface Measured {
  readonly candidates: readonly Candidate[];
  readonly sides: readonly Candidate[];
  readonly templateCount: number;
  /** Numbers of the foods that are not staples. */
  readonly foodNumbers: ReadonlyMap<FoodId, number>;
  /** The larder group of each food, -1 for none. */
  readonly groupOfFood: Int32Array;
}

let measured: Measured | undefined;

/** Every recipe as a candidate, in the cookbook's order; computed on first use. */
export function measuredCookbook(): Measured {
  measured ??= measureAll();
  return measured;
}

function measureAll(): Measured {
  const templates = new Map<string, number>();
  const foods = new Map<FoodId, number>();
  const numberOf = <Key>(numbers: Map<Key, number>, key: Key): number => {
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
  const measure = (recipe: Recipe, index: number): Candidate => {
    const facts = recipeFacts(recipe);
    const energyKcal = Math.max(1, facts.energyKcal);
    return {
      recipe,
      index,
      template: numberOf(templates, recipe.templateId),
      types: recipe.mealTypes.reduce((mask, type) => mask | (1 << MEAL_TYPES.indexOf(type)), 0),
      level: COOKING_LEVELS.indexOf(recipe.level),
      energyKcal,
      centsPerKcal: facts.costCents / energyKcal,
      proteinPerKcal: facts.proteinG / energyKcal,
      carbohydratePerKcal: facts.carbohydrateG / energyKcal,
      fatPerKcal: facts.fatG / energyKcal,
      netPerKcal: facts.netCarbohydrateG / energyKcal,
      saturatedPerKcal: facts.saturatedFatG / energyKcal,
      sodiumPerKcal: facts.sodiumMg / energyKcal,
      platePerKcal: facts.plateG / energyKcal,
      foods: Int32Array.from(
        facts.foodIds.filter((foodId) => !requireFood(foodId).staple),
        (foodId) => numberOf(foods, foodId),
      ),
    };
  };
  const candidates = allRecipes().map(measure);
  const sides = allSides().map(measure);
  return {
    candidates,
    sides,
    templateCount: templates.size,
    foodNumbers: foods,
    groupOfFood: Int32Array.from(foods.keys(), larderGroupOf),
  };
}

let kindsOfIndex: Int32Array | undefined;
const UNKNOWN = -1;

/** `kindsOf` for a cookbook dish, not for a side; cached, because draws use it for whole pools. */
export function kindsOfDish({ recipe, index }: Candidate): number {
  kindsOfIndex ??= new Int32Array(measuredCookbook().candidates.length).fill(UNKNOWN);
  let kinds = at(kindsOfIndex, index);
  if (kinds === UNKNOWN) {
    kinds = kindsOf(recipe);
    kindsOfIndex[index] = kinds;
  }
  return kinds;
}

let refinedOfIndex: Float64Array | undefined;

/** Refined grain of a cookbook dish, not of a side, in hundredths of an ounce per kilocalorie; cached. */
export function refinedGrainPerKcal({ recipe, index, energyKcal }: Candidate): number {
  refinedOfIndex ??= new Float64Array(measuredCookbook().candidates.length).fill(UNKNOWN);
  let refined = floatAt(refinedOfIndex, index);
  if (refined === UNKNOWN) {
    refined =
      recipe.ingredients.reduce((sum, { foodId, grams }) => sum + refinedGrainCentiounces(foodId, grams), 0) /
      energyKcal;
    refinedOfIndex[index] = refined;
  }
  return refined;
}

/** The recipes that are safe for the eater and allowed by the request, in the cookbook's order. */
export function eligibleCandidates(request: PlanRequest): readonly Candidate[] {
  return eligibleAmong(request, measuredCookbook().candidates, safeRecipes(request.eater));
}

/** The same for sides. */
export function eligibleSides(request: PlanRequest): readonly Candidate[] {
  return eligibleAmong(request, measuredCookbook().sides, safeSides(request.eater));
}

function eligibleAmong(
  request: PlanRequest,
  candidates: readonly Candidate[],
  safe: readonly Recipe[],
): readonly Candidate[] {
  const never = new Set(request.neverTemplateIds);
  const excluded = new Set(request.excludedFoodIds ?? []);
  const eligible: Candidate[] = [];
  let next = 0;
  for (const recipe of safe) {
    // Both lists are in the cookbook's order, so one pass finds every safe recipe's candidate.
    while (next < candidates.length && candidates[next]?.recipe !== recipe) next++;
    const candidate = candidates[next];
    if (candidate === undefined) break;
    if (recipe.premium && !request.premium) continue;
    if (never.size > 0 && never.has(recipe.templateId)) continue;
    if (excluded.size > 0 && recipe.ingredients.some(({ foodId }) => excluded.has(foodId))) continue;
    eligible.push(candidate);
  }
  return eligible;
}
