import { DAYS_PER_WEEK, type MealType } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import type { Recipe } from "../../cookbook/recipe.ts";
import { larderGroups } from "../../foods/catalogue/larder.ts";
import { type Candidate, kindsOfDish, measuredCookbook } from "../model/candidates.ts";
import { wantedKinds } from "../model/goals/pattern.ts";
import { moreAgain } from "../model/more-again.ts";
import {
  AMPLE_BUDGET_RATIO,
  ANCHORS,
  CORE_DISHES,
  DISHES_OF_KIND,
  FURTHER_FOOD_FACTOR,
  NEW_FOOD_FACTOR,
  POOL_SIZE,
  WISHED_DISHES,
} from "../model/search-limits.ts";
import { at, floatAt } from "../model/typed-arrays.ts";
import type { PlanRequest } from "../types.ts";
import { alignVariants } from "./align-pools.ts";
import { dayDistances } from "./day-distance.ts";
import { bestOfTemplates, nthLeast } from "./least-of.ts";
import { positionsOf, withPremium } from "./positions.ts";

/** What the draw favors. */
export type Leaning = "usual" | "cheapest";

/** Eligible candidates with the draw's figures for each, by position. */
interface Lot {
  readonly eligible: readonly Candidate[];
  /** How far a day of only this dish would be from the targets. */
  readonly distance: Float64Array;
  /** The candidates with the lowest keys are drawn. */
  readonly keys: Float64Array;
}

/** By meal type, the dishes to choose from: anchors and a weighted draw; dishes of other meals if a type has none. */
export function drawPools(
  request: PlanRequest,
  eligible: readonly Candidate[],
  types: readonly MealType[],
  leaning: Leaning,
  random: () => number,
  size?: number | undefined,
): ReadonlyMap<MealType, readonly Candidate[]> {
  const distance = dayDistances(eligible, request);
  const lot = { eligible, distance, keys: drawKeys(request, eligible, distance, leaning, random) };
  const level = COOKING_LEVELS.indexOf(request.level);
  const { premiumDishes = false } = request.wishes ?? {};
  const positions = new Map(
    types.map((type) => {
      const own = positionsOf(eligible, type, level);
      // A wish for the collection also brings its harder dishes, which a note on the plan mentions.
      return [type, premiumDishes ? withPremium(eligible, type, own) : own];
    }),
  );
  favorSharedFoods(lot, [...positions.values()], request.home);
  const anchors = anchorsOf(request, isShort(request, eligible));
  const drawn = new Map(
    [...positions].map(([type, own]) => [type, drawPool(lot, own, size ?? POOL_SIZE[type], anchors)] as const),
  );
  // Somebody who browses dishes for one meal should see all variants.
  return size === undefined ? alignVariants(request, drawn, eligible) : drawn;
}

/** Dishes that are drawn regardless of their keys. */
interface Anchors {
  readonly cheap: number;
  /** The kinds, as bits, of which some mains are always drawn. */
  readonly kinds: readonly number[];
  /** How many extra dishes are added that match the person's wishes. */
  readonly wished: number;
  readonly isWished: (recipe: Recipe) => boolean;
}

function anchorsOf({ eater, wishes }: PlanRequest, isBudgetShort: boolean): Anchors {
  const { cuisine = null, premiumDishes = false } = wishes ?? {};
  return {
    cheap: isBudgetShort ? ANCHORS.cheap : 0,
    kinds: wantedKinds(eater.diet),
    wished: cuisine !== null || premiumDishes ? WISHED_DISHES : 0,
    isWished: (recipe) => recipe.cuisine === cuisine || (premiumDishes && recipe.premium),
  };
}

/** Whether the budget cannot pay for the week's energy at the average dish's price. */
function isShort(
  { budgetCents, budgetDays = DAYS_PER_WEEK, household, targets }: PlanRequest,
  eligible: readonly Candidate[],
): boolean {
  if (budgetCents === null) return false;
  const kcal = targets.energyKcal * budgetDays * household;
  return budgetCents < kcal * meanCentsPerKcal(eligible) * AMPLE_BUDGET_RATIO;
}

function meanCentsPerKcal(eligible: readonly Candidate[]): number {
  return eligible.reduce((sum, { centsPerKcal }) => sum + centsPerKcal, 0) / Math.max(1, eligible.length);
}

/** Efraimidis and Spirakis: the n least of -ln(u) / weight are a weighted draw without replacement. */
function drawKeys(
  request: PlanRequest,
  eligible: readonly Candidate[],
  distance: Float64Array,
  leaning: Leaning,
  random: () => number,
): Float64Array {
  const variants = new Uint16Array(measuredCookbook().templateCount);
  for (const candidate of eligible) variants[candidate.template] = (variants[candidate.template] ?? 0) + 1;
  const centsPerKcal = meanCentsPerKcal(eligible);
  const pricePull = isShort(request, eligible) ? 1 : 0;
  const recentRecipes = new Set(request.recentRecipeIds);
  const recentTemplates = new Set(request.recentTemplateIds);
  const favorites = new Set(request.favoriteTemplateIds);
  const less = new Set(request.lessTemplateIds);
  const more = moreAgain(request);
  const keys = new Float64Array(eligible.length);
  for (let position = 0; position < eligible.length; position++) {
    const candidate = eligible[position];
    if (candidate === undefined) continue;
    const { recipe } = candidate;
    let weight = 1 / Math.sqrt(variants[candidate.template] ?? 1);
    if (more.size > 0 && more.has(recipe.templateId)) weight *= 12;
    else if (recentRecipes.size > 0 && recentRecipes.has(recipe.id)) weight *= 0.03;
    else if (recentTemplates.size > 0 && recentTemplates.has(recipe.templateId)) weight *= 0.3;
    if (favorites.size > 0 && favorites.has(recipe.templateId)) weight *= 12;
    if (less.size > 0 && less.has(recipe.templateId)) weight *= 0.25;
    const dear = candidate.centsPerKcal / Math.max(1e-6, centsPerKcal);
    const lean = leaning === "cheapest" ? 6 * dear : pricePull * Math.max(0, dear - 1);
    keys[position] = (-Math.log(random() + 1e-12) / weight) * Math.exp(lean + 3 * floatAt(distance, position));
  }
  return keys;
}

