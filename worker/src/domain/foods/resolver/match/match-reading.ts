import { requireFood } from "../../catalogue/catalogue.ts";
import type { Food } from "../../catalogue/food.ts";
import { readAmount, readBracketed, wordsBesideAmount } from "../amounts/amount.ts";
import { type Measure, meaningByMeasure } from "../context.ts";
import { measureOf, type Reading } from "../line/reading.ts";
import { PLAIN_WORDS, PREPARATION_WORDS } from "../preparation.ts";
import { correctWord } from "../spelling.ts";
import { withoutEmptyPhrases } from "../without-empty-phrases.ts";
import { foldedWords, wordsOf } from "../words.ts";
import { isExactName, matchWords, type NameMatch, shows, splitQualifiers } from "./match-name.ts";
import { KINDS } from "./match-name-kinds.ts";
import {
  hidesNothing,
  matchHandled,
  matchModified,
  matchPhrase,
  namesFood,
  namesFoodAside,
  tellsOfHandling,
  turnedName,
} from "./match-name-phrase.ts";

const DIGIT_FIRST = /^\d/;
const MAX_CHOICES = 6;
const CANNED = /^(?:canned|tinned|jarred) /;
/** "Neutral oil (e.g. canola)": one of several that would do. */
const EXAMPLE = /^(?:e\.? ?g\.?|eg|for example|such as|like),? /;
/** "Cod (or other white fish)": what would do as well, where it hides nothing. */
const OR_OTHER = /^or (?:any )?(?:other|another|similar) /;
const OTHERS: ReadonlySet<string> = new Set(["other", "another", "any", "similar"]);

/** "Melted butter or coconut oil": fats by themselves, never short for an oil of their name. */
const FATS: ReadonlySet<string> = new Set(["butter", "melted butter", "ghee", "lard", "margarine", "shortening"]);

interface LineMatch extends NameMatch {
  /** The bracketed words are part of the name ("milk (almond)"). */
  readonly joined: boolean;
}

function sameBoundary(left: Food, right: Food): boolean {
  return (
    left.animal === right.animal &&
    left.contains.length === right.contains.length &&
    left.contains.every((allergen) => right.contains.includes(allergen))
  );
}

