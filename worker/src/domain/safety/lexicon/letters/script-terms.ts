import { listAt } from "../list-at.ts";
import { mergeFacts, NO_FACTS, parseFacts, type TermFacts } from "../term-facts.ts";
import { SCRIPT_FILLERS, SCRIPT_NEGATORS, SCRIPT_TERMS } from "../words/lexicon-scripts.data.ts";
import { foldScripts } from "./script-letters.ts";

/** A term of another script in a text: original offsets, what it holds, and whether the text says that it is absent. */
export interface ScriptHit {
  readonly start: number;
  readonly end: number;
  readonly facts: TermFacts;
  readonly isAbsent: boolean;
}

interface Term {
  readonly letters: string;
  /** The letters before the first "*" or space. */
  readonly head: string;
  readonly facts: TermFacts;
  /** Matches where words begin only; "*" before it takes that away. */
  readonly fromStart: boolean;
  /** Of a short Japanese word: letters of its own kind, which may not stand before it. */
  readonly kana: RegExp | null;
  /** Null where the letters are compared as they stand. */
  readonly pattern: RegExp | null;
  /** Only as a whole run of letters; "$" behind it: "かに" is a crab, "静かに" is "quietly". */
  readonly isAlone: boolean;
  /** Nothing of a word may follow it. */
  readonly toEnd: boolean;
}

const OTHER_SCRIPT =
  /[\u0370-\u1eff\u2e80-\ud7ff\uf900-\ufaff\uff66-\uffdc\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0]/;
const MARKED_LETTER =
  /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u1ea0-\u1ef9ôáìèòăđơưÔÁÌÈÒĂĐƠƯ]|\u0302|\u0306|\u031b|\u0323/u;
const RUNNING = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}ー]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HIRAGANA = /^\p{Script=Hiragana}{1,2}$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]{1,2}$/u;
const ONE_HIRAGANA = /\p{Script=Hiragana}/u;
const ONE_KATAKANA = /[\p{Script=Katakana}ー]/u;
const KOREAN_PARTICLE = /(?:을|를|이|가|은|는|과|와|도|에|의|로|으로|만|랑)?(?!\p{Script=Hangul})/uy;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** "And", "with", "the", written together with the word behind them, in Arabic and in Hebrew. */
const JOINING = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const PROCLITICS = /^(?:[وف]?[بلك]?(?:ال)?|[وف]?لل|[והבלמשכ]{1,3})$/;
const LONGEST_PROCLITIC = 4;
const ASCII = /^[\0-\x7f]+$/;
const SPECIAL = /[.+?^${}()|[\]\\]/g;

/** Bounded, so that no text is gone through again and again. */
const LONGEST_ENDING = 24;
const LONGEST_NEGATOR = 24;
const OPEN_END = /[* -]/;

function patternOf(letters: string): RegExp | null {
  if (!OPEN_END.test(letters)) return null;
  const source = letters
    .replace(SPECIAL, "\\$&")
    .replaceAll("*", `[\\p{L}\\p{M}]{0,${LONGEST_ENDING}}`)
    .replace(/[ -]+/g, "[\\s-]+");
  return new RegExp(source, "uy");
}

function newTerm(written: string, facts: TermFacts): Term {
  const isAnywhere = written.startsWith("*");
  const isAlone = written.endsWith("$");
  const letters = foldScripts(written.slice(isAnywhere ? 1 : 0, isAlone ? -1 : undefined)).text;
  const isRunning = RUNNING.test(letters);
  const isShortKorean = letters.length === 1 && HANGUL.test(letters);
  return {
    letters,
    head: letters.split(OPEN_END, 1)[0] ?? letters,
    facts,
    isAlone,
    fromStart: !isAnywhere && (!isRunning || isShortKorean || HIRAGANA.test(letters) || KATAKANA.test(letters)),
    kana: HIRAGANA.test(letters) ? ONE_HIRAGANA : KATAKANA.test(letters) ? ONE_KATAKANA : null,
    pattern: patternOf(letters),
    toEnd: !letters.endsWith("*") && (!isRunning || (isShortKorean && !isAnywhere)),
  };
}

/** Terms are found by their first two letters, those of one letter by it. */
const KEY_LETTERS = 2;
let terms: ReadonlyMap<string, readonly Term[]> | null = null;

function termsByHead(): ReadonlyMap<string, readonly Term[]> {
  terms ??= Map.groupBy(
    Object.values(SCRIPT_TERMS).flatMap((table) =>
      table
        .trim()
        .split("\n")
        .flatMap((line) => {
          const colon = line.indexOf(": ");
          const facts = parseFacts(line.slice(0, colon));
          return line
            .slice(colon + 2)
            .split(", ")
            .map((written) => newTerm(written, facts));
        }),
    ),
    ({ head }) => head.slice(0, KEY_LETTERS),
  );
  return terms;
}

/** Whether a word may begin at `at`: no letter stands before it but an article or the like. */
function isWordStart(text: string, at: number): boolean {
  if (!LETTER.test(text[at - 1] ?? "")) return true;
  if (!JOINING.test(text[at - 1] ?? "")) return false;
  for (let length = 1; length <= LONGEST_PROCLITIC && length <= at; length += 1) {
    const isWhole = at === length || !LETTER.test(text[at - length - 1] ?? "");
    if (isWhole && PROCLITICS.test(text.slice(at - length, at))) return true;
  }
  return false;
}

