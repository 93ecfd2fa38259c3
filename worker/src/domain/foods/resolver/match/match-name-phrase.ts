import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import { requireFood } from "../../catalogue/catalogue.ts";
import type { Food } from "../../catalogue/food.ts";
import { findUnit } from "../../catalogue/units.ts";
import { table } from "../../table.ts";
import {
  ALARM_WORDS,
  ALTERING_WORDS,
  CANNED_WORDS,
  COOKED_WORDS,
  DRIED_WORDS,
  FISH_CUT_WORDS,
  FROZEN_WORDS,
  HANDLING_WORDS,
  PART_WORDS,
  PLAIN_WORDS,
  PREPARATION_WORDS,
} from "../preparation.ts";
import { correctWord, isKitchenWord, isKnownWord, isLackedFood } from "../spelling.ts";
import { withoutEmptyPhrases } from "../without-empty-phrases.ts";
import { foldedWords, wordsOf } from "../words.ts";
import { isExactName, matchClaimed, matchPlain, matchWords, type NameMatch, splitQualifiers } from "./match-name.ts";
import { exactNames, nameVocabulary } from "./name-index.ts";
import { shows, showsBeside } from "./shows.ts";

const SAYING: readonly ReadonlySet<string>[] = [
  PLAIN_WORDS,
  HANDLING_WORDS,
  PREPARATION_WORDS,
  PART_WORDS,
  FISH_CUT_WORDS,
];
const DIGITS = /^[\d./]+$/;
const STATES: readonly ReadonlySet<string>[] = [COOKED_WORDS, DRIED_WORDS, FROZEN_WORDS, CANNED_WORDS];
const PLURAL_END = /[^s]s\s*$/;
const SEPARATOR = /[,;:]/;
/** Where a name ends and its preparation begins. */
const LINK =
  / (?=(?:for|to|such as|like|e\.g\.|ideally|preferably|at|cut|(?:peeled|shaved|sliced|torn|chopped|broken|sliced|halved) (?:in|into)|plus|from|made (?:up )?(?:with|from|using)|if|until|weighing|left|broken|soaked|torn|depending|slaked|(?:stuck|studded) with|(?:mixed|dissolved|whisked|stirred|blended) (?:in)?to a|(?:mixed|dissolved|whisked) (?:in|with) (?:[\d./]+ \w+ )?(?:of )?(?:the |cold |warm |hot |a little |some )*water)(?: |$))/;
const MAX_RUN = 4;
const TAKEN_FROM: ReadonlySet<string> = new Set(["juice", "zest", "rind", "peel", "seed", "leaf", "yolk"]);
const MAX_QUALITIES = 3;
const MAX_HANDLING_WORDS = 16;

/** "Undrained", "massaged", "dolloping": English forms for what is done with a food. */
const TELLS_OF_DOING = /(?:ed|ly|ing)$|^(?:plus|e\.g)$/;

/** An unknown word ("kajmak"), or one of a food that we lack ("krill"): never left out. */
function mayBeFood(word: string): boolean {
  return isLackedFood(word) || (!isKnownWord(word) && !TELLS_OF_DOING.test(word) && findUnit(word) === null);
}

/** Whether words could name or change a food, so that they are not dropped as mere preparation. */
export function namesFood(words: readonly string[]): boolean {
  const vocabulary = nameVocabulary();
  if (splitQualifiers(words).claims.length > 0) return true;
  const telling = words.filter((word) => !PLAIN_WORDS.has(word));
  if (telling.some((word) => ALTERING_WORDS.has(word) || vocabulary.has(word))) return true;
  return telling.some(mayBeFood);
}

/** The same for words after a comma, which may name a part, a color or a size. */
export function namesFoodAside(words: readonly string[]): boolean {
  return namesFood(words.filter((word) => !PART_WORDS.has(word) && !DIGITS.test(word)));
}

