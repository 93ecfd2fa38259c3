import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import type { Recipe } from "../../cookbook/recipe.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import { resolveIngredient } from "../../foods/resolver/resolve-ingredient.ts";
import { readOtherAllergies } from "../../safety/gate/other-allergies.ts";

/** What a person does not want in a dish, from their own words. */
export interface Exclusion {
  readonly foodIds: ReadonlySet<FoodId>;
  /** Of kinds such as "nuts" and "dairy": nothing that holds them. */
  readonly allergens: ReadonlySet<Allergen>;
  /** Words to look for in the names of foods and dishes, one list for each text. */
  readonly phrases: readonly (readonly string[])[];
}

/**
 * Resolves what was typed: one food by id ("butter" leaves cheese alone), kinds with all that belongs to them ("nuts",
 * "dairy", "meat", also in other languages), and the words themselves.
 */
export function exclusionOf(texts: readonly string[]): Exclusion {
  const foodIds = new Set<FoodId>();
  const allergens = new Set<Allergen>();
  const phrases: (readonly string[])[] = [];
  for (const text of texts) {
    const words = wordsOf(text);
    if (words.length === 0) continue;
    phrases.push(words);
    const resolution = resolveIngredient(text, null, null);
    const food = resolution.status === "resolved" ? resolution.food : null;
    if (resolution.status === "resolved") for (const { id } of resolution.choices ?? [resolution.food]) foodIds.add(id);
    const kind = readOtherAllergies(text);
    if (food !== null && kind.allergens.length < 2 && kind.foodIds.length < 2 && namesItself(food, words)) continue;
    for (const id of kind.foodIds) foodIds.add(id);
    for (const allergen of kind.allergens) allergens.add(allergen);
  }
  return { foodIds, allergens, phrases };
}

/** "Red onions" is the food's own name, "Erdnuss" is not: what it means stands in no name that is looked at. */
function namesItself(food: Food, words: readonly string[]): boolean {
  return holds(wordsOf(food.name), words);
}

/** Whether the recipe holds an excluded food, or a food or name that the excluded words are in. */
export function isExcluded(recipe: Recipe, exclusion: Exclusion): boolean {
  if (recipe.ingredients.some(({ foodId }) => exclusion.foodIds.has(foodId))) return true;
  if (exclusion.allergens.size > 0) {
    const held = recipe.ingredients.flatMap(({ foodId }) => requireFood(foodId).contains);
    if (held.some((allergen) => exclusion.allergens.has(allergen))) return true;
  }
  if (exclusion.phrases.length === 0) return false;
  const names = [wordsOf(recipe.name), ...recipe.ingredients.map(({ foodId }) => wordsOfFood(foodId))];
  return exclusion.phrases.some((phrase) => names.some((name) => holds(name, phrase)));
}

const foodWords = new Map<FoodId, readonly string[]>();

function wordsOfFood(id: FoodId): readonly string[] {
  const words = foodWords.get(id) ?? wordsOf(requireFood(id).name);
  foodWords.set(id, words);
  return words;
}

/** Lower-case words without accents and plural endings. */
function wordsOf(text: string): readonly string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return (plain.match(/\p{L}+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:o|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

function holds(name: readonly string[], phrase: readonly string[]): boolean {
  return name.some((_, start) => phrase.every((word, index) => name[start + index] === word));
}
