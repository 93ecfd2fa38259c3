import {
  AMOUNT_TAILS,
  BRACKET_LEADS,
  DRAINED_CONTAINERS,
  FILL_WORDS,
  FINER_UNITS,
  LEAD_WORDS,
  NUMBER_WORDS,
  SHAPES,
  SIZE_WORDS,
  VESSELS,
} from "./amount-words.ts";
import { findUnit, GRAMS_PER_UNIT, MILLILITRES_PER_UNIT } from "./units.ts";

/** What a line says about how much: `quantity` of `unit`, each of `packSize` where a pack is named with its size. */
export interface LineAmount {
  readonly quantity: number;
  /** Canonical unit, a size ("large"), or null for a bare count. */
  readonly unit: string | null;
  /** A size next to a unit ("1 small head"). */
  readonly size: string | null;
  /** Weight or volume of one pack or piece ("2 x 400 g tins", "2 steaks (200 g each)"). */
  readonly pack: { readonly quantity: number; readonly unit: string } | null;
  /** Amounts joined with "plus". */
  readonly plus: { readonly quantity: number; readonly unit: string } | null;
  /** A can, tin or jar was named. */
  readonly container: boolean;
}

/** A line taken apart: the amount, if any, and the words left over. */
interface AmountAndRest {
  readonly amount: LineAmount | null;
  readonly rest: readonly string[];
}

const OF: ReadonlySet<string> = new Set(["of"]);
const LEADING_DIGIT = /^\d/;
const ARTICLES: ReadonlySet<string> = new Set(["a", "an", "the"]);
const MAX_QUANTITY = 1_000_000;

