import type { MealType } from "@mealwright/schema/constants/meals";
import { findRecipe } from "../cookbook/cookbook.ts";
import type { Recipe } from "../cookbook/recipe.ts";
import { requireFood } from "../foods/catalogue.ts";
import type { Food, FoodId } from "../foods/food.ts";
import type { Meal } from "../meal.ts";
import { KETO_MAX_NET_CARBS_G_PER_MEAL } from "../safety/verify.ts";
import type { Candidate } from "./candidates.ts";
import { bandKcal, type DayGoal, FIGURE_COUNT, FIGURES, type GoalModel, PORTION_COUNT } from "./goal-model.ts";
import { ownPoints, personalPoints } from "./own-points.ts";
import { type WasteTable, wasteTable } from "./packs.ts";
import { portionTable } from "./portion-table.ts";
import { slotShare } from "./slots.ts";
import type { PlanRequest, Slot } from "./types.ts";
import { WEIGHTS } from "./weights.ts";

const NET = FIGURES.indexOf("netDg");
/** Beyond this, what is left of a pack is eaten another week. */
const PERISHABLE_DAYS = 14;

/** A choice to make: the slot that is cooked, then the slots that eat the same dish later. */
export interface OpenSlot {
  readonly slots: readonly Slot[];
  readonly pool: readonly Candidate[];
}

/** The goal model of a week with what its indexes stand for. */
export interface PlanModel {
  readonly goal: GoalModel;
  readonly open: readonly OpenSlot[];
  /** The recipe of each dish. */
  readonly recipes: readonly Recipe[];
  readonly days: readonly number[];
}

/** Numbers things in the order they are first seen. */
class Numbering<Key> {
  readonly indexes = new Map<Key, number>();
  readonly keys: Key[] = [];

  of(key: Key): number {
    let index = this.indexes.get(key);
    if (index === undefined) {
      index = this.keys.length;
      this.indexes.set(key, index);
      this.keys.push(key);
    }
    return index;
  }
}

/** Builds the goal model: `fixed` are meals that stay, `open` the choices, `budgetCents` what these slots may cost. */
export function buildModel(
  request: PlanRequest,
  open: readonly OpenSlot[],
  fixed: readonly Meal[],
  budgetCents: number,
): PlanModel {
  const recipes = new Numbering<Recipe>();
  for (const { pool } of open) for (const { recipe } of pool) recipes.of(recipe);
  const days = daysOf(open, fixed);
  const foods = new Numbering<FoodId>();
  const templates = new Numbering<string>();
  const groups = new Numbering<string>();
  const proteins = new Numbering<string>();
  const dishes = buildDishes(recipes.keys, request.household, mostNetDg(request), {
    foods,
    templates,
    groups,
    proteins,
  });
  for (const meal of fixed) for (const { foodId } of meal.ingredients) foods.of(foodId);
  const fixedRecipes = fixed.map((meal) => (meal.recipeId === null ? undefined : findRecipe(meal.recipeId)));
  for (const recipe of fixedRecipes) {
    if (recipe === undefined) continue;
    templates.of(recipe.templateId);
    if (recipe.protein !== "none") {
      groups.of(`${recipe.protein}|${recipe.method}`);
      proteins.of(recipe.protein);
    }
  }
  const dayIndexes = new Map(days.map((day, index) => [day, index]));
  const baseDishUses = new Int32Array(recipes.keys.length);
  const baseTemplateUses = new Int32Array(templates.keys.length);
  const baseDayGroup = new Int32Array(days.length * groups.keys.length);
  const baseDayProtein = new Int32Array(days.length * proteins.keys.length);
  fixed.forEach((meal, index) => {
    const recipe = fixedRecipes[index];
    if (recipe === undefined) return;
    const dish = recipes.indexes.get(recipe);
    if (dish !== undefined) baseDishUses[dish] = (baseDishUses[dish] ?? 0) + 1;
    const template = templates.of(recipe.templateId);
    baseTemplateUses[template] = (baseTemplateUses[template] ?? 0) + 1;
    if (!isMain(meal.type) || recipe.protein === "none") return;
    const day = dayIndexes.get(meal.day) ?? 0;
    const group = day * groups.keys.length + groups.of(`${recipe.protein}|${recipe.method}`);
    baseDayGroup[group] = (baseDayGroup[group] ?? 0) + 1;
    const protein = day * proteins.keys.length + proteins.of(recipe.protein);
    baseDayProtein[protein] = (baseDayProtein[protein] ?? 0) + 1;
  });
  const personal = personalPoints(request, recipes.keys);
  const units = open.map(({ slots, pool }) => {
    const first = slots[0];
    const indexes = slots.map(({ day }) => dayIndexes.get(day) ?? 0);
    const kcal = request.targets.energyKcal * slotShare(request.mealsPerDay, first?.type ?? "dinner");
    const dishesOfPool = Int32Array.from(pool, ({ recipe }) => recipes.of(recipe));
    const own = ownPoints(dishesOfPool, kcal, dishes.figures, personal);
    return { days: indexes, main: isMain(first?.type ?? "dinner"), pool: dishesOfPool, own };
  });
  return {
    goal: {
      days: buildDayGoals(request, open, fixed),
      neighbours: days.map((day, index) => days[index + 1] === day + 1),
      units,
      dishes,
      foods: buildFoods(foods.keys, fixed, request.household),
      templateCount: templates.keys.length,
      templateRepeatPoints: templateRepeats(recipes.keys, templates),
      groupCount: groups.keys.length,
      proteinCount: proteins.keys.length,
      budgetCents,
      budgetPerCent: WEIGHTS.budgetPerCent,
      baseCostCents: fixed.reduce((sum, meal) => sum + meal.costCents, 0) * request.household,
      baseDishUses,
      baseTemplateUses,
      baseDayGroup,
      baseDayProtein,
    },
    open,
    recipes: recipes.keys,
    days,
  };
}

