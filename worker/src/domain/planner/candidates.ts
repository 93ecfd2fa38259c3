import { MEAL_TYPES, type MealType } from "@mealwright/schema/constants/meals";
import { COOKING_LEVELS } from "@mealwright/schema/constants/questionnaire";
import { recipeFacts } from "../cookbook/facts.ts";
import type { Recipe } from "../cookbook/recipe.ts";
import { safeRecipes } from "../cookbook/safe.ts";
import type { FoodId } from "../foods/food.ts";
import type { Targets } from "../nutrition/target-types.ts";
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
const MOST_FOODS = 2048;

/** What weighs in the draw of a recipe, from its base serving. */
export interface Candidate {
  readonly recipe: Recipe;
  readonly energyKcal: number;
  readonly centsPerKcal: number;
  readonly proteinShare: number;
  /** How far its macros are from what the day wants, as a share of its energy. */
  readonly macroDistance: number;
  readonly aboveLevel: boolean;
  /** Its foods, numbered. */
  readonly foods: Uint16Array;
}

/** The eater's recipes that the request lets in, measured; by the order of the cookbook. */
export function eligibleCandidates(request: PlanRequest): readonly Candidate[] {
  const never = new Set(request.neverTemplateIds);
  const excluded = new Set(request.excludedFoodIds ?? []);
  const highest = COOKING_LEVELS.indexOf(request.level);
  const candidates: Candidate[] = [];
  for (const recipe of safeRecipes(request.eater)) {
    if (recipe.premium && !request.premium) continue;
    if (never.has(recipe.templateId)) continue;
    if (excluded.size > 0 && recipe.ingredients.some(({ foodId }) => excluded.has(foodId))) continue;
    candidates.push(measure(recipe, request.targets, highest));
  }
  return candidates;
}

function measure(recipe: Recipe, targets: Targets, highest: number): Candidate {
  const facts = recipeFacts(recipe);
  const [energy = 0, protein = 0, carbohydrate = 0, fat = 0] = facts.per;
  const energyKcal = Math.max(1, energy);
  const scale = targets.energyKcal / energyKcal;
  const net = targets.netCarbohydrateMaxG;
  const macroDistance =
    outside(protein * scale, targets.proteinG, targets.proteinRangeG.max) * 4 +
    outside(carbohydrate * scale, targets.carbohydrateRangeG.min, targets.carbohydrateRangeG.max) * 4 +
    outside(fat * scale, targets.fatRangeG.min, targets.fatRangeG.max) * 9 +
    (net === null ? 0 : outside(facts.netCarbohydrateG * scale, 0, net) * 8);
  return {
    recipe,
    energyKcal,
    centsPerKcal: facts.costCents / energyKcal,
    proteinShare: (protein * 4) / energyKcal,
    macroDistance: macroDistance / targets.energyKcal,
    aboveLevel: COOKING_LEVELS.indexOf(recipe.level) > highest,
    foods: foodsOf(recipe),
  };
}

function outside(value: number, min: number, max: number): number {
  return value < min ? min - value : value > max ? value - max : 0;
}

/** How the draw leans. */
export type Leaning = "usual" | "cheapest";

/** Per meal type, the dishes to choose from: anchors and a weighted draw. Other meals' dishes where a type has none. */
export function drawPools(
  request: PlanRequest,
  eligible: readonly Candidate[],
  types: readonly MealType[],
  leaning: Leaning,
  random: () => number,
  size?: number,
): ReadonlyMap<MealType, readonly Candidate[]> {
  const variants = new Map<string, number>();
  for (const { recipe } of eligible) variants.set(recipe.templateId, (variants.get(recipe.templateId) ?? 0) + 1);
  const recentRecipes = new Set(request.recentRecipeIds);
  const recentTemplates = new Set(request.recentTemplateIds);
  const favourites = new Set(request.favouriteTemplateIds);
  const typical = median(eligible.map((candidate) => candidate.centsPerKcal));
  // Efraimidis and Spirakis: the n least of -ln(u) / weight are a weighted draw without replacement.
  const keys = new Map<Candidate, number>();
  for (const candidate of eligible) {
    const { recipe } = candidate;
    let weight = 1 / Math.sqrt(variants.get(recipe.templateId) ?? 1);
    if (recentRecipes.has(recipe.id)) weight *= 0.03;
    else if (recentTemplates.has(recipe.templateId)) weight *= 0.3;
    if (favourites.has(recipe.templateId)) weight *= 6;
    const dear = candidate.centsPerKcal / Math.max(1e-6, typical);
    const lean = leaning === "cheapest" ? 6 * dear : Math.max(0, dear - 1);
    keys.set(candidate, (-Math.log(random() + 1e-12) / weight) * Math.exp(lean + 3 * candidate.macroDistance));
  }
  const byType = new Map(types.map((type) => [type, ofType(eligible, type)]));
  favourSharedFoods([...byType.values()], keys);
  return new Map([...byType].map(([type, candidates]) => [type, drawPool(candidates, size ?? POOL_SIZE[type], keys)]));
}

