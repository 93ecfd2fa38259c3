import { REHEAT_MINUTES } from "@mealwright/schema/constants/meals";
import { cookDoubleText, type FedMeal, takeOutText } from "@mealwright/schema/rules/text/leftover-text";
import type { Meal } from "../../meal.ts";
import { type Portions, portionsOn } from "../../portions.ts";
import { findRecipe } from "../cookbook.ts";
import { type Leftover, leftoverOf } from "./leftovers.ts";

/** Which meals of a plan eat what others leave. A meal whose source has gone or changed is cooked on its own. */
export interface LeftoverLinks {
  /** The meal that is cooked, by the id of the one that eats its other half. */
  readonly sourceOf: ReadonlyMap<string, Meal>;
  /** The other way round. */
  readonly eaterOf: ReadonlyMap<string, Meal>;
  /** Meals that were to be leftovers and are not any more. */
  readonly lost: readonly Meal[];
}

/**
 * How what is left of a meal's dish is kept and warmed up; null where it is eaten at once, and of dishes that are not
 * our own. What stands beside the dish is made anew.
 */
export function leftoverOfMeal({
  recipeId,
  ingredients,
  sides = [],
}: Pick<Meal, "recipeId" | "ingredients" | "sides">): Leftover | null {
  const recipe = recipeId === null ? undefined : findRecipe(recipeId);
  if (recipe === undefined) return null;
  const beside = new Map<number, number>();
  for (const [index, grams] of sides.flatMap(({ lines }) => lines)) {
    beside.set(index, (beside.get(index) ?? 0) + grams);
  }
  const own = ingredients.filter(({ grams }, index) => grams - (beside.get(index) ?? 0) >= NOTHING_GRAMS);
  return leftoverOf({ templateId: recipe.templateId, ingredients: own });
}

/** Less than this of a line is rounding: grams are stored to the hundredth. */
const NOTHING_GRAMS = 0.005;

/** Days from a meal to the one that eats its other half, as far as it keeps that long. */
function isKept(source: Meal, eater: Meal): boolean {
  const days = eater.day - source.day;
  const isSameDish = source.recipeId === eater.recipeId;
  return isSameDish && days >= 1 && days <= (leftoverOfMeal(source)?.keepsDays ?? 0);
}

/** Computed from the meals as they are now, whatever was swapped, moved or skipped since they were planned. */
export function leftoverLinks(meals: readonly Meal[]): LeftoverLinks {
  const byId = new Map(meals.map((meal) => [meal.id, meal]));
  const sourceOf = new Map<string, Meal>();
  const eaterOf = new Map<string, Meal>();
  const lost: Meal[] = [];
  for (const meal of meals.toSorted((one, other) => one.day - other.day)) {
    if (meal.leftover === undefined) continue;
    const source = byId.get(meal.leftover.mealId);
    if (source === undefined || sourceOf.has(source.id) || eaterOf.has(source.id) || !isKept(source, meal)) {
      lost.push(meal);
    } else {
      sourceOf.set(meal.id, source);
      eaterOf.set(source.id, meal);
    }
  }
  return { sourceOf, eaterOf, lost };
}

/** The later meal that a dish is cooked for, too; undefined for a dish of one meal. */
export function fedBy(meal: Meal, { eaterOf }: LeftoverLinks, table: Portions): FedMeal | undefined {
  const eater = eaterOf.get(meal.id);
  if (eater === undefined) return undefined;
  const [now, later] = [portionsOn(table, meal.day), portionsOn(table, eater.day)];
  return { day: eater.day, type: eater.type, ...(now === later ? {} : { portions: { now, later } }) };
}

const ALWAYS_THE_SAME: Portions = { household: 1 };

/** A meal with its real steps: a leftover is warmed up, and a dish for two meals says for how many. */
export function asMade(meal: Meal, links: LeftoverLinks, table: Portions = ALWAYS_THE_SAME): Meal {
  const { sourceOf } = links;
  const fed = fedBy(meal, links, table);
  if (fed !== undefined) {
    const { stepMinutes } = meal;
    const minutes = stepMinutes === undefined ? {} : { stepMinutes: [null, ...stepMinutes] };
    return { ...meal, instructions: [cookDoubleText(fed), ...meal.instructions], ...minutes };
  }
  const source = sourceOf.get(meal.id);
  const kept = source === undefined ? null : leftoverOfMeal(source);
  if (source === undefined || kept === null) return meal;
  const { stepMinutes: _, ...rest } = meal;
  const instructions = [takeOutText(source), kept.reheat, ...stepsBeside(meal)];
  return { ...rest, instructions, prepTime: Math.min(meal.prepTime, REHEAT_MINUTES) };
}

/** The steps of what stands beside the dish: they come after its own. */
function stepsBeside({ recipeId, instructions }: Meal): readonly string[] {
  const recipe = recipeId === null ? undefined : findRecipe(recipeId);
  return recipe === undefined ? [] : instructions.slice(recipe.instructions.length);
}

/**
 * The meals as they are bought and cooked: a meal with leftovers includes what a later meal eats of it, and that later
 * meal is left out.
 * @param portions people who eat on a day: as many as do when it is eaten, not when it is cooked.
 */
export function asCooked(meals: readonly Meal[], portions: (day: number) => number): readonly Meal[] {
  const { sourceOf, eaterOf } = leftoverLinks(meals);
  if (sourceOf.size === 0) return meals;
  return meals.flatMap((meal) => {
    if (sourceOf.has(meal.id)) return [];
    const eater = eaterOf.get(meal.id);
    if (eater === undefined) return [meal];
    // Callers multiply this by the portions of the day of cooking.
    const share = portions(eater.day) / portions(meal.day);
    const later = eater.ingredients.map((line) => ({ ...line, grams: line.grams * share }));
    return [
      { ...meal, ingredients: [...meal.ingredients, ...later], costCents: meal.costCents + eater.costCents * share },
    ];
  });
}
