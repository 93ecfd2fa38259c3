import { NEIGHBOUR_WORDS } from "./spelling-slips.data.ts";

/** Shorter words have too many neighbours that are other words. */
const MIN_STEM_LENGTH = 5;

const neighbours: ReadonlySet<string> = new Set(NEIGHBOUR_WORDS.trim().split(/\s+/));

export interface SlipIndex {
  /** The stem that `stem` is one slip away from (a letter missing, added, changed, or two swapped), or null. */
  correct(stem: string, word: string): string | null;
}

function isOneSlip(left: string, right: string): boolean {
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

/** One slip leaves the beginning or the end as it was: the keys under which the right stem is found, by length and first letter. */
function keysOf(stem: string, length: number): readonly [head: string, tail: string] {
  const head = stem.slice(0, length <= SHORT_STEM_LETTERS ? SHORT_HEAD_LETTERS : HEAD_LETTERS);
  return [`${length}${head}`, `${length}${stem.slice(0, 1)}-${stem.slice(-TAIL_LETTERS)}`];
}

export function buildSlipIndex(stems: ReadonlySet<string>): SlipIndex {
  const byKey = new Map<string, string[]>();
  for (const stem of stems) {
    if (stem.length < MIN_STEM_LENGTH || stem.length > LONGEST_STEM) continue;
    for (const key of keysOf(stem, stem.length)) {
      const known = byKey.get(key);
      if (known === undefined) byKey.set(key, [stem]);
      else known.push(stem);
    }
  }
  return {
    correct(stem, word) {
      const { length } = stem;
      if (length < MIN_STEM_LENGTH || length > LONGEST_STEM || neighbours.has(word) || neighbours.has(stem))
        return null;
      // The first letter is rarely the slip, and changing it makes other words ("custard", "mustard").
      for (const meant of [length, length - 1, length + 1])
        for (const key of keysOf(stem, meant))
          for (const candidate of byKey.get(key) ?? []) if (isOneSlip(stem, candidate)) return candidate;
      return null;
    },
  };
}
