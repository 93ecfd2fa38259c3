import { MEAL_TYPES } from "@mealwright/schema/constants/meals";
import type { Slot } from "@mealwright/schema/rules/week";
import { findRecipe } from "../../cookbook/cookbook.ts";
import { safeRecipes } from "../../cookbook/safe.ts";
import { DomainError } from "../../errors.ts";
import type { Meal } from "../../meal.ts";
import { netCarbohydrateG } from "../../nutrition/day.ts";
import { addNutrition } from "../../nutrition/sum.ts";
import { verify } from "../../safety/gate/verify.ts";
import { drawPools } from "../draw/draw-pools.ts";
import { withSides } from "../draw/draw-sides.ts";
import { withoutRecent } from "../draw/without-recent.ts";
import { isMain } from "../model/build/build-dishes.ts";
import { buildModel, type PlanModel } from "../model/build/build-model.ts";
import { type Candidate, eligibleCandidates, eligibleSides } from "../model/candidates.ts";
import { type DayGoal, FIGURE_COUNT, FIGURES } from "../model/goals/goal-model.ts";
import { bandKcal } from "../model/goals/points.ts";
import { PROMISE_FACTOR } from "../model/search-limits.ts";
import { at } from "../model/typed-arrays.ts";
import { createRandom } from "../random.ts";
import { Search } from "../search/search.ts";
import { type Draft, draftOf, mealOfDrafts } from "../serve/draft.ts";
import { fineTuneDay } from "../serve/fine-tune.ts";
import { budgetShare, slotKey } from "../slots.ts";
import type { PlanRequest } from "../types.ts";
import { exclusionOf, isExcluded } from "./exclusions.ts";
import { applyFilters, centsPerKcal, ENOUGH, type Filters, keepsFilters } from "./filters.ts";

/** The request of `planWeek` without what only a whole week needs. */
export type PlannerProfile = Omit<PlanRequest, "days" | "slots" | "fixed" | "leftovers" | "excludedFoodIds">;

/** One meal of a stored week that is to be replaced. */
export interface MealChange {
  readonly profile: PlannerProfile;
  /** All meals of the week, the original among them. */
  readonly week: readonly Meal[];
  readonly original: Meal;
  /** Energy that the new meal should have; null = what keeps its day on target. */
  readonly targetKcal: number | null;
}

const NET = FIGURES.indexOf("netDg");
/** The number of suggestions, if the cookbook has enough dishes. */
export const SUGGESTION_COUNT = 6;
/** How often dish and sides take turns to find their portions. */
const COMPOSING_TURNS = 2;
/** The most dishes tried for a slot. */
const LOOKED_AT = 60;

interface Ranked {
  readonly candidate: Candidate;
  /** The dish, then its sides. */
  readonly drafts: readonly Draft[];
  readonly points: number;
}

/**
 * Another dish for the slot, without the excluded ingredients (names as a person writes them), that keeps the day on
 * target; if possible, none from recent weeks.
 * @throws DomainError `no_safe_meal` when nothing is left.
 */
export function regenerateMeal(change: MealChange, excludeIngredients: readonly string[]): Meal {
  const exclusion = exclusionOf(excludeIngredients);
  const isLeft = ({ recipe }: Candidate) => !isExcluded(recipe, exclusion);
  const all = otherDishes(change).filter(isLeft);
  const sides = eligibleSides(requestOf(change)).filter(isLeft);
  const { day } = change.original;
  const places = MEAL_TYPES.map((type) => ({ day, type }));
  const fresh = withoutRecent(requestOf(change), places, all);
  for (const dishes of fresh === all ? [all] : [fresh, all]) {
    const [completed] = bestMeals(change, { dishes, sides, count: 1 });
    // Sides may take the meal over the diet's net carbohydrate; then the dish is served alone.
    const meal = completed ?? bestMeals(change, { dishes, count: 1 })[0];
    if (meal !== undefined) return meal;
  }
  throw noSafeMeal();
}

/** Up to six other dishes that pass the filters, best first, of different templates if there are enough. */
export function suggestMeals(change: MealChange, filters: Filters): readonly Meal[] {
  const others = otherDishes(change);
  // Apply the filters to dishes of this meal type, and only if none are left to all others.
  const own = others.filter(({ recipe }) => recipe.mealTypes.includes(change.original.type));
  const offer = (wanted: Filters, count: number) => {
    const fitting = applyFilters(own, wanted, change.original);
    const dishes = fitting.length > 0 ? fitting : applyFilters(others.filter(isNoSnack), wanted, change.original);
    return bestMeals(change, { dishes, count, isWanted: (meal) => keepsFilters(meal, wanted, change.original) });
  };
  const offered = offer(filters, SUGGESTION_COUNT);
  const meals = oneOfEachName(offered);
  if (meals.length >= ENOUGH) return meals;
  if (!filters.filters.includes("budget")) return offered;
  // The old meal is about the cheapest there is, so add the dishes nearest to it in price.
  const rest = offer({ ...filters, filters: filters.filters.filter((filter) => filter !== "budget") }, LOOKED_AT);
  const dearer = oneOfEachName(rest).filter(({ name }) => !meals.some((meal) => meal.name === name));
  return [...meals, ...dearer.toSorted((one, other) => centsPerKcal(one) - centsPerKcal(other))].slice(0, ENOUGH);
}

