import { englishWords, nameVocabulary } from "./match/name-index.ts";
import { ALTERING_WORDS, PLAIN_WORDS, QUALIFIERS } from "./preparation.ts";
import { KITCHEN_WORDS } from "./words/kitchen-words.data.ts";
import { KNOWN_WORDS } from "./words/words-known.data.ts";
import { wordsOf } from "./words.ts";

const MIN_LENGTH = 5;
const MAX_LENGTH = 16;
/** From this length on two typos are allowed, below it one. */
const TWO_SLIPS_LENGTH = 8;
/** Below this length a changed letter more likely makes another word ("better" from butter) than a typo. */
const CHANGED_LETTER_LENGTH = 7;

interface Spelled {
  readonly word: string;
  /** The letters of a word as bits. */
  readonly letters: number;
}

interface Dictionary {
  readonly known: ReadonlySet<string>;
  /** Words by first letter, and all of them by length. */
  readonly groups: ReadonlyMap<string, readonly Spelled[]>;
}

const NO_WORDS: readonly Spelled[] = [];
const FIRST_LETTER = 97;

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) - FIRST_LETTER);
  return letters;
}

/** Each typo removes at most one letter and adds at most one: words that differ by more letters are not typos. */
function mayBeSlips(left: number, right: number, most: number): boolean {
  let own = left ^ right;
  for (let allowed = 2 * most; allowed >= 0; allowed -= 1) {
    if (own === 0) return true;
    own &= own - 1;
  }
  return false;
}

let built: Dictionary | undefined;

function dictionary(): Dictionary {
  if (built !== undefined) return built;
  const claims = QUALIFIERS.flatMap(({ words }) => words);
  const named = new Set([...nameVocabulary(), ...PLAIN_WORDS, ...ALTERING_WORDS, ...claims, ...wordsOf(KNOWN_WORDS)]);
  const groups = new Map<string, Spelled[]>();
  for (const word of named) {
    const spelled = { word, letters: lettersOf(word) };
    for (const key of [word.slice(0, 1), String(word.length)]) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [spelled]);
      else group.push(spelled);
    }
  }
  const known = new Set([...named, ...wordsOf(KITCHEN_WORDS)]);
  built = { known, groups };
  return built;
}

/** The number of typos between two words that differ in their first and last letters. */
function slipsBetweenCores(left: string, right: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let slips = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      }
      current.push(slips);
    }
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? left.length;
}

/** Insertions, deletions, replacements and swaps of neighbors between two words; `most + 1` if more than `most`. */
export function slipsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  const shorter = Math.min(left.length, right.length);
  let start = 0;
  while (start < shorter && left.charCodeAt(start) === right.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < shorter - start && left.charCodeAt(left.length - 1 - end) === right.charCodeAt(right.length - 1 - end)) {
    end += 1;
  }
  const leftCore = left.length - start - end;
  const rightCore = right.length - start - end;
  if (leftCore === 0 || rightCore === 0) return Math.min(leftCore + rightCore, most + 1);
  // Each typo affects at most two neighboring letters, so a longer middle part cannot be corrected with `most` typos.
  if (most === 1 && leftCore + rightCore > 4) return 2;
  const slips = slipsBetweenCores(left.slice(start, left.length - end), right.slice(start, right.length - end));
  return Math.min(slips, most + 1);
}

/** The words of a group within this many typos of a word. */
function slipsIn(key: string, word: string, most: number): readonly string[] {
  const letters = lettersOf(word);
  return (dictionary().groups.get(key) ?? NO_WORDS).flatMap((other) =>
    mayBeSlips(letters, other.letters, most) && slipsBetween(word, other.word, most) <= most ? other.word : [],
  );
}

const remembered = new Map<string, string | null>();
const MAX_MEMORY = 2_000;

/** Two typos count only inside a word: the first and last two letters stay, the length changes by at most one. */
function isSlipInside(word: string, candidate: string): boolean {
  return (
    Math.abs(word.length - candidate.length) <= 1 &&
    word.slice(0, 2) === candidate.slice(0, 2) &&
    word.slice(-2) === candidate.slice(-2)
  );
}

const CONSONANT = /[^aeiouy]/;

/** Nobody misspells two consonants of one word: "alfajor" is not albacore. */
function changesConsonants(word: string, candidate: string): boolean {
  if (word.length !== candidate.length || hasSameLetters(word, candidate)) return false;
  const changed = [...word].filter((letter, at) => {
    const other = candidate.charAt(at);
    return letter !== other && CONSONANT.test(letter) && CONSONANT.test(other);
  });
  return changed.length > 1;
}

function hasSameLetters(left: string, right: string): boolean {
  return [...left].sort().join("") === [...right].sort().join("");
}

function findNearest(word: string, most: number): { best: string; slips: number } | null {
  let best = "";
  let fewest = most + 1;
  for (const candidate of slipsIn(word.slice(0, 1), word, most)) {
    if (candidate.length < MIN_LENGTH) continue;
    const slips = slipsBetween(word, candidate, fewest - 1);
    if (slips >= fewest) continue;
    if (slips === 2 && (!isSlipInside(word, candidate) || changesConsonants(word, candidate))) continue;
    if (
      word.length < CHANGED_LETTER_LENGTH &&
      word.length === candidate.length &&
      !hasSameLetters(word, candidate) &&
      !hasSameConsonants(word, candidate)
    ) {
      continue;
    }
    fewest = slips;
    best = candidate;
  }
  return fewest > most ? null : { best, slips: fewest };
}

const MIN_FRONT = 4;
const MIN_BEHIND = 3;

