import { ownSteps } from "../../cookbook/text/doneness.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Meal } from "../../meal.ts";
import { DIET_RULES } from "../../safety/gate/diets.ts";
import type { Eater } from "../../safety/gate/eater.ts";
import { requireEntry } from "../../unknown-value.ts";
import { stemsOfFoods, unknownWords } from "./text/known-words.ts";

/** Whether the eater avoids something: a word that we cannot read might be it. */
export function isStrictFor({ diet, avoids }: Eater): boolean {
  return (
    requireEntry(DIET_RULES, diet, "diet").excludesFood ||
    avoids.allergens.length + avoids.foodIds.length + avoids.terms.length + avoids.unresolved.length > 0
  );
}

/**
 * Whether every word of a model's dish is known, for an eater who avoids something. A dish that was repaired for
 * somebody who eats everything may hold unknown words, so it must not be shown to them once they avoid something.
 */
export function isReadableFor({ source, name, instructions, ingredients }: Meal, eater: Eater): boolean {
  if (source !== "model" || !isStrictFor(eater)) return true;
  const foodIds = ingredients.map(({ foodId }) => foodId);
  const own = stemsOfFoods(foodIds.map(requireFood));
  return [name, ...ownSteps(instructions, foodIds)].every((text) => unknownWords(text, own).length === 0);
}
