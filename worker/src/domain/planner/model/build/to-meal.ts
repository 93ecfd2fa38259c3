import type { Slot } from "@mealwright/schema/rules/week";
import type { Recipe } from "../../../cookbook/recipe.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { Meal, MealIngredient, Side } from "../../../meal.ts";
import { allergensOf, costCents, nutritionOf } from "../../../nutrition/sum.ts";
import { portion, shownIngredient } from "../portion.ts";

/** The text before the names of a dish's sides. */
export const ON_THE_SIDE = "plus ";

/** A recipe with the amounts it is served in. */
export interface Portioned {
  readonly recipe: Recipe;
  readonly ingredients: readonly MealIngredient[];
}

/** A recipe served in a slot, `factor` base servings of it; every number is computed from the portioned ingredients. */
export function toMeal(recipe: Recipe, factor: number, slot: Slot, id: string): Meal {
  return mealOf({ recipe, ingredients: portion(recipe, factor) }, [], slot, id);
}

/** A dish and its sides as one meal: the ingredients and steps of all, under the dish's name. */
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
    // Sides are made while the dish cooks.
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

/** The side's part of the whole meal. */
export function sideOf({ recipe, ingredients }: Portioned, whole: readonly MealIngredient[]): Side {
  return {
    recipeId: recipe.id,
    name: sideName(recipe),
    steps: recipe.instructions.length,
    lines: linesOf(ingredients, whole),
  };
}

/** The lines of the whole meal that some ingredients are part of, and their grams in each. */
export function linesOf(ingredients: readonly MealIngredient[], whole: readonly MealIngredient[]): Side["lines"] {
  const grams = new Map<number, number>();
  for (const line of ingredients) {
    const index = whole.findIndex(({ foodId }) => foodId === line.foodId);
    grams.set(index, (grams.get(index) ?? 0) + line.grams);
  }
  return [...grams];
}

/** Merges ingredients so that a food that several parts need has one line. */
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
