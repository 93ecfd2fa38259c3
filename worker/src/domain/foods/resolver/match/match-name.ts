import { requireFood } from "../../catalogue/catalogue.ts";
import type { Food, FoodId } from "../../catalogue/food.ts";
import {
  CANNED_WORDS,
  COLOUR_WORDS,
  DRIED_WORDS,
  FISH_CUT_WORDS,
  FROZEN_WORDS,
  OWN_THINGS,
  PLAIN_WORDS,
  PREPARATION_WORDS,
  QUALIFIERS,
  QUALITY_WORDS,
  type Qualifier,
} from "../preparation.ts";
import { correctWord, isKnownWord, nearWords } from "../spelling.ts";
import { singular } from "../words.ts";
import { DROPS, kindOf, kindsOf } from "./match-name-drops.ts";
import { KINDS, KINDS_BEFORE } from "./match-name-kinds.ts";
import { exactNames, nameVocabulary, sortedKey, unorderedNames } from "./name-index.ts";
import { shows } from "./shows.ts";

/** A food and the probability that the words mean it, 0 to 1. */
export interface NameMatch {
  readonly food: Food;
  readonly confidence: number;
  /** The alternatives that the words name ("mayonnaise or yogurt"). */
  readonly others?: readonly Food[];
}

const MAX_WORDS = 24;
const MIN_APART = 7;
const MIN_HALF = 3;
/** With more unknown words than this we cannot be sure which food a text is about. */
export const MAX_UNKNOWN_WORDS = 3;
const CLAIM_STARTS: ReadonlySet<string> = new Set(QUALIFIERS.map(({ words }) => words[0] ?? ""));
const NO_CLAIMS: readonly Qualifier[] = [];

const PASTA_SHAPES: ReadonlySet<string> = new Set(
  "penne spaghetti fusilli rigatoni macaroni linguine farfalle rotini orzo shell bucatini cavatappi ziti elbow fettuccine".split(
    " ",
  ),
);

const LINKS: ReadonlySet<string> = new Set(["and", "or", "then", "but"]);

function findExact(words: readonly string[]): FoodId | undefined {
  return exactNames().get(words.join(" "));
}

/** Whether the words are a name exactly as written. */
export function isExactName(words: readonly string[]): boolean {
  return findExact(words) !== undefined;
}

/** "Silverside of beef" is beef silverside: a cut and its animal swapped. */
const CUT_ANIMALS: ReadonlySet<string> = new Set(["beef", "veal", "pork", "lamb"]);

function isOrderFree(words: readonly string[]): boolean {
  if (words.length >= 3) return true;
  return words.some(
    (word) =>
      word.endsWith("%") ||
      FROZEN_WORDS.has(word) ||
      CANNED_WORDS.has(word) ||
      DRIED_WORDS.has(word) ||
      CUT_ANIMALS.has(word),
  );
}

function findAnyOrder(words: readonly string[]): FoodId | undefined {
  return isOrderFree(words) ? unorderedNames().get(sortedKey(words)) : undefined;
}

/** Whether the food has the allergens of its first and last word: "butter roasted almonds" is not a spread. */
function showsEnds(food: Food, words: readonly string[]): boolean {
  return [words[0], words[words.length - 1]].every((word) => {
    // "King fish steaks" are no beef.
    if (food.animal === "fish" && FISH_CUT_WORDS.has(word ?? "")) return true;
    const id = word === undefined ? undefined : findExact([word]);
    return id === undefined || shows(food, requireFood(id));
  });
}

/** "Peeled and diced", "fresh or frozen": drops the conjunction between two words of preparation. */
function withoutLinks(words: readonly string[]): readonly string[] {
  if (!words.some((word) => LINKS.has(word))) return words;
  return words.filter((word, at) => {
    if (!LINKS.has(word)) return true;
    const [before, after] = [words[at - 1], words[at + 1]];
    if (before === undefined || after === undefined) return true;
    // "Green and red chilies": two colors of one thing.
    if (word === "and" && COLOUR_WORDS.has(before) && COLOUR_WORDS.has(after)) return false;
    return !PLAIN_WORDS.has(before) || !PLAIN_WORDS.has(after);
  });
}

/** "Cheddar cheese", "penne pasta", "thyme leaves": the kind of food repeated after its name. */
function matchWithKind(words: readonly string[]): NameMatch | null {
  if (words.length < 2) return null;
  // "Rohu fish steaks": the cut after the kind.
  if (words.at(-2) === "fish" && (words.at(-1) === "fillet" || FISH_CUT_WORDS.has(words.at(-1) ?? ""))) {
    const whole = matchWithKind(words.slice(0, -1));
    return whole?.food.animal === "fish" ? whole : null;
  }
  const before = KINDS_BEFORE[words[0] ?? ""];
  const kind = before ?? KINDS[words[words.length - 1] ?? ""];
  if (kind === undefined) return null;
  const rest = before === undefined ? words.slice(0, -1) : words.slice(1);
  const match = matchListed(rest) ?? matchWithKind(rest);
  return match !== null && kind(match.food) ? { food: match.food, confidence: match.confidence * 0.97 } : null;
}