/** The days of the week that have meals, in order: what a day's index stands for. */
export function daysOf(open: readonly OpenSlot[], fixed: readonly Meal[]): readonly number[] {
  return [...new Set([...open.flatMap(({ slots }) => slots), ...fixed].map(({ day }) => day))].sort((a, b) => a - b);
}

/** The goals of those days, fixed meals counted. */
export function buildDayGoals(
  request: PlanRequest,
  open: readonly OpenSlot[],
  fixed: readonly Meal[],
): readonly DayGoal[] {
  const slots: readonly Slot[] = [...open.flatMap((one) => one.slots), ...fixed];
  return daysOf(open, fixed).map((day) => {
    const shares = slots.filter((slot) => slot.day === day).map(({ type }) => slotShare(request.mealsPerDay, type));
    const share = Math.min(
      1,
      shares.reduce((sum, one) => sum + one, 0),
    );
    return buildDayGoal(
      request,
      share,
      fixed.filter((meal) => meal.day === day),
    );
  });
}

/** Net carbohydrate that one meal may have, in decigrams as the gate rounds them. */
export function mostNetDg({ eater }: PlanRequest): number {
  return eater.diet === "keto" ? KETO_MAX_NET_CARBS_G_PER_MEAL * 10 - 5 : Number.MAX_SAFE_INTEGER;
}

/** A template with a main among the dishes counts as one. */
function templateRepeats(recipes: readonly Recipe[], templates: Numbering<string>): Int32Array {
  const points = new Int32Array(templates.keys.length).fill(WEIGHTS.repeatOtherTemplate);
  for (const { mealTypes, templateId } of recipes) {
    if (mealTypes.some(isMain)) points[templates.of(templateId)] = WEIGHTS.repeatMainTemplate;
  }
  return points;
}

export function isMain(type: MealType): boolean {
  return type === "lunch" || type === "dinner";
}

interface Numberings {
  readonly foods: Numbering<FoodId>;
  readonly templates: Numbering<string>;
  readonly groups: Numbering<string>;
  readonly proteins: Numbering<string>;
}

function buildDishes(
  recipes: readonly Recipe[],
  household: number,
  mostNet: number,
  numberings: Numberings,
): GoalModel["dishes"] {
  const count = recipes.length;
  const figures = new Int32Array(count * PORTION_COUNT * FIGURE_COUNT);
  const cost = new Int32Array(count * PORTION_COUNT);
  const allowed = new Int32Array(count * PORTION_COUNT);
  const foodStart = new Int32Array(count + 1);
  const foods: number[] = [];
  const bought: number[] = [];
  recipes.forEach((recipe, dish) => {
    const table = portionTable(recipe);
    figures.set(table.figures, dish * PORTION_COUNT * FIGURE_COUNT);
    allowed.set(table.allowed, dish * PORTION_COUNT);
    for (let step = 0; step < PORTION_COUNT; step++) {
      if ((table.figures[step * FIGURE_COUNT + NET] ?? 0) > mostNet) allowed[dish * PORTION_COUNT + step] = 0;
      cost[dish * PORTION_COUNT + step] = Math.round(table.cents[step] ?? 0) * household;
    }
    table.foods.forEach((food, index) => {
      foods.push(numberings.foods.of(food.id));
      for (let step = 0; step < PORTION_COUNT; step++) {
        bought.push(boughtGrams(food, table.grams[index * PORTION_COUNT + step] ?? 0, household));
      }
    });
    foodStart[dish + 1] = foods.length;
  });
  return {
    count,
    template: Int32Array.from(recipes, (recipe) => numberings.templates.of(recipe.templateId)),
    repeatPoints: Int32Array.from(recipes, (recipe) =>
      recipe.mealTypes.some(isMain) ? WEIGHTS.repeatMain : WEIGHTS.repeatOther,
    ),
    group: Int32Array.from(recipes, (recipe) =>
      recipe.protein === "none" ? -1 : numberings.groups.of(`${recipe.protein}|${recipe.method}`),
    ),
    protein: Int32Array.from(recipes, (recipe) =>
      recipe.protein === "none" ? -1 : numberings.proteins.of(recipe.protein),
    ),
    figures,
    cost,
    allowed,
    foodStart,
    foods: Int32Array.from(foods),
    bought: Int32Array.from(bought),
  };
}