function oneOfEachName(meals: readonly Meal[]): readonly Meal[] {
  return [...new Map(meals.toReversed().map((meal) => [meal.name, meal])).values()].toReversed();
}

function isNoSnack({ recipe }: Candidate): boolean {
  return recipe.mealTypes.some((type) => type !== "snack");
}

/**
 * Replaces the original with the named recipe, of any meal type, in the portion that keeps the day on target.
 * @throws DomainError `not_found` for an unknown recipe, `no_safe_meal` if the person may not have it, or not on this day.
 */
export function replaceMeal(change: MealChange, recipeId: string): Meal {
  const recipe = findRecipe(recipeId);
  if (recipe === undefined) throw new DomainError("not_found", "This recipe does not exist.");
  if (!safeRecipes(change.profile.eater).includes(recipe) || (recipe.premium && !change.profile.premium))
    throw noSafeMeal();
  const request = requestOf(change);
  const candidate = eligibleCandidates({ ...request, neverTemplateIds: [] }).find((other) => other.recipe === recipe);
  const dishes = candidate === undefined ? [] : [candidate];
  const [meal] = bestMeals(change, { dishes, count: 1, keepsLimits: false });
  if (meal === undefined) throw noSafeMeal();
  if (!keepsNetLimit(change, meal)) {
    const most = request.targets.netCarbohydrateMaxG;
    throw new DomainError("no_safe_meal", `${recipe.name} would bring the day over ${most} g of net carbohydrate.`);
  }
  return meal;
}

/** Whether the day keeps the diet's limit of net carbohydrate, or at least has no more than with the original. */
export function keepsNetLimit({ profile, week, original }: MealChange, meal: Meal): boolean {
  const most = profile.targets.netCarbohydrateMaxG;
  if (most === null) return true;
  const others = week.filter(({ day, type }) => day === original.day && type !== original.type);
  const netWith = (one: Meal) => netCarbohydrateG(addNutrition([...others, one].map(({ nutrition }) => nutrition)));
  return netWith(meal) <= Math.max(most, netWith(original));
}

function noSafeMeal(): DomainError {
  return new DomainError("no_safe_meal", "No other safe meal was found for your answers.");
}

/** A request to fill the meal's slot, with the rest of the week fixed. */
export function requestOf({ profile, week, original }: MealChange): PlanRequest {
  return {
    ...profile,
    days: [original.day],
    slots: [{ day: original.day, type: original.type }],
    fixed: week.filter((meal) => slotKey(meal) !== slotKey(original)),
    leftovers: [],
  };
}

/** Everything that the person may have, except the present dish. */
function otherDishes(change: MealChange): readonly Candidate[] {
  const { recipeId, name } = change.original;
  return eligibleCandidates(requestOf(change)).filter(({ recipe }) => recipe.id !== recipeId && recipe.name !== name);
}

/** The dishes and sides to make meals of, and how many meals are wanted. */
interface Wanted {
  readonly dishes: readonly Candidate[];
  /** Sides that may complete a dish; absent for one that was offered by name, which comes alone as it was shown. */
  readonly sides?: readonly Candidate[];
  readonly count: number;
  readonly isWanted?: (meal: Meal) => boolean;
  readonly keepsLimits?: boolean;
}

function bestMeals(
  change: MealChange,
  { dishes, sides = [], count, isWanted = () => true, keepsLimits = true }: Wanted,
): readonly Meal[] {
  const request = requestOf(change);
  const { type } = change.original;
  const pools = drawPools(request, dishes, [type], "usual", createRandom(request.seed), LOOKED_AT);
  const pool = pools.get(type) ?? [];
  const slot = { day: change.original.day, type };
  const budgetCents = weekBudget(request, change.week);
  const open = withSides(request, [{ slots: [slot], pool }], createRandom(request.seed), sides);
  const model = aimAt(buildModel(request, open, request.fixed, budgetCents), slot, change.targetKcal);
  const search = new Search(model.goal, createRandom(request.seed));
  const ranked = pool
    .flatMap((candidate, pick) => composed(model, search, candidate, pick))
    .sort((one, other) => one.points - other.points);
  const meals: Meal[] = [];
  for (const best of distinctFirst(ranked, change)) {
    if (meals.length >= count) break;
    const meal = served(change, model, best, slot);
    if (!isWanted(meal) || (keepsLimits && !keepsNetLimit(change, meal))) continue;
    if (verify(meal, request.eater).length === 0) meals.push(meal);
  }
  return meals;
}