/** "Dry beans" are dried beans. */
function withOtherDried(words: readonly string[]): readonly string[] | null {
  if (!words.includes("dry") || findExact(words) !== undefined || findAnyOrder(words) !== undefined) return null;
  return words.map((word) => (word === "dry" ? "dried" : word));
}

/** The food that the words name without correcting anything or removing a claim. */
export function matchPlain(words: readonly string[]): NameMatch | null {
  const dried = withOtherDried(words);
  const direct = (dried === null ? null : matchListed(dried)) ?? matchListed(words) ?? matchWithKind(words);
  if (direct !== null) return direct;
  const linkless = withoutLinks(words);
  const once = linkless.filter((word, at) => !PLAIN_WORDS.has(word) || linkless.indexOf(word) === at);
  return once.length === words.length ? null : (matchListed(once) ?? matchWithKind(once));
}

const FRESH: ReadonlySet<string> = new Set(["fresh", "freshly"]);

/** "Cold salted butter": the longest name of two or more words left when adjectives in front are dropped. */
function findBehindQualities(words: readonly string[], isWhole: (key: string) => boolean): FoodId | undefined {
  const telling = words.filter((word, at) => at > 0 || !PREPARATION_WORDS.has(word));
  for (let from = 1; from <= telling.length - 2; from += 1) {
    const [left = "", next = ""] = telling.slice(from - 1);
    // "Baby spinach leaves", "freshly grated Parmesan": the first word decides which food it is.
    if (!QUALITY_WORDS.has(left) || FRESH.has(left) || findExact([left, next]) !== undefined) return undefined;
    const id = findExact(telling.slice(from));
    if (id !== undefined && isWhole(telling.slice(from).join(" "))) return id;
  }
  return undefined;
}

function matchListed(words: readonly string[]): NameMatch | null {
  if (words.length === 0 || words.length > MAX_WORDS) return null;
  const exact = findExact(words);
  if (exact !== undefined) return { food: requireFood(exact), confidence: 1 };
  const unordered = findAnyOrder(words);
  if (unordered !== undefined && showsEnds(requireFood(unordered), words)) {
    return { food: requireFood(unordered), confidence: 0.95 };
  }
  const kinds = kindsOf(words);
  if (kinds === 0) return null;
  const things = words.map((word, at) => `${word} ${words[at + 1]}`).filter((pair) => OWN_THINGS.has(pair));
  const keepsThings = (key: string) => things.every((thing) => ` ${key} `.includes(` ${thing} `));
  const behind = findBehindQualities(words, keepsThings);
  if (behind !== undefined) return { food: requireFood(behind), confidence: 0.96 };
  const tried = new Set<string>();
  for (const drop of DROPS) {
    if ((kinds & drop.needs) === 0) continue;
    const kept = words.filter((word) => (kindOf(word) & drop.kinds) === 0);
    const key = kept.join(" ");
    // "Organic stock cube" is still a cube; "crispy onions" are not onions.
    if (key === "" || tried.has(key) || !keepsThings(key)) continue;
    tried.add(key);
    const inOrder = findExact(kept);
    const id = inOrder ?? findAnyOrder(kept);
    if (id === undefined) continue;
    const food = requireFood(id);
    const isPlain = inOrder !== undefined && !drop.isCooked;
    if (!isPlain && !showsEnds(food, words)) continue;
    if (drop.admits(food)) return { food, confidence: drop.confidence };
  }
  return null;
}

function indexOfRun(words: readonly string[], run: readonly string[]): number {
  for (let at = 0; at + run.length <= words.length; at += 1) {
    if (run.every((word, offset) => words[at + offset] === word)) return at;
  }
  return -1;
}

/** Separates claims ("gluten free", "vegan") from the words. */
export function splitQualifiers(words: readonly string[]): { rest: readonly string[]; claims: readonly Qualifier[] } {
  if (!words.some((word) => CLAIM_STARTS.has(word))) return { rest: words, claims: NO_CLAIMS };
  let rest = words;
  const claims: Qualifier[] = [];
  for (const qualifier of QUALIFIERS) {
    const at = indexOfRun(rest, qualifier.words);
    if (at < 0) continue;
    claims.push(qualifier);
    rest = [...rest.slice(0, at), ...rest.slice(at + qualifier.words.length)];
  }
  return { rest, claims };
}

/** A claim must already be true of the food; it never turns one food into another. */
export function matchClaimed(words: readonly string[]): NameMatch | null {
  const direct = matchPlain(words);
  if (direct !== null) return direct;
  const { rest, claims } = splitQualifiers(words);
  if (claims.length === 0) return null;
  const match = matchPlain(rest);
  if (match === null || !claims.every((claim) => claim.admits(match.food))) return null;
  return { food: match.food, confidence: match.confidence * 0.95 };
}

