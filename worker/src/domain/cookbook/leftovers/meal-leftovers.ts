import { REHEAT_MINUTES } from "@mealwright/schema/constants/meals";
import { cookDoubleText, type FedMeal, takeOutText } from "@mealwright/schema/rules/text/leftover-text";
import type { Meal } from "../../meal.ts";
import { type Portions, portionsOn } from "../../portions.ts";
import { findRecipe } from "../cookbook.ts";
import { type Leftover, leftoverOf } from "./leftovers.ts";

/**
 * Which meals of a plan eat the leftovers of others. A meal whose source was removed or changed is cooked by itself.
 */
export interface LeftoverLinks {
  /** The meal that is cooked, by the id of the one that eats its second half. */
  readonly sourceOf: ReadonlyMap<string, Meal>;
  /** The same in the other direction. */
  readonly eaterOf: ReadonlyMap<string, Meal>;
  /** Meals planned as leftovers that no longer are. */
  readonly lost: readonly Meal[];
}

/**
 * How the leftovers of a meal's dish are stored and reheated; null if it should be eaten at once, or is not one of our
 * dishes. Sides are always made fresh.
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

/** A difference below this is rounding: grams are stored with two decimals. */
const NOTHING_GRAMS = 0.005;

/** Whether the later meal is the same dish and is eaten while that keeps. */
function isKept(source: Meal, eater: Meal): boolean {
  const days = eater.day - source.day;
  const isSameDish = source.recipeId === eater.recipeId;
  return isSameDish && days >= 1 && days <= (leftoverOfMeal(source)?.keepsDays ?? 0);
}

/** Computed from the current meals, whatever was swapped, moved or skipped since planning. */
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

/** The later meal for which the dish is cooked too; undefined if there is none. */
export function fedBy(meal: Meal, { eaterOf }: LeftoverLinks, table: Portions): FedMeal | undefined {
  const eater = eaterOf.get(meal.id);
  if (eater === undefined) return undefined;
  const [now, later] = [portionsOn(table, meal.day), portionsOn(table, eater.day)];
  return { day: eater.day, type: eater.type, ...(now === later ? {} : { portions: { now, later } }) };
}

const ALWAYS_THE_SAME: Portions = { household: 1 };

/** A meal with adapted steps: leftovers are reheated, and a dish for two meals says for how many portions. */
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

/** The steps of the sides, which follow the dish's own. */
function stepsBeside({ recipeId, instructions }: Meal): readonly string[] {
  const recipe = recipeId === null ? undefined : findRecipe(recipeId);
  return recipe === undefined ? [] : instructions.slice(recipe.instructions.length);
}

/**
 * The meals as they are bought and cooked: a meal with leftovers includes the amounts of the later meal, which is
 * omitted.
 * @param portions people who eat on a day; leftovers count the people of the day on which they are eaten.
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
