import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import type { Recipe } from "../../cookbook/recipe.ts";
import { requireFood } from "../../foods/catalogue/catalogue.ts";
import type { Food, FoodId } from "../../foods/catalogue/food.ts";
import { resolveIngredient } from "../../foods/resolver/resolve-ingredient.ts";
import { readOtherAllergies } from "../../safety/gate/other-allergies.ts";

/** What a person does not want in a dish, read from their own words. */
export interface Exclusion {
  readonly foodIds: ReadonlySet<FoodId>;
  /** From kinds such as "nuts" and "dairy": every food that contains them is excluded. */
  readonly allergens: ReadonlySet<Allergen>;
  /** Words to look for in the names of foods and dishes, one list for each text. */
  readonly phrases: readonly (readonly string[])[];
}

/**
 * Resolves what was typed: single foods by id ("butter" does not exclude cheese), kinds with all of their foods
 * ("nuts", "dairy", "meat", in other languages too), and the words themselves.
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

/**
 * Whether the words are the food's own name: "red onions" are, but "Erdnuss" is in no name, so searching for it would
 * find nothing.
 */
function namesItself(food: Food, words: readonly string[]): boolean {
  return holds(wordsOf(food.name), words);
}

/** Whether the recipe contains an excluded food, or its name or a food's name contains the excluded words. */
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
