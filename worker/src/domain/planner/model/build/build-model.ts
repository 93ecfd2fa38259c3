import type { Diet } from "@mealwright/schema/constants/questionnaire";
import type { Slot } from "@mealwright/schema/rules/week";
import { findRecipe } from "../../../cookbook/cookbook.ts";
import type { Recipe } from "../../../cookbook/recipe.ts";
import type { FoodId } from "../../../foods/catalogue/food.ts";
import type { Meal } from "../../../meal.ts";
import { centsForAll } from "../../../portions.ts";
import { DIET_RULES } from "../../../safety/gate/diets.ts";
import { ketoPortionOf } from "../../../safety/gate/eater.ts";
import { slotsForCollection } from "../../collection.ts";
import { isWeekend, slotKey, slotShare } from "../../slots.ts";
import type { PlanRequest } from "../../types.ts";
import { buildDayGoals, daysOf } from "../goals/day-goals.ts";
import type { GoalModel, Unit } from "../goals/goal-model.ts";
import { minutePoints, ownPoints, personalPoints } from "../goals/own-points.ts";
import { fleshOfBreakfast, KIND_COUNT, kindPointsOf, kindsOf } from "../goals/pattern.ts";
import { weekFiguresOf, weekGoals } from "../goals/week-nutrients.ts";
import type { OpenSlot } from "../open-slot.ts";
import { at } from "../typed-arrays.ts";
import { MOST_OF_TEMPLATE, mostOfSide, SEAFOOD_BUDGET_CENTS, WEIGHTS } from "../weights.ts";
import { buildDishes, buildFoods, countedAs, familyOf, isMain, Numbering } from "./build-dishes.ts";

/** The goal model of a week, with the objects that its indexes refer to. */
export interface PlanModel {
  readonly goal: GoalModel;
  readonly open: readonly OpenSlot[];
  /** The foods, in the order of the model. */
  readonly foodIds: readonly FoodId[];
  /** The recipe of each dish. */
  readonly recipes: readonly Recipe[];
  readonly days: readonly number[];
  /** The goal's `kindPoints` if money is not short. */
  readonly ampleKindPoints: Int32Array;
}

