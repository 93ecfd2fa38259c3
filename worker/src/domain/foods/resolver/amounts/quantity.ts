import { findUnit, GRAMS_PER_UNIT, MILLILITRES_PER_UNIT } from "../../catalogue/units.ts";
import { isKnownWord, slipsBetween } from "../spelling.ts";
import { singular } from "../words.ts";
import { ARTICLES, NUMBER_WORDS } from "./amount-words.ts";

const MAX_QUANTITY = 1_000_000;

/** A plain number or a kitchen fraction; "80/20", "00" and "2%" are names, not numbers. */
export function readNumber(token: string | undefined): number | null {
  if (token === undefined || token === "") return null;
  const first = token.charCodeAt(0);
  if (first < 46 || first > 57) return null;
  const slash = token.indexOf("/");
  if (slash > 0) {
    const top = Number(token.slice(0, slash));
    const bottom = Number(token.slice(slash + 1));
    return top > 0 && bottom > 0 && bottom <= 16 && top < bottom * 4 ? top / bottom : null;
  }
  if (first === 48 && token.length > 1 && token[1] !== ".") return null;
  const value = Number(token);
  return Number.isFinite(value) && value <= MAX_QUANTITY ? value : null;
}

interface Reading {
  readonly value: number;
  readonly next: number;
}

/** "1/2 a 400 g tin": skips the article if a number follows. */
function beforeMeasure(tokens: readonly string[], at: number): number {
  let next = at;
  while (tokens[next] === "of" || ARTICLES.has(tokens[next] ?? "")) next += 1;
  return readNumber(tokens[next]) === null ? at : next;
}

function readQuantity(tokens: readonly string[], start: number): Reading | null {
  let at = start;
  let value = readNumber(tokens[at]);
  if (value !== null) {
    at += 1;
    if ((tokens[at] === "and" || tokens[at] === "&") && (tokens[at + 1] ?? "").includes("/")) at += 1;
    const fraction = (tokens[at] ?? "").includes("/") ? readNumber(tokens[at]) : null;
    if (fraction !== null && fraction < 1) {
      value += fraction;
      at += 1;
    }
    if (value < 1) at = beforeMeasure(tokens, at);
    if (tokens[at] === "dozen") return { value: value * 12, next: at + 1 };
    return { value, next: at };
  }
  const word = NUMBER_WORDS[(tokens[at] ?? "").toLowerCase()];
  if (word === undefined) return null;
  at += 1;
  while (tokens[at] === "of") at += 1;
  const second = (tokens[at] ?? "").toLowerCase();
  if (second === "a" || second === "an") at += 1;
  const following = (tokens[at] ?? "").toLowerCase();
  const scale = following === "dozen" || following === "couple" || following === "few" || following === "half";
  if (scale) {
    at += 1;
    if (tokens[at] === "of") at += 1;
    const factor = NUMBER_WORDS[following] ?? 1;
    return { value: word * factor, next: at };
  }
  if (following === "quarter" && word > 0) return { value: word * 0.25, next: at + 1 };
  return { value: word, next: at };
}

/** A quantity or the middle of a range ("2 to 3", "2 or 3"). */
export function readRange(tokens: readonly string[], start: number): Reading | null {
  const first = readQuantity(tokens, start);
  if (first === null) return null;
  const link = tokens[first.next];
  if (link === "to" || link === "or") {
    const second = readQuantity(tokens, first.next + 1);
    if (second !== null && readNumber(tokens[first.next + 1]) !== null) {
      return { value: (first.value + second.value) / 2, next: second.next };
    }
  }
  return first;
}

const LONG_UNITS =
  "tablespoons teaspoons tablespoon teaspoon ounces pounds grams handful millilitres kilogram package packet cloves slices sprigs stalks pieces".split(
    " ",
  );
const MIN_UNIT_LENGTH = 5;

/** "3 tablepoons", "2 teaspooons": an unknown word within one or two typos of a long unit. */
function misspelledUnit(word: string): string | null {
  if (
    word.length < MIN_UNIT_LENGTH ||
    word.length > 13 ||
    !"tophgmkcs".includes(word.charAt(0)) ||
    isKnownWord(singular(word))
  )
    return null;
  const near = LONG_UNITS.find((unit) => {
    const most = unit.length > 7 ? 2 : 1;
    return unit.charAt(0) === word.charAt(0) && slipsBetween(word, unit, most) <= most;
  });
  return near === undefined ? null : findUnit(near);
}

export function readUnit(tokens: readonly string[], at: number): { unit: string; next: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  const lower = token.toLowerCase();
  const second = (tokens[at + 1] ?? "").toLowerCase().replaceAll(".", "");
  if (
    (lower === "fl" || lower === "fl." || lower === "fluid") &&
    (second.startsWith("oz") || second.startsWith("ounce"))
  ) {
    return { unit: "floz", next: at + 2 };
  }
  if (lower.startsWith("cuiller") && (second === "a" || second === "à")) {
    const spoon = (tokens[at + 2] ?? "").toLowerCase();
    return { unit: spoon === "soupe" ? "tbsp" : "tsp", next: at + 3 };
  }
  if (lower.startsWith("colher") && second === "de") {
    return { unit: (tokens[at + 2] ?? "").toLowerCase().startsWith("s") ? "tbsp" : "tsp", next: at + 3 };
  }
  if (lower === "c." && (second === "a" || second === "à")) {
    return { unit: (tokens[at + 2] ?? "").toLowerCase().startsWith("s") ? "tbsp" : "tsp", next: at + 3 };
  }
  const unit = findUnit(token) ?? misspelledUnit(lower);
  return unit === null ? null : { unit, next: at + 1 };
}

export function isMeasured(unit: string): boolean {
  return GRAMS_PER_UNIT[unit] !== undefined || MILLILITRES_PER_UNIT[unit] !== undefined;
}

/** Reads "<number> <weight or volume>" at `at`. */
export function readMeasured(
  tokens: readonly string[],
  at: number,
): { quantity: number; unit: string; next: number } | null {
  const quantity = readRange(tokens, at);
  if (quantity === null) return null;
  const unit = readUnit(tokens, quantity.next);
  if (unit === null || !isMeasured(unit.unit)) return null;
  return { quantity: quantity.value, unit: unit.unit, next: unit.next };
}
