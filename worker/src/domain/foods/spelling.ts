import { nameVocabulary } from "./name-index.ts";
import { ALTERING_WORDS, PLAIN_WORDS, QUALIFIERS } from "./preparation.ts";
import { wordsOf } from "./words.ts";
import { KNOWN_WORDS } from "./words-known.data.ts";

const MIN_LENGTH = 5;
const MAX_LENGTH = 16;
/** From this length on two slips are forgiven, below it one. */
const TWO_SLIPS_LENGTH = 8;

interface Dictionary {
  readonly known: ReadonlySet<string>;
  /** Words by their length. */
  readonly byLength: ReadonlyMap<number, readonly string[]>;
}

let built: Dictionary | undefined;

function dictionary(): Dictionary {
  if (built !== undefined) return built;
  const vocabulary = nameVocabulary();
  const claims = QUALIFIERS.flatMap(({ words }) => words);
  const known = new Set([...vocabulary, ...PLAIN_WORDS, ...ALTERING_WORDS, ...claims, ...wordsOf(KNOWN_WORDS)]);
  const byLength = new Map<number, string[]>();
  for (const word of known) {
    const group = byLength.get(word.length);
    if (group === undefined) byLength.set(word.length, [word]);
    else group.push(word);
  }
  built = { known, byLength };
  return built;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; more than `most` is `most + 1`. */
export function slipsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return previous[right.length] ?? most + 1;
}

const remembered = new Map<string, string | null>();
const MAX_MEMORY = 2_000;

function findCorrection(word: string): string | null {
  const most = word.length >= TWO_SLIPS_LENGTH ? 2 : 1;
  let best = "";
  let fewest = most + 1;
  let tied = false;
  for (let length = word.length - most; length <= word.length + most; length += 1) {
    for (const candidate of dictionary().byLength.get(length) ?? []) {
      const slips = slipsBetween(word, candidate, Math.min(most, fewest));
      if (slips < fewest) {
        fewest = slips;
        best = candidate;
        tied = false;
      } else if (slips === fewest && slips <= most) {
        tied = true;
      }
    }
  }
  const start = fewest === 2 ? 2 : 1;
  return tied || fewest > most || best.slice(0, start) !== word.slice(0, start) ? null : best;
}

/** Whether the word is one of ours, or a real word that is none of them. */
export function isKnownWord(word: string): boolean {
  return dictionary().known.has(word) || /\d/.test(word);
}

/**
 * The one word that a misspelt word can mean: same first letter, one slip (two from eight letters on, and then the first
 * two letters), and no other word as near. Null for a word that is real, too short, or could be two things.
 */
export function correctWord(word: string): string | null {
  if (word.length < MIN_LENGTH || word.length > MAX_LENGTH || isKnownWord(word)) return null;
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const found = findCorrection(word);
  if (remembered.size < MAX_MEMORY) remembered.set(word, found);
  return found;
}