/** Builds the goal model: `fixed` are meals that stay, `open` the choices, `budgetCents` the limit for their packs. */
export function buildModel(
  request: PlanRequest,
  open: readonly OpenSlot[],
  fixed: readonly Meal[],
  budgetCents: number,
): PlanModel {
  const recipes = new Numbering<Recipe>();
  // Slots of a type share a pool.
  for (const pool of new Set(open.map((slot) => slot.pool))) for (const { recipe } of pool) recipes.of(recipe);
  const days = daysOf(open, fixed);
  const foods = new Numbering<FoodId>();
  const templates = new Numbering<string>();
  const groups = new Numbering<string>();
  const proteins = new Numbering<string>();
  const families = new Numbering<string>();
  const slots = new Numbering<string>();
  const dishes = buildDishes(recipes.keys, request.household, mostNetDg(request), {
    foods,
    templates,
    groups,
    proteins,
    families,
  });
  for (const meal of fixed) for (const { foodId } of meal.ingredients) foods.of(foodId);
  const fixedRecipes = fixed.map((meal) => (meal.recipeId === null ? undefined : findRecipe(meal.recipeId)));
  for (const recipe of fixedRecipes) {
    if (recipe === undefined) continue;
    templates.of(recipe.templateId);
    families.of(familyOf(recipe));
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
  const baseDayFamily = new Int32Array(days.length * families.keys.length);
  const baseKindUses = new Int32Array(KIND_COUNT);
  const baseDayTemplate = new Int32Array(days.length * templates.keys.length);
  fixed.forEach((meal, index) => {
    const recipe = fixedRecipes[index];
    if (recipe === undefined) return;
    const dish = recipes.indexes.get(recipe);
    if (dish !== undefined) baseDishUses[dish] = (baseDishUses[dish] ?? 0) + 1;
    const template = templates.of(recipe.templateId);
    baseTemplateUses[template] = (baseTemplateUses[template] ?? 0) + 1;
    const day = dayIndexes.get(meal.day) ?? 0;
    const ofDay = day * templates.keys.length + template;
    baseDayTemplate[ofDay] = (baseDayTemplate[ofDay] ?? 0) + 1;
    if (!isMain(meal.type)) return;
    const family = day * families.keys.length + families.of(familyOf(recipe));
    baseDayFamily[family] = (baseDayFamily[family] ?? 0) + 1;
    const kinds = kindsOf(recipe);
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      if ((kinds & (1 << kind)) !== 0) baseKindUses[kind] = (baseKindUses[kind] ?? 0) + 1;
    }
    if (recipe.protein === "none") return;
    const group = day * groups.keys.length + groups.of(`${recipe.protein}|${recipe.method}`);
    baseDayGroup[group] = (baseDayGroup[group] ?? 0) + 1;
    const protein = day * proteins.keys.length + proteins.of(recipe.protein);
    baseDayProtein[protein] = (baseDayProtein[protein] ?? 0) + 1;
  });
  const personal = personalPoints(request, recipes.keys);
  const mainPlaces = open.flatMap(({ slots: eaten, isSide }) => (isSide === true ? [] : eaten));
  const ofCollection = new Set(
    request.wishes?.premiumDishes === true ? slotsForCollection(mainPlaces, fixed).map(slotKey) : [],
  );
  const collected = ofCollection.size === 0 ? personal : personalPoints(request, recipes.keys, true);
  const slotKcal: number[] = [];
  const isKept = (place: Slot) => ofCollection.has(slotKey(place));
  const choicesOf = choicesByPool(recipes, dishes.portionPoints);
  const units = open.map(({ slots: eaten, pool, isSide }) => {
    const [first] = eaten;
    if (first === undefined) throw new Error("a choice without a slot");
    const slot = slots.of(slotKey(first));
    slotKcal[slot] = Math.round(request.targets.energyKcal * slotShare(request.mealsPerDay, first.type));
    const indexes = eaten.map(({ day }) => dayIndexes.get(day) ?? 0);
    const side = isSide === true;
    const choices = choicesOf(pool, eaten.some(isKept) ? collected : personal, !isWeekend(first.day));
    return { days: indexes, main: isMain(first.type) && !side, side, slot, ...choices };
  });
  const mains = [...units.flatMap(({ main, days: eaten }) => (main ? eaten : [])), ...fixed.filter(isMainMeal)].length;
  const dayGoals = buildDayGoals(request, open, fixed);
  return {
    goal: {
      days: dayGoals,
      weekGoals: weekGoals(request, dayGoals),
      baseWeek: weekFiguresOf(fixed),
      dayNumbers: days,
      neighbours: days.map((day, index) => days[index + 1] === day + 1),
      units,
      dishes: dishes.table,
      foods: buildFoods(foods.keys, fixed, days, request),
      templateCount: templates.keys.length,
      templateRepeatPoints: templateRepeats(recipes.keys, templates),
      templateMost: templateMost(recipes.keys, templates, request.eater.diet),
      templateSameDayPoints: templateSameDay(recipes.keys, templates),
      templateOverPoints: templateOver(recipes.keys, templates),
      slotKcal: Int32Array.from(slotKcal),
      unitsOfSlot: slotKcal.map((_, slot) => units.flatMap((unit, index) => (unit.slot === slot ? [index] : []))),
      mostNetDg: mostNetDg(request),
      kindPoints: kindPointsOf(request, mains, isShort(request)),
      familyCount: families.keys.length,
      groupCount: groups.keys.length,
      proteinCount: proteins.keys.length,
      budgetCents,
      budgetPerCent: WEIGHTS.budgetPerCent,
      spendingPerCent: WEIGHTS.spendingPerCent,
      baseCostCents: centsForAll(fixed, request),
      baseDishUses,
      baseTemplateUses,
      baseDayGroup,
      baseDayProtein,
      baseDayFamily,
      baseDayTemplate,
      baseKindUses,
    },
    open,
    foodIds: foods.keys,
    recipes: recipes.keys,
    days,
    ampleKindPoints: kindPointsOf(request, mains, false),
  };
}

