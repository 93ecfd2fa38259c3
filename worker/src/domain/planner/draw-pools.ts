import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import type { Targets } from "../nutrition/target-types.ts";
import { type Candidate, measuredCookbook } from "./candidates.ts";
import { at, floatAt } from "./goal-model.ts";
import type { PlanRequest } from "./types.ts";

/** Dishes that the search chooses from in a slot of each type. */
const POOL_SIZE: Readonly<Record<MealType, number>> = { breakfast: 26, lunch: 44, dinner: 44, snack: 22 };
/** Below this many dishes at the person's level, harder ones join. */
const ENOUGH_AT_LEVEL = 8;
/** The best of a kind always come along, whatever the draw: cheapest, richest in protein, nearest to the macro ranges. */
const ANCHORS = { cheap: 6, protein: 5, fit: 4 };
/** The first dishes of the draw of each meal set the week's foods; each other food makes a dish this much less likely. */
const CORE_DISHES = 5;
const NEW_FOOD_FACTOR = 1.5;

/** Dishes for the cheapest week, at each worth of protein: cents for a share of energy, on top of the price of a kcal. */
const THRIFTY_DISHES = 20;
const PROTEIN_CREDITS = [0, 0.02, 0.05, 0.1, 0.4] as const;
/** On a diet that limits it, net carbohydrate costs as much as protein is worth at the most. */
const NET_CREDIT = 0.1;

/** How the draw leans. */
export type Leaning = "usual" | "cheapest";

/** Eligible candidates with what the draw needs of each, by position. */
interface Lot {
  readonly eligible: readonly Candidate[];
  /** How far a dish's macros are from what the day wants, as a share of its energy. */
  readonly distance: Float64Array;
  /** The least are drawn. */
  readonly keys: Float64Array;
}

/** Per meal type, the dishes to choose from: anchors and a weighted draw. Other meals' dishes where a type has none. */
export function drawPools(
  request: PlanRequest,
  eligible: readonly Candidate[],
  types: readonly MealType[],
  leaning: Leaning,
  random: () => number,
  size?: number | undefined,
): ReadonlyMap<MealType, readonly Candidate[]> {
  const distance = Float64Array.from(eligible, (candidate) => macroDistance(candidate, request.targets));
  const lot = { eligible, distance, keys: drawKeys(request, eligible, distance, leaning, random) };
  const level = COOKING_LEVELS.indexOf(request.level);
  const positions = new Map(types.map((type) => [type, positionsOf(eligible, type, level)]));
  favourSharedFoods(lot, [...positions.values()]);
  return new Map([...positions].map(([type, own]) => [type, drawPool(lot, own, size ?? POOL_SIZE[type])]));
}

function macroDistance(candidate: Candidate, targets: Targets): number {
  const kcal = targets.energyKcal;
  const { proteinRangeG, carbohydrateRangeG, fatRangeG, netCarbohydrateMaxG } = targets;
  const grams =
    outside(candidate.proteinPerKcal * kcal, targets.proteinG, proteinRangeG.max) * 4 +
    outside(candidate.carbohydratePerKcal * kcal, carbohydrateRangeG.min, carbohydrateRangeG.max) * 4 +
    outside(candidate.fatPerKcal * kcal, fatRangeG.min, fatRangeG.max) * 9 +
    (netCarbohydrateMaxG === null ? 0 : outside(candidate.netPerKcal * kcal, 0, netCarbohydrateMaxG) * 8);
  return grams / kcal;
}

function outside(value: number, min: number, max: number): number {
  return value < min ? min - value : value > max ? value - max : 0;
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
  let centsPerKcal = 0;
  for (const candidate of eligible) {
    variants[candidate.template] = (variants[candidate.template] ?? 0) + 1;
    centsPerKcal += candidate.centsPerKcal / eligible.length;
  }
  const recentRecipes = new Set(request.recentRecipeIds);
  const recentTemplates = new Set(request.recentTemplateIds);
  const favourites = new Set(request.favouriteTemplateIds);
  const keys = new Float64Array(eligible.length);
  for (let position = 0; position < eligible.length; position++) {
    const candidate = eligible[position];
    if (candidate === undefined) continue;
    const { recipe } = candidate;
    let weight = 1 / Math.sqrt(variants[candidate.template] ?? 1);
    if (recentRecipes.size > 0 && recentRecipes.has(recipe.id)) weight *= 0.03;
    else if (recentTemplates.size > 0 && recentTemplates.has(recipe.templateId)) weight *= 0.3;
    if (favourites.size > 0 && favourites.has(recipe.templateId)) weight *= 6;
    const dear = candidate.centsPerKcal / Math.max(1e-6, centsPerKcal);
    const lean = leaning === "cheapest" ? 6 * dear : Math.max(0, dear - 1);
    keys[position] = (-Math.log(random() + 1e-12) / weight) * Math.exp(lean + 3 * floatAt(distance, position));
  }
  return keys;
}

/** Positions of the dishes for a type: at the person's level where there are enough, else all, else those of a kin meal. */
function positionsOf(eligible: readonly Candidate[], type: MealType, level: number): Int32Array {
  const own = maskOf([type]);
  const atLevel = select(eligible, own, level);
  if (atLevel.length >= ENOUGH_AT_LEVEL) return atLevel;
  const kin = maskOf(type === "lunch" || type === "dinner" ? ["lunch", "dinner"] : ["breakfast", "snack"]);
  for (const mask of [own, kin]) {
    const positions = select(eligible, mask, COOKING_LEVELS.length);
    if (positions.length > 0) return positions;
  }
  return select(eligible, maskOf(MEAL_TYPES), COOKING_LEVELS.length);
}

