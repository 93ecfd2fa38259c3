import { titleCase } from "../../../cookbook/text/menu-text.ts";
import { requireFood } from "../../../foods/catalogue/catalogue.ts";
import type { MealIngredient } from "../../../meal.ts";
import { menuName } from "./dish-name.ts";

/** A plain name made from the dish's main foods, the heaviest first. */
export function composeName(ingredients: readonly MealIngredient[]): string {
  const main = ingredients
    .map(({ foodId, grams }) => ({ food: requireFood(foodId), grams }))
    .filter(
      ({ food }) => !["Spices & herbs", "Oils & condiments", "Baking"].includes(food.aisle) && food.id !== "water",
    )
    .map(({ food, grams }) => ({ name: food.name, weight: grams * (1 + (food.per100g.energyKcal ?? 0) / 50) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ name }) => titleCase(menuName(name)));
  const [first = "Plate of the Day", second, third] = main;
  if (second === undefined) return first;
  return third === undefined ? `${first} with ${second}` : `${first} with ${second} and ${third}`;
}