/** Words after a comma that make another food, or a state with other figures ("rice, cooked"). */
function changesFood(words: readonly string[]): boolean {
  return STATES.some((state) => words.some((word) => state.has(word))) || namesFoodAside(words);
}

/** "Almonds" and "raw almond" are foods of their own; "almond" tells what the head is made of. */
function standsAlone(modifier: string): boolean {
  const words = foldedWords(modifier);
  return words.length > 1 ? matchPlain(words) !== null : PLURAL_END.test(modifier);
}

/**
 * Reads "milk, almond" or "milk (almond)" as almond milk, but "butter, almonds" as two foods: only a modifier in the
 * singular may change the head, and what the modifier itself contains must stay visible.
 */
export function matchModified(head: readonly string[], modifiers: readonly string[]): NameMatch | null {
  const words = [...modifiers].reverse().flatMap(foldedWords);
  const match = matchClaimed([...words, ...head]);
  if (match === null) return null;
  const aside = matchPlain(words);
  if (aside !== null && !shows(match.food, aside.food)) return null;
  const alone = matchPlain(head);
  if (alone === null || shows(match.food, alone.food)) return match;
  return modifiers.some(standsAlone) ? null : match;
}

/** "Boneless, skinless chicken thighs, cubed": joins everything before the first food to it. */
function joinQualities(parts: readonly string[]): readonly string[] {
  const named = parts.findIndex((part) => {
    const words = foldedWords(part);
    return isExactName(words) || !words.every((word) => PLAIN_WORDS.has(word));
  });
  return named <= 0 ? parts : [parts.slice(0, named + 1).join(" "), ...parts.slice(named + 1)];
}

/** Preparation ("sliced") and extracts ("juice") do not describe the food itself. */
function isQuality(word: string): boolean {
  return !PREPARATION_WORDS.has(word) && !TAKEN_FROM.has(word);
}

/**
 * "Onions, red, sliced", "tofu, extra-firm, pressed": the longest exact name that includes an adjective after the
 * comma; null if there is none, or if the rest could change the food.
 */
export function turnedName(folded: string): readonly string[] | null {
  if (!SEPARATOR.test(folded)) return null;
  const [head = [], ...asides] = folded.split(SEPARATOR).map(foldedWords);
  const behind = asides.reverse();
  const telling = behind.map((words) => words.filter((word) => !PREPARATION_WORDS.has(word)));
  const single = behind.flatMap((words, at) => [words, telling[at] ?? []].map((qualities) => ({ qualities, at })));
  const candidates = [{ qualities: telling.flat(), at: null }, ...single].sort(
    (left, right) => right.qualities.length - left.qualities.length,
  );
  for (const { qualities, at } of candidates) {
    const turned = [...qualities, ...head];
    if (qualities.length > MAX_QUALITIES || !qualities.some(isQuality) || !isExactName(turned)) continue;
    if (at === null || !behind.some((words, other) => other !== at && changesFood(words))) return turned;
  }
  return null;
}

/** The food that a folded phrase names, as written or with its comma parts reversed ("tomatoes, canned"). */
export function matchPhrase(folded: string): NameMatch | null {
  if (!SEPARATOR.test(folded)) return matchWords(foldedWords(folded));
  const parts = joinQualities(folded.split(SEPARATOR).filter((part) => foldedWords(part).length > 0));
  const [first = "", ...asides] = parts;
  const head = foldedWords(first);
  if (asides.length === 0) return matchWords(head);
  const turned = [...asides].reverse().flatMap(foldedWords).concat(head);
  if (isExactName(turned)) return matchModified(head, asides);
  const turnedHead = turnedName(folded);
  const quality = turnedHead?.slice(0, -head.length).join(" ");
  const turnedMatch = quality === undefined ? null : matchModified(head, [quality]);
  if (turnedMatch !== null) return { food: turnedMatch.food, confidence: turnedMatch.confidence * 0.97 };
  if (asides.some((aside) => changesFood(foldedWords(aside)))) return matchModified(head, asides);
  const match = matchWords(head);
  return match === null ? null : { food: match.food, confidence: match.confidence * 0.97 };
}