/** Lengthens the keys of dishes that need foods which the first dishes of the draw do not: a pool that can share. */
function favourSharedFoods(kinds: readonly (readonly Candidate[])[], keys: Map<Candidate, number>): void {
  const core = new Uint8Array(MOST_FOODS);
  for (const candidates of kinds) {
    const first = new Set<Candidate>();
    takeBest(candidates, CORE_DISHES, (candidate) => keys.get(candidate) ?? 0, first);
    for (const { foods } of first) for (const food of foods) core[food] = 1;
  }
  for (const [candidate, key] of keys) {
    let outside = 0;
    for (const food of candidate.foods) outside += 1 - (core[food] ?? 0);
    keys.set(candidate, key * NEW_FOOD_FACTOR ** outside);
  }
}

const foodNumbers = new Map<FoodId, number>();
const foodsByRecipe = new WeakMap<Recipe, Uint16Array>();

/** The recipe's foods as small numbers that hold while the isolate lives. */
function foodsOf(recipe: Recipe): Uint16Array {
  let foods = foodsByRecipe.get(recipe);
  if (foods === undefined) {
    foods = Uint16Array.from(recipe.ingredients, ({ foodId }) => {
      const number = foodNumbers.get(foodId) ?? foodNumbers.size;
      foodNumbers.set(foodId, number);
      return number;
    });
    foodsByRecipe.set(recipe, foods);
  }
  return foods;
}

function ofType(eligible: readonly Candidate[], type: MealType): readonly Candidate[] {
  const own = eligible.filter(({ recipe }) => recipe.mealTypes.includes(type));
  const atLevel = own.filter((candidate) => !candidate.aboveLevel);
  if (atLevel.length >= ENOUGH_AT_LEVEL) return atLevel;
  if (own.length > 0) return own;
  const kin: readonly MealType[] = type === "lunch" || type === "dinner" ? ["lunch", "dinner"] : ["breakfast", "snack"];
  const related = eligible.filter(({ recipe }) => recipe.mealTypes.some((other) => kin.includes(other)));
  return related.length > 0
    ? related
    : eligible.filter(({ recipe }) => recipe.mealTypes.some((t) => MEAL_TYPES.includes(t)));
}

function drawPool(
  candidates: readonly Candidate[],
  size: number,
  keys: ReadonlyMap<Candidate, number>,
): readonly Candidate[] {
  if (candidates.length <= size) return candidates;
  const chosen = new Set<Candidate>();
  const key = (candidate: Candidate) => keys.get(candidate) ?? 0;
  takeBest(candidates, ANCHORS.cheap, (candidate) => candidate.centsPerKcal + candidate.macroDistance / 10, chosen);
  takeBest(candidates, ANCHORS.protein, (candidate) => -candidate.proteinShare, chosen);
  takeBest(candidates, ANCHORS.fit, (candidate) => candidate.macroDistance + key(candidate) / 1e6, chosen);
  for (const candidate of [...candidates].sort((one, other) => key(one) - key(other))) {
    if (chosen.size >= size) break;
    chosen.add(candidate);
  }
  return [...chosen];
}

/** Adds the candidates with the least score, one of a template. */
function takeBest(
  candidates: readonly Candidate[],
  count: number,
  score: (candidate: Candidate) => number,
  chosen: Set<Candidate>,
): void {
  const best = new Map<string, { candidate: Candidate; score: number }>();
  for (const candidate of candidates) {
    const value = score(candidate);
    const before = best.get(candidate.recipe.templateId);
    if (before === undefined || value < before.score)
      best.set(candidate.recipe.templateId, { candidate, score: value });
  }
  const ranked = [...best.values()].sort((one, other) => one.score - other.score);
  for (const { candidate } of ranked.slice(0, count)) chosen.add(candidate);
}

function median(values: number[]): number {
  values.sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? 0;
}
