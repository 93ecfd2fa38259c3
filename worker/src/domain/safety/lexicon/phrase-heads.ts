import { IRREGULAR_PLURALS, stemWord, tokenize } from "./letters/fold.ts";
import { foldText } from "./letters/letters.ts";

const PLAIN_PHRASE = /^[a-z][a-z -]*$/;

/** The words of a phrase; the slow way only for symbols and digits. */
export function wordsOf(phrase: string): readonly string[] {
  const folded = PLAIN_PHRASE.test(phrase) ? phrase : foldText(phrase).text;
  if (!PLAIN_PHRASE.test(folded)) return tokenize(phrase).map((token) => token.word);
  return folded.includes("-") || folded.includes("  ") ? folded.split(/[ -]+/) : folded.split(" ");
}

const SIMPLE_WORD = /^[a-z]+$/;

/** The stem that a phrase begins with. */
export function stemOfHead(phrase: string): string {
  const space = phrase.indexOf(" ");
  const head = space < 0 ? phrase : phrase.slice(0, space);
  if (SIMPLE_WORD.test(head)) return stemWord(head);
  const lower = head.toLowerCase();
  return stemWord(SIMPLE_WORD.test(lower) ? lower : (wordsOf(phrase)[0] ?? ""));
}

const SMALL_A = 97;
const SMALL_Z = 122;
const DRAWER_FACTOR = 32;

/** A number for the first two letters, which are the same in a word and its stem. */
export function drawerOf(first: number, second: number): number {
  return first * DRAWER_FACTOR + second;
}

/** The bucket of phrases that begin with a stem. */
export function drawerOfStem(stem: string): number {
  return drawerOf(stem.charCodeAt(0), stem.length > 1 ? stem.charCodeAt(1) : 0);
}

function isSmallLetter(code: number): boolean {
  return code >= SMALL_A && code <= SMALL_Z;
}

/** First letters of irregular plurals, which differ from their stem's: "geese" and "goose". */
const CHANGED_BEGINNINGS: ReadonlySet<number> = new Set(
  [...IRREGULAR_PLURALS]
    .filter(([plural, stem]) => drawerOfStem(plural) !== drawerOfStem(stem))
    .map(([plural]) => drawerOfStem(plural)),
);

/** Whether a phrase's bucket is clear from its first two letters; any other phrase is parsed first. */
export function beginsPlain(text: string, start: number, end: number): boolean {
  const first = text.charCodeAt(start);
  const second = text.charCodeAt(start + 1);
  if (end - start < 2 || !isSmallLetter(first) || !isSmallLetter(second)) return false;
  return !CHANGED_BEGINNINGS.has(drawerOf(first, second));
}
