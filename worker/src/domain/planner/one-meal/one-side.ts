import { NO_SUCH_SIDE, SIDE_CHOICES, SIDE_DOES_NOT_FIT } from "@mealwright/schema/constants/meals";
import { findRecipe } from "../../cookbook/cookbook.ts";
import type { Recipe } from "../../cookbook/recipe.ts";
import { DomainError } from "../../errors.ts";
import type { Meal } from "../../meal.ts";
import { energyToleranceKcal, isEnergyOnTarget } from "../../nutrition/day.ts";
import { addNutrition, costCents, nutritionOf } from "../../nutrition/sum.ts";
import { centsForAll, portionsOn } from "../../portions.ts";
import { verify } from "../../safety/gate/verify.ts";
import { portionTable } from "../model/build/portion-table.ts";
import { type Candidate, eligibleSides } from "../model/candidates.ts";
import { buildDayGoals, daysOf } from "../model/goals/day-goals.ts";
import {
  DAIRY,
  type DayGoal,
  FIGURE_COUNT,
  PLATE,
  PORTION_COUNT,
  PORTION_FACTORS,
  REFINED_GRAIN,
  TABLE,
  WHOLE_GRAIN,
} from "../model/goals/goal-model.ts";
import { isOfScarceKind } from "../model/goals/pattern.ts";
import { dayPoints } from "../model/goals/points.ts";
import { tableOf, tablePoints } from "../model/goals/table-points.ts";
import { PLATE_GRAMS } from "../model/plate/plate-bounds.ts";
import { portion } from "../model/portion.ts";
import { at, floatAt } from "../model/typed-arrays.ts";
import { WEIGHTS } from "../model/weights.ts";
import { keepsNetLimit, type MealChange, requestOf, weekBudget } from "./one-meal.ts";
import { withoutSide, withSideInPlace } from "./side-in-place.ts";

/** One side of a meal that is to be replaced; the dish and other sides stay. */
export interface SideChange extends MealChange {
  /** Index among the meal's parts; the dish is 0. */
  readonly place: number;
}

/** A possible side, and the meal with it. */
export interface SideChoice {
  readonly side: Recipe;
  readonly meal: Meal;
}

interface Ranked {
  readonly side: Recipe;
  readonly factor: number;
  readonly points: number;
  /** Whether the day meets its energy with it, or is at least no further from it than before. */
  readonly keepsDay: boolean;
}

/**
 * Other sides to replace one, best for the day first, of different templates if there are enough: each in the portion
 * that keeps the day on target, with the whole meal verified. At most `SIDE_CHOICES`.
 * @throws DomainError `not_found` if there is no such side.
 */
export function suggestSides(change: SideChange): readonly SideChoice[] {
  const choices: SideChoice[] = [];
  for (const ranked of oneOfEachTemplateFirst(rankSides(change, otherSides(change)))) {
    if (choices.length >= SIDE_CHOICES) break;
    const meal = served(change, ranked);
    if (meal !== null) choices.push({ side: ranked.side, meal });
  }
  return choices;
}

/**
 * The meal with the named side instead of another one, in the portion that was shown.
 * @throws DomainError `not_found` if there is no such side or the new one is unknown, `no_safe_meal` when this person
 * may not have it, or not on this day.
 */
export function replaceSide(change: SideChange, sideId: string): Meal {
  const recipe = findRecipe(sideId);
  if (!recipe?.side) throw noSuchSide();
  const [ranked] = rankSides(
    change,
    otherSides(change).filter((side) => side.recipe === recipe),
  );
  const meal = ranked === undefined ? null : served(change, ranked);
  if (meal === null) throw new DomainError("no_safe_meal", SIDE_DOES_NOT_FIT);
  return meal;
}

function noSuchSide(): DomainError {
  return new DomainError("not_found", NO_SUCH_SIDE);
}

/** The sides that this meal could have, except those that it already has. */
function otherSides(change: SideChange): readonly Candidate[] {
  const { original, place, profile } = change;
  const { sides = [] } = original;
  if (place < 1 || sides[place - 1] === undefined) throw noSuchSide();
  const standing = new Set(sides.map(({ recipeId }) => recipeId));
  // "Never again" marks also apply to sides that are asked for by name.
  return eligibleSides(requestOf(change)).filter(
    ({ recipe }) =>
      recipe.mealTypes.includes(original.type) &&
      !standing.has(recipe.id) &&
      !isOfScarceKind(recipe, profile.eater.diet),
  );
}

/**
 * Each side in its best portion by the points of day, table and money, preferring portions that keep the day's energy;
 * best first.
 */