function maskOf(types: readonly MealType[]): number {
  return types.reduce((mask, type) => mask | (1 << MEAL_TYPES.indexOf(type)), 0);
}

/** Positions of the dishes of any of the types, up to a level. */
function select(eligible: readonly Candidate[], mask: number, level: number): Int32Array {
  const positions = new Int32Array(eligible.length);
  let count = 0;
  for (let position = 0; position < eligible.length; position++) {
    const candidate = eligible[position];
    if (candidate === undefined || (candidate.types & mask) === 0 || candidate.level > level) continue;
    positions[count] = position;
    count++;
  }
  return positions.subarray(0, count);
}

/** Lengthens the keys of dishes that need foods which the first dishes of the draw do not: a pool that can share. */
function favourSharedFoods(lot: Lot, kinds: readonly Int32Array[]): void {
  const core = new Int32Array(measuredCookbook().foodCount);
  for (const positions of kinds) {
    for (const position of bestOfTemplates(lot, positions, CORE_DISHES, (other) => floatAt(lot.keys, other))) {
      for (const food of lot.eligible[position]?.foods ?? []) core[food] = 1;
    }
  }
  for (let position = 0; position < lot.eligible.length; position++) {
    const foods = lot.eligible[position]?.foods;
    if (foods === undefined) continue;
    let factor = 1;
    for (let index = 0; index < foods.length; index++) {
      if (at(core, at(foods, index)) === 0) factor *= NEW_FOOD_FACTOR;
    }
    lot.keys[position] = floatAt(lot.keys, position) * factor;
  }
}

function drawPool(lot: Lot, positions: Int32Array, size: number): readonly Candidate[] {
  const { eligible, keys, distance } = lot;
  const chosen = new Set<number>();
  if (positions.length > size) {
    const best = (count: number, score: (position: number) => number) => {
      for (const position of bestOfTemplates(lot, positions, count, score)) chosen.add(position);
    };
    best(ANCHORS.cheap, (position) => (eligible[position]?.centsPerKcal ?? 0) + floatAt(distance, position) / 10);
    best(ANCHORS.protein, (position) => -(eligible[position]?.proteinPerKcal ?? 0));
    best(ANCHORS.fit, (position) => floatAt(distance, position) + floatAt(keys, position) * 1e-6);
  }
  const values = new Float64Array(positions.length);
  for (let index = 0; index < positions.length; index++) values[index] = floatAt(keys, at(positions, index));
  const limit = nthLeast(values, Math.min(positions.length, size - chosen.size) - 1);
  for (const position of positions) {
    if (floatAt(keys, position) <= limit) chosen.add(position);
  }
  return [...chosen].flatMap((position) => eligible[position] ?? []);
}

/**
 * Per meal type, the dishes that the cheapest week may be made of: cheap for their energy, or for it and their protein.
 * @param width how many times as many of them as usual.
 */
export function drawThrifty(
  request: PlanRequest,
  eligible: readonly Candidate[],
  types: readonly MealType[],
  width = 1,
): ReadonlyMap<MealType, readonly Candidate[]> {
  const level = COOKING_LEVELS.indexOf(request.level);
  const credits = PROTEIN_CREDITS.map((protein) => ({ protein, net: 0 }));
  if (request.targets.netCarbohydrateMaxG !== null) credits.push({ protein: 0, net: NET_CREDIT });
  return new Map(
    types.map((type) => {
      const positions = positionsOf(eligible, type, level);
      const chosen = new Set<number>();
      for (const credit of credits) {
        const scores = Float64Array.from(positions, (position) => {
          const { centsPerKcal = 0, proteinPerKcal = 0, netPerKcal = 0 } = eligible[position] ?? {};
          return centsPerKcal - credit.protein * proteinPerKcal * 4 + credit.net * netPerKcal * 4;
        });
        const limit = nthLeast(scores.slice(), Math.min(positions.length, THRIFTY_DISHES * width) - 1);
        positions.forEach((position, index) => {
          if (floatAt(scores, index) <= limit) chosen.add(position);
        });
      }
      return [type, [...chosen].flatMap((position) => eligible[position] ?? [])];
    }),
  );
}

/** The value that would be at index `nth` if the values were sorted (quickselect; changes their order). */
function nthLeast(values: Float64Array, nth: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = floatAt(values, (low + high) >> 1);
    let left = low;
    let right = high;
    while (left <= right) {
      while (floatAt(values, left) < pivot) left++;
      while (floatAt(values, right) > pivot) right--;
      if (left > right) break;
      const value = floatAt(values, left);
      values[left] = floatAt(values, right);
      values[right] = value;
      left++;
      right--;
    }
    if (nth <= right) high = right;
    else if (nth >= left) low = left;
    else break;
  }
  return floatAt(values, nth);
}

/** The positions with the least score, at most one of a template. */
function bestOfTemplates(
  { eligible }: Lot,
  positions: Int32Array,
  count: number,
  score: (position: number) => number,
): readonly number[] {
  const { templateCount } = measuredCookbook();
  const least = new Float64Array(templateCount).fill(Number.POSITIVE_INFINITY);
  const best = new Int32Array(templateCount).fill(-1);
  for (const position of positions) {
    const template = eligible[position]?.template ?? 0;
    const value = score(position);
    if (value >= floatAt(least, template)) continue;
    least[template] = value;
    best[template] = position;
  }
  const chosen: number[] = [];
  while (chosen.length < count) {
    let first = -1;
    for (let template = 0; template < templateCount; template++) {
      if (at(best, template) >= 0 && (first < 0 || floatAt(least, template) < floatAt(least, first))) first = template;
    }
    if (first < 0) break;
    chosen.push(at(best, first));
    best[first] = -1;
  }
  return chosen;
}
