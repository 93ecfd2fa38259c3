import type { UnitSystem } from "@mealwright/schema/constants/food/units";
import { DAYS_PER_WEEK, MEAL_TYPE_FACTS, type MealType } from "@mealwright/schema/constants/meals";
import { familiesByTemplate } from "../../../cookbook/families.ts";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../../foods/catalogue/food.ts";
import { larderGroupOf, larderGroups } from "../../../foods/catalogue/larder.ts";
import type { HomeShare } from "../../../grocery/kitchen/home-share.ts";
import { storageOf } from "../../../grocery/kitchen/week-of-plan.ts";
import { keepsOver } from "../../../grocery/left-over.ts";
import { shelfOf } from "../../../grocery/packs.ts";
import type { Meal } from "../../../meal.ts";
import type { PlanRequest } from "../../types.ts";
import { NOTHING_BESIDE } from "../candidates.ts";
import { buildEcho } from "../goals/echo.ts";
import { FIGURE_COUNT, type GoalModel, NET, PORTION_COUNT } from "../goals/goal-model.ts";
import { packPriceOf } from "../goals/pack-price.ts";
import { kindsOf } from "../goals/pattern.ts";
import { WEEK_FIGURE_COUNT } from "../goals/week-nutrients.ts";
import { mostUsesOf, plentyOf } from "../plate/plenty.ts";
import { floatAt } from "../typed-arrays.ts";
import { WEIGHTS } from "../weights.ts";
import { portionTable } from "./portion-table.ts";

