import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { FoodId } from "../../foods/catalogue/food.ts";
import { listTwins, type Twin } from "../../foods/catalogue/twins.ts";
import type { Meal, MealIngredient, Side } from "../../meal.ts";
import { isEnergyOnTarget, macrosOutside } from "../../nutrition/day.ts";
import { allergensOf, costCents, nutritionOf } from "../../nutrition/sum.ts";
import { verify } from "../../safety/gate/verify.ts";
import { basketCents } from "../explain/basket.ts";
import { planTotals } from "../explain/totals.ts";
import { SPOON_SLACK, shownIngredient } from "../model/portion.ts";
import type { PlanRequest } from "../types.ts";

/**
 * Replaces one of two interchangeable foods with the other (lime juice with lemon juice) if all dishes that need it still
 * pass the gate, no day leaves its energy, macros or net carbohydrate, and the basket costs no more.
 * @param meals the planned meals; `fixed` ones are bought for as well, but stay unchanged.
 */
export function mergeFoods(request: PlanRequest, meals: readonly Meal[], fixed: readonly Meal[]): readonly Meal[] {
  let merged = meals;
  const kept = gramsOfFoods(fixed);
  for (;;) {
    const grams = gramsOfFoods([...merged, ...fixed]);
    const rarest = listTwins()
      .filter(({ from, to }) => grams.has(from) && grams.has(to) && !kept.has(from))
      .sort((one, other) => (grams.get(one.from) ?? 0) - (grams.get(other.from) ?? 0));
    const next = firstMerged(request, merged, fixed, rarest);
    if (next === null) return merged;
    merged = next;
  }
}

function firstMerged(
  request: PlanRequest,
  meals: readonly Meal[],
  fixed: readonly Meal[],
  twins: readonly Twin[],
): readonly Meal[] | null {
  for (const twin of twins) {
    const merged = withTwin(request, meals, fixed, twin);
    if (merged !== null) return merged;
  }
  return null;
}

function gramsOfFoods(meals: readonly Meal[]): ReadonlyMap<FoodId, number> {
  const sums = new Map<FoodId, number>();
  for (const { foodId, grams } of meals.flatMap(({ ingredients }) => ingredients)) {
    sums.set(foodId, (sums.get(foodId) ?? 0) + grams);
  }
  return sums;
}

/** All meals with one food replaced; null if a meal cannot have the other, or if it costs more. */
function withTwin(
  request: PlanRequest,
  meals: readonly Meal[],
  fixed: readonly Meal[],
  twin: Twin,
): readonly Meal[] | null {
  const changed: Meal[] = [];
  for (const meal of meals) {
    const other = meal.ingredients.some(({ foodId }) => foodId === twin.from) ? mealWithTwin(meal, twin) : meal;
    if (other === null) return null;
    changed.push(other);
  }
  const before = [...meals, ...fixed];
  const after = [...changed, ...fixed];
  if (basketCents(after, request) > basketCents(before, request)) return null;
  const known = new Set(dayFaults(before, request));
  if (dayFaults(after, request).some((fault) => !known.has(fault))) return null;
  // Last, because the gate takes longest.
  return changed.some((meal, index) => meal !== meals[index] && verify(meal, request.eater).length > 0)
    ? null
    : changed;
}

/** The days that are off target in energy, a macro, or the carbohydrate that the diet allows. */
function dayFaults(meals: readonly Meal[], request: PlanRequest): readonly string[] {
  return planTotals(meals, request, null).days.flatMap((day) => {
    const outside = macrosOutside(day, request);
    return (isEnergyOnTarget(day) ? outside : ["energy", ...outside]).map((figure) => `${day.day} ${figure}`);
  });
}

/**
 * A meal with one food replaced; null if its name mentions that food, another food's name contains its words, or a text
 * mentions both foods: "sunflower seeds and sunflower seeds".
 */
function mealWithTwin(meal: Meal, twin: Twin): Meal | null {
  const { from, words } = twin;
  const others = meal.ingredients.filter(({ foodId }) => foodId !== from && foodId !== twin.to);
  const isNamed = (text: string) => words.some(([word]) => wholeWord(word).test(text));
  if (isNamed(meal.name) || others.some(({ name }) => isNamed(name))) return null;
  const { detail, instructions, sides } = meal;
  const hasBoth = meal.ingredients.some(({ foodId }) => foodId === twin.to);
  const texts = [detail ?? "", ...instructions, ...(sides ?? []).map(({ name }) => name)];
  if (hasBoth && texts.some((text) => namesBoth(text, twin))) return null;
  const ingredients = ingredientsWithTwin(meal.ingredients, twin);
  const changed: Meal = {
    ...meal,
    ...(detail === undefined ? {} : { detail: reworded(detail, twin) }),
    ingredients,
    instructions: instructions.map((step) => reworded(step, twin)),
    ...(sides === undefined
      ? {}
      : { sides: sides.map((side) => sideWithTwin(side, meal.ingredients, ingredients, twin)) }),
  };
  return {
    ...changed,
    nutrition: nutritionOf(changed),
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
  };
}

/** Merges both foods into one line, at the place of the first. */
function ingredientsWithTwin(ingredients: readonly MealIngredient[], { from, to }: Twin): readonly MealIngredient[] {
  const own = ingredients.filter(({ foodId }) => foodId === from || foodId === to);
  const grams = own.reduce((sum, line) => sum + line.grams, 0);
  const one = shownIngredient(requireFood(to), grams, own.find(({ unit }) => unit !== "g")?.unit, SPOON_SLACK);
  return ingredients.flatMap((line) => (own.includes(line) ? (line === own[0] ? [one] : []) : [line]));
}

/** The side with the new indexes of its foods. */
function sideWithTwin(
  side: Side,
  before: readonly MealIngredient[],
  after: readonly MealIngredient[],
  twin: Twin,
): Side {
  const grams = new Map<number, number>();
  for (const [index, own] of side.lines) {
    const foodId = before[index]?.foodId;
    const place = after.findIndex((line) => line.foodId === (foodId === twin.from ? twin.to : foodId));
    grams.set(place, (grams.get(place) ?? 0) + own);
  }
  return { ...side, name: reworded(side.name, twin), lines: [...grams] };
}

/** Whether a text tells the two foods apart, also in short: "the pumpkin and sunflower seeds". */
function namesBoth(text: string, { words }: Twin): boolean {
  return words.some((pair) => pair.every((phrase) => wholeWord(phrase.split(" ")[0] ?? phrase).test(text)));
}

const wholeWords = new Map<string, RegExp>();

/** A pattern for a whole word; cached, and reset to the start of a text. */
function wholeWord(word: string): RegExp {
  const pattern = wholeWords.get(word) ?? new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "giu");
  wholeWords.set(word, pattern);
  pattern.lastIndex = 0;
  return pattern;
}

function reworded(text: string, { words }: Twin): string {
  return words.reduce(
    (known, [word, other]) => known.replaceAll(wholeWord(word), (found) => (isTitled(found) ? titled(other) : other)),
    text,
  );
}

/** Whether each word is capitalized: not so in "Greek yogurt". */
function isTitled(words: string): boolean {
  return words.split(" ").every((word) => word !== word.toLowerCase());
}

/** Capitalizes each word, as in the name of a dish. */
function titled(words: string): string {
  return words.replaceAll(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());
}
