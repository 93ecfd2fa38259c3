import { requireFood } from "../foods/catalogue/catalogue.ts";
import type { FoodId } from "../foods/catalogue/food.ts";
import { foodConflict } from "../safety/gate/avoidance.ts";
import { type AvoidedWords, avoidedPhrases, avoidedWordsOf, namesAvoidedFood } from "../safety/gate/avoided-words.ts";
import { type Avoidance, dietsOf, type Eater, eatsChilledOf, requireKnownEater } from "../safety/gate/eater.ts";
import { readText } from "../safety/lexicon/find-terms.ts";
import { tokenize } from "../safety/lexicon/letters/fold.ts";
import { allSideVariants, allVariants } from "./cookbook.ts";
import type { Recipe } from "./recipe.ts";
import { riskBitOf } from "./variants/cooking-risks.ts";
import { allergenMasks, dietBreaches, freeFromMasks } from "./variants/facts.ts";
import { needlessFreeFrom } from "./variants/free-from.ts";
import { recipesOf } from "./variants/variant.ts";
import type { Variants } from "./variants/variants.ts";
import { ALL_BITS, allergenMask } from "./variants/variants-facts.ts";

/** Words that a dish must not mention, and the beginnings of all their forms: a cheap test before a text is parsed. */
interface AvoidedNames {
  readonly words: AvoidedWords;
  readonly beginnings: RegExp;
}

const BEGINNING_MIN_LETTERS = 3;
/** "cherr" is how "cherries" begins; "chi" from chia would match "chicken". */
const ENDING_MAX_LETTERS = 3;
const foldedTexts = new WeakMap<Recipe, readonly string[]>();

function stemsOf(text: string): readonly string[] {
  return tokenize(text).map(({ stem }) => stem);
}

function namesOf(foodId: FoodId): readonly string[] {
  const { name, plural, aliases } = requireFood(foodId);
  return [name, plural, ...aliases];
}

/** The beginning that all forms of a word share. */
function beginningOf(stem: string): string {
  return stem.slice(0, Math.max(BEGINNING_MIN_LETTERS, stem.length - 1));
}

/**
 * One beginning for every phrase: a text without any of them contains none of the phrases. A word shared by shorter
 * phrases also covers longer ones.
 */
function beginningsOf(phrases: readonly (readonly string[])[]): readonly string[] {
  const chosen = new Set<string>();
  for (const stems of [...phrases].sort((one, other) => one.length - other.length)) {
    const own = stems.map(beginningOf);
    if (own.some((beginning) => chosen.has(beginning))) continue;
    chosen.add(own.reduce((longest, beginning) => (beginning.length > longest.length ? beginning : longest)));
  }
  return [...chosen];
}

function avoidedNames({ terms, foodIds }: Avoidance): AvoidedNames | null {
  const phrases = [...terms, ...foodIds.flatMap(namesOf)].map(stemsOf).filter(({ length }) => length > 0);
  if (phrases.length === 0) return null;
  const escaped = beginningsOf(phrases).map((beginning) => beginning.replace(/[^\p{L}\p{N}]/gu, "\\$&"));
  return {
    words: avoidedWordsOf({ terms, foodIds }),
    beginnings: new RegExp(`(?<![a-z])(?:${escaped.join("|")})[a-z]{0,${ENDING_MAX_LETTERS}}(?![a-z])`),
  };
}

function textsOf(recipe: Recipe): readonly string[] {
  return [recipe.name, recipe.detail ?? "", ...recipe.instructions];
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

/** Whether the text names an avoided phrase or food, by the gate's rules. */
function namesAvoided(text: string, recipe: Recipe, words: AvoidedWords): boolean {
  const read = readText(text);
  const isInDish = (wanted: FoodId) => recipe.ingredients.some(({ foodId }) => foodId === wanted);
  return read.found.some((found) => namesAvoidedFood(found, words, isInDish)) || avoidedPhrases(read, words).length > 0;
}

function mentionsAvoided(recipe: Recipe, { words, beginnings }: AvoidedNames): boolean {
  const texts = textsOf(recipe);
  return foldedTextsOf(recipe).some(
    (folded, at) => beginnings.test(folded) && namesAvoided(texts[at] ?? "", recipe, words),
  );
}

/**
 * All recipes that the eater may have at the base serving: allergens (may-contain counts), diet, avoided foods, time;
 * free-from foods only as replacements for foods that the eater avoids. Throws `UnknownValueError`.
 */
export function safeRecipes(eater: Eater): readonly Recipe[] {
  return safeAmong(allVariants(), eater);
}

/** The sides that the eater may have, by the same rules; they cook while the main does. Throws `UnknownValueError`. */
export function safeSides(eater: Eater): readonly Recipe[] {
  return safeAmong(allSideVariants(), eater);
}

function safeAmong(dishes: readonly Variants[], eater: Eater): readonly Recipe[] {
  requireKnownEater(eater);
  const avoided = allergenMask(eater.avoids.allergens);
  const avoidedFoods: ReadonlySet<FoodId> = new Set(eater.avoids.foodIds);
  const names = avoidedNames(eater.avoids);
  const needless = needlessFreeFrom((foodId) => foodConflict(requireFood(foodId), eater) === null);
  const risk = riskBitOf({ eatsRaw: eater.eatsRaw, eatsChilled: eatsChilledOf(eater) });
  const safe: Recipe[] = [];
  for (const variants of dishes) {
    const { prepMinutes } = variants;
    const allergens = allergenMasks(variants);
    const breaches = dietsOf(eater).map((diet) => dietBreaches(variants, diet));
    const freeFrom = freeFromMasks(variants);
    for (const recipe of recipesOf(variants)) {
      const { combination } = recipe;
      // An unknown figure counts as too high.
      if (!((prepMinutes[combination] ?? Number.POSITIVE_INFINITY) <= eater.maxPrepMinutes)) continue;
      if ((variants.risksOf(combination) & risk) !== 0) continue;
      if (((allergens[combination] ?? ALL_BITS) & avoided) !== 0) continue;
      if (breaches.some((broken) => broken[combination] !== 0)) continue;
      if (((freeFrom[combination] ?? ALL_BITS) & needless) !== 0) continue;
      if (avoidedFoods.size > 0 && recipe.ingredients.some(({ foodId }) => avoidedFoods.has(foodId))) continue;
      if (names === null || !mentionsAvoided(recipe, names)) safe.push(recipe);
    }
  }
  return safe;
}
