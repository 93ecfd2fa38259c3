import { findRecipe } from "../cookbook/cookbook.ts";
import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { Meal, MealIngredient } from "../meal.ts";
import { SPOON_SLACK, shownIngredient } from "./model/portion.ts";

/** The main dish or a side of a meal; together the parts make up the meal's ingredients and steps. */
export interface MealPart {
  /** The cookbook recipe it came from; null for a dish that is not ours. */
  readonly recipeId: string | null;
  readonly name: string;
  readonly ingredients: readonly MealIngredient[];
  readonly instructions: readonly string[];
}

/** Less than this left of a line counts as nothing, because grams are stored to the hundredth. */
const NOTHING_GRAMS = 0.005;
/** Up to this much of a liquid is shown in spoons if its recipe has another food in its place: lime for lemon juice. */
const SPOONED_GRAMS = 40;

/** The dish, then each side; empty for a meal without sides. Steps added before the dish's own belong to the dish. */
export function partsOf(
  meal: Pick<Meal, "name" | "recipeId" | "sides" | "ingredients" | "instructions">,
): readonly MealPart[] {
  const { name, recipeId, sides = [], ingredients, instructions } = meal;
  if (sides.length === 0) return [];
  const left = ingredients.map(({ grams }) => grams);
  let step = instructions.length - sides.reduce((sum, { steps }) => sum + steps, 0);
  const ownSteps = instructions.slice(0, step);
  const beside = sides.map((side): MealPart => {
    const lines = side.lines.map(([index, grams]) => {
      left[index] = (left[index] ?? 0) - grams;
      return lineOf(ingredients[index], grams, side.recipeId);
    });
    const from = step;
    step += side.steps;
    return {
      recipeId: side.recipeId,
      name: side.name,
      ingredients: lines,
      instructions: instructions.slice(from, step),
    };
  });
  const own = ingredients.flatMap((line, index) => {
    const grams = Math.round((left[index] ?? 0) * 100) / 100;
    return grams < NOTHING_GRAMS ? [] : [lineOf(line, grams, recipeId)];
  });
  return [{ recipeId, name, ingredients: own, instructions: ownSteps }, ...beside];
}

/** A part of a line, in the measure of the part's own recipe: both parts' oil together may have no spoon measure. */
function lineOf(line: MealIngredient | undefined, grams: number, recipeId: string | null): MealIngredient {
  if (line === undefined) throw new Error("a side has an ingredient that its meal has not");
  const { foodId } = line;
  if (Math.abs(line.grams - grams) < NOTHING_GRAMS) return line;
  const own = recipeId === null ? undefined : findRecipe(recipeId)?.ingredients.find((one) => one.foodId === foodId);
  const food = requireFood(foodId);
  const isPoured = own === undefined && food.measures.ml !== undefined && grams < SPOONED_GRAMS;
  return shownIngredient(food, grams, own?.measure ?? (isPoured ? "tbsp" : line.unit), SPOON_SLACK);
}