/** A plain number or a kitchen fraction; "80/20", "00" and "2%" are names, not numbers. */
function readNumber(token: string | undefined): number | null {
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

/** "1/2 a 400 g tin": past the article, where a number follows it. */
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
function readRange(tokens: readonly string[], start: number): Reading | null {
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

function readUnit(tokens: readonly string[], at: number): { unit: string; next: number } | null {
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
  const unit = findUnit(token);
  return unit === null ? null : { unit, next: at + 1 };
}

function isMeasured(unit: string): boolean {
  return GRAMS_PER_UNIT[unit] !== undefined || MILLILITRES_PER_UNIT[unit] !== undefined;
}

/** Reads "<number> <weight or volume>" at `at`. */
function readMeasured(tokens: readonly string[], at: number): { quantity: number; unit: string; next: number } | null {
  const quantity = readRange(tokens, at);
  if (quantity === null) return null;
  const unit = readUnit(tokens, quantity.next);
  if (unit === null || !isMeasured(unit.unit)) return null;
  return { quantity: quantity.value, unit: unit.unit, next: unit.next };
}

interface BracketedAmount {
  readonly quantity: number;
  readonly unit: string;
  readonly each: boolean;
  /** Nothing but the amount is said. */
  readonly bare: boolean;
}

/** The amount inside brackets ("about 400 g", "14 oz each"), or null. */
export function readBracketed(text: string): BracketedAmount | null {
  const tokens = text.split(" ").filter(Boolean);
  let at = 0;
  while (LEAD_WORDS.has((tokens[at] ?? "").toLowerCase())) at += 1;
  const measured = readMeasured(tokens, at);
  if (measured === null) return null;
  const rest = tokens.slice(measured.next).map((token) => token.toLowerCase());
  return {
    quantity: measured.quantity,
    unit: measured.unit,
    each: rest.includes("each") || rest.includes("apiece"),
    bare: rest.every((token) => AMOUNT_TAILS.has(token)),
  };
}

function skip(tokens: readonly string[], at: number, words: ReadonlySet<string>): number {
  let next = at;
  while (words.has((tokens[next] ?? "").toLowerCase())) next += 1;
  return next;
}

/** "Good handful of", "whole bulb": a word for how full, right before a unit that a name follows. */
function fillsUnit(tokens: readonly string[], at: number): boolean {
  const unit = readUnit(tokens, at + 1);
  const name = unit === null ? undefined : tokens[unit.next];
  return name !== undefined && name !== ",";
}

interface Span {
  readonly length: number;
  readonly unit: string;
  readonly next: number;
  /** "1 2-inch piece": the length that is cut off, where it otherwise tells how wide a thing is ("2 x 8-inch tortillas"). */
  readonly isCutOff: boolean;
}

function readSpan(tokens: readonly string[], at: number): Span | null {
  const length = readNumber(tokens[at]);
  const unit = length === null ? null : findUnit(tokens[at + 1] ?? "");
  if (length === null || (unit !== "inch" && unit !== "cm")) return null;
  const isCutOff = SHAPES.has((tokens[at + 2] ?? "").toLowerCase());
  return { length, unit, next: isCutOff ? at + 3 : at + 2, isCutOff };
}

/** Reads an amount at the start of the tokens; `rest` is everything after it. */
export function readAmount(tokens: readonly string[]): AmountAndRest {
  const start = skip(tokens, 0, LEAD_WORDS);
  let at = start;
  const counted = readRange(tokens, at);
  if (counted !== null) at = counted.next;
  if (counted !== null && (tokens[at] === "x" || tokens[at] === "X")) at += 1;
  let quantity = counted?.value ?? 1;
  const span = counted === null ? null : readSpan(tokens, at);
  if (span !== null) at = span.next;
  let pack = counted === null ? null : readMeasured(tokens, at);
  if (pack !== null) at = pack.next;
  let size: string | null = null;
  for (;;) {
    const word = (tokens[at] ?? "").toLowerCase();
    if (word === "extra" && (tokens[at + 1] ?? "").toLowerCase() === "large") {
      size = "xl";
      at += 2;
    } else if (SIZE_WORDS[word] !== undefined && at + 1 < tokens.length) {
      size = SIZE_WORDS[word] ?? null;
      at += 1;
    } else if (FILL_WORDS.has(word) && at + 1 < tokens.length && (counted !== null || fillsUnit(tokens, at))) at += 1;
    else if (word === "whole" && fillsUnit(tokens, at)) at += 1;
    else break;
  }
  if (counted !== null && pack === null && size === null) {
    pack = readMeasured(tokens, at);
    if (pack !== null) at = pack.next;
  }
  const unit = span?.isCutOff ? null : readUnit(tokens, at);
  const hasName = unit !== null && skip(tokens, unit.next, OF) < tokens.length;
  if (counted === null && (unit === null || !hasName)) return { amount: null, rest: tokens };
  if (unit !== null && hasName) at = unit.next;
  let named = unit !== null && hasName ? unit.unit : null;
  if (span?.isCutOff) {
    quantity *= span.length;
    named = span.unit;
  }
  if ((named === "inch" || named === "cm") && SHAPES.has((tokens[at] ?? "").toLowerCase())) at += 1;
  if (named === "knob" && (tokens[at] ?? "").toLowerCase() === "sized") at = skip(tokens, at + 1, SHAPES);
  let container = named !== null && DRAINED_CONTAINERS.has(named);
  if (named !== null && isMeasured(named) && pack === null) {
    const vessel = readUnit(tokens, at);
    const bare = vessel !== null && VESSELS.has(vessel.unit) && skip(tokens, vessel.next, FILL_WORDS) < tokens.length;
    if (vessel !== null && bare) {
      container = DRAINED_CONTAINERS.has(vessel.unit);
      at = vessel.next;
    }
  }
  const orUnit = named !== null && !isMeasured(named) && tokens[at] === "or" ? readUnit(tokens, at + 1) : null;
  if (orUnit !== null && !isMeasured(orUnit.unit) && orUnit.next < tokens.length) at = orUnit.next;
  if (tokens[at] === "/") {
    for (let same = readMeasured(tokens, at + 1); same !== null; same = readMeasured(tokens, at)) at = same.next;
  }
  let plus: { quantity: number; unit: string } | null = null;
  const finer = named === null || pack !== null ? undefined : FINER_UNITS[named];
  const added = finer === undefined ? null : readMeasured(tokens, at);
  if (added !== null && finer?.includes(added.unit) && added.next < tokens.length) {
    plus = { quantity: added.quantity, unit: added.unit };
    at = added.next;
  }
  if (tokens[at] === "plus" || tokens[at] === "+" || tokens[at] === "and") {
    const more = readMeasured(tokens, at + 1);
    if (more !== null) {
      plus = { quantity: more.quantity, unit: more.unit };
      at = more.next;
    }
  }
  while ((tokens[at] ?? "").toLowerCase() === "of") at += 1;
  const inPack = readNumber(tokens[at]);
  if (inPack !== null && tokens[at - 1] === "of" && Number.isInteger(inPack) && at + 1 < tokens.length) {
    at += 1;
    if (named !== null && !isMeasured(named) && pack === null) {
      quantity *= inPack;
      named = null;
    }
  }
  if (named === null || SIZE_WORDS[named] !== undefined) named = size;
  return {
    amount: {
      quantity,
      unit: named,
      size,
      pack: pack === null ? null : { quantity: pack.quantity, unit: pack.unit },
      plus,
      container,
    },
    rest: tokens.slice(at),
  };
}

/** Reads an amount at the end of the tokens ("flour 200 g", "eggs x 2"); `rest` is everything before it. */
export function readTrailingAmount(tokens: readonly string[]): AmountAndRest {
  for (let at = Math.max(1, tokens.length - 4); at < tokens.length; at += 1) {
    const from = tokens[at] === "x" || tokens[at] === "-" || tokens[at] === ":" ? at + 1 : at;
    if (readNumber(tokens[from]) === null) continue;
    const quantity = readRange(tokens, from);
    if (quantity === null) continue;
    const unit = readUnit(tokens, quantity.next);
    if ((unit?.next ?? quantity.next) !== tokens.length) continue;
    return {
      amount: {
        quantity: quantity.value,
        unit: unit?.unit ?? null,
        size: null,
        pack: null,
        plus: null,
        container: false,
      },
      rest: tokens.slice(0, at),
    };
  }
  return { amount: null, rest: tokens };
}

/** What is said in brackets besides an amount ("about 3 large", "from 1 lime", "10-inch", "or 2 tbsp dried"). */
export function wordsBesideAmount(bracket: string): string {
  const tokens = bracket.split(" ").filter(Boolean);
  const start = skip(tokens, 0, BRACKET_LEADS);
  const said = tokens.slice(start);
  const isCounted = LEADING_DIGIT.test(said[0] ?? "") && !said[1]?.startsWith("%");
  const { rest } = isCounted ? readAmount(said) : { rest: said };
  const isUnit = rest.every((word) => findUnit(word) !== null || ARTICLES.has(word));
  return isUnit ? "" : rest.join(" ");
}
