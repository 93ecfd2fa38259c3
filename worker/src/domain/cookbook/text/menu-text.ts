/** Words that stay in lower case in the middle of a name. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  "a al alla an and as at au con de della di du en et for from in la le of on or over the to under with à".split(" "),
);
const WORD = /[\p{L}\p{N}’']+/gu;
const HOLE = /\{([a-zA-Z]+)\}/g;

/** "baked cod" -> "Baked cod". */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "baked with a soft egg" -> "Baked with a Soft Egg"; capitals inside a word stay. */
export function titleCase(text: string): string {
  return text.replace(WORD, (word) => (SMALL_WORDS.has(word) ? word : upperFirst(word)));
}

/** The text with each `{part}` replaced by its word, starting with a capital. */
export function fillHoles(text: string, wordOf: (part: string) => string): string {
  return upperFirst(text.includes("{") ? text.replace(HOLE, (_, part: string) => wordOf(part)) : text);
}

/**
 * The same for a name on the menu: text between the placeholders is in title case, the inserted words stay as they are.
 */
export function fillName(name: string, wordOf: (part: string) => string): string {
  const pieces = upperFirst(name).split(/\{([a-zA-Z]+)\}/);
  return upperFirst(pieces.map((piece, at) => (at % 2 === 0 ? titleCase(piece) : wordOf(piece))).join(""));
}

/** The line below the name, in title case, except that its first word stays as written: "with Avocado". */
export function fillDetail(detail: string, wordOf: (part: string) => string): string {
  const pieces = detail.split(/\{([a-zA-Z]+)\}/);
  return pieces.map((piece, at) => (at % 2 === 0 ? titleCase(piece) : wordOf(piece))).join("");
}
