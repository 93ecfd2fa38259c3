import { findUnit, GRAMS_PER_UNIT, MILLILITRES_PER_UNIT, NAMING_UNITS, SPOONED_UNITS } from "../../catalogue/units.ts";
import { type AmountAndRest, type LineAmount, readAmount, readTrailingAmount } from "../amounts/amount.ts";
import { SIZE_WORDS } from "../amounts/amount-words.ts";
import { readRange } from "../amounts/quantity.ts";
import type { Measure } from "../context.ts";
import { foldedWords } from "../words.ts";

/** One way to read a line: an amount and a name. */
export interface Reading {
  readonly amount: LineAmount | null;
  readonly name: string;
  /** The words of the name. */
  readonly words: readonly string[];
  /** The words before the first comma. */
  readonly head: readonly string[];
  /** What stood in brackets, folded. */
  readonly brackets: readonly string[];
}

function newReading(amount: LineAmount | null, tokens: readonly string[], brackets: readonly string[]): Reading {
  const name = tokens.join(" ");
  const words = foldedWords(name);
  const comma = name.indexOf(",");
  return { amount, name, words, head: comma < 0 ? words : foldedWords(name.slice(0, comma)), brackets };
}

/** The line as a name without an amount. */
export function readNameOnly(tokens: readonly string[], brackets: readonly string[]): Reading {
  return newReading(null, tokens, brackets);
}

/** "2 onions, large": the size of a bare count as a remark of its own behind the name. */
function withSizeBehind({ amount, rest }: AmountAndRest): AmountAndRest {
  if (amount === null || amount.unit !== null || amount.pack !== null) return { amount, rest };
  const comma = rest.findIndex((token, at) => {
    const end = rest[at + 2];
    return token === "," && SIZE_WORDS[rest[at + 1] ?? ""] !== undefined && (end === undefined || end === ",");
  });
  if (comma < 1) return { amount, rest };
  const size = SIZE_WORDS[rest[comma + 1] ?? ""] ?? null;
  return { amount: { ...amount, unit: size, size }, rest: rest.toSpliced(comma, 2) };
}

/** The line with its amount in front, or null. */
export function readAmountFirst(said: AmountAndRest, brackets: readonly string[]): Reading | null {
  const { amount, rest } = withSizeBehind(said);
  return amount === null ? null : newReading(amount, rest, brackets);
}

/** The same where the unit is a word of the name ("2 fillet steaks", "1 rib eye"), or null. */
export function readUnitAsName(
  tokens: readonly string[],
  { amount, rest }: AmountAndRest,
  brackets: readonly string[],
): Reading | null {
  if (amount === null || amount.unit === null) return null;
  // "1 løg, hakket": an onion, not a log of something.
  const isNameless = rest[0] === undefined || rest[0] === ",";
  if (!isNameless && !NAMING_UNITS.has(amount.unit)) return null;
  const behind = tokens.length - rest.length - 1;
  const name = tokens.slice(tokens[behind] === "of" ? behind - 1 : behind);
  return newReading({ ...amount, unit: amount.size }, name, brackets);
}

/** Units of packaging, which may follow the name ("1 ranch seasoning packet"). */
const PACKS: ReadonlySet<string> = new Set(
  "packet packets pack packs pouch pouches can cans tin tins jar jars envelope envelopes sachet sachets".split(" "),
);
/** "Egg whites from a carton": the packaging it comes from. */
const OUT_OF: ReadonlySet<string> = new Set(["from", "a", "the", "in", "of", "out"]);

/** The line with a unit that follows the name ("1 onion soup mix packet", "2 tuna cans, drained"), or null. */
export function readUnitLast({ amount, rest }: AmountAndRest, brackets: readonly string[]): Reading | null {
  if (amount === null || amount.unit !== null || amount.pack !== null) return null;
  const comma = rest.indexOf(",");
  const end = (comma < 0 ? rest.length : comma) - 1;
  const unit = findUnit(rest[end] ?? "");
  if (end < 1 || unit === null || !PACKS.has(rest[end] ?? "") || OUT_OF.has(rest[end - 1] ?? "")) return null;
  const packed = { ...amount, unit, container: unit === "can" || unit === "jar" };
  return newReading(packed, rest.toSpliced(end, 1), brackets);
}

/**
 * The name after an amount that states how much of it ("1/2 onion"), or null: the size of a can or a width ("400 g
 * can", "8-inch tortilla") only describes each one.
 */
export function readNameAfterAmount(tokens: readonly string[]): string | null {
  if (readRange(tokens, 0) === null) return null;
  const { amount, rest } = readAmount(tokens);
  if (amount === null || amount.pack !== null || amount.container) return null;
  return amount.unit === "inch" || amount.unit === "cm" ? null : rest.join(" ");
}

/** The line with its amount at the end, or null. */
export function readAmountLast(tokens: readonly string[], brackets: readonly string[]): Reading | null {
  const { amount, rest } = readTrailingAmount(tokens);
  return amount === null ? null : newReading(amount, rest, brackets);
}

/** Whether an amount is by spoon, volume, count or weight. */
export function measureOf(amount: LineAmount | null): Measure {
  if (amount === null) return "none";
  const { unit } = amount;
  if (unit === null) return "count";
  if (SPOONED_UNITS.has(unit)) return "spoon";
  if (GRAMS_PER_UNIT[unit] !== undefined) return "weight";
  return MILLILITRES_PER_UNIT[unit] === undefined ? "count" : "volume";
}
