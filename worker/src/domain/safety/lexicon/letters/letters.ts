import { LOOK_ALIKES } from "../words/look-alikes.data.ts";

/**
 * Text as the lexicon sees it: lower-case Latin letters without accents, hidden characters or look-alikes, and a
 * mapping back to the original offsets. Everything here takes linear time.
 */
export interface FoldedText {
  readonly text: string;
  /** Original offset of each folded character; null if they are identical. */
  readonly offsets: Int32Array | null;
}

const PLAIN = /^[\x20-\x7e\t\n\r]*$/;

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
    // A character that is neither letter nor space ends the phrase, like a comma.
    folded += plain.charCodeAt(0) < 0x80 || LETTER_OR_DIGIT.test(plain) ? plain : SPACE.test(plain) ? " " : ",";
  }
  return folded;
}

/** A copy of the numbers with at least twice the space. */
function withRoom(numbers: Int32Array<ArrayBuffer>, least: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(Math.max(least, numbers.length * 2));
  grown.set(numbers);
  return grown;
}

/** Lower-cases, strips marks and format characters, and maps full-width, mathematical, Cyrillic and Greek look-alikes to Latin. */
export function foldText(text: string): FoldedText {
  if (PLAIN.test(text)) return { text: text.toLowerCase(), offsets: null };
  let offsets = new Int32Array(text.length);
  let folded = "";
  let at = 0;
  for (const character of text) {
    const plain =
      character.length === 1 && character >= " " && character <= "~"
        ? character.toLowerCase()
        : foldCharacter(character);
    const end = folded.length + plain.length;
    if (end > offsets.length) offsets = withRoom(offsets, end);
    offsets.fill(at, folded.length, end);
    folded += plain;
    at += character.length;
  }
  return { text: folded, offsets: offsets.subarray(0, folded.length) };
}