/**
 * The dishes of a pool and their points, computed once for all slots with that pool on weekdays, and once for those of
 * the weekend; `personal` is the same for most.
 */
function choicesByPool(recipes: Numbering<Recipe>, portionPoints: Int32Array) {
  type Choices = Pick<Unit, "pool" | "own">;
  const ofWeekdays = new Map<OpenSlot["pool"], Choices & { readonly personal: Int32Array }>();
  const ofWeekend: typeof ofWeekdays = new Map();
  const minutes = minutePoints(recipes.keys);
  return (pool: OpenSlot["pool"], personal: Int32Array, isWeekday: boolean): Choices => {
    const known = isWeekday ? ofWeekdays : ofWeekend;
    let choices = known.get(pool);
    if (choices?.personal !== personal) {
      const dishes = Int32Array.from(pool, ({ recipe }) => recipes.of(recipe));
      const points = isWeekday ? personal.map((own, dish) => own + at(minutes, dish)) : personal;
      choices = { personal, pool: dishes, own: ownPoints(dishes, portionPoints, points) };
      known.set(pool, choices);
    }
    return { pool: choices.pool, own: choices.own };
  };
}

/** More than any meal has. */
const NO_NET_LIMIT_DG = 1_000_000_000;

/** The most net carbohydrate of one meal, in decigrams, rounded as the gate does. */
export function mostNetDg({ eater }: PlanRequest): number {
  const { mealNetCarbohydrateMaxG } = DIET_RULES[eater.diet];
  if (mealNetCarbohydrateMaxG === null) return NO_NET_LIMIT_DG;
  return Math.floor((mealNetCarbohydrateMaxG * 10 - 5) / ketoPortionOf(eater));
}

/** Whether the budget is too small for fish twice a week. */
function isShort({ budgetCents, household }: PlanRequest): boolean {
  return budgetCents !== null && budgetCents < SEAFOOD_BUDGET_CENTS * household;
}

function isMainMeal({ type }: Meal): boolean {
  return isMain(type);
}

function templateSameDay(recipes: readonly Recipe[], templates: Numbering<string>): Int32Array {
  const points = new Int32Array(templates.keys.length).fill(WEIGHTS.sameDayTemplate);
  for (const recipe of recipes) {
    if (recipe.side)
      points[templates.of(countedAs(recipe))] = recipe.ingredients.length === 0 ? 0 : WEIGHTS.sameDaySide;
  }
  return points;
}

/** How often each template should come at most; its strictest dish decides. */
function templateMost(recipes: readonly Recipe[], templates: Numbering<string>, diet: Diet): Int32Array {
  const most = new Int32Array(templates.keys.length).fill(MOST_OF_TEMPLATE.nothing);
  for (const recipe of recipes) {
    const template = templates.of(countedAs(recipe));
    most[template] = Math.min(most[template] ?? 0, mostOf(recipe, diet));
  }
  return most;
}

function mostOf(recipe: Recipe, diet: Diet): number {
  const { mealTypes, side, ingredients } = recipe;
  if (side) return ingredients.length === 0 ? MOST_OF_TEMPLATE.nothing : mostOfSide(countedAs(recipe));
  return MOST_OF_TEMPLATE[mealTypes.some(isMain) ? "main" : (fleshOfBreakfast(recipe, diet) ?? "other")];
}

function templateOver(recipes: readonly Recipe[], templates: Numbering<string>): Int32Array {
  const points = new Int32Array(templates.keys.length).fill(WEIGHTS.overTemplate);
  for (const recipe of recipes) if (recipe.side) points[templates.of(countedAs(recipe))] = WEIGHTS.overSide;
  return points;
}

/** Points of repeating each template; one with any main among its dishes counts as a main. */
function templateRepeats(recipes: readonly Recipe[], templates: Numbering<string>): Int32Array {
  const points = new Int32Array(templates.keys.length).fill(WEIGHTS.repeatOtherTemplate);
  for (const recipe of recipes) {
    if (recipe.side) points[templates.of(countedAs(recipe))] = 0;
    else if (recipe.mealTypes.some(isMain)) points[templates.of(recipe.templateId)] = WEIGHTS.repeatMainTemplate;
  }
  return points;
}