/** Numbers keys in the order in which they are first seen. */
export class Numbering<Key> {
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

export function isMain(type: MealType): boolean {
  return MEAL_TYPE_FACTS[type].course === "main";
}

/** What people would call the dish (its family); its template if that has no family. */
export function familyOf({ templateId }: Recipe): string {
  return familiesByTemplate().get(templateId) ?? templateId;
}

/** What repeats are counted by: a dish's template, or a side's family ("a glass of milk"). */
export function countedAs(recipe: Recipe): string {
  return recipe.side && recipe !== NOTHING_BESIDE.recipe ? familyOf(recipe) : recipe.templateId;
}

/** Numberings of what dishes have in common. */
export interface Numberings {
  readonly foods: Numbering<FoodId>;
  readonly templates: Numbering<string>;
  readonly groups: Numbering<string>;
  readonly proteins: Numbering<string>;
  readonly families: Numbering<string>;
}

export interface Dishes {
  readonly table: GoalModel["dishes"];
  /** `portionPoints[dish * PORTION_COUNT + portion]`, the same for every person. */
  readonly portionPoints: Int32Array;
}

/** The recipes as flat arrays, at every portion. */
export function buildDishes(
  recipes: readonly Recipe[],
  household: number,
  mostNet: number,
  numberings: Numberings,
): Dishes {
  const count = recipes.length;
  const byPortion = new Int32Array(count * PORTION_COUNT);
  const figures = new Int32Array(count * PORTION_COUNT * FIGURE_COUNT);
  const promised = new Int32Array(count * PORTION_COUNT * 2);
  const week = new Int32Array(count * PORTION_COUNT * WEEK_FIGURE_COUNT);
  const cost = new Int32Array(count * PORTION_COUNT);
  const allowed = new Int32Array(count * PORTION_COUNT);
  const foodStart = new Int32Array(count + 1);
  const lines = recipes.reduce((sum, recipe) => sum + recipe.ingredients.length, 0);
  const foods = new Int32Array(lines);
  const bought = new Int32Array(lines * PORTION_COUNT);
  let line = 0;
  recipes.forEach((recipe, dish) => {
    const table = portionTable(recipe);
    figures.set(table.figures, dish * PORTION_COUNT * FIGURE_COUNT);
    week.set(table.week, dish * PORTION_COUNT * WEEK_FIGURE_COUNT);
    allowed.set(table.allowed, dish * PORTION_COUNT);
    if (recipe !== NOTHING_BESIDE.recipe) byPortion.set(table.points, dish * PORTION_COUNT);
    for (let step = 0; step < PORTION_COUNT; step++) {
      promised[(dish * PORTION_COUNT + step) * 2] = table.figures[step * FIGURE_COUNT] ?? 0;
      promised[(dish * PORTION_COUNT + step) * 2 + 1] = table.figures[step * FIGURE_COUNT + 1] ?? 0;
      if ((table.figures[step * FIGURE_COUNT + NET] ?? 0) > mostNet) allowed[dish * PORTION_COUNT + step] = 0;
      const cents = table.cents[step] ?? 0;
      // A meal's cost is rounded once, sides included; rounding sides up here keeps the sum from being lower.
      cost[dish * PORTION_COUNT + step] = (recipe.side ? Math.ceil(cents) : Math.round(cents)) * household;
    }
    for (const food of table.foods) numberings.foods.of(food.id);
    const isAllIgnored = table.foods.every(isIgnored);
    const counted = table.foods.flatMap((food, index) => (isIgnored(food) && !isAllIgnored ? [] : [index]));
    const start = line * PORTION_COUNT;
    counted.forEach((index, place) => {
      const food = table.foods[index];
      if (food === undefined) return;
      foods[line++] = numberings.foods.of(food.id);
      const { edibleYield } = food;
      for (let step = 0; step < PORTION_COUNT; step++) {
        const grams = floatAt(table.grams, index * PORTION_COUNT + step);
        bought[start + step * counted.length + place] = boughtGrams(edibleYield, grams, household);
      }
    });
    foodStart[dish + 1] = line;
  });
  const table: GoalModel["dishes"] = {
    count,
    template: Int32Array.from(recipes, (recipe) => numberings.templates.of(countedAs(recipe))),
    repeatPoints: Int32Array.from(recipes, (recipe) =>
      recipe.side ? WEIGHTS.repeatSide : recipe.mealTypes.some(isMain) ? WEIGHTS.repeatMain : WEIGHTS.repeatOther,
    ),
    family: Int32Array.from(recipes, (recipe) => numberings.families.of(familyOf(recipe))),
    echo: buildEcho(recipes),
    kinds: Int32Array.from(recipes, kindsOf),
    group: Int32Array.from(recipes, (recipe) =>
      recipe.protein === "none" ? -1 : numberings.groups.of(`${recipe.protein}|${recipe.method}`),
    ),
    protein: Int32Array.from(recipes, (recipe) =>
      recipe.protein === "none" ? -1 : numberings.proteins.of(recipe.protein),
    ),
    figures,
    promised,
    week,
    cost,
    allowed,
    foodStart,
    foods,
    doublesGroup: Int32Array.from(recipes, (recipe) => (doublesGroup(recipe) ? 1 : 0)),
    bought,
  };
  return { table, portionPoints: byPortion };
}

/** Salt and spices are ignored as they add nothing to a week's cost, unless a dish has nothing else. */
function isIgnored({ id, staple }: Food): boolean {
  return staple && larderGroupOf(id) < 0;
}

/** Whole grams to buy so that everyone gets the edible grams. */
function boughtGrams(edibleYield: number, edibleGrams: number, household: number): number {
  return Math.round((edibleGrams * household) / edibleYield);
}

/** The foods of all dishes and fixed meals: their cost at the checkout, and what fixed meals already need of them. */
export function buildFoods(
  ids: readonly FoodId[],
  fixed: readonly Meal[],
  days: readonly number[],
  { household, system, home, eater, targets }: Pick<PlanRequest, "household" | "system" | "home" | "eater" | "targets">,
): GoalModel["foods"] {
  const foods = ids.map(requireFood);
  const appetite = (household * targets.energyKcal * days.length) / 2_000;
  const baseGrams = new Int32Array(ids.length).fill(-1);
  const baseByDay = new Int32Array(ids.length * days.length);
  const baseUses = new Int32Array(ids.length);
  const indexes = new Map(ids.map((id, index) => [id, index]));
  for (const meal of fixed) {
    const day = days.indexOf(meal.day);
    for (const { foodId, grams } of meal.ingredients) {
      const index = indexes.get(foodId);
      const food = index === undefined ? undefined : foods[index];
      if (index === undefined || food === undefined) continue;
      const bought = boughtGrams(food.edibleYield, grams, household);
      baseUses[index] = (baseUses[index] ?? 0) + 1;
      baseGrams[index] = Math.max(0, baseGrams[index] ?? 0) + bought;
      baseByDay[index * days.length + day] = (baseByDay[index * days.length + day] ?? 0) + bought;
    }
  }
  const plenty = ids.map((id) => plentyOf(id, appetite, eater.diet));
  const packPrice = foods.map((food) => packPriceOf(food, system, home?.get(food.id)));
  return {
    count: ids.length,
    packPrice,
    centsPerGram: Float64Array.from(packPrice, (price) => price?.centsPerGram ?? 0),
    homeGrams: Float64Array.from(packPrice, (price) => price?.homeGrams ?? 0),
    leftPerCent: Int32Array.from(
      foods,
      (food) => WEIGHTS.leftPerCent + (isPerishable(food) ? WEIGHTS.perishedPerCent : 0),
    ),
    openedPackCents: Int32Array.from(foods, (food) => openedPackCents(food, system)),
    hardlyGrams: Int32Array.from(foods, (food, index) =>
      home?.has(food.id) ? 0 : (packPrice[index]?.hardlyGrams ?? 0),
    ),
    plentyGrams: Int32Array.from(plenty, ({ grams }) => grams),
    beyondPlentyPerGram: Int32Array.from(plenty, ({ perGram }) => perGram),
    mostUses: Int32Array.from(ids, (id) => mostUsesOf(id, days.length)),
    baseUses,
    ...groupsOf(ids),
    openedPoints: Int32Array.from(foods, (food) => openedPoints(food, home?.get(food.id))),
    baseGrams,
    baseByDay,
  };
}

/** The larder groups of the foods. */
function groupsOf(ids: readonly FoodId[]): Pick<GoalModel["foods"], "group" | "ofGroup" | "enoughOfGroup"> {
  const groups = larderGroups();
  const ofGroup = groups.map((): number[] => []);
  const group = Int32Array.from(ids, larderGroupOf);
  group.forEach((own, food) => {
    ofGroup[own]?.push(food);
  });
  return { group, ofGroup, enoughOfGroup: Int32Array.from(groups, ({ enough }) => enough) };
}

const doubling = new WeakMap<Recipe, boolean>();

/** Whether a recipe has two foods of the same larder group. */
function doublesGroup(recipe: Recipe): boolean {
  let isDoubling = doubling.get(recipe);
  if (isDoubling === undefined) {
    const groups = [...new Set(recipe.ingredients.map(({ foodId }) => foodId))]
      .map(larderGroupOf)
      .filter((group) => group >= 0);
    isDoubling = new Set(groups).size < groups.length;
    doubling.set(recipe, isDoubling);
  }
  return isDoubling;
}

/** Points of having a food on the list: none for a food that is at home, and a bonus for one that would spoil. */
function openedPoints({ staple }: Food, home: readonly HomeShare[] | undefined): number {
  if (staple) return WEIGHTS.stapleOpened;
  if (home === undefined) return WEIGHTS.foodOpened;
  return home.some(({ lastDay }) => lastDay < DAYS_PER_WEEK) ? -WEIGHTS.foodOpened : 0;
}

/** Whether leftovers of a pack would spoil before the next week's plan could use them. */
export function isPerishable(food: Food): boolean {
  return !keepsOver(food) && food.packs.length > 0;
}

/** US cents of a pack whose rest spoils once it is open; 0 for other foods. */
function openedPackCents(food: Food, system: UnitSystem): number {
  const { openedPackGrams } = storageOf(food.id, system);
  const pack = shelfOf(food, system).find(({ grams }) => grams === openedPackGrams);
  return pack?.cents ?? 0;
}