/** "Sojamelk" is not a typo of "sodmælk": a compound that starts with a word of names, which the other lacks. */
function losesFront(word: string, candidate: string): boolean {
  for (let end = MIN_FRONT; end <= word.length - MIN_BEHIND; end += 1) {
    const front = word.slice(0, end);
    if (!candidate.startsWith(front) && nameVocabulary().has(front)) return true;
  }
  return false;
}

function isForeign(word: string): boolean {
  return nameVocabulary().has(word) && !englishWords().has(word);
}

function findCorrection(word: string): string | null {
  const nearest = findNearest(word, word.length >= TWO_SLIPS_LENGTH ? 2 : 1);
  if (nearest === null) return null;
  const { best, slips } = nearest;
  if (losesFront(word, best) || isForeign(best)) return null;
  for (let length = word.length - slips; length <= word.length + slips; length += 1) {
    if (slipsIn(String(length), word, slips).some((other) => other !== best)) return null;
  }
  return best;
}

const VOWELS = /[aeiouy]/g;

/** Whether two words differ only in vowels ("peenut" from peanut). */
function hasSameConsonants(left: string, right: string): boolean {
  return left.length === right.length && left.replace(VOWELS, "") === right.replace(VOWELS, "");
}

/** "Obster", "rackers": a name's word without its first letter, which must not match another word. */
function hasLostInitial(word: string): boolean {
  return slipsIn(String(word.length + 1), word, 1).some((other) => other.endsWith(word) && nameVocabulary().has(other));
}

const nearby = new Map<string, readonly string[]>();

/**
 * All words of names of which an unknown word may be a typo: with two typos from six letters on, otherwise one. The
 * neighboring words decide which one is meant, if any.
 */
export function nearWords(word: string): readonly string[] {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isKnownWord(word)) return [];
  const known = nearby.get(word);
  if (known !== undefined) return known;
  const most = word.length > MIN_LENGTH ? 2 : 1;
  const near = slipsIn(word.slice(0, 1), word, most).filter(
    (other) => other.length >= MIN_LENGTH - 1 && englishWords().has(other) && !losesFront(word, other),
  );
  const found = near.length > 0 && hasLostInitial(word) ? [] : near;
  if (nearby.size < MAX_MEMORY) nearby.set(word, found);
  return found;
}

const MIN_PART = 4;
const strangers = new Map<string, boolean>();

/** Whether a word is neither known, nor a typo, nor two known words run together: a brand or a foreign word. */
export function isStranger(word: string): boolean {
  if (word.length < MIN_PART || word.length > MAX_LENGTH || isKnownWord(word)) return false;
  const remembered = strangers.get(word);
  if (remembered !== undefined) return remembered;
  const { known } = dictionary();
  const most = word.length >= TWO_SLIPS_LENGTH ? 2 : 1;
  const isRunTogether = [...word].some((_, cut) => {
    const parts = [word.slice(0, cut), word.slice(cut)];
    return parts.some((part) => part.length >= MIN_PART && part.length < word.length && known.has(part));
  });
  const lengths = Array.from({ length: 2 * most + 1 }, (_, at) => String(word.length - most + at));
  const isSlip = lengths.some((length) => slipsIn(length, word, most).length > 0);
  if (strangers.size < MAX_MEMORY) strangers.set(word, !isRunTogether && !isSlip);
  return !isRunTogether && !isSlip;
}

let plainEnglish: Set<string> | undefined;
const LONG_ENOUGH = 6;

/** Whether a word is plain kitchen English that no food name contains, and not a typo of a short word in one. */
export function isPlainEnglish(word: string): boolean {
  plainEnglish ??= new Set(
    wordsOf(KITCHEN_WORDS).filter((one) => one.length >= MIN_PART && !nameVocabulary().has(one)),
  );
  if (!plainEnglish.has(word) || word.length >= LONG_ENOUGH) return plainEnglish.has(word);
  const lengths = [word.length - 1, word.length, word.length + 1].map(String);
  const near = lengths.flatMap((length) => slipsIn(length, word, 1));
  if (near.some((other) => nameVocabulary().has(other))) plainEnglish.delete(word);
  return plainEnglish.has(word);
}

let kitchen: ReadonlySet<string> | undefined;

/** Whether the word is kitchen English. */
export function isKitchenWord(word: string): boolean {
  kitchen ??= new Set(wordsOf(KITCHEN_WORDS));
  return kitchen.has(word);
}

let lacked: ReadonlySet<string> | undefined;

/** Whether the word is real, but neither one of our foods nor kitchen English: mostly a food or dish that we lack. */
export function isLackedFood(word: string): boolean {
  if (lacked === undefined) {
    const isOther = (one: string) => isKitchenWord(one) || PLAIN_WORDS.has(one) || nameVocabulary().has(one);
    lacked = new Set(wordsOf(KNOWN_WORDS).filter((one) => !isOther(one)));
  }
  return lacked.has(word);
}

/** Whether the word occurs in our names, or is a real word that does not. */
export function isKnownWord(word: string): boolean {
  return dictionary().known.has(word) || /\d/.test(word);
}

/**
 * The one word that a misspelled word can mean: same first letter, one typo (two inside a word of eight or more
 * letters; only a missing, doubled or swapped letter below seven), and no other word as close. Null for a real word, a
 * short one, or one with several corrections.
 */
export function correctWord(word: string): string | null {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isKnownWord(word)) return null;
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const found = findCorrection(word);
  if (remembered.size < MAX_MEMORY) remembered.set(word, found);
  return found;
}
