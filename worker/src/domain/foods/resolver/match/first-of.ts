import { ALLERGENS } from "@mealwright/schema/constants/food/allergens";
import { type AnimalSource, FOOD_TRAITS, type Food } from "../../catalogue/food.ts";

/** Sources from the least to the most widely eaten: a choice is judged by its strictest option. */
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
 * The first of several foods between which a line lets the cook choose. Because any other may be used instead, it gets
 * the allergens, animal sources and traits of all of them.
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
