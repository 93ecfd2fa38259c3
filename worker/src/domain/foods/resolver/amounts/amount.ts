import { CM_PER_INCH, findUnit } from "../../catalogue/units.ts";
import { PREPARATION_WORDS, QUALITY_WORDS } from "../preparation.ts";
import { wordsOf } from "../words.ts";
import {
  AMOUNT_TAILS,
  ARTICLES,
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
import { isMeasured, readMeasured, readNumber, readRange, readUnit } from "./quantity.ts";

/** The amount in a line: `quantity` of `unit`, each of `packSize` if a pack has its size. */
export interface LineAmount {
  readonly quantity: number;
  /** Canonical unit, a size ("large"), or null for a bare count. */
  readonly unit: string | null;
  /** A size next to a unit ("1 small head"). */
  readonly size: string | null;
  /** How thick or full each one is, in a word ("2 thick slices", "a generous handful"). */
  readonly fill: string | null;
  /** Weight or volume of one pack or piece ("2 x 400 g tins", "2 steaks (200 g each)"). */
  readonly pack: { readonly quantity: number; readonly unit: string } | null;
  /** A further amount joined with "plus", below zero with "minus". */
  readonly plus: { readonly quantity: number; readonly unit: string } | null;
  /** How wide each one is ("2 six-inch tortillas"), in inches. */
  readonly widthInches: number | null;
  /** Whether a can, tin or jar was named. */
  readonly container: boolean;
}

/** A line taken apart: the amount, if any, and the words left over. */
export interface AmountAndRest {
  readonly amount: LineAmount | null;
  readonly rest: readonly string[];
}

/** "100 g head cheese": here "head" is not a unit. */
const NAMES_WITH_VESSEL: ReadonlySet<string> = new Set(["head cheese", "pot cheese", "pot roast", "bottle gourd"]);
const OF: ReadonlySet<string> = new Set(["of"]);
const LEADING_DIGIT = /^\d/;
interface BracketedAmount {
  readonly quantity: number;
  readonly unit: string;
  readonly each: boolean;
  /** Whether the text is only an amount. */
  readonly bare: boolean;
}

/** The amount inside brackets ("about 400 g", "14 oz each"), or null. */
export function readBracketed(text: string): BracketedAmount | null {
  const tokens = text.split(" ").filter(Boolean);
  let at = 0;
  while (LEAD_WORDS.has((tokens[at] ?? "").toLowerCase())) at += 1;
  const measured = readMeasured(tokens, at);
  if (measured === null) return null;
  // "6 oz / 170 g each": the same amount twice.
  const again = tokens[measured.next] === "/" ? readMeasured(tokens, measured.next + 1) : null;
  const rest = tokens.slice((again ?? measured).next).map((token) => token.toLowerCase());
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

/** "Good handful of", "whole bulb": a word for how full it is, directly before a unit that a name follows. */
function fillsUnit(tokens: readonly string[], at: number): boolean {
  const unit = readUnit(tokens, at + 1);
  const name = unit === null ? undefined : tokens[unit.next];
  return name !== undefined && name !== ",";
}

/** "1 ready-rolled sheet", "2 nice thick slices": an adjective between the number and its unit. */
function isSaidOfUnit(word: string): boolean {
  const words = wordsOf(word);
  return words.length > 0 && words.every((one) => QUALITY_WORDS.has(one) || PREPARATION_WORDS.has(one));
}

function isMeasuredNext(tokens: readonly string[], at: number): boolean {
  const unit = readUnit(tokens, at + 1);
  return unit === null || isMeasured(unit.unit);
}

interface Span {
  readonly length: number;
  readonly unit: string;
  readonly next: number;
  /** "1 2-inch piece" is the length to cut off; otherwise inches tell how wide things are ("2 x 8-inch tortillas"). */
  readonly isCutOff: boolean;
}

function readSpan(tokens: readonly string[], at: number): Span | null {
  const whole = readNumber(tokens[at]);
  if (whole === null) return null;
  const part = (tokens[at + 1] ?? "").includes("/") ? readNumber(tokens[at + 1]) : null;
  const end = part === null ? at + 1 : at + 2;
  const unit = findUnit(tokens[end] ?? "");
  if (unit !== "inch" && unit !== "cm") return null;
  const isCutOff = SHAPES.has((tokens[end + 1] ?? "").toLowerCase());
  return { length: whole + (part ?? 0), unit, next: isCutOff ? end + 2 : end + 1, isCutOff };
}

/** "1 large or 2 small leeks", "4 oz or 115 g cheese": the same amount twice. */
function pastOtherAmount(tokens: readonly string[], at: number, said: string | null): number {
  if (said === null || tokens[at] !== "or" || readNumber(tokens[at + 1]) === null) return at;
  const { amount, rest } = readAmount(tokens.slice(at + 1));
  const isNamed = rest.length > 0 && rest[0] !== ",";
  return amount?.unit != null && isNamed ? tokens.length - rest.length : at;
}

/** Reads an amount at the start of the tokens; `rest` is everything after it. */
export function readAmount(tokens: readonly string[]): AmountAndRest {
  const start = skip(tokens, 0, LEAD_WORDS);
  let at = start;
  const counted = readRange(tokens, at);
  if (counted !== null) at = counted.next;
  if (counted !== null && counted.value < 1 && at + 1 < tokens.length) at = skip(tokens, at, ARTICLES);
  if (counted !== null && (tokens[at] === "x" || tokens[at] === "X")) at += 1;
  let quantity = counted?.value ?? 1;
  const span = counted === null ? null : readSpan(tokens, at);
  if (span !== null) at = span.next;
  let pack = counted === null ? null : readMeasured(tokens, at);
  if (pack !== null) at = pack.next;
  let size: string | null = null;
  let fill: string | null = null;
  for (;;) {
    const word = (tokens[at] ?? "").toLowerCase();
    if (word === "extra" && (tokens[at + 1] ?? "").toLowerCase() === "large") {
      size = "xl";
      at += 2;
    } else if (SIZE_WORDS[word] !== undefined && at + 1 < tokens.length) {
      size = SIZE_WORDS[word] ?? null;
      at += 1;
    } else if (FILL_WORDS.has(word) && at + 1 < tokens.length && (counted !== null || fillsUnit(tokens, at))) {
      fill = word;
      at += 1;
    } else if (word === "whole" && fillsUnit(tokens, at)) at += 1;
    else if (counted !== null && isSaidOfUnit(word) && fillsUnit(tokens, at) && !isMeasuredNext(tokens, at)) at += 1;
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
    if (vessel !== null && bare && !NAMES_WITH_VESSEL.has(`${tokens[at]} ${tokens[vessel.next]}`)) {
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
  const fewer = tokens[at] === "minus" || tokens[at] === "less" ? readMeasured(tokens, at + 1) : null;
  if (fewer !== null && fewer.next < tokens.length) {
    plus = { quantity: -fewer.quantity, unit: fewer.unit };
    at = fewer.next;
  }
  at = pastOtherAmount(tokens, at, named ?? size);
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
      fill,
      pack: pack === null ? null : { quantity: pack.quantity, unit: pack.unit },
      plus,
      widthInches: span === null || span.isCutOff ? null : span.length / (span.unit === "cm" ? CM_PER_INCH : 1),
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
        fill: null,
        pack: null,
        plus: null,
        widthInches: null,
        container: false,
      },
      rest: tokens.slice(0, at),
    };
  }
  return { amount: null, rest: tokens };
}

/** Words in brackets that are not amounts ("about 3 large", "from 1 lime", "10-inch", "or 2 tbsp dried"). */
export function wordsBesideAmount(bracket: string): string {
  const tokens = bracket.split(" ").filter(Boolean);
  const start = skip(tokens, 0, BRACKET_LEADS);
  const isOtherAmount = tokens[start] === "or" && readRange(tokens, start + 1) !== null;
  const said = tokens.slice(isOtherAmount ? start + 1 : start);
  const isCounted =
    (LEADING_DIGIT.test(said[0] ?? "") && !said[1]?.startsWith("%")) ||
    (NUMBER_WORDS[said[0] ?? ""] !== undefined && LEADING_DIGIT.test(said[1] ?? ""));
  const { rest } = isCounted ? readAmount(said) : { rest: said };
  const isUnit = rest.every((word) => findUnit(word) !== null || ARTICLES.has(word));
  return isUnit ? "" : rest.join(" ");
}
