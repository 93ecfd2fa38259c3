import type { FoodId } from "../foods/food.ts";
import type { Eater } from "../safety/eater.ts";
import { allRecipes } from "./cookbook.ts";
import { allergenMask, recipeFacts } from "./facts.ts";
import type { Recipe } from "./recipe.ts";

const LETTER = /\p{L}/u;

/** Whether the text holds the term as words of its own, whatever the case, a plural "s" or "es" allowed. */
function mentions(text: string, term: string): boolean {
  const haystack = text.toLowerCase();
  const needle = term.toLowerCase();
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + 1)) {
    const rest = haystack.slice(at + needle.length).replace(/^e?s(?!\p{L})/u, "");
    if (!LETTER.test(haystack.charAt(at - 1)) && !LETTER.test(rest.charAt(0))) return true;
  }
  return false;
}

function mentionsAny(recipe: Recipe, terms: readonly string[]): boolean {
  return terms.some((term) => [recipe.name, ...recipe.instructions].some((text) => mentions(text, term)));
}

/** All recipes that the eater may have at the base serving: allergens (may-contain counts), diet, avoided foods, time. */
export function safeRecipes(eater: Eater): readonly Recipe[] {
  const avoidedMask = allergenMask(eater.avoids.allergens);
  const avoidedFoods: ReadonlySet<FoodId> = new Set(eater.avoids.foodIds);
  const terms = eater.avoids.terms.filter((term) => term.trim() !== "");
  return allRecipes().filter((recipe) => {
    if (recipe.prepMinutes > eater.maxPrepMinutes) return false;
    const facts = recipeFacts(recipe);
    if (((facts.containsMask | facts.mayMask) & avoidedMask) !== 0 || !facts.diets.has(eater.diet)) return false;
    if (avoidedFoods.size > 0 && recipe.ingredients.some(({ foodId }) => avoidedFoods.has(foodId))) return false;
    return terms.length === 0 || !mentionsAny(recipe, terms);
  });
}
