import { EMPTY_PHRASES, MAKERS } from "./words/empty-phrases.data.ts";

/** Of each first letter, the longest phrases first: tried letter by letter, a line costs a twentieth. */
const BY_LETTER = Map.groupBy(
  [...new Set(EMPTY_PHRASES)].sort((left, right) => right.length - left.length),
  (phrase) => phrase.slice(0, 1),
);
const EMPTY = new RegExp(
  `(?<![a-z])(?:${[...BY_LETTER]
    .map(([letter, phrases]) => `${letter}(?:${phrases.map((phrase) => phrase.slice(1)).join("|")})`)
    .join("|")
    .replaceAll(" ", "(?:[ -]| ?& ?)")})(?![a-z])`,
  "g",
);

let maker: RegExp | undefined;
const DISH = /^(?:can )?(?:chilli|chili|chile)(?: (?:with|without|no) beans)?$/;

/** Phrases that say nothing of most foods, and of some which kind they are ("thighs, skin on"). */
const STATES = /^(?:skin|bone|in|low|reduced|no)[ -]/;

/**
 * Removes the set phrases that say nothing ("for serving", "free-range"); null where there is none. With `isCareful` those
 * stay that name a state of some foods.
 */
export function withoutEmptyPhrases(folded: string, isCareful = false): string | null {
  const left = folded.replace(EMPTY, (phrase) => (isCareful && STATES.test(phrase) ? phrase : " ")).trim();
  if (left === folded.trim()) return null;
  // "Hormel chili" is the dish, not the pepper.
  if (!DISH.test(left)) return left;
  maker ??= new RegExp(`(?<![a-z])(?:${MAKERS.replaceAll(",", "|")})(?![a-z])`);
  return maker.test(folded) ? null : left;
}
