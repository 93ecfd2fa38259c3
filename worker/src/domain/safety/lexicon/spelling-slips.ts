import { stemWord } from "./letters/fold.ts";
import { listAt } from "./list-at.ts";
import { NEIGHBOUR_WORDS, OTHER_WORDS } from "./words/spelling-slips.data.ts";

/** Shorter words resemble too many other words. */
const MIN_STEM_LENGTH = 5;
/** A word this long may have a shorter stem ("bagle" loses its silent e); such a stem is compared by sound only. */
const MIN_WORD_LENGTH = 5;

const neighbours: ReadonlySet<string> = new Set(NEIGHBOUR_WORDS.trim().split(/\s+/));
const others: ReadonlySet<string> = new Set(OTHER_WORDS.split(" "));

/** An English word that is not related to food, however similar its letters are. */
export function isNeighbourWord(word: string): boolean {
  return neighbours.has(word);
}

export function isOtherWord(word: string): boolean {
  return others.has(word);
}

/** Stems by the kinds of typos that are recognized for them. */
export interface CorrectableStems {
  /** English words for allergens: also by their consonants alone, and with two typos if they are long. */
  readonly common: ReadonlySet<string>;
  /** Names of dishes and brands and foreign words: with one typo, or if they sound the same. */
  readonly others: ReadonlySet<string>;
}

export interface SlipIndex {
  /**
   * The stem that is one typo away from `stem` (a letter missing, added, changed, or two swapped), sounds like it or,
   * for a long word, is two typos away inside it; otherwise null.
   */
  correct(stem: string, word: string): string | null;
}

/** Whether the words differ by one missing, added or changed letter, or two swapped neighbors. */
export function isOneSlip(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false;
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  let leftEnd = left.length;
  let rightEnd = right.length;
  while (leftEnd > start && rightEnd > start && left[leftEnd - 1] === right[rightEnd - 1]) {
    leftEnd -= 1;
    rightEnd -= 1;
  }
  const leftRest = left.slice(start, leftEnd);
  const rightRest = right.slice(start, rightEnd);
  if (leftRest.length <= 1 && rightRest.length <= 1) return true;
  return (
    leftRest.length === 2 && rightRest.length === 2 && leftRest[0] === rightRest[1] && leftRest[1] === rightRest[0]
  );
}

const HEAD_LETTERS = 3;
const SHORT_HEAD_LETTERS = 2;
const SHORT_STEM_LETTERS = 6;
const TAIL_LETTERS = 3;
const LONGEST_STEM = 24;

/** One typo leaves the beginning or the end intact: the keys for finding the right stem, by length and first letter. */
function keysOf(stem: string, length: number): readonly string[] {
  const head = stem.slice(0, length <= SHORT_STEM_LETTERS ? SHORT_HEAD_LETTERS : HEAD_LETTERS);
  const keys = [`${length}${head}`, `${length}${stem.slice(0, 1)}-${stem.slice(-TAIL_LETTERS)}`];
  // Swapping letters in the middle of five leaves neither end intact: "parwn".
  if (length === MIN_STEM_LENGTH && stem.length === length)
    keys.push(`${stem.slice(0, 1)}${[...stem].sort().join("")}`);
  return keys;
}

/** "Oysterss", "almondz". */
const PLURAL_BY_EAR = /(?:ss|z+)$/;
const MIN_SOUND_LETTERS = 4;
/** Longer words are not compared by sound, because nobody spells them by ear. */
const LONGEST_HEARD = 16;
const LATIN = /^[a-z]+$/;
/** Spelling by ear, as rules in the order applied: "riccota" and "ricotta", "cashue" and "cashew" become equal. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/ough$/, "o"],
  [/([wrg])h/g, "$1"],
  [/tth/g, "t"],
  [/c(?=[eiy])|z/g, "s"],
  [/[cqk]+/g, "k"],
  [/x/g, "ks"],
  [/ew|ue|oo|ou|ow/g, "u"],
  [/e[eai]|ie|y/g, "i"],
  [/(.)\1+/g, "$1"],
  [/[ie]a+$/, "i"],
  [/gu$/, "g"],
  [/(?<=[aeiou])h$/, ""],
  [/[aeo]r$/, "r"],
  [/(?<=[^aeiou])[aeiou](?=[ln]$)/, ""],
  [/u$/, "o"],
  [/e$/, ""],
];

function soundOf(stem: string): string {
  let sound = stem;
  for (const [written, heard] of SOUNDS) sound = sound.replace(written, heard);
  return sound;
}

function endsOf(stem: string): string {
  return stem.slice(0, KEPT_LETTERS) + stem.slice(-KEPT_LETTERS);
}

const VOWELS = /[aeiou]/g;
const MIN_CONSONANTS = 5;
const FEWEST_LETTERS = 6;
const KEPT_LETTERS = 2;

/** The consonants of a word by sound, if there are enough to identify it: "scolops" and "scallops" become equal. */
function consonantsOf(stem: string, sound: string): string | null {
  if (stem.length < FEWEST_LETTERS) return null;
  const consonants = sound.slice(0, 1) + sound.slice(1).replace(VOWELS, "");
  return consonants.length < MIN_CONSONANTS ? null : stem.slice(0, KEPT_LETTERS) + consonants;
}

