import type { FoodId } from "../../foods/catalogue/food.ts";
import type { Cooking } from "../../foods/catalogue/retention.ts";
import type { Meal } from "../../meal.ts";
import { type CookingOf, cookingOfTemplate } from "./cooking-of.ts";
import { readCooking } from "./read-cooking.ts";

/** Edible grams of a food, weighed raw, and how they are cooked. */
export interface CookedPortion {
  readonly foodId: FoodId;
  readonly grams: number;
  readonly cooking: Cooking | null;
}

/** The parts of a meal that tell how its foods are cooked. */
export type Cookable = Pick<Meal, "recipeId" | "sides" | "ingredients" | "instructions">;

/**
 * Known from the template for our own dishes; otherwise from the steps: dishes of a model or person, and deleted ones.
 */
function cookingOfDish(recipeId: string | null, steps: readonly string[]): CookingOf {
  const ofTemplate = recipeId === null ? undefined : cookingOfTemplate(recipeId.split(".", 1)[0] ?? "");
  return ofTemplate ?? ((foodId) => readCooking(foodId, steps, undefined));
}

/**
 * A meal's foods, each cooked like the dish or side that it belongs to: a line that both share becomes two portions.
 */
export function cookedPortions({
  recipeId,
  sides = [],
  ingredients,
  instructions,
}: Cookable): readonly CookedPortion[] {
  const portions: CookedPortion[] = [];
  const left = ingredients.map(({ grams }) => grams);
  for (const side of sides) {
    const cookingOf = cookingOfDish(side.recipeId, instructions);
    for (const [index, grams] of side.lines) {
      const line = ingredients[index];
      if (line === undefined) continue;
      left[index] = (left[index] ?? 0) - grams;
      portions.push({ foodId: line.foodId, grams, cooking: cookingOf(line.foodId) });
    }
  }
  const cookingOf = cookingOfDish(recipeId, instructions);
  ingredients.forEach(({ foodId }, index) => {
    const grams = left[index] ?? 0;
    if (grams !== 0) portions.push({ foodId, grams, cooking: cookingOf(foodId) });
  });
  return portions;
}