const ALLERGEN_OF_ALARM: Readonly<Record<string, Allergen>> = table({
  wheat: "wheat",
  soy: "soy",
  dairy: "milk",
  whey: "milk",
  lactose: "milk",
  gluten: "gluten",
  lupin: "lupin",
});

/** "Vegan mince (soy-based)", if the food is known to contain soy. */
function isInSight(food: Food, alarm: string): boolean {
  const allergen = ALLERGEN_OF_ALARM[alarm];
  return allergen !== undefined && food.contains.includes(allergen);
}

/** Whether no food named by the words, alone or together, has an allergen or animal source that the food lacks. */
export function hidesNothing(food: Food, words: readonly string[], isShown = showsBeside): boolean {
  if (words.length > MAX_HANDLING_WORDS || splitQualifiers(words).claims.length > 0) return false;
  if (words.some((word) => ALTERING_WORDS.has(word) || (ALARM_WORDS.has(word) && !isInSight(food, word)))) return false;
  if (words.some(mayBeFood)) return false;
  // "Rohu fish, cut into steaks": "steak" means beef only if no fish is named.
  const isCut = (word: string) => food.animal === "fish" && FISH_CUT_WORDS.has(word);
  const right = words.filter((word) => !isCut(word)).map((word) => correctWord(word) ?? word);
  const shown = new Set<number>();
  for (let from = 0; from < right.length; from += 1) {
    for (let to = from + 1; to <= Math.min(right.length, from + MAX_RUN); to += 1) {
      const id = exactNames().get(right.slice(from, to).join(" "));
      if (id === undefined) continue;
      if (!isShown(food, requireFood(id))) return false;
      for (let at = from; at < to; at += 1) shown.add(at);
    }
  }
  // "Biscuit", "malt": words that occur in names but say nothing about the food.
  const own = new Set([food.name, ...food.aliases].flatMap(wordsOf));
  return right.every((word, at) => shown.has(at) || own.has(word) || saysNoFood(word));
}

/** "Fortified", "desalted", but not "beniseed"; and words of names that are no food by themselves. */
const DONE =
  /(?<!e)ed$|^(?:cooking|roasting|flesh|knot|heart|drippy|grapeseed|lean|garnish|other|like|such|use|love|fat|sunflower|pumpkin|vegetable|[\d.]+%)$/;

/** Whether the word names no food, although it occurs in names. */
function saysNoFood(word: string): boolean {
  if (!nameVocabulary().has(word) || DIGITS.test(word) || DONE.test(word) || findUnit(word) !== null) return true;
  return SAYING.some((words) => words.has(word)) || isKitchenWord(word);
}

/** Whether words describe handling rather than the food ("for the egg wash", "sliced against the grain"). */
export function describesHandling(words: readonly string[]): boolean {
  return words.some((word) => HANDLING_WORDS.has(word) || PREPARATION_WORDS.has(word));
}

/**
 * The food of a phrase that ends with its use ("oil for deep frying", "steak, sliced against the grain"): those words
 * are dropped if they hide nothing; a state in them ("cooked") still counts.
 */
export function matchHandled(folded: string): NameMatch | null {
  const [name = "", ...behind] = joinQualities((withoutEmptyPhrases(folded) ?? folded).split(SEPARATOR));
  const [head = [], ...asides] = [...name.split(LINK), ...behind].map(foldedWords).filter((words) => words.length > 0);
  if (asides.length === 0) return null;
  const match = matchWords(head);
  if (match === null) return null;
  const telling = asides.filter(changesFood);
  if (!telling.every((words) => describesHandling(words) && hidesNothing(match.food, words))) return null;
  const states = telling.flat().filter((word) => STATES.some((state) => state.has(word)));
  const found = states.length === 0 ? match : matchModified(head, [states.join(" ")]);
  return found === null ? null : { food: found.food, confidence: found.confidence * 0.9 };
}
