/**
 * Text as the lexicon sees it: lower-case Latin letters without marks, hidden characters or look-alikes, with the way back to the
 * original offsets. Everything here is linear in the length of the text.
 */
export interface FoldedText {
  readonly text: string;
  /** Original offset of each folded character; null when they are the same. */
  readonly offsets: Int32Array | null;
}

const PLAIN = /^[\x20-\x7e\t\n\r]*$/;

/** Letters that NFKD leaves alone, and letters of other scripts that look like Latin ones. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: "ss",
    ẞ: "ss",
    æ: "ae",
    Æ: "ae",
    œ: "oe",
    Œ: "oe",
    ø: "o",
    Ø: "o",
    ł: "l",
    Ł: "l",
    đ: "d",
    Đ: "d",
    ð: "d",
    þ: "th",
    ħ: "h",
    ŧ: "t",
    ı: "i",
    ŀ: "l",
    ŋ: "n",
    ɑ: "a",
    ɡ: "g",
    ɩ: "i",
    ɛ: "e",
    ƅ: "b",
    ƒ: "f",
    ʋ: "v",
    ɯ: "w",
    ʍ: "w",
    ᴀ: "a",
    ʙ: "b",
    ᴄ: "c",
    ᴅ: "d",
    ᴇ: "e",
    ꜰ: "f",
    ɢ: "g",
    ʜ: "h",
    ɪ: "i",
    ᴊ: "j",
    ᴋ: "k",
    ʟ: "l",
    ᴍ: "m",
    ɴ: "n",
    ᴏ: "o",
    ᴘ: "p",
    ʀ: "r",
    ꜱ: "s",
    ᴛ: "t",
    ᴜ: "u",
    ᴠ: "v",
    ᴡ: "w",
    ʏ: "y",
    ᴢ: "z",
    а: "a",
    в: "b",
    г: "r",
    е: "e",
    з: "3",
    и: "u",
    к: "k",
    м: "m",
    н: "h",
    о: "o",
    п: "n",
    р: "p",
    с: "c",
    т: "t",
    у: "y",
    х: "x",
    ь: "b",
    ѕ: "s",
    і: "i",
    ј: "j",
    һ: "h",
    ԁ: "d",
    ԛ: "q",
    ԝ: "w",
    ӏ: "l",
    ё: "e",
    ї: "i",
    ѵ: "v",
    ү: "y",
    ԍ: "g",
    є: "e",
    α: "a",
    β: "b",
    γ: "y",
    δ: "d",
    ε: "e",
    ζ: "z",
    η: "n",
    ι: "i",
    κ: "k",
    λ: "l",
    μ: "u",
    ν: "v",
    ο: "o",
    π: "n",
    ρ: "p",
    σ: "o",
    ς: "s",
    τ: "t",
    υ: "u",
    χ: "x",
    ω: "w",
    Η: "h",
    Μ: "m",
    Ν: "n",
    Υ: "y",
    Ρ: "p",
    Χ: "x",
    Σ: "e",
    օ: "o",
    ս: "u",
    հ: "h",
    ո: "n",
    ց: "g",
    յ: "j",
    ա: "w",
    զ: "q",
    Տ: "s",
    Լ: "l",
    "‘": "'",
    "’": "'",
    ʼ: "'",
    "´": "'",
    "`": "'",
    "‛": "'",
    "′": "'",
    "＇": "'",
    "‐": "-",
    "‑": "-",
    "‒": "-",
    "–": "-",
    "—": "-",
    "―": "-",
    "−": "-",
    "⁃": "-",
    "﹣": "-",
    "－": "-",
    "⁄": "/",
    "∕": "/",
    "＆": "&",
    ㅤ: "",
    ᅟ: "",
    ᅠ: "",
    ﾠ: "",
    "⠀": " ",
    "🥜": ",peanut,",
    "🥛": ",milk,",
    "🧀": ",cheese,",
    "🧈": ",butter,",
    "🥚": ",egg,",
    "🍳": ",fried egg,",
    "🐟": ",fish,",
    "🐠": ",fish,",
    "🍣": ",sushi,",
    "🍤": ",shrimp,",
    "🦐": ",shrimp,",
    "🦀": ",crab,",
    "🦞": ",lobster,",
    "🦪": ",oyster,",
    "🦑": ",squid,",
    "🐙": ",octopus,",
    "🍞": ",bread,",
    "🥖": ",baguette,",
    "🥐": ",croissant,",
    "🥨": ",pretzel,",
    "🥯": ",bagel,",
    "🍝": ",spaghetti,",
    "🌾": ",wheat,",
    "🥓": ",bacon,",
    "🥩": ",beef,",
    "🍗": ",chicken,",
    "🍖": ",meat,",
    "🍯": ",honey,",
    "🍦": ",ice cream,",
    "🍨": ",ice cream,",
  }),
);

const MARKS_AND_FORMAT = /[\p{M}\p{Cf}]/gu;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const SPACE = /\s/u;

const foldedCharacters = new Map<string, string>();
const FOLDED_CHARACTERS_LIMIT = 4_096;

function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = computeFold(character);
  if (foldedCharacters.size >= FOLDED_CHARACTERS_LIMIT) foldedCharacters.clear();
  foldedCharacters.set(character, folded);
  return folded;
}

function computeFold(character: string): string {
  const direct = LOOK_ALIKES.get(character);
  if (direct !== undefined) return direct;
  const code = character.charCodeAt(0);
  if (code < 0x20 || code === 0x7f) return SPACE.test(character) ? character : "";
  let folded = "";
  for (const part of character.normalize("NFKD").replace(MARKS_AND_FORMAT, "")) {
    const lower = part.toLowerCase().replace(MARKS_AND_FORMAT, "");
    const plain = LOOK_ALIKES.get(part) ?? LOOK_ALIKES.get(lower) ?? lower;
    if (plain.length === 0) continue;
    // A sign that is neither letter nor space ends the phrase, as a comma does.
    folded += plain.charCodeAt(0) < 0x80 || LETTER_OR_DIGIT.test(plain) ? plain : SPACE.test(plain) ? " " : ",";
  }
  return folded;
}

/** Lower-cases, strips marks and format characters, and maps full-width, mathematical, Cyrillic and Greek look-alikes to Latin. */
export function foldText(text: string): FoldedText {
  if (PLAIN.test(text)) return { text: text.toLowerCase(), offsets: null };
  const offsets: number[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const character of text) {
    const folded =
      character.length === 1 && character >= " " && character <= "~"
        ? character.toLowerCase()
        : foldCharacter(character);
    parts.push(folded);
    for (let index = 0; index < folded.length; index += 1) offsets.push(at);
    at += character.length;
  }
  return { text: parts.join(""), offsets: Int32Array.from(offsets) };
}

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map(
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
    radii: "radius",
  }),
);

/**
 * One form for singular and plural: "anchovies" and "anchovy", "cheeses" and "cheese", "cookies" and "cookie" meet. Used on
 * both sides, so a stem need not be a word.
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

/** What stands between a word and the one before it, from none to the end of a phrase. */
export const GAP = { space: 0, hyphen: 1, hangingHyphen: 2, bracketClosed: 3, comma: 4, strong: 5 } as const;

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
  return code === 32 || code === 9 || code === 10 || code === 13 || code === 95 || code === 34 || code === 42;
}

/** Words with what separates them. Quotes, asterisks and underscores count as spaces; "&" is the word "and". */
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

/** "p e a n u t" and "p.e.a.n.u.t" become one word. */
function joinSpelledOut(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.word.length === 1)) return tokens;
  const joined: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    let end = at;
    while (tokens[end]?.word.length === 1) end += 1;
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
