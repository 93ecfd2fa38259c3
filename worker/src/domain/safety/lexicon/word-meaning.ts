import { namesOfCase } from "./letters/cases.ts";
import { stemWord, type Token } from "./letters/fold.ts";
import { factsOfRomanized } from "./letters/romanized.ts";
import type { Entry } from "./phrase-entry.ts";
import { buildSlipIndex, isNeighbourWord, isOtherWord, type SlipIndex } from "./spelling-slips.ts";
import { mergeFacts, type TermFacts } from "./term-facts.ts";
import { LONGEST_WORD, type Vocabulary, vocabulary } from "./vocabulary.ts";
import type { WordNode } from "./word-tree.ts";

let slips: SlipIndex | null = null;

/** Earlier words and their meanings; bounded, so that no text can make it grow. */
export interface WordMeaning {
  /** Where the phrases that begin with it continue. */
  readonly node: WordNode | undefined;
  readonly stem: string;
  readonly entry: Entry | undefined;
  readonly compound: TermFacts | null;
}
const meanings = new Map<string, WordMeaning>();
const MEANINGS_LIMIT = 20_000;

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

/**
 * A word's meaning in the vocabulary: the word itself, a typo of it, disguised letters, or a compound of known parts.
 */
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
  if (isOtherWord(word)) return { node: undefined, stem: word, entry: undefined, compound: null };
  const node = words.start(stem);
  const entry = words.entryOfStem(stem) ?? words.qualifierOf(word) ?? undefined;
  if (node !== undefined || entry !== undefined) return { node, stem, entry, compound: null };
  const likely = likelyStem(words, word, stem);
  const compound = likely === null && !isNeighbourWord(word) ? factsWithin(words, word) : null;
  // A word that occurs in a longer phrase counts as correctly spelled: it is neither corrected nor split.
  if ((likely === null && compound === null) || words.knows(stem)) return { node, stem, entry, compound: null };
  if (likely === null) return { node, stem, entry, compound };
  return { node: words.start(likely), stem: likely, entry: words.entryOfStem(likely), compound: null };
}

/** The known stem that an unknown word may stand for. */
function likelyStem(words: Vocabulary, word: string, stem: string): string | null {
  const letters = lettersForDigits(words, word) ?? germanSingular(word);
  if (letters !== null) return letters;
  slips ??= buildSlipIndex(words.correctable());
  return slips.correct(stem, word);
}

/**
 * For a word that is not a term: its facts as a romanized term of another script, as an inflected name, and from its
 * parts.
 */
function factsWithin(words: Vocabulary, word: string): TermFacts | null {
  const ofName = word.length <= LONGEST_WORD ? [factsOfRomanized(word), factsOfCase(words, word)] : [];
  const found = [...ofName, compoundOf(words, word)].filter((facts) => facts !== null);
  return found.length === 0 ? null : found.reduce(mergeFacts);
}

/** "Juustolla", "migdałami": the facts of the name of which the word is an inflected form. */
function factsOfCase(words: Vocabulary, word: string): TermFacts | null {
  for (const name of namesOfCase(word)) {
    const entry = words.start(stemWord(name))?.entry;
    if (entry !== undefined && entry.facts.contains !== 0 && entry.qualifier === null && entry.negator === null)
      return entry.facts;
  }
  return null;
}

function compoundOf(words: Vocabulary, word: string): TermFacts | null {
  return word.length <= LONGEST_WORD ? words.compoundFacts(word) : compoundOfLongWord(words, word);
}

/** A word longer than any real one is searched in overlapping windows. */
function compoundOfLongWord(words: Vocabulary, word: string): TermFacts | null {
  let facts: TermFacts | null = null;
  for (let at = 0; at < word.length; at += LONGEST_WORD / 2) {
    const part = words.compoundFacts(word.slice(at, at + LONGEST_WORD));
    if (part !== null) facts = facts === null ? part : mergeFacts(facts, part);
  }
  return facts;
}

/** "m1lk" and "ch33se": digits within a word stand for the letters that they resemble. */
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

/** "Erdbeeren" to the stem of "Erdbeere", if that is in the vocabulary; otherwise null. */
export function germanSingular(word: string): string | null {
  if (word.length < GERMAN_PLURAL_MIN_LETTERS || !word.endsWith("n")) return null;
  const words = vocabulary();
  for (const ending of ["n", "en"]) {
    const stem = word.endsWith(ending) ? stemWord(word.slice(0, -ending.length)) : "";
    if (stem.length >= 5 && words.entryOfStem(stem) !== undefined) return stem;
  }
  return null;
}
