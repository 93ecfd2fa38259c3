import { DIETS } from "@mealwright/schema/constants/questionnaire";
import { allTemplates } from "../../../cookbook/cookbook.ts";
import { FOODS } from "../../../foods/catalogue/catalogue.ts";
import type { Food } from "../../../foods/catalogue/food.ts";
import { KITCHEN_WORDS } from "../../../foods/resolver/words/kitchen-words.data.ts";
import { dietBreach } from "../../../safety/gate/diets.ts";
import { type FoundTerm, readText } from "../../../safety/lexicon/find-terms.ts";
import { stemWord, tokenize } from "../../../safety/lexicon/letters/fold.ts";

/** Common suffixes of words whose base may be known: "simmered", "gently", "slicing". */
const ENDINGS = ["ing", "ed", "ly", "ness", "ful", "less", "able", "er", "est", "ish"];
/** "Chopping", "chopped": the last letter is written twice. */
const DOUBLING: ReadonlySet<string> = new Set(["ing", "ed"]);
const MIN_BASE = 4;
const ASCII = /^[\x20-\x7e’]*$/;
const NUMBER = /^\d+(?:st|nd|rd|th|c|f|g|ml|cm|mm|in|min|h|x)?$/;
/** English words that are foods in another language. */
const DOUBTFUL: ReadonlySet<string> = new Set([
  "latte",
  "pain",
  "speck",
  "nata",
  "burro",
  "ovo",
  "ovos",
  "gehacktes",
  "et",
]);

/** "Fish" in Finnish, and cuts that imply an animal unless something in the dish is called that. */
const CUTS: ReadonlySet<string> = new Set([
  "kala",
  "corned",
  "rinds",
  "belly",
  "chops",
  "cheeks",
  "marrow",
  "tartare",
  "kebab",
]);

/** What a cook does, though names of avoided foods have the words too ("stock cube"). */
const HANDLING = "bruise bury carve cubed dash devein minced sautee slurry spear sprig submerge unroll";

let knownStems: ReadonlySet<string> | null = null;

/** Whether nobody has to avoid the food, so that the words of its names are harmless. */
function isForAll(food: Food): boolean {
  return food.contains.length + food.mayContain.length === 0 && DIETS.every((diet) => dietBreach(food, diet) === null);
}

/**
 * The stems of plain kitchen English, of the names that we print of foods that nobody avoids, and of our own recipes. Other
 * tongues have the same words for other foods, and words of avoided foods ("thigh", "mięso") are left out: of those, only
 * what the lexicon reads is known. Built on first use.
 */
function stems(): ReadonlySet<string> {
  if (knownStems !== null) return knownStems;
  const foods = [...FOODS.values()];
  const printed = foods.filter(isForAll).flatMap(({ name, plural }) => [name, plural]);
  const known = new Set(tokenize(printed.join(" . ")).map(({ stem }) => stem));
  for (const { stem } of tokenize(`${KITCHEN_WORDS} ${HANDLING}`)) known.add(stem);
  const avoided = stemsOfFoods(foods.filter((food) => !isForAll(food)));
  const add = (text: string) => {
    for (const { stem } of tokenize(text)) if (!avoided.has(stem)) known.add(stem);
  };
  for (const template of allTemplates()) {
    add(`${template.name} . ${template.detail ?? ""}`);
    for (const step of template.steps) if ("text" in step) add(step.text);
    for (const choice of Object.values(template.parts).flat()) {
      add(`${choice.name} . ${choice.word ?? ""}`);
      for (const step of choice.steps ?? []) add(step.text);
    }
  }
  knownStems = known;
  return known;
}

function namesOf({ name, plural, aliases }: Food): string {
  return `${name} . ${plural} . ${aliases.join(" . ")}`;
}

const stemsByFoods = new WeakMap<readonly Food[], ReadonlySet<string>>();

/** The stems of all names of the foods; computed once for each list of foods. */
export function stemsOfFoods(foods: readonly Food[]): ReadonlySet<string> {
  let found = stemsByFoods.get(foods);
  if (found === undefined) {
    found = new Set(tokenize(foods.map(namesOf).join(" . ")).map(({ stem }) => stem));
    stemsByFoods.set(foods, found);
  }
  return found;
}

function isKnown(word: string, stem: string): boolean {
  const known = stems();
  if (known.has(stem) || NUMBER.test(word)) return true;
  for (const form of [word, stem]) {
    for (const ending of ENDINGS) {
      if (!form.endsWith(ending) || form.length - ending.length < MIN_BASE) continue;
      const base = form.slice(0, -ending.length);
      if (known.has(stemWord(base)) || known.has(stemWord(`${base}e`)) || known.has(base)) return true;
      if (DOUBLING.has(ending) && base.at(-1) === base.at(-2) && known.has(stemWord(base.slice(0, -1)))) return true;
    }
  }
  return false;
}

/** "Lemon rinds": the lexicon knows the word as part of a longer term. */
function isInPhrase(found: readonly FoundTerm[], index: number): boolean {
  return found.some(({ firstToken, endToken }) => firstToken <= index && index < endToken && endToken - firstToken > 1);
}

/**
 * The words of a text that neither we nor the lexicon know, so that what they name cannot be checked. A word from a
 * food's name ("mięso", "petto") is known only if the food is in the dish.
 */
export function unknownWords(text: string, ownStems: ReadonlySet<string>): readonly string[] {
  const { tokens, found } = readText(text);
  return tokens.flatMap(({ word, stem, start, end }, index) => {
    // An accent makes it a different word: "nötter" is not "not".
    const isPlain = ASCII.test(text.slice(start, end));
    const isRead = found.some(({ firstToken, endToken }) => firstToken <= index && index < endToken);
    const isCut = CUTS.has(word) && !ownStems.has(stem) && !isInPhrase(found, index);
    const isOurs = isRead || ownStems.has(stem) || (isPlain ? isKnown(word, stem) : stems().has(stem));
    return !DOUBTFUL.has(word) && !isCut && isOurs ? [] : [word];
  });
}

/** Whether at least half of a text's words are English that a kitchen uses. */
export function isReadable(text: string, ownStems: ReadonlySet<string>): boolean {
  const count = tokenize(text).length;
  return count > 0 && unknownWords(text, ownStems).length * 2 <= count;
}