/**
 * Raises the keys of dishes with foods that the first dishes of the draw do not need, so that the pool shares foods.
 * Each of the first dishes shares as much as possible with those before it and with what is at home.
 */
function favorSharedFoods(lot: Lot, kinds: readonly Int32Array[], home: PlanRequest["home"]): void {
  const { eligible, keys } = lot;
  const { foodNumbers, groupOfFood } = measuredCookbook();
  const groups = larderGroups();
  const core = new Uint8Array(foodNumbers.size);
  const coreOfGroup = new Uint8Array(groups.length);
  const isFurther = (food: number): boolean => {
    const group = at(groupOfFood, food);
    return group >= 0 && (coreOfGroup[group] ?? 0) >= (groups[group]?.enough ?? 0);
  };
  for (const foodId of home?.keys() ?? []) {
    const food = foodNumbers.get(foodId);
    if (food !== undefined) core[food] = 1;
  }
  /** Stops at `most`, since each further food only raises the key. */
  const keyOf = (position: number, most = Number.POSITIVE_INFINITY): number => {
    const foods = eligible[position]?.foods;
    let key = floatAt(keys, position);
    for (let index = 0; foods !== undefined && index < foods.length && key < most; index++) {
      const food = at(foods, index);
      if (core[food] === 0) key *= isFurther(food) ? NEW_FOOD_FACTOR * FURTHER_FOOD_FACTOR : NEW_FOOD_FACTOR;
    }
    return key;
  };
  for (let dish = 0; dish < CORE_DISHES; dish++) {
    for (const positions of kinds) {
      let best = -1;
      let least = Number.POSITIVE_INFINITY;
      for (const position of positions) {
        const key = keyOf(position, least);
        // A dish that is wholly in the core would win again, so skip it.
        if (key >= least || key === floatAt(keys, position)) continue;
        least = key;
        best = position;
      }
      for (const food of eligible[best]?.foods ?? []) {
        const group = at(groupOfFood, food);
        if (core[food] === 0 && group >= 0) coreOfGroup[group] = (coreOfGroup[group] ?? 0) + 1;
        core[food] = 1;
      }
    }
  }
  for (let position = 0; position < eligible.length; position++) keys[position] = keyOf(position);
}

/** By kind, the positions of the dishes that count as it. */
function positionsByKind({ eligible }: Lot, positions: Int32Array, kinds: readonly number[]): readonly Int32Array[] {
  const counts = new Int32Array(kinds.length);
  const own = kinds.map(() => new Int32Array(positions.length));
  for (const position of positions) {
    const candidate = eligible[position];
    const mask = candidate === undefined ? 0 : kindsOfDish(candidate);
    for (let place = 0; place < kinds.length; place++) {
      const list = own[place];
      if (list === undefined || (mask & (1 << (kinds[place] ?? 0))) === 0) continue;
      list[at(counts, place)] = position;
      counts[place] = at(counts, place) + 1;
    }
  }
  return own.map((list, place) => list.subarray(0, at(counts, place)));
}

function drawPool(lot: Lot, positions: Int32Array, size: number, anchors: Anchors): readonly Candidate[] {
  const { eligible, keys, distance } = lot;
  const chosen = new Set<number>();
  if (positions.length > size) {
    const best = (count: number, score: (position: number) => number) => {
      for (const position of bestOfTemplates(eligible, positions, count, score)) chosen.add(position);
    };
    best(anchors.cheap, (position) => (eligible[position]?.centsPerKcal ?? 0) + floatAt(distance, position) / 10);
    best(ANCHORS.protein, (position) => -(eligible[position]?.proteinPerKcal ?? 0));
    for (const own of positionsByKind(lot, positions, anchors.kinds)) {
      for (const position of bestOfTemplates(eligible, own, DISHES_OF_KIND, (one) => floatAt(keys, one)))
        chosen.add(position);
    }
    if (anchors.wished > 0) {
      const own = positions.filter((position) => {
        const recipe = eligible[position]?.recipe;
        return recipe !== undefined && anchors.isWished(recipe);
      });
      for (const position of bestOfTemplates(eligible, own, anchors.wished, (one) => floatAt(keys, one)))
        chosen.add(position);
    }
    best(ANCHORS.fit, (position) => floatAt(distance, position) + floatAt(keys, position) * 1e-6);
  }
  const values = new Float64Array(positions.length);
  for (let index = 0; index < positions.length; index++) values[index] = floatAt(keys, at(positions, index));
  const limit = nthLeast(values, Math.min(positions.length, size + anchors.wished - chosen.size) - 1);
  for (const position of positions) {
    if (floatAt(keys, position) <= limit) chosen.add(position);
  }
  return [...chosen].flatMap((position) => eligible[position] ?? []);
}
