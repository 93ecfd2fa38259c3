import { NEIGHBOUR_WORDS } from "./spelling-slips.data.ts";

/** Shorter words have too many neighbours that are other words. */
const MIN_STEM_LENGTH = 5;

const neighbours: ReadonlySet<string> = new Set(NEIGHBOUR_WORDS.trim().split(/\s+/));

export interface SlipIndex {
  /** The stem that `stem` is one slip away from (a letter missing, added, changed, or two swapped), or null. */
  correct(stem: string, word: string): string | null;
}

/** Deletes of one letter, as in SymSpell: two stems one slip apart share one. */
function deletes(stem: string): readonly string[] {
  const shorter: string[] = [stem];
  for (let index = 0; index < stem.length; index += 1) shorter.push(stem.slice(0, index) + stem.slice(index + 1));
  return shorter;
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

export function buildSlipIndex(stems: ReadonlySet<string>): SlipIndex {
  const byDelete = new Map<string, string[]>();
  for (const stem of stems) {
    if (stem.length < MIN_STEM_LENGTH) continue;
    for (const shorter of deletes(stem)) {
      const known = byDelete.get(shorter);
      if (known === undefined) byDelete.set(shorter, [stem]);
      else known.push(stem);
    }
  }
  return {
    correct(stem, word) {
      if (stem.length < MIN_STEM_LENGTH || stem.length > 24 || neighbours.has(word) || neighbours.has(stem))
        return null;
      for (const shorter of deletes(stem)) {
        for (const candidate of byDelete.get(shorter) ?? []) {
          // The first letter is rarely the slip, and changing it makes other words ("custard", "mustard").
          if (candidate[0] === stem[0] && isOneSlip(stem, candidate)) return candidate;
        }
      }
      return null;
    },
  };
}
