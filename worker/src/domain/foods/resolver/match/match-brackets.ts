import type { Food } from "../../catalogue/food.ts";
import { readBracketed, wordsBesideAmount } from "../amounts/amount.ts";
import type { Reading } from "../line/reading.ts";
import { PREPARATION_WORDS } from "../preparation.ts";
import { withoutEmptyPhrases } from "../without-empty-phrases.ts";
import { foldedWords, wordsOf } from "../words.ts";
import { matchAlternatives, sameBoundary } from "./match-choices.ts";
import { isExactName, matchWords, type NameMatch, splitQualifiers } from "./match-name.ts";
import { KINDS } from "./match-name-kinds.ts";
import {
  describesHandling,
  hidesNothing,
  matchModified,
  matchPhrase,
  namesFood,
  namesFoodAside,
} from "./match-name-phrase.ts";
import { shows } from "./shows.ts";

/** "Neutral oil (e.g. canola)": an example of several that are fine. */
const EXAMPLE = /^(?:e\.? ?g\.?|eg|for example|such as|like),? /;
/** "Cod (or other white fish)": an alternative, if it hides nothing. */
const OR_OTHER = /^or (?:any )?(?:other|another|similar) /;
/**
 * "Pork fillet (tenderloin)", "pointed (hispi) cabbage": the words in brackets replace some of those before or after.
 */
function isSynonym(food: Food, head: readonly string[], inside: readonly string[]): boolean {
  for (let kept = 0; kept < head.length; kept += 1) {
    // "Gluten-free millet (wheat)" is not a millet without wheat.
    if (head[kept] === "free") continue;
    for (const words of [
      [...head.slice(0, kept), ...inside],
      [...inside, ...head.slice(kept)],
    ]) {
      const match = kept === 0 ? null : matchWords(words);
      if (match !== null && sameBoundary(match.food, food)) return true;
    }
  }
  return false;
}

/** Words in brackets must not change the food: preparation, a claim that is true, or another name of it. */
export function agreesWithBrackets(food: Food, { brackets, head }: Reading): boolean {
  return brackets.every((bracket) => {
    if (readBracketed(bracket)?.bare) return true;
    const example = EXAMPLE.exec(bracket);
    if (example !== null) {
      const named = matchWords(foldedWords(bracket.slice(example[0].length)));
      if (named !== null && shows(food, named.food)) return true;
    }
    if (OR_OTHER.test(bracket) && hidesNothing(food, foldedWords(bracket))) return true;
    const plain = withoutEmptyPhrases(bracket) ?? bracket;
    // "Blueberries (Fage Total)": a brand adds nothing, unless it implies a hidden food.
    const called = plain !== bracket && isExactName(foldedWords(bracket)) ? matchWords(foldedWords(bracket)) : null;
    if (called !== null && !shows(food, called.food)) return false;
    const { rest, claims } = splitQualifiers(foldedWords(wordsBesideAmount(plain)));
    if (!claims.every((claim) => claim.admits(food))) return false;
    if (!namesFoodAside(rest)) return true;
    const inside = matchWords(rest[0] === "or" ? rest.slice(1) : rest) ?? matchAlternatives(rest.join(" "), "none");
    if (inside !== null && sameBoundary(inside.food, food)) return true;
    if ((describesHandling(rest) || inside === null) && hidesNothing(food, rest)) return true;
    return inside === null && isSynonym(food, head, rest);
  });
}

/**
 * "Beef (ribeye or sirloin)": the first of the kinds in brackets, if all count as the same food to allergies and diets.
 */
function firstChoice(bracket: string, words: readonly string[]): string {
  const choices = bracket.split(" or ");
  if (choices.length < 2) return bracket;
  const foods = choices.map((choice) => (matchWords([...foldedWords(choice), ...words]) ?? matchPhrase(choice))?.food);
  const [first] = foods;
  const isOneKind = first !== undefined && foods.every((food) => food !== undefined && sameBoundary(food, first));
  return isOneKind ? (choices[0] ?? bracket) : bracket;
}

/** "Milk (almond)", "rice (cooked)", "chicken (breast)": the bracketed words read as part of the name. */
export function matchJoined({ words, brackets }: Reading): NameMatch | null {
  const inside = brackets
    .filter((bracket) => readBracketed(bracket) === null)
    .map((bracket) => firstChoice(wordsBesideAmount(bracket), words));
  const insideWords = inside.flatMap(foldedWords);
  // "2 green chilies (chopped)" are chopped at home, "chopped green chiles" are sold in a can.
  if (insideWords.every((word) => PREPARATION_WORDS.has(word))) return null;
  if (!namesFood(insideWords) && !isExactName([...insideWords, ...words])) return null;
  const modified = matchModified(words, inside);
  if (modified !== null) return modified;
  const followed = matchWords([...words, ...insideWords]);
  const alone = followed === null ? null : matchWords(words);
  if (followed === null || alone === null || !sameBoundary(followed.food, alone.food)) return null;
  const aside = matchWords(insideWords);
  return aside === null || shows(followed.food, aside.food) ? followed : null;
}

/** "Lemon juice (nimbu)": the bracket names the fruit that the juice comes from. */
function isPartOf(food: Food, whole: Food): boolean {
  const words = wordsOf(food.name);
  return words.length > 1 && wordsOf(whole.name).every((word) => words.includes(word));
}

/** "Tomato sauce (ketchup)", "rai (mustard seeds)": a full name in brackets says which food is meant. */
export function namedInBrackets(food: Food | null, { brackets }: Reading): NameMatch | null {
  // "Mixed vegetables (carrots, beans, peas)": what it is made of.
  if (brackets.filter((bracket) => isExactName(foldedWords(bracket))).length > 1) return null;
  for (const bracket of brackets) {
    const words = foldedWords(bracket);
    if (!isExactName(words)) continue;
    const inside = matchWords(words);
    if (inside === null || inside.food === food || (food !== null && isPartOf(food, inside.food))) continue;
    // "Coriander powder (dhaniya)": a word with several meanings does not overrule a name.
    const isItsName = [inside.food.name, inside.food.plural].some(
      (name) => wordsOf(name).join(" ") === words.join(" "),
    );
    if (food === null || (isItsName && sameBoundary(inside.food, food))) {
      return { food: inside.food, confidence: 0.9 };
    }
  }
  return null;
}

/** "Beans (honey beans)": the brackets repeat the word and add which kind it is. */
export function isSaidFully({ words, brackets }: Reading): boolean {
  return brackets.some((bracket) => {
    const inside = foldedWords(bracket);
    return (
      inside.length > words.length && words.every((word, at) => inside[inside.length - words.length + at] === word)
    );
  });
}

/** "White cheese (queso blanco)": the food in brackets is of the kind named before, and hides nothing. */
export function isKindOf(match: NameMatch | null, words: readonly string[]): boolean {
  const kind = KINDS[words.filter((word) => !PREPARATION_WORDS.has(word)).at(-1) ?? ""];
  return match !== null && kind?.(match.food) === true && hidesNothing(match.food, words);
}