/** "Pork fillet (tenderloin)", "pointed (hispi) cabbage": the words in brackets stand for some of those before or behind. */
function isSynonym(food: Food, head: readonly string[], inside: readonly string[]): boolean {
  for (let kept = 0; kept < head.length; kept += 1) {
    // "Gluten-free millet (wheat)" is no wheat-free millet.
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

/** Words in brackets must leave the food what it is: mere preparation, a claim that holds, or another name of it. */
export function agreesWithBrackets(food: Food, { brackets, head }: Reading): boolean {
  return brackets.every((bracket) => {
    if (readBracketed(bracket) !== null) return true;
    const example = EXAMPLE.exec(bracket);
    if (example !== null) {
      const named = matchWords(foldedWords(bracket.slice(example[0].length)));
      if (named !== null && shows(food, named.food)) return true;
    }
    if (OR_OTHER.test(bracket) && hidesNothing(food, foldedWords(bracket))) return true;
    const { rest, claims } = splitQualifiers(foldedWords(wordsBesideAmount(withoutEmptyPhrases(bracket) ?? bracket)));
    if (!claims.every((claim) => claim.admits(food))) return false;
    if (!namesFoodAside(rest)) return true;
    const inside = matchWords(rest[0] === "or" ? rest.slice(1) : rest) ?? matchAlternatives(rest.join(" "), "none");
    if (inside !== null && sameBoundary(inside.food, food)) return true;
    if ((tellsOfHandling(rest) || inside === null) && hidesNothing(food, rest)) return true;
    return inside === null && isSynonym(food, head, rest);
  });
}

/** "Rigatoni or other tubular pasta": the others are of the same kind and hide nothing. */
function matchWithOthers(left: string, right: string): NameMatch | null {
  const words = foldedWords(right);
  if (!OTHERS.has(words[0] ?? "")) return null;
  const first = matchPhrase(left);
  const kind = KINDS[words[words.length - 1] ?? ""];
  return first !== null && kind?.(first.food) && hidesNothing(first.food, words) ? { ...first, confidence: 0.8 } : null;
}

/** "Fresh thyme or 1 tsp dried thyme": how much of the other is not asked for. */
function withoutAmount(text: string): string {
  const tokens = text.split(" ").filter(Boolean);
  return DIGIT_FIRST.test(text) ? readAmount(tokens).rest.join(" ") : text;
}

/** "Olive or avocado oil", "red or green bell pepper": the last words belong to both. */
function matchWithSharedEnd(left: string, right: string): NameMatch | null {
  const words = right.split(" ");
  for (let from = 1; from < words.length; from += 1) {
    const match = matchPhrase(`${left} ${words.slice(from).join(" ")}`);
    if (match !== null) return match;
  }
  return null;
}

/** "Chicken breasts or thighs", "pork loin or tenderloin": the first words belong to both. */
function matchWithSharedStart(left: string, right: string): NameMatch | null {
  const words = left.split(" ");
  return words.length < 2 || left.includes(",") ? null : matchPhrase([...words.slice(0, -1), right].join(" "));
}

/** A bare name that only its measure tells ("coriander" is fresh by the bunch). */
function matchMeant(name: string, measure: Measure): NameMatch | null {
  const meant = meaningByMeasure(foldedWords(name).join(" "), measure, [], null);
  return meant === null ? null : { food: requireFood(meant), confidence: 0.8 };
}

/** The first of a choice: whoever may not have one of the others may not have the line as it stands. */
function chosen(first: Food, others: readonly Food[]): NameMatch {
  return { food: first, others: others.filter((other) => other !== first), confidence: 0.8 };
}

/** "Ground beef or turkey": what is said of the first holds for the second. */
const SHARED_STATE = /^(?:lean )?(?:ground|minced|smoked|dried|frozen|canned) /;

/** "Butter or margarine" is two foods: the first, beside the other that may be cooked in its place. */
function matchAlternatives(name: string, measure: Measure): NameMatch | null {
  const cut = name.indexOf(" or ");
  if (cut < 0) return null;
  const left = name.slice(0, cut);
  const right = withoutAmount(name.slice(cut + 4));
  // "Fresh oregano or 1 tbsp dried", "chips or chunks": no other food.
  if (foldedWords(right).every((word) => PLAIN_WORDS.has(word))) return matchPhrase(left);
  const second =
    (SHARED_STATE.test(left) ? matchWithSharedStart(left, right) : null) ??
    matchPhrase(right.startsWith("other ") ? right.slice(6) : right) ??
    matchWithSharedStart(left, right);
  if (second === null) {
    const first = matchPhrase(left);
    const meant = first === null ? null : matchMeant(right, measure);
    return first !== null && meant !== null ? chosen(first.food, [meant.food]) : matchWithOthers(left, right);
  }
  // "Crisco or other shortening": the unknown name is an example of the known one.
  if (right.startsWith("other ")) {
    const isOneOf = matchPhrase(left)?.food === second.food || !namesFood(foldedWords(left));
    return isOneOf ? { food: second.food, confidence: 0.8 } : null;
  }
  const shared = matchWithSharedEnd(left, right);
  const alone = shared === null || FATS.has(left) ? matchPhrase(left) : null;
  const first = alone ?? shared;
  const meant = first ?? matchMeant(left, measure);
  if (meant === null) return null;
  // "Canned coconut milk or butter" may mean butter as well as that of coconuts.
  const plain = matchPhrase(right);
  const others = plain === null || sameBoundary(plain.food, second.food) ? [second.food] : [second.food, plain.food];
  return chosen(meant.food, others);
}

const LIST_LINKS = /\s*,\s*(?:and |or )?|\s+(?:and\/or|or)\s+/;

/** "Red, yellow or green bell pepper", "canola, sunflower or olive oil": three or more to choose from. */
function matchListed(name: string): NameMatch | null {
  if (!name.includes(" or ")) return null;
  const parts = name.split(LIST_LINKS).filter((part) => foldedWords(part).some((word) => !PLAIN_WORDS.has(word)));
  const last = parts.at(-1);
  if (last === undefined || parts.length < 3 || parts.length > MAX_CHOICES) return null;
  const foods = parts.flatMap((part) => {
    const shared = FATS.has(part) || part === last ? null : matchWithSharedEnd(part, last);
    return (shared ?? matchPhrase(part))?.food ?? [];
  });
  const [first, ...others] = foods;
  return first === undefined || foods.length < parts.length ? null : chosen(first, others);
}

/** "Beef (ribeye or sirloin)": the first of the kinds in brackets, where all of them are foods of one boundary. */
function firstChoice(bracket: string, words: readonly string[]): string {
  const choices = bracket.split(" or ");
  if (choices.length < 2) return bracket;
  const foods = choices.map((choice) => (matchWords([...foldedWords(choice), ...words]) ?? matchPhrase(choice))?.food);
  const [first] = foods;
  const isOneKind = first !== undefined && foods.every((food) => food !== undefined && sameBoundary(food, first));
  return isOneKind ? (choices[0] ?? bracket) : bracket;
}

/** "Milk (almond)", "rice (cooked)", "chicken (breast)": the bracketed words read as part of the name. */
function matchJoined({ words, brackets }: Reading): NameMatch | null {
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
function namedInBrackets(food: Food | null, { brackets }: Reading): NameMatch | null {
  // "Mixed vegetables (carrots, beans, peas)": what it is made of.
  if (brackets.filter((bracket) => isExactName(foldedWords(bracket))).length > 1) return null;
  for (const bracket of brackets) {
    const words = foldedWords(bracket);
    if (!isExactName(words)) continue;
    const inside = matchWords(words);
    if (inside === null || inside.food === food || (food !== null && isPartOf(food, inside.food))) continue;
    // "Coriander powder (dhaniya)": a word that has other meanings does not overrule a name.
    const isItsName = [inside.food.name, inside.food.plural].some(
      (name) => wordsOf(name).join(" ") === words.join(" "),
    );
    if (food === null || (isItsName && sameBoundary(inside.food, food))) {
      return { food: inside.food, confidence: 0.9 };
    }
  }
  return null;
}

/** "Beans (honey beans)": the bracket says the same word and which kind of it. */
function isSaidFully({ words, brackets }: Reading): boolean {
  return brackets.some((bracket) => {
    const inside = foldedWords(bracket);
    return (
      inside.length > words.length && words.every((word, at) => inside[inside.length - words.length + at] === word)
    );
  });
}

/** "White cheese (queso blanco)": what is named before the bracket is a kind that its food is of, and hides nothing. */
function isKindOf(match: NameMatch | null, words: readonly string[]): boolean {
  const kind = KINDS[words.at(-1) ?? ""];
  return match !== null && kind?.(match.food) === true && hidesNothing(match.food, words);
}

function matchByMeasure({ words, head, name, amount }: Reading): NameMatch | null {
  if (turnedName(name) !== null) return null;
  const bare = head.filter((word) => !PLAIN_WORDS.has(word) || word === "and");
  if (bare.length < head.length && isExactName(head)) return null;
  const meant = meaningByMeasure(
    bare.map((word) => correctWord(word) ?? word).join(" "),
    measureOf(amount),
    words,
    amount !== null && (amount.unit === null || amount.unit === amount.size) ? head : null,
  );
  if (meant === null) return null;
  const comma = name.indexOf(",");
  if (comma >= 0 && namesFoodAside(foldedWords(name.slice(comma)))) return null;
  return { food: requireFood(meant), confidence: 0.9 };
}

function matchStripped(name: string): NameMatch | null {
  const careful = withoutEmptyPhrases(name, true);
  const stripped = withoutEmptyPhrases(name);
  const match = careful === null || careful === stripped ? null : matchPhrase(careful);
  return match ?? (stripped === null ? null : matchPhrase(stripped));
}

/** "1 cube chicken bouillon": the unit is the last word of the name. */
function matchWithUnit({ words, amount }: Reading): NameMatch | null {
  const unit = amount?.unit ?? null;
  return unit === "cube" && isExactName([...words, unit]) ? matchWords([...words, unit]) : null;
}

function matchCanned(name: string): NameMatch | null {
  const canned = `canned ${name.replace(CANNED, "")}`;
  return matchPhrase(canned) ?? matchStripped(canned);
}

export function matchReading(reading: Reading): LineMatch | null {
  const { name, words, brackets, amount } = reading;
  if (words.length === 0) return null;
  const joined = brackets.length === 0 ? null : matchJoined(reading);
  if (joined !== null) return { ...joined, joined: true };
  const match =
    (amount?.container ? matchCanned(name) : null) ??
    matchWithUnit(reading) ??
    matchByMeasure(reading) ??
    matchPhrase(name) ??
    matchStripped(name) ??
    matchAlternatives(name, measureOf(amount)) ??
    matchListed(name) ??
    matchHandled(name);
  if (match === null) {
    const inside = namedInBrackets(null, reading);
    const told = namesFood(words) && !isSaidFully(reading) && !isKindOf(inside, words) ? null : inside;
    return told === null ? null : { ...told, confidence: told.confidence * 0.8, joined: true };
  }
  return { ...(namedInBrackets(match.food, reading) ?? match), joined: false };
}
