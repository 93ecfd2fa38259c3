import { findRecipe } from "../cookbook/cookbook.ts";
import { safeRecipes } from "../cookbook/safe.ts";
import { DomainError } from "../errors.ts";
import type { Meal } from "../meal.ts";
import { netCarbohydrateG } from "../nutrition/day.ts";
import { addNutrition } from "../nutrition/sum.ts";
import { verify } from "../safety/verify.ts";
import { buildModel, isMain, type PlanModel } from "./build-model.ts";
import { type Candidate, eligibleCandidates } from "./candidates.ts";
import { drawPools } from "./draw-pools.ts";
import { exclusionOf, isExcluded } from "./exclusions.ts";
import { applyFilters, type Filters, keepsFilters } from "./filters.ts";
import { draftOf, fineTuneDay, mealOfDraft } from "./fine-tune.ts";
import { at, bandKcal, type DayGoal, FIGURE_COUNT, FIGURES } from "./goal-model.ts";
import { createRandom } from "./random.ts";
import { Search } from "./search.ts";
import { budgetShare, slotKey } from "./slots.ts";
import type { PlanRequest, Slot } from "./types.ts";

/** The person and their week, as for `planWeek`, without what only a whole week needs. */
export type Kitchen = Omit<
  PlanRequest,
  "days" | "slots" | "fixed" | "skippedSlots" | "leftovers" | "mealLimit" | "excludedFoodIds"
>;

/** One meal of a stored week that is to become another. */
export interface MealChange {
  readonly kitchen: Kitchen;
  /** All meals of the week, the original among them. */
  readonly week: readonly Meal[];
  readonly original: Meal;
  /** Energy that the new meal should have; null = what keeps its day on target. */
  readonly targetKcal: number | null;
}

const NET = FIGURES.indexOf("netDg");
/** Suggestions are this many where the cookbook can. */
export const SUGGESTION_COUNT = 6;
/** Dishes looked at for one slot. */
const LOOKED_AT = 60;

interface Ranked {
  readonly candidate: Candidate;
  readonly portion: number;
  readonly points: number;
}

/**
 * Another dish for the slot, without the excluded ingredients (names as a person writes them), with the day on target.
 * @throws DomainError `no_safe_meal` when nothing is left.
 */
export function regenerateMeal(change: MealChange, excludeIngredients: readonly string[]): Meal {
  const exclusion = exclusionOf(excludeIngredients);
  const candidates = otherDishes(change).filter(({ recipe }) => !isExcluded(recipe, exclusion));
  const [meal] = bestMeals(change, candidates, 1);
  if (meal === undefined) throw noSafeMeal();
  return meal;
}

/** Up to six other dishes that pass the filters, best first, of different templates where there are enough. */
export function suggestMeals(change: MealChange, filters: Filters): readonly Meal[] {
  const others = otherDishes(change);
  // Whether a filter leaves enough is asked of the dishes that can take this place; of all others where there are none.
  const own = others.filter(({ recipe }) => recipe.mealTypes.includes(change.original.type));
  const fitting = applyFilters(own, filters, change.original);
  const candidates = fitting.length > 0 ? fitting : applyFilters(others, filters, change.original);
  return bestMeals(change, candidates, SUGGESTION_COUNT, (meal) => keepsFilters(meal, filters));
}

/**
 * The named recipe in the place of the original, in the portion that keeps the day on target; a breakfast may become a
 * dinner, where a person wants that.
 * @throws DomainError `not_found` for an unknown recipe, `no_safe_meal` when this person may not have it, or not on this day.
 */
export function replaceMeal(change: MealChange, recipeId: string): Meal {
  const recipe = findRecipe(recipeId);
  if (recipe === undefined) throw new DomainError("not_found", "This recipe does not exist.");
  if (!safeRecipes(change.kitchen.eater).includes(recipe) || (recipe.premium && !change.kitchen.premium))
    throw noSafeMeal();
  const request = requestOf(change);
  const candidate = eligibleCandidates({ ...request, neverTemplateIds: [] }).find((other) => other.recipe === recipe);
  const [meal] = candidate === undefined ? [] : bestMeals(change, [candidate], 1, () => true, false);
  if (meal === undefined) throw noSafeMeal();
  if (!keepsNetLimit(change, meal)) {
    const most = request.targets.netCarbohydrateMaxG;
    throw new DomainError("no_safe_meal", `${recipe.name} would bring the day over ${most} g of net carbohydrate.`);
  }
  return meal;
}