/** Shorter sounds are shared by many words. */
const MIN_RHYTHM_LETTERS = 6;
const INNER_VOWELS = /(?<=.)[aeiou]/g;

/** A word by sound with all vowels alike: "mozzerela" and "mozzarella" become equal. */
function rhythmOf(sound: string): string {
  return sound.replace(INNER_VOWELS, "*");
}

/** From this length on two typos are recognized if the first two and last two letters are right. */
const TWO_SLIPS_LENGTH = 8;

/** Letters inserted, left out, changed or swapped between two words; 3 means more than two. */
function slipsUpToTwo(left: string, right: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const change = left[row - 1] === right[column - 1] ? 0 : 1;
      const swap =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
          ? (before[column - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      const [insert, drop, keep] = [current[column - 1] ?? 0, previous[column] ?? 0, previous[column - 1] ?? 0];
      current.push(Math.min(insert + 1, drop + 1, keep + change, swap));
    }
    if (Math.min(...current) > 2) return 3;
    before = previous;
    previous = current;
  }
  return Math.min(3, previous[right.length] ?? 3);
}

/** Letters that can spell the same sound: "kashew" is written for a word with c. */
const INITIALS: readonly string[] = ["ckqsxz", "fp", "gj"];

function initialOf(stem: string): string {
  const letter = stem.charAt(0);
  return INITIALS.find((letters) => letters.includes(letter)) ?? letter;
}

export function buildSlipIndex({ common, others }: CorrectableStems): SlipIndex {
  const stems = new Map<string, string[]>();
  for (const stem of new Set([...others, ...common])) {
    const known = stems.get(initialOf(stem));
    if (known === undefined) stems.set(initialOf(stem), [stem]);
    else known.push(stem);
  }
  const shelves = new Map<string, Shelf>();
  /** Computing the sounds of thousands of stems takes milliseconds, so it is done only for the initials that occur. */
  const shelfOf = (stem: string): Shelf => {
    const initial = initialOf(stem);
    const known = shelves.get(initial);
    if (known !== undefined) return known;
    const shelf = fillShelf(listAt(stems, initial), common);
    shelves.set(initial, shelf);
    return shelf;
  };
  return {
    correct(stem, word) {
      if (neighbours.has(word)) return null;
      const short = shortWordOf(word);
      if (short !== null) return stemWord(short);
      if (word.length < MIN_WORD_LENGTH || neighbours.has(stem)) return null;
      const shelf = shelfOf(stem);
      return (
        likelyStem(shelf, stem) ??
        (PLURAL_BY_EAR.test(word) ? likelyStem(shelf, stem.replace(PLURAL_BY_EAR, "")) : null) ??
        (stem.length < word.length && word.endsWith("s") ? likelyStem(shelf, word) : null) ??
        // "Lingunie": its stem differs by more letters than the word.
        (word.endsWith("ie") ? likelyStem(shelf, word.slice(0, -1)) : null) ??
        stemOfOtherInitial(common, stem)
      );
    },
  };
}

/** The neighboring keys of each letter on a phone. */
const NEAR_KEYS: Readonly<Record<string, string>> = {
  ...{ a: "qwsz", b: "vghn", c: "xdfv", d: "serfcx", e: "wsdr", f: "drtgvc", g: "ftyhbv", h: "gyujnb", i: "ujko" },
  ...{ j: "huikmn", k: "jiolm", l: "kop", m: "njk", n: "bhjm", o: "iklp", p: "ol", q: "wa", r: "edft", s: "awedxz" },
  ...{ t: "rfgy", u: "yhji", v: "cfgb", w: "qase", x: "zsdc", y: "tghu", z: "asx" },
};
const MIN_OTHER_INITIAL = 6;

/**
 * "Aslmon", "xheddar", "hrimps": only the first letter is wrong, swapped with the second, or missing; the rest is
 * exact.
 */
