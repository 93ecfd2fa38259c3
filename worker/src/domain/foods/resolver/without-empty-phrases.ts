import { EMPTY_PHRASES, MAKERS } from "./words/empty-phrases.data.ts";

/**
 * By first letter, longest phrases first: trying all of them letter by letter would take a twentieth of a line's time.
 */
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

/** Phrases that usually add nothing, but for some foods tell which kind it is ("thighs, skin on"). */
const STATES = /^(?:skin|bone|in|low|reduced|no)[ -]/;

/**
 * Removes set phrases that add nothing ("for serving", "free-range"); null if there is none. `isCareful` keeps those
 * that are a state of some foods.
 */
export function withoutEmptyPhrases(folded: string, isCareful = false): string | null {
  const left = folded.replace(EMPTY, (phrase) => (isCareful && STATES.test(phrase) ? phrase : " ")).trim();
  if (left === folded.trim()) return null;
  // "Hormel chili" is the dish, not the pepper.
  if (!DISH.test(left)) return left;
  maker ??= new RegExp(`(?<![a-z])(?:${MAKERS.replaceAll(",", "|")})(?![a-z])`);
  return maker.test(folded) ? null : left;
}