function spellRight(words: readonly string[]): readonly string[] | null {
  if (words.filter((word) => !isKnownWord(word)).length > MAX_UNKNOWN_WORDS) return null;
  let changed = false;
  const right = words.map((word) => {
    const correction = correctWord(word);
    if (correction !== null) changed = true;
    return correction ?? word;
  });
  return changed ? right : null;
}

/** "Frosta vegetables" must not become "fresa", a strawberry: such a word may be anything. */
const TELLS_NOTHING: ReadonlySet<string> = new Set(["vegetable", "fruit", "herb", "spice"]);
const MAX_SLIPPED = 2;
const MAX_SLIPPED_WORDS = 6;
const MAX_SPELLINGS = 40;

/** "Romane lettuce", "chedder chese": misspelled words, if all corrections that form a name mean the same food. */
function matchSlipped(words: readonly string[]): NameMatch | null {
  if (words.length < 2 || words.length > MAX_SLIPPED_WORDS) return null;
  // "Plant-based rince" may be rice or mince: a claim does not help to decide which food is meant.
  if (splitQualifiers(words).claims.length > 0) return null;
  const slipped = words.flatMap((word, at) => {
    const near = nearWords(word);
    return near.length === 0 ? [] : [{ at, near }];
  });
  if (slipped.length === 0 || slipped.length > MAX_SLIPPED) return null;
  if (slipped.reduce((count, { near }) => count * near.length, 1) > MAX_SPELLINGS) return null;
  // "Welsh rarebit" must not become rabbit: another word of the line must be part of the name too.
  const isTold = words.some(
    (word) => nameVocabulary().has(word) && !PLAIN_WORDS.has(word) && kindOf(word) === 0 && !TELLS_NOTHING.has(word),
  );
  if (!isTold && slipped.length < 2) return null;
  let spellings: (readonly string[])[] = [words];
  for (const { at, near } of slipped) {
    spellings = spellings.flatMap((spelling) => near.map((word) => spelling.with(at, word)));
  }
  const named = spellings.flatMap((spelling) => matchClaimed(spelling) ?? []);
  const [first] = named;
  if (first === undefined || named.some(({ food }) => food !== first.food)) return null;
  return { food: first.food, confidence: 0.75 };
}

/** "Butter milk", "bread crumbs": two words that our names write as one, if no allergen of either is lost. */
function matchJoinedUp(words: readonly string[]): NameMatch | null {
  for (let at = 0; at + 1 < words.length; at += 1) {
    const [left = "", right = ""] = words.slice(at, at + 2);
    const joined = `${left}${right}`;
    // "Po cha" is not pocha.
    if (Math.min(left.length, right.length) < MIN_HALF || !nameVocabulary().has(joined)) continue;
    const match = matchClaimed([...words.slice(0, at), joined, ...words.slice(at + 2)]);
    if (match !== null && showsEnds(match.food, words)) return { food: match.food, confidence: match.confidence * 0.9 };
  }
  return null;
}

/** "Soysauce", "greenbeans": an unknown word is split if its halves form a name. */
function takeApart(words: readonly string[]): readonly string[] | null {
  const at = words.findIndex((word) => word.length >= MIN_APART && !isKnownWord(word));
  const word = words[at];
  if (word === undefined) return null;
  for (let cut = MIN_HALF; cut <= word.length - MIN_HALF; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)].map(singular);
    if (!halves.every((half) => nameVocabulary().has(half)) || !isExactName(halves)) continue;
    return [...words.slice(0, at), ...halves, ...words.slice(at + 1)];
  }
  return null;
}

/** "Cooked whole wheat penne": a shape of pasta is pasta. */
function matchShape(words: readonly string[]): NameMatch | null {
  const at = words.length < 2 ? -1 : words.findIndex((word) => PASTA_SHAPES.has(word));
  return at < 0 ? null : matchClaimed([...words.slice(0, at), "pasta", ...words.slice(at + 1)]);
}

/** The food that words in this order name, or null. A misspelling counts only if it has exactly one correction. */
export function matchWords(words: readonly string[]): NameMatch | null {
  const match = matchClaimed(words);
  if (match !== null) return match;
  const joined = matchShape(words) ?? matchJoinedUp(words);
  if (joined !== null) return joined;
  const apart = takeApart(words);
  const taken = apart === null ? null : matchClaimed(apart);
  if (taken !== null) return { food: taken.food, confidence: taken.confidence * 0.9 };
  const right = spellRight(words);
  const corrected = right === null ? null : matchClaimed(right);
  return corrected === null ? matchSlipped(words) : { food: corrected.food, confidence: corrected.confidence * 0.85 };
}