/** On a diet that limits it, whether the day stays within the limit, or at least takes no more than with the original. */
function keepsNetLimit({ kitchen, week, original }: MealChange, meal: Meal): boolean {
  const most = kitchen.targets.netCarbohydrateMaxG;
  if (most === null) return true;
  const others = week.filter(({ day, type }) => day === original.day && type !== original.type);
  const netWith = (one: Meal) => netCarbohydrateG(addNutrition([...others, one].map(({ nutrition }) => nutrition)));
  return netWith(meal) <= Math.max(most, netWith(original));
}

function noSafeMeal(): DomainError {
  return new DomainError("no_safe_meal", "No other safe meal was found for your answers.");
}

function requestOf({ kitchen, week, original }: MealChange): PlanRequest {
  return {
    ...kitchen,
    days: [original.day],
    slots: [{ day: original.day, type: original.type }],
    fixed: week.filter((meal) => slotKey(meal) !== slotKey(original)),
    skippedSlots: [],
    leftovers: [],
    mealLimit: null,
  };
}

/** Everything the person may have but the dish itself. */
function otherDishes(change: MealChange): readonly Candidate[] {
  const { recipeId, name } = change.original;
  return eligibleCandidates(requestOf(change)).filter(({ recipe }) => recipe.id !== recipeId && recipe.name !== name);
}

function bestMeals(
  change: MealChange,
  candidates: readonly Candidate[],
  count: number,
  isWanted: (meal: Meal) => boolean = () => true,
  keepsLimits = true,
): readonly Meal[] {
  const request = requestOf(change);
  const { type } = change.original;
  const pools = drawPools(request, candidates, [type], "usual", createRandom(request.seed), LOOKED_AT);
  const pool = pools.get(type) ?? [];
  const slot = { day: change.original.day, type };
  const budgetCents = weekBudget(request, change.week);
  const model = aimAt(
    buildModel(request, [{ slots: [slot], pool }], request.fixed, budgetCents),
    slot,
    change.targetKcal,
  );
  const search = new Search(model.goal, createRandom(request.seed));
  const ranked = pool
    .flatMap((candidate, pick): Ranked[] => {
      const best = search.bestPortion(0, pick);
      return best === null ? [] : [{ candidate, ...best }];
    })
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

function weekBudget(request: PlanRequest, week: readonly Meal[]): number {
  return request.budgetCents === null
    ? Number.MAX_SAFE_INTEGER
    : Math.floor(request.budgetCents * budgetShare(request, week));
}

/** The best of each template before the others of the same, and a main that the week has already after all of them. */
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

/** The model with the slot's day aiming at what the other meals have plus the wanted energy. */
function aimAt(model: PlanModel, slot: Slot, targetKcal: number | null): PlanModel {
  if (targetKcal === null) return model;
  const days = model.goal.days.map((goal, index): DayGoal => {
    if (model.days[index] !== slot.day) return goal;
    const energyKcal = at(goal.base, 0) + targetKcal;
    return { ...goal, energyKcal, bandKcal: bandKcal(targetKcal) };
  });
  return { ...model, goal: { ...model.goal, days } };
}

function served(change: MealChange, model: PlanModel, { candidate, portion }: Ranked, slot: Slot): Meal {
  const { recipe } = candidate;
  const draft = draftOf(recipe, portion, [slot]);
  const day = model.goal.days[model.days.indexOf(slot.day)];
  const goal = day === undefined || change.targetKcal === null ? day : energyOnly(day, change.targetKcal);
  if (goal !== undefined) fineTuneDay(goal, [draft], { cents: Number.MAX_SAFE_INTEGER, household: 1 });
  return mealOfDraft(draft, slot, change.kitchen.newId(slot));
}

/** A goal for one meal alone: its energy, and what the diet leaves it of net carbohydrate. */
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
    sodiumMaxCg: free,
    netMaxDg: day.netMaxDg,
    factor: day.factor,
    base,
  };
}
