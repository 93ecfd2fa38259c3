import { stemWord, type Token } from "./fold.ts";
import { buildSlipIndex, type SlipIndex } from "./spelling-slips.ts";
import { mergeFacts, type TermFacts } from "./term-facts.ts";
import { type Entry, type Vocabulary, vocabulary } from "./vocabulary.ts";

let slips: SlipIndex | null = null;

/** Words seen before and what they resolve to; bounded, so that no text can make it grow. */
export interface WordMeaning {
  readonly stemId: number;
  readonly stem: string;
  readonly entry: Entry | undefined;
  readonly compound: TermFacts | null;
}
const meanings = new Map<string, WordMeaning>();
const MEANINGS_LIMIT = 20_000;
/** Letters of the longest word that is taken at its word. */
export const LONGEST_WORD = 64;

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
};

/** What a word of a text is in the vocabulary: itself, a slip of it, letters in disguise, or a joined word of known parts. */
export function meaningOf(words: Vocabulary, token: Token): WordMeaning {
  const known = meanings.get(token.word);
  if (known !== undefined) return known;
  const meaning = findMeaning(words, token.word, token.stem);
  if (token.word.length > LONGEST_WORD) return meaning;
  if (meanings.size >= MEANINGS_LIMIT) meanings.clear();
  meanings.set(token.word, meaning);
  return meaning;
}

function findMeaning(words: Vocabulary, word: string, stem: string): WordMeaning {
  const stemId = words.stemId(stem);
  const entry = words.entryOfStem(stem);
  if (stemId >= 0 || entry !== undefined) return { stemId, stem, entry, compound: null };
  const letters = lettersForDigits(words, word);
  if (letters !== null)
    return { stemId: words.stemId(letters), stem: letters, entry: words.entryOfStem(letters), compound: null };
  const singular = germanSingular(word);
  if (singular !== null)
    return { stemId: words.stemId(singular), stem: singular, entry: words.entryOfStem(singular), compound: null };
  slips ??= buildSlipIndex(words.correctable);
  const corrected = slips.correct(stem, word);
  if (corrected !== null)
    return { stemId: words.stemId(corrected), stem: corrected, entry: words.entryOfStem(corrected), compound: null };
  const compound =
    word.length <= LONGEST_WORD
      ? (words.compoundFacts(word) ?? factsOfJoinedTerm(words, word))
      : compoundOfLongWord(words, word);
  return { stemId, stem, entry: undefined, compound };
}

const JOINED_TERM_MIN_LETTERS = 6;
const JOINED_REST_MIN_LETTERS = 3;
const JOINED_WORD_MAX_LETTERS = 32;

/** "Frischkäsetaler", "Ofenlachsforelle": an unknown word that begins or ends with a term of the vocabulary, the longest deciding. */
function factsOfJoinedTerm(words: Vocabulary, word: string): TermFacts | null {
  if (word.length > JOINED_WORD_MAX_LETTERS) return null;
  const longest = word.length - JOINED_REST_MIN_LETTERS;
  for (let length = longest; length >= JOINED_TERM_MIN_LETTERS; length -= 1) {
    const entry =
      words.entryOfStem(stemWord(word.slice(0, length))) ??
      words.entryOfStem(stemWord(word.slice(word.length - length)));
    if (entry !== undefined && entry.qualifier === null && entry.negator === null) return entry.facts;
  }
  return null;
}

/** A word longer than any honest one is looked at in overlapping windows. */
function compoundOfLongWord(words: Vocabulary, word: string): TermFacts | null {
  let facts: TermFacts | null = null;
  for (let at = 0; at < word.length; at += LONGEST_WORD / 2) {
    const part = words.compoundFacts(word.slice(at, at + LONGEST_WORD));
    if (part !== null) facts = facts === null ? part : mergeFacts(facts, part);
  }
  return facts;
}

/** "m1lk" and "ch33se": digits among letters stand for the letters that they look like. */
function lettersForDigits(words: Vocabulary, word: string): string | null {
  if (word.length > 24 || !/^[a-z]+[0-9]+[a-z0-9]*$/.test(word)) return null;
  for (const one of ["l", "i"]) {
    const plain = word.replace(/[0-9]/g, (digit) => (digit === "1" ? one : (DIGIT_LETTERS[digit] ?? digit)));
    const stem = stemWord(plain);
    if (words.entryOfStem(stem) !== undefined) return stem;
  }
  return null;
}

const GERMAN_PLURAL_MIN_LETTERS = 6;

/** "Erdbeeren" to the stem of "Erdbeere", when that is a word of the vocabulary; null otherwise. */
export function germanSingular(word: string): string | null {
  if (word.length < GERMAN_PLURAL_MIN_LETTERS || !word.endsWith("n")) return null;
  const words = vocabulary();
  for (const ending of ["n", "en"]) {
    const stem = word.endsWith(ending) ? stemWord(word.slice(0, -ending.length)) : "";
    if (stem.length >= 5 && words.entryOfStem(stem) !== undefined) return stem;
  }
  return null;
}