/** The same for a short Japanese word, which other letters than its own kind may stand before. */
function beginsKana(text: string, at: number, kana: RegExp): boolean {
  return !kana.test(text[at - 1] ?? "");
}

function endsWord(text: string, end: number, term: Term): boolean {
  if (HANGUL.test(term.letters)) {
    KOREAN_PARTICLE.lastIndex = end;
    return KOREAN_PARTICLE.test(text);
  }
  return !LETTER.test(text[end] ?? "");
}

/** One past the last letter of the term at `at`, or -1. */
function endOfTerm(text: string, at: number, term: Term, isStart: () => boolean): number {
  if (!text.startsWith(term.head, at)) return -1;
  if (term.fromStart && !(term.kana === null ? isStart() : beginsKana(text, at, term.kana))) return -1;
  let end = at + term.letters.length;
  if (term.pattern !== null) {
    term.pattern.lastIndex = at;
    if (!term.pattern.test(text)) return -1;
    end = term.pattern.lastIndex;
  }
  if (term.isAlone) return LETTER.test(text[at - 1] ?? "") || LETTER.test(text[end] ?? "") ? -1 : end;
  return term.toEnd && !endsWord(text, end, term) ? -1 : end;
}

function negators(words: string): readonly string[] {
  return words.split(", ").map((word) => foldScripts(word).text);
}

/** The words around a term of another script, folded; most texts have none, so they are read when the first one does. */
interface Surroundings {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly fillers: ReadonlySet<string>;
  /** How a filler with any ending begins. */
  readonly fillerStems: readonly string[];
}

let knownSurroundings: Surroundings | undefined;

function surroundings(): Surroundings {
  if (knownSurroundings !== undefined) return knownSurroundings;
  const before = negators(SCRIPT_NEGATORS.before);
  const after = negators(SCRIPT_NEGATORS.after);
  const fillers = new Set([...negators(SCRIPT_FILLERS), ...before, ...after]);
  const fillerStems = [...fillers].filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  knownSurroundings = { before, after, fillers, fillerStems };
  return knownSurroundings;
}

function isNegated(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_NEGATOR), start).trimEnd();
  const after = text.slice(end, end + LONGEST_NEGATOR).trimStart();
  const negations = surroundings();
  return (
    negations.after.some((word) => after.startsWith(word)) ||
    negations.before.some(
      (word) => before.endsWith(word) && (RUNNING.test(word) || !LETTER.test(before.at(-word.length - 1) ?? "")),
    )
  );
}

/** Whether a text has letters that the Latin lexicon may not read; Vietnamese has words with no mark but French ones. */
export function hasOtherScript(text: string): boolean {
  return MARKED_LETTER.test(text);
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

function isFiller(word: string): boolean {
  const { fillers, fillerStems } = surroundings();
  return fillers.has(word) || fillerStems.some((stem) => word.startsWith(stem));
}

/** A run of letters in which nothing but fillers stands ("对", "过敏" beside "花生"). */
function isFillers(letters: string): boolean {
  if (letters === "" || isFiller(letters)) return true;
  return [...surroundings().fillers].some(
    (word) => RUNNING.test(word) && letters.startsWith(word) && isFillers(letters.slice(word.length)),
  );
}

/** Whether the part of a text names nothing besides the terms of other scripts in it and the words of an allergy around them. */
export function isReadByScripts(text: string): boolean {
  const hits = scriptHits(text);
  let rest = "";
  let at = 0;
  for (const { start, end } of hits) {
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  const left = foldScripts(rest + text.slice(at)).text;
  return hasOtherScript(text) && Array.from(left.matchAll(WORDS), ([word]) => word).every(isFillers);
}

/** The allergen words of other scripts in a text, the longest at each place; linear but for the terms of one first letter. */
export function scriptHits(text: string): readonly ScriptHit[] {
  if (!hasOtherScript(text)) return [];
  const { text: folded, offsets } = foldScripts(text);
  const isVietnamese = OTHER_SCRIPT.test(text);
  const hits: ScriptHit[] = [];
  const index = termsByHead();
  for (let at = 0; at < folded.length; at += 1) {
    let longest = at;
    let facts = NO_FACTS;
    let known: boolean | undefined;
    const isStart = () => {
      known ??= isWordStart(folded, at);
      return known;
    };
    const alike = [...listAt(index, folded.slice(at, at + KEY_LETTERS)), ...listAt(index, folded[at] ?? "")];
    for (const term of alike) {
      if (!isVietnamese && ASCII.test(term.letters)) continue;
      const end = endOfTerm(folded, at, term, isStart);
      if (end < longest || end <= at) continue;
      facts = end > longest ? term.facts : mergeFacts(facts, term.facts);
      longest = end;
    }
    if (longest === at) continue;
    if ((facts.contains | facts.may) !== 0) {
      hits.push({
        start: offsets[at] ?? 0,
        end: offsets[longest] ?? text.length,
        facts,
        isAbsent: isNegated(folded, at, longest),
      });
    }
    at = longest - 1;
  }
  return hits;
}
