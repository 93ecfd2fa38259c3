import { requireFood } from "../foods/catalogue.ts";
import type { FoodId } from "../foods/food.ts";
import type { Avoidance, Eater } from "../safety/eater.ts";
import { type ReadText, readText } from "../safety/find-terms.ts";
import { tokenize } from "../safety/fold.ts";
import { allVariants } from "./cookbook.ts";
import { allergenMask, allergenMasks, dietBreaches } from "./facts.ts";
import type { Recipe } from "./recipe.ts";

/** The words and foods of the "Other" text, ready for looking up in names and steps. */
interface AvoidedWords {
  readonly phrases: readonly (readonly string[])[];
  /** How any form of a word of every phrase and food begins: a cheap test before a text is taken apart. */
  readonly beginnings: RegExp;
  readonly foodIds: ReadonlySet<FoodId>;
}

const BEGINNING_MIN_LETTERS = 3;
/** "cherr" is how "cherries" begins; "chi" of chia is not how "chicken" does. */
const ENDING_MAX_LETTERS = 3;
const foldedTexts = new WeakMap<Recipe, readonly string[]>();

function stemsOf(text: string): readonly string[] {
  return tokenize(text).map(({ stem }) => stem);
}

function namesOf(foodId: FoodId): readonly string[] {
  const { name, plural, aliases } = requireFood(foodId);
  return [name, plural, ...aliases];
}

/** How any form of a word begins. */
function beginningOf(stem: string): string {
  return stem.slice(0, Math.max(BEGINNING_MIN_LETTERS, stem.length - 1));
}

/** A beginning for every phrase, such that a text without any of them holds none: a word that shorter phrases share stands for the longer. */
function beginningsOf(phrases: readonly (readonly string[])[]): readonly string[] {
  const chosen = new Set<string>();
  for (const stems of [...phrases].sort((one, other) => one.length - other.length)) {
    const own = stems.map(beginningOf);
    if (own.some((beginning) => chosen.has(beginning))) continue;
    chosen.add(own.reduce((longest, beginning) => (beginning.length > longest.length ? beginning : longest)));
  }
  return [...chosen];
}

function avoidedWords({ terms, foodIds }: Avoidance): AvoidedWords | null {
  const phrases = terms.map(stemsOf).filter(({ length }) => length > 0);
  const foodNames = foodIds
    .flatMap(namesOf)
    .map(stemsOf)
    .filter(({ length }) => length > 0);
  if (phrases.length + foodNames.length === 0) return null;
  const escaped = beginningsOf([...phrases, ...foodNames]).map((beginning) =>
    beginning.replace(/[^\p{L}\p{N}]/gu, "\\$&"),
  );
  return {
    phrases,
    beginnings: new RegExp(`(?<![a-z])(?:${escaped.join("|")})[a-z]{0,${ENDING_MAX_LETTERS}}(?![a-z])`),
    foodIds: new Set(foodIds),
  };
}

function textsOf(recipe: Recipe): readonly string[] {
  return [recipe.name, ...recipe.instructions];
}

/** Name and steps in lower case without accents. */
function foldedTextsOf(recipe: Recipe): readonly string[] {
  let folded = foldedTexts.get(recipe);
  if (folded === undefined) {
    folded = textsOf(recipe).map((text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, ""));
    foldedTexts.set(recipe, folded);
  }
  return folded;
}

/** The words from `from` to `to` belong to the longer name of a food that is not avoided: "sweet potato" is no potato. */
function isPartOfAnotherFood({ found }: ReadText, from: number, to: number, foodIds: ReadonlySet<FoodId>): boolean {
  return found.some(({ firstToken, endToken, entry, isAbsent }) => {
    if (firstToken > from || endToken < to) return false;
    if (isAbsent) return true;
    const foods = entry?.foods ?? [];
    return endToken - firstToken > to - from && foods.length > 0 && !foods.some(({ id }) => foodIds.has(id));
  });
}

/** A name shared by several foods is decided by the one that is in the dish. */
function namesAvoidedFood({ found }: ReadText, recipe: Recipe, foodIds: ReadonlySet<FoodId>): boolean {
  return found.some(({ entry, isAbsent }) => {
    const foods = entry?.foods ?? [];
    if (isAbsent || !foods.some(({ id }) => foodIds.has(id))) return false;
    return !foods.some(({ id }) => !foodIds.has(id) && recipe.ingredients.some(({ foodId }) => foodId === id));
  });
}

/** Whether the text names an avoided phrase or food, by the rules that the gate has. */
function namesAvoided(text: string, recipe: Recipe, { phrases, foodIds }: AvoidedWords): boolean {
  const read = readText(text);
  if (namesAvoidedFood(read, recipe, foodIds)) return true;
  return read.tokens.some((_, from) =>
    phrases.some(
      (stems) =>
        stems.every((stem, offset) => read.tokens[from + offset]?.stem === stem) &&
        !isPartOfAnotherFood(read, from, from + stems.length, foodIds),
    ),
  );
}

function saysAvoided(recipe: Recipe, words: AvoidedWords): boolean {
  const texts = textsOf(recipe);
  return foldedTextsOf(recipe).some(
    (folded, at) => words.beginnings.test(folded) && namesAvoided(texts[at] ?? "", recipe, words),
  );
}

/** All recipes that the eater may have at the base serving: allergens (may-contain counts), diet, avoided foods, time. */
export function safeRecipes(eater: Eater): readonly Recipe[] {
  const avoided = allergenMask(eater.avoids.allergens);
  const avoidedFoods: ReadonlySet<FoodId> = new Set(eater.avoids.foodIds);
  const words = avoidedWords(eater.avoids);
  const safe: Recipe[] = [];
  for (const variants of allVariants()) {
    const { recipes, prepMinutes } = variants;
    const allergens = allergenMasks(variants);
    const breaches = dietBreaches(variants, eater.diet);
    for (const recipe of recipes) {
      const { combination } = recipe;
      if ((prepMinutes[combination] ?? 0) > eater.maxPrepMinutes) continue;
      if (((allergens[combination] ?? avoided) & avoided) !== 0 || breaches[combination] !== 0) continue;
      if (avoidedFoods.size > 0 && recipe.ingredients.some(({ foodId }) => avoidedFoods.has(foodId))) continue;
      if (words === null || !saysAvoided(recipe, words)) safe.push(recipe);
    }
  }
  return safe;
}