/** Whole grams as sold that give the edible grams to everyone. */
function boughtGrams(food: Food, edibleGrams: number, household: number): number {
  return Math.round((edibleGrams * household) / food.edibleYield);
}

function buildFoods(ids: readonly FoodId[], fixed: readonly Meal[], household: number): GoalModel["foods"] {
  const foods = ids.map(requireFood);
  const baseGrams = new Int32Array(ids.length).fill(-1);
  const indexes = new Map(ids.map((id, index) => [id, index]));
  for (const meal of fixed) {
    for (const { foodId, grams } of meal.ingredients) {
      const index = indexes.get(foodId);
      const food = index === undefined ? undefined : foods[index];
      if (index === undefined || food === undefined) continue;
      baseGrams[index] = Math.max(0, baseGrams[index] ?? 0) + boughtGrams(food, grams, household);
    }
  }
  const packs = foods.map((food) =>
    isPerishable(food) ? food.packs.map(({ grams }) => Math.max(1, Math.round(grams))) : [],
  );
  return {
    count: ids.length,
    packs,
    waste: packs.map((grams): WasteTable | null => (grams.length === 0 ? null : wasteTable(grams))),
    openedPoints: Int32Array.from(foods, (food) => (food.staple ? WEIGHTS.stapleOpened : WEIGHTS.foodOpened)),
    baseGrams,
  };
}

/** Whether a rest of the food would spoil before another week's plan needs it. */
export function isPerishable(food: Food): boolean {
  return food.perishableDays !== null && food.perishableDays <= PERISHABLE_DAYS && food.packs.length > 0;
}

/** Shown figures are rounded meal by meal: so much below its limit is net carbohydrate kept. */
const NET_ROUNDING_DG = 2;

/** A day's goals in the model's units, shrunk to the share of the day that is planned. */
function buildDayGoal(request: PlanRequest, share: number, fixed: readonly Meal[]): DayGoal {
  const { targets } = request;
  const decigrams = (grams: number) => Math.round(grams * 10 * share);
  const base = new Int32Array(FIGURE_COUNT);
  for (const { nutrition } of fixed) {
    const figures = [
      nutrition.calories,
      nutrition.protein * 10,
      nutrition.carbs * 10,
      nutrition.fats * 10,
      nutrition.fibre * 10,
      nutrition.sodium / 10,
      (nutrition.carbs - nutrition.fibre) * 10,
    ];
    figures.forEach((figure, index) => {
      base[index] = (base[index] ?? 0) + Math.round(figure);
    });
  }
  const energyKcal = Math.round(targets.energyKcal * share);
  return {
    energyKcal,
    bandKcal: bandKcal(energyKcal),
    proteinGoalDg: Math.ceil(Math.max(targets.proteinG, targets.proteinRangeG.min) * 10 * share),
    proteinMaxDg: decigrams(targets.proteinRangeG.max),
    carbohydrateMinDg: decigrams(targets.carbohydrateRangeG.min),
    carbohydrateMaxDg: decigrams(targets.carbohydrateRangeG.max),
    fatMinDg: decigrams(targets.fatRangeG.min),
    fatMaxDg: decigrams(targets.fatRangeG.max),
    fibreMinDg: decigrams(targets.fibreG),
    sodiumMaxCg: Math.round((targets.sodiumMaxMg / 10) * share),
    netMaxDg:
      targets.netCarbohydrateMaxG === null ? 1_000_000 : decigrams(targets.netCarbohydrateMaxG) - NET_ROUNDING_DG,
    factor: 1,
    base,
  };
}
