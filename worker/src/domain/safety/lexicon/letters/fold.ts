import { foldText } from "./letters.ts";

/** Plurals and their stems. */
export const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    loaves: "loaf",
    leaves: "leaf",
    halves: "half",
    calves: "calf",
    knives: "knife",
    geese: "goose",
    octopi: "octopus",
    fungi: "fungus",
    cacti: "cactus",
    oxen: "ox",
    yolks: "yolk",
    roux: "roux",
    hooves: "hoof",
    bries: "brie",
    tofus: "tofu",
    // French pasta, not several pâtés.
    pates: "pastapates",
    radii: "radius",
    // Nouns whose singular is also a verb or adjective.
    fries: "frenchfry",
    crisps: "crispchip",
    sweets: "sweetcandy",
    // A sandwich cookie, not Swedish butter.
    smores: "smoresandwich",
    // A chocolate bar, not the adjective.
    crunchie: "crunchiebar",
    crunchies: "crunchiebar",
    // The bird, not the plural of an Italian oyster.
    ostrich: "ostrichbird",
    ostriches: "ostrichbird",
  }),
);

/**
 * One form for singular and plural: "anchovies" and "anchovy", "cheeses" and "cheese", "cookies" and "cookie" become
 * equal. Applied to both sides, so a stem need not be a real word.
 */
export function stemWord(word: string): string {
  if (word.length < 4) return word;
  let stem = IRREGULAR_PLURALS.get(word) ?? word;
  if (stem.length > 4 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}y`;
  else if (stem.endsWith("s") && !stem.endsWith("ss") && !stem.endsWith("us")) stem = stem.slice(0, -1);
  if (stem.length >= 5) {
    if (stem.endsWith("ie")) return `${stem.slice(0, -2)}y`;
    if (stem.endsWith("e")) return stem.slice(0, -1);
  }
  return stem;
}

/** The separator between a word and the one before it, from none to the end of a phrase. */
export const GAP = { space: 0, hyphen: 1, hangingHyphen: 2, bracketClosed: 3, comma: 4, colon: 5, strong: 6 } as const;

export interface Token {
  /** The folded word as written. */
  readonly word: string;
  readonly stem: string;
  /** Offsets in the original text. */
  readonly start: number;
  readonly end: number;
  /** A value of `GAP`. */
  readonly gap: number;
}

const ELIDED = new Set(["l", "d", "j", "s", "n", "m", "t", "qu", "all", "dell", "nell", "sull", "dall", "un", "c"]);
const SPELLED_OUT_MINIMUM = 3;

function isWordCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

function isSpaceCode(code: number): boolean {
  return (
    code === 32 || code === 9 || code === 10 || code === 13 || code === 95 || code === 34 || code === 42 || code === 37
  );
}

/** Words and their separators. Quotes, asterisks and underscores count as spaces; "&" is the word "and". */
export function tokenize(text: string): readonly Token[] {
  const folded = foldText(text);
  const source = folded.text;
  const { offsets } = folded;
  const originalStart = (index: number): number => (offsets === null ? index : (offsets[index] ?? text.length));
  const originalEnd = (index: number): number => {
    if (offsets === null) return index;
    return index < offsets.length ? Math.max(offsets[index] ?? 0, (offsets[index - 1] ?? 0) + 1) : text.length;
  };
  const tokens: Token[] = [];
  let gap: number = GAP.strong;
  let at = 0;
  const raise = (next: number): void => {
    gap = Math.max(gap, next);
  };
  const push = (word: string, start: number, end: number): void => {
    // "2eggs" is an amount and a food.
    const digits = leadingDigits(word);
    if (digits > 0 && digits < word.length) {
      push(word.slice(0, digits), start, start + digits);
      push(word.slice(digits), start + digits, end);
      return;
    }
    tokens.push({ word, stem: stemWord(word), start: originalStart(start), end: originalEnd(end), gap });
    gap = GAP.space;
  };
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (isWordCode(code)) {
      const start = at;
      let word = "";
      let from = at;
      while (at < source.length) {
        const next = source.charCodeAt(at);
        if (isWordCode(next)) {
          at += 1;
          continue;
        }
        // An apostrophe inside a word: "shepherd's" is one word, "l'oeuf" is two.
        if (next === 39 && at + 1 < source.length && isWordCode(source.charCodeAt(at + 1))) {
          const before = word + source.slice(from, at);
          if (ELIDED.has(before)) break;
          word = before;
          at += 1;
          from = at;
          continue;
        }
        break;
      }
      push(word + source.slice(from, at), start, at);
      continue;
    }
    if (code === 38) {
      push("and", at, at + 1);
    } else if (code === 45) {
      const afterWord = at > 0 && isWordCode(source.charCodeAt(at - 1));
      const beforeWord = isWordCode(source.charCodeAt(at + 1));
      raise(afterWord ? (beforeWord ? GAP.hyphen : GAP.hangingHyphen) : GAP.strong);
    } else if (code === 44) {
      raise(GAP.comma);
    } else if (code === 58) {
      raise(GAP.colon);
    } else if (code === 41 || code === 93) {
      raise(GAP.bracketClosed);
    } else if (code === 39) {
      raise(GAP.space);
    } else if (!isSpaceCode(code)) {
      raise(GAP.strong);
    }
    at += 1;
  }
  return joinSpelledOut(tokens);
}

function leadingDigits(word: string): number {
  let count = 0;
  while (count < word.length && word.charCodeAt(count) >= 48 && word.charCodeAt(count) <= 57) count += 1;
  return count;
}

function isSingleLetter(token: Token | undefined): boolean {
  return token?.word.length === 1 && leadingDigits(token.word) === 0;
}

/** "p e a n u t" and "p.e.a.n.u.t" become one word. */
function joinSpelledOut(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(isSingleLetter)) return tokens;
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    let end = at;
    while (isSingleLetter(tokens[end])) end += 1;
    const first = tokens[at];
    const last = tokens[end - 1];
    if (first !== undefined && last !== undefined && end - at >= SPELLED_OUT_MINIMUM) {
      const word = tokens
        .slice(at, end)
        .map((token) => token.word)
        .join("");
      joined.push({ word, stem: stemWord(word), start: first.start, end: last.end, gap: first.gap });
      at = end;
    } else if (first !== undefined) {
      joined.push(first);
      at += 1;
    }
  }
  return joined;
}