/** The dish with its best sides; empty if no portion of it may be served. */
function composed(model: PlanModel, search: Search, candidate: Candidate, pick: number): readonly Ranked[] {
  const sides = model.goal.units.flatMap(({ side }, unit) => (side ? [unit] : []));
  for (let turn = 0; turn < COMPOSING_TURNS; turn++) {
    search.remove(0);
    const best = search.bestPortion(0, pick);
    if (best === null) break;
    search.insert(0, pick, best.portion);
    for (const unit of sides) search.refill(unit, 0);
  }
  const drafts = model.open.flatMap(({ slots }, unit) => {
    const dish = model.goal.units[unit]?.pool[at(search.pick, unit)];
    const recipe = dish === undefined ? undefined : model.recipes[dish];
    return recipe === undefined || recipe.ingredients.length === 0
      ? []
      : [draftOf(recipe, at(search.portion, unit), slots, model.goal.units[unit]?.slot ?? 0)];
  });
  const { points } = search;
  for (const unit of [0, ...sides]) search.remove(unit);
  return drafts[0]?.recipe === candidate.recipe ? [{ candidate, drafts, points }] : [];
}

/** The share of the budget for the week's meals; unlimited without a budget. */
export function weekBudget(request: PlanRequest, week: readonly Meal[]): number {
  return request.budgetCents === null
    ? Number.MAX_SAFE_INTEGER
    : Math.floor(request.budgetCents * budgetShare(request, week));
}

/** The best of each template first, then further ones of the same templates, then mains that the week already has. */
function distinctFirst(ranked: readonly Ranked[], { week, original }: MealChange): readonly Ranked[] {
  const served = new Set(
    isMain(original.type) ? week.flatMap(({ id, recipeId }) => (id === original.id ? [] : (recipeId ?? []))) : [],
  );
  const seen = new Set<string>();
  const first = ranked.filter(({ candidate: { recipe } }) => {
    const fresh = !seen.has(recipe.templateId) && !served.has(recipe.id);
    if (fresh) seen.add(recipe.templateId);
    return fresh;
  });
  const others = ranked.filter((one) => !first.includes(one));
  return [...first, ...others.filter(isNew), ...others.filter((one) => !isNew(one))];

  function isNew({ candidate }: Ranked): boolean {
    return !served.has(candidate.recipe.id);
  }
}

/** The model in which the slot's day aims at the energy of its other meals plus the wanted energy. */
function aimAt(model: PlanModel, slot: Slot, targetKcal: number | null): PlanModel {
  if (targetKcal === null) {
    const days = model.goal.days.map((goal) => ({ ...goal, factor: PROMISE_FACTOR }));
    return { ...model, goal: { ...model.goal, days } };
  }
  const days = model.goal.days.map((goal, index): DayGoal => {
    if (model.days[index] !== slot.day) return goal;
    const energyKcal = at(goal.base, 0) + targetKcal;
    return { ...goal, energyKcal, bandKcal: bandKcal(targetKcal), factor: PROMISE_FACTOR };
  });
  const slotKcal = model.goal.slotKcal.map(() => targetKcal);
  return { ...model, goal: { ...model.goal, days, slotKcal } };
}

function served(change: MealChange, model: PlanModel, { drafts }: Ranked, slot: Slot): Meal {
  const day = model.goal.days[model.days.indexOf(slot.day)];
  const goal = day === undefined || change.targetKcal === null ? day : energyOnly(day, change.targetKcal);
  if (goal !== undefined)
    fineTuneDay(goal, drafts, { model: model.goal, day: model.days.indexOf(slot.day), ledger: null });
  return mealOfDrafts(drafts, slot, change.profile.newId(slot));
}

/** A goal for a single meal: its energy, and the net carbohydrate that the diet leaves for it. */
function energyOnly(day: DayGoal, energyKcal: number): DayGoal {
  const free = Number.MAX_SAFE_INTEGER;
  const base = new Int32Array(FIGURE_COUNT);
  base[NET] = at(day.base, NET);
  return {
    energyKcal,
    bandKcal: bandKcal(energyKcal),
    proteinGoalDg: 0,
    proteinMaxDg: free,
    carbohydrateMinDg: 0,
    carbohydrateMaxDg: free,
    fatMinDg: 0,
    fatMaxDg: free,
    fibreMinDg: 0,
    fibreLeastDg: 0,
    fibreMaxDg: free,
    sodiumMaxCg: free,
    netMaxDg: day.netMaxDg,
    saturatedMaxDg: free,
    fruitMinG: 0,
    fruitLeastG: 0,
    calciumMinMg: 0,
    calciumLeastMg: 0,
    dairyMinCc: 0,
    wholeGrainMinCo: 0,
    refinedGrainMaxCo: free,
    factor: day.factor,
    base,
  };
}