function rankSides(change: SideChange, sides: readonly Candidate[]): readonly Ranked[] {
  const { original, place, week } = change;
  const request = requestOf(change);
  const left = withoutSide(original, place);
  const { ingredients } = left;
  const kept: Meal = {
    ...original,
    ingredients,
    sides: [],
    nutrition: nutritionOf({ ...original, ...left }),
    costCents: costCents(ingredients),
  };
  const fixed = [...request.fixed, kept];
  const goal = buildDayGoals(request, [], fixed)[daysOf([], fixed).indexOf(original.day)];
  if (goal === undefined) throw new Error("a meal on a day without goals");
  const portions = portionsOn(request, original.day);
  const spentCents = centsForAll(fixed, request);
  const budgetCents = weekBudget(request, week);
  const keptGrams = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  const table = tableWithout(original, place);
  const replacedKcal = original.nutrition.calories - kept.nutrition.calories;
  const mostOffKcal = Math.max(energyToleranceKcal(goal.energyKcal), offBy(goal, replacedKcal));
  return sides
    .flatMap(({ recipe }) => {
      const { figures, cents, allowed, excess } = portionTable(recipe);
      const steps = Array.from({ length: PORTION_COUNT }, (_, step): Ranked[] => {
        if (at(allowed, step) === 0 || at(excess, step) > 0) return [];
        const row = step * FIGURE_COUNT;
        const sideCents = floatAt(cents, step) * portions;
        const heavy = Math.max(0, keptGrams + at(figures, row + PLATE) - PLATE_GRAMS);
        const points =
          pointsOfDay(goal, figures, row) +
          tablePoints(table + at(figures, row + TABLE)) +
          heavy * WEIGHTS.platePerGram +
          sideCents * WEIGHTS.spendingPerCent +
          Math.max(0, spentCents + sideCents - budgetCents) * WEIGHTS.budgetPerCent;
        const keepsDay = offBy(goal, at(figures, row)) <= mostOffKcal;
        return [{ side: recipe, factor: PORTION_FACTORS[step] ?? 1, points, keepsDay }];
      }).flat();
      const fitting = steps.filter(({ keepsDay }) => keepsDay);
      return (fitting.length > 0 ? fitting : steps).toSorted(byPoints).slice(0, 1);
    })
    .sort(byPoints);
}

const byPoints = (one: Ranked, other: Ranked) => one.points - other.points;

/** How far the day is from its energy with a side of this many kcal. */
const offBy = ({ base, energyKcal }: DayGoal, sideKcal: number) => Math.abs(at(base, 0) + sideKcal - energyKcal);

function pointsOfDay(goal: DayGoal, figures: Int32Array, row: number): number {
  const sum = (figure: number) => at(goal.base, figure) + at(figures, row + figure);
  return dayPoints(
    goal,
    sum(0),
    sum(1),
    sum(2),
    sum(3),
    sum(4),
    sum(5),
    sum(6),
    sum(7),
    sum(8),
    sum(9),
    sum(DAIRY),
    sum(WHOLE_GRAIN),
    sum(REFINED_GRAIN),
  );
}

/** What the dish and the other sides add to the table. */
function tableWithout({ recipeId, sides = [] }: Meal, place: number): number {
  const ids = [recipeId, ...sides.filter((_, index) => index + 1 !== place).map((side) => side.recipeId)];
  return ids.reduce((sum, id) => {
    const recipe = findRecipe(id ?? "");
    return recipe === undefined ? sum : sum + tableOf(recipe);
  }, 0);
}

function oneOfEachTemplateFirst(ranked: readonly Ranked[]): readonly Ranked[] {
  const first = [...new Map(ranked.toReversed().map((one) => [one.side.templateId, one])).values()];
  const isFirst = new Set(first);
  return [...ranked.filter((one) => isFirst.has(one)), ...ranked.filter((one) => !isFirst.has(one))];
}

/** The meal with the side; null if it fails the gate, or takes the day off its energy or over its net carbohydrate. */
function served(change: SideChange, { side, factor }: Ranked): Meal | null {
  const { original, place, profile } = change;
  const id = profile.newId({ day: original.day, type: original.type });
  const meal = withSideInPlace(original, place, { recipe: side, ingredients: portion(side, factor) }, id);
  const isFit = keepsEnergy(change, meal) && keepsNetLimit(change, meal) && verify(meal, profile.eater).length === 0;
  return isFit ? meal : null;
}

/** Whether the day is on target, or at least no further from it than with the original. */
function keepsEnergy(change: SideChange, meal: Meal): boolean {
  const { original } = change;
  const request = requestOf(change);
  const others = request.fixed.filter(({ day }) => day === original.day);
  const [goal] = buildDayGoals(request, [], [...others, original]);
  if (goal === undefined) return false;
  const dayWith = (one: Meal) => ({
    nutrition: addNutrition([...others, one].map(({ nutrition }) => nutrition)),
    targetKcal: goal.energyKcal,
  });
  const offWith = (one: Meal) => Math.abs(dayWith(one).nutrition.calories - goal.energyKcal);
  return isEnergyOnTarget(dayWith(meal)) || offWith(meal) <= offWith(original);
}