function stemOfOtherInitial(common: ReadonlySet<string>, stem: string): string | null {
  if (stem.length < MIN_OTHER_INITIAL - 1 || stem.length > LONGEST_STEM) return null;
  const [first, rest] = [stem.charAt(0), stem.slice(1)];
  const meant = [rest.charAt(0) + first + rest.slice(1), ...[...(NEAR_KEYS[first] ?? "")].map((key) => key + rest)];
  for (const letter of Object.keys(NEAR_KEYS)) meant.push(letter + stem);
  return meant.find((candidate) => candidate.length >= MIN_OTHER_INITIAL && common.has(candidate)) ?? null;
}

/** Words for allergens too short for the rules above: only typing errors are recognized in them. */
const SHORT_WORDS =
  "milk eggs crab crabs clam clams tuna tofu soya mayo feta squid prawn prawns bread wheat cream".split(" ");
const SHORTEST_SLIP = 4;
const LONGEST_SLIP = 7;

function shortWordOf(word: string): string | null {
  if (word.length < SHORTEST_SLIP || word.length > LONGEST_SLIP) return null;
  return SHORT_WORDS.find((meant) => isSlipOfThumb(word, meant)) ?? null;
}

/** A neighboring key, two letters swapped, doubled or missing: "egfs", "mikl", "crabb", "squd". */
function isSlipOfThumb(typed: string, meant: string): boolean {
  if (typed === meant || !isOneSlip(typed, meant)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  if (typed.length < meant.length) return true;
  if (typed.length > meant.length) return typed[at] === typed[at - 1];
  const isSwap = typed[at] === meant[at + 1] && typed[at + 1] === meant[at];
  return isSwap || (NEAR_KEYS[meant.charAt(at)] ?? "").includes(typed.charAt(at));
}

/** The stems of one initial, by the parts that a typo leaves intact. */
interface Shelf {
  readonly byKey: ReadonlyMap<string, string[]>;
  readonly bySound: ReadonlyMap<string, string>;
  readonly byConsonants: ReadonlyMap<string, string>;
  readonly byRhythm: ReadonlyMap<string, string>;
  readonly byEnds: ReadonlyMap<string, string[]>;
}

function fillShelf(stems: readonly string[], common: ReadonlySet<string>): Shelf {
  const byKey = new Map<string, string[]>();
  const bySound = new Map<string, string>();
  const byConsonants = new Map<string, string>();
  const byRhythm = new Map<string, string>();
  const byEnds = new Map<string, string[]>();
  const put = (map: Map<string, string[]>, key: string, stem: string): void => {
    const known = map.get(key);
    if (known === undefined) map.set(key, [stem]);
    else known.push(stem);
  };
  for (const stem of stems) {
    const sound = soundOf(stem);
    if (stem.length >= MIN_SOUND_LETTERS) bySound.set(sound, stem);
    if (common.has(stem)) {
      const consonants = consonantsOf(stem, sound);
      if (consonants !== null) byConsonants.set(consonants, stem);
      if (sound.length >= MIN_RHYTHM_LETTERS) byRhythm.set(rhythmOf(sound), stem);
      if (stem.length >= TWO_SLIPS_LENGTH - KEPT_LETTERS) put(byEnds, endsOf(stem), stem);
    }
    if (stem.length < MIN_STEM_LENGTH || stem.length > LONGEST_STEM) continue;
    for (const key of keysOf(stem, stem.length)) put(byKey, key, stem);
  }
  return { byKey, bySound, byConsonants, byRhythm, byEnds };
}

function likelyStem(shelf: Shelf, stem: string): string | null {
  const { length } = stem;
  if (length > LONGEST_STEM) return null;
  if (length < MIN_STEM_LENGTH) return LATIN.test(stem) ? (shelf.bySound.get(soundOf(stem)) ?? null) : null;
  // The first letter is rarely the typo, and changing it makes other words ("custard", "mustard").
  for (const meant of [length, length - 1, length + 1])
    for (const key of keysOf(stem, meant))
      for (const candidate of listAt(shelf.byKey, key)) if (isOneSlip(stem, candidate)) return candidate;
  if (length > LONGEST_HEARD || !LATIN.test(stem)) return null;
  const sound = soundOf(stem);
  const heard = shelf.bySound.get(sound);
  if (heard !== undefined) return heard;
  const spoken = shelf.byConsonants.get(consonantsOf(stem, sound) ?? "");
  if (spoken !== undefined && Math.abs(spoken.length - length) <= 1) return spoken;
  const likeIt = sound.length < MIN_RHYTHM_LETTERS ? undefined : shelf.byRhythm.get(rhythmOf(sound));
  if (likeIt !== undefined) return likeIt;
  if (length < TWO_SLIPS_LENGTH) return null;
  return listAt(shelf.byEnds, endsOf(stem)).find((candidate) => slipsUpToTwo(stem, candidate) <= 2) ?? null;
}
