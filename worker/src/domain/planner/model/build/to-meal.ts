import type { Slot } from "@mealwright/schema/rules/week";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { Meal, MealIngredient, Side } from "../../../meal.ts";
import { allergensOf, costCents, nutritionOf } from "../../../nutrition/sum.ts";
import { portion, shownIngredient } from "../portion.ts";

/** Before the names of what stands beside a dish. */
export const ON_THE_SIDE = "plus ";

/** A recipe with the amounts it is served in. */
export interface Portioned {
  readonly recipe: Recipe;
  readonly ingredients: readonly MealIngredient[];
}

/** A recipe served in a slot, `factor` base servings; every number follows from the portioned ingredients. */
export function toMeal(recipe: Recipe, factor: number, slot: Slot, id: string): Meal {
  return mealOf({ recipe, ingredients: portion(recipe, factor) }, [], slot, id);
}

/** A dish with what stands beside it as one meal: ingredients and steps of all, the name and id of the dish. */
export function mealOf(dish: Portioned, sides: readonly Portioned[], slot: Slot, id: string): Meal {
  const all = [dish, ...sides];
  const ingredients = mergedIngredients(all);
  const detail = detailOf(dish.recipe, sides);
  const instructions = all.flatMap(({ recipe }) => recipe.instructions);
  const beside = sides.length === 0 ? {} : { sides: sides.map((side) => sideOf(side, ingredients)) };
  const recipeId = dish.recipe.id;
  return {
    id,
    name: dish.recipe.name,
    ...(detail === "" ? {} : { detail }),
    type: slot.type,
    day: slot.day,
    ingredients,
    instructions,
    stepMinutes: all.flatMap(({ recipe }) => recipe.stepMinutes),
    nutrition: nutritionOf({ recipeId, ingredients, instructions, ...beside }),
    // A side is made while the dish cooks.
    prepTime: Math.max(...all.map(({ recipe }) => recipe.prepMinutes)),
    allergens: allergensOf(ingredients),
    costCents: costCents(ingredients),
    source: "cookbook",
    recipeId,
    ...beside,
  };
}

/** "with Brown Rice · plus Orange" */
function detailOf({ detail }: Recipe, sides: readonly Portioned[]): string {
  const beside = sides.map(({ recipe }) => sideName(recipe));
  return [detail ?? "", beside.length === 0 ? "" : `${ON_THE_SIDE}${beside.join(", ")}`].filter(Boolean).join(" · ");
}

function sideName({ name, detail }: Recipe): string {
  return [name, detail ?? ""].join(" ").trim();
}

/** Which part of the whole is the side's. */
export function sideOf({ recipe, ingredients }: Portioned, whole: readonly MealIngredient[]): Side {
  return {
    recipeId: recipe.id,
    name: sideName(recipe),
    steps: recipe.instructions.length,
    lines: linesOf(ingredients, whole),
  };
}

/** Which lines of the whole some ingredients are in, and with how many of their grams. */
export function linesOf(ingredients: readonly MealIngredient[], whole: readonly MealIngredient[]): Side["lines"] {
  const grams = new Map<number, number>();
  for (const line of ingredients) {
    const index = whole.findIndex(({ foodId }) => foodId === line.foodId);
    grams.set(index, (grams.get(index) ?? 0) + line.grams);
  }
  return [...grams];
}

/** Each food once: what two dishes need of one is one line. */
export function mergedIngredients(all: readonly Pick<Portioned, "ingredients">[]): readonly MealIngredient[] {
  const [dish, ...sides] = all;
  if (dish === undefined || sides.length === 0) return dish?.ingredients ?? [];
  const lines = new Map<string, MealIngredient>();
  for (const line of all.flatMap(({ ingredients }) => ingredients)) {
    const known = lines.get(line.foodId);
    const merged = (other: MealIngredient) =>
      shownIngredient(requireFood(line.foodId), other.grams + line.grams, other.unit);
    lines.set(line.foodId, known === undefined ? line : merged(known));
  }
  return [...lines.values()];
}
