import { mergeFacts, NO_FACTS, parseFacts, type TermFacts } from "../term-facts.ts";
import { SCRIPT_FILLERS, SCRIPT_NEGATORS, SCRIPT_TERMS } from "../words/lexicon-scripts.data.ts";
import { foldScripts } from "./script-letters.ts";

/** A term of another script in a text: original offsets, its facts, and whether the text says that it is absent. */
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
  /** Must match at the start of a word, unless it begins with "*". */
  readonly fromStart: boolean;
  /** For a short Japanese word: letters of its own kind must not precede it. */
  readonly kana: RegExp | null;
  /** Null if the letters are compared unchanged. */
  readonly pattern: RegExp | null;
  /** Must be a complete run of letters (marked "$"): "かに" is a crab, "静かに" is "quietly". */
  readonly isAlone: boolean;
  /** No letter may follow it. */
  readonly toEnd: boolean;
  readonly isAscii: boolean;
  /** The code of the third letter of its beginning, or `NO_LETTER`. */
  readonly third: number;
}

const OTHER_SCRIPT =
  /[\u0370-\u1eff\u2e80-\ud7ff\uf900-\ufaff\uff66-\uffdc\u0102\u0103\u0110\u0111\u01a0\u01a1\u01af\u01b0]/;
const MARKED_LETTER =
  /[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u1ea0-\u1ef9ôáìèòăđơưÔÁÌÈÒĂĐƠƯ]|\u0302|\u0306|\u031b|\u0323/u;
const RUNNING =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Hangul}ー]/u;
const HANGUL = /\p{Script=Hangul}/u;
const HIRAGANA = /^\p{Script=Hiragana}{1,2}$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]{1,2}$/u;
const ONE_HIRAGANA = /\p{Script=Hiragana}/u;
const ONE_KATAKANA = /[\p{Script=Katakana}ー]/u;
const KOREAN_PARTICLE = /(?:을|를|이|가|은|는|과|와|도|에|의|로|으로|만|랑)?(?!\p{Script=Hangul})/uy;
const LETTER = /[\p{L}\p{M}\p{N}]/u;
/** "And", "with", "the", which Arabic and Hebrew attach to the next word. */
const JOINING = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const PROCLITICS = /^(?:[وف]?[بلك]?(?:ال)?|[وف]?لل|[והבלמשכ]{1,3})$/;
const LONGEST_PROCLITIC = 4;
const ASCII = /^[\0-\x7f]+$/;
const SPECIAL = /[.+?^${}()|[\]\\]/g;

/** Bounded, so that the time stays linear. */
const LONGEST_ENDING = 24;
const LONGEST_NEGATOR = 24;
const OPEN_END = /[* -]/;
const NO_LETTER = -1;

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
  const head = letters.split(OPEN_END, 1)[0] ?? letters;
  return {
    letters,
    head,
    third: head.length > 2 ? head.charCodeAt(2) : NO_LETTER,
    facts,
    isAlone,
    fromStart: !isAnywhere && (!isRunning || isShortKorean || HIRAGANA.test(letters) || KATAKANA.test(letters)),
    kana: HIRAGANA.test(letters) ? ONE_HIRAGANA : KATAKANA.test(letters) ? ONE_KATAKANA : null,
    pattern: patternOf(letters),
    toEnd: !letters.endsWith("*") && (!isRunning || (isShortKorean && !isAnywhere)),
    isAscii: ASCII.test(letters),
  };
}

/**
 * Terms by the code of their first letter, then of their second, or `NO_LETTER`. Numbers, because every position of a
 * text is looked up.
 */
type TermIndex = ReadonlyMap<number, ReadonlyMap<number, readonly Term[]>>;
const NO_TERMS: readonly Term[] = [];
const NO_WORDS: readonly string[] = [];
let terms: TermIndex | null = null;

function termsByHead(): TermIndex {
  if (terms !== null) return terms;
  const byFirst = Map.groupBy(
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
    ({ head }) => head.charCodeAt(0),
  );
  const secondOf = ({ head }: Term) => (head.length > 1 ? head.charCodeAt(1) : NO_LETTER);
  terms = new Map(Array.from(byFirst, ([first, alike]) => [first, Map.groupBy(alike, secondOf)]));
  return terms;
}

type Sign = "letter" | "joining letter" | "none";
const knownSigns = new Map<number, Sign>();
const SIGNS_LIMIT = 4_096;

/** What is at `at`: a letter, a mark or digit, or neither; cached, because texts repeat the same few characters. */
function signAt(text: string, at: number): Sign {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return "none";
  const known = knownSigns.get(code);
  if (known !== undefined) return known;
  const written = text.charAt(at);
  const sign = !LETTER.test(written) ? "none" : JOINING.test(written) ? "joining letter" : "letter";
  if (knownSigns.size >= SIGNS_LIMIT) knownSigns.clear();
  knownSigns.set(code, sign);
  return sign;
}

function hasLetterAt(text: string, at: number): boolean {
  return signAt(text, at) !== "none";
}

/** Whether a word may begin at `at`: only an article or the like may precede it. */
function isWordStart(text: string, at: number): boolean {
  const before = signAt(text, at - 1);
  if (before !== "joining letter") return before === "none";
  for (let length = 1; length <= LONGEST_PROCLITIC && length <= at; length += 1) {
    const isWhole = at === length || !hasLetterAt(text, at - length - 1);
    if (isWhole && PROCLITICS.test(text.slice(at - length, at))) return true;
  }
  return false;
}

