import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { type AnimalSource, FOOD_TRAITS, type Food } from "../../catalogue/food.ts";

/** From what the fewest people eat to what the most do: a choice is judged by the strictest of it. */
const STRICTEST_FIRST: readonly AnimalSource[] = [
  "meat",
  "poultry",
  "fish",
  "crustacean",
  "mollusc",
  "gelatin",
  "egg",
  "dairy",
  "honey",
  "none",
];

/**
 * The first of the foods that a line leaves the cook to choose from, in whose place any of the others may be cooked: it has
 * the allergens, the animals and the traits of them all, and is otherwise itself.
 */
export function firstOf(first: Food, others: readonly Food[]): Food {
  const all = [first, ...others];
  const contains = ALLERGENS.filter((allergen) => all.some((food) => food.contains.includes(allergen)));
  const mayContain = ALLERGENS.filter(
    (allergen) => !contains.includes(allergen) && all.some((food) => food.mayContain.includes(allergen)),
  );
  const animal = STRICTEST_FIRST.find((source) => all.some((food) => food.animal === source)) ?? first.animal;
  const traits = FOOD_TRAITS.filter((trait) => all.some((food) => food.traits.includes(trait)));
  const facts = { contains, mayContain, animal, traits };
  return Object.create(first, Object.getOwnPropertyDescriptors(facts));
}