/** The same for a short Japanese word, which letters of other kinds may precede. */
function beginsKana(text: string, at: number, kana: RegExp): boolean {
  return !kana.test(text[at - 1] ?? "");
}

function endsWord(text: string, end: number, term: Term): boolean {
  if (HANGUL.test(term.letters)) {
    KOREAN_PARTICLE.lastIndex = end;
    return KOREAN_PARTICLE.test(text);
  }
  return !hasLetterAt(text, end);
}

/** The position after the last letter of the term at `at`, or -1. */
function endOfTerm(text: string, at: number, term: Term): number {
  if (!text.startsWith(term.head, at)) return -1;
  if (term.fromStart && !(term.kana === null ? isWordStart(text, at) : beginsKana(text, at, term.kana))) return -1;
  let end = at + term.letters.length;
  if (term.pattern !== null) {
    term.pattern.lastIndex = at;
    if (!term.pattern.test(text)) return -1;
    end = term.pattern.lastIndex;
  }
  if (term.isAlone) return hasLetterAt(text, at - 1) || hasLetterAt(text, end) ? -1 : end;
  return term.toEnd && !endsWord(text, end, term) ? -1 : end;
}

function negators(words: string): readonly string[] {
  return words.split(", ").map((word) => foldScripts(word).text);
}

/** The folded words around a term of another script; read at the first such term, because most texts have none. */
interface Surroundings {
  /** Negators by the code of the letter next to what they negate. */
  readonly before: ReadonlyMap<number, readonly string[]>;
  readonly after: ReadonlyMap<number, readonly string[]>;
  readonly fillers: ReadonlySet<string>;
  /** The beginning of a filler that may have any ending. */
  readonly fillerStems: readonly string[];
}

let knownSurroundings: Surroundings | undefined;

function surroundings(): Surroundings {
  if (knownSurroundings !== undefined) return knownSurroundings;
  const before = negators(SCRIPT_NEGATORS.before);
  const after = negators(SCRIPT_NEGATORS.after);
  const fillers = new Set([...negators(SCRIPT_FILLERS), ...before, ...after]);
  const fillerStems = [...fillers].filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
  knownSurroundings = {
    before: Map.groupBy(before, (word) => word.charCodeAt(word.length - 1)),
    after: Map.groupBy(after, (word) => word.charCodeAt(0)),
    fillers,
    fillerStems,
  };
  return knownSurroundings;
}

function isNegated(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - LONGEST_NEGATOR), start).trimEnd();
  const after = text.slice(end, end + LONGEST_NEGATOR).trimStart();
  const negations = surroundings();
  return (
    (negations.after.get(after.charCodeAt(0)) ?? NO_WORDS).some((word) => after.startsWith(word)) ||
    (negations.before.get(before.charCodeAt(before.length - 1)) ?? NO_WORDS).some(
      (word) => before.endsWith(word) && (RUNNING.test(word) || !hasLetterAt(before, before.length - word.length - 1)),
    )
  );
}

/**
 * Whether a text has letters that the Latin lexicon may misread; Vietnamese also has words with accents that look
 * French.
 */
export function hasOtherScript(text: string): boolean {
  return MARKED_LETTER.test(text);
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

function isFiller(word: string): boolean {
  const { fillers, fillerStems } = surroundings();
  return fillers.has(word) || fillerStems.some((stem) => word.startsWith(stem));
}

/** A run of letters that consists only of fillers ("对", "过敏" beside "花生"). */
function isFillers(letters: string): boolean {
  if (letters === "" || isFiller(letters)) return true;
  return [...surroundings().fillers].some(
    (word) => RUNNING.test(word) && letters.startsWith(word) && isFillers(letters.slice(word.length)),
  );
}

/** Whether a part of a text names only terms of other scripts and words for an allergy. */
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

/** The allergen words of other scripts in a text, the longest at each position; nearly linear time. */
export function scriptHits(text: string): readonly ScriptHit[] {
  if (!hasOtherScript(text)) return [];
  const { text: folded, offsets } = foldScripts(text);
  const isVietnamese = OTHER_SCRIPT.test(text);
  const hits: ScriptHit[] = [];
  const index = termsByHead();
  for (let at = 0; at < folded.length; at += 1) {
    const bySecond = index.get(folded.charCodeAt(at));
    if (bySecond === undefined) continue;
    const ofTwo = at + 1 < folded.length ? (bySecond.get(folded.charCodeAt(at + 1)) ?? NO_TERMS) : NO_TERMS;
    let longest = at;
    let facts = NO_FACTS;
    const third = folded.charCodeAt(at + 2);
    for (const alike of [ofTwo, bySecond.get(NO_LETTER) ?? NO_TERMS]) {
      for (const term of alike) {
        if (term.third !== third && term.third !== NO_LETTER) continue;
        if (!isVietnamese && term.isAscii) continue;
        const end = endOfTerm(folded, at, term);
        if (end < longest || end <= at) continue;
        facts = end > longest ? term.facts : mergeFacts(facts, term.facts);
        longest = end;
      }
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
