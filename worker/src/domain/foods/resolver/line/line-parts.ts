import { readAmount, readBracketed } from "../amounts/amount.ts";
import { spaceAmounts } from "../amounts/amount-text.ts";
import { readNumber } from "../amounts/quantity.ts";
import { foldText } from "../words.ts";

/**
 * A line taken apart, folded: "zest of 1 lemon (organic), about 10 g" is part "zest", text "1 lemon", asides "organic"
 * and "about 10 g".
 */
export interface LineParts {
  /** Which part of the food is meant, or null. */
  readonly part: string | null;
  readonly line: string;
  readonly brackets: readonly string[];
}

const BRACKETS = /\(([^()]*)\)|\[([^[\]]*)\]/g;
/** "2 (6 ounce) fillets": a size directly after the count applies to each one. */
const COUNT_ONLY = /^\s*[\d./ ]+$/;
const LIST_MARK = /^\s*(?:[-*•·–]|\d+[.)]\s)\s*/;
const PART_OF =
  /^(?:the |freshly |fresh |squeezed |finely |grated )*(juice|zest|rind|peel|seeds|flesh|pulp|meat|leaves|zest and juice|juice and zest|yolks?|whites?)(?: of| from|(?=\s+(?:[½⅓¼¾\d]|half )))\s+/;
const STARTS_WITH_COUNT = /^\d+ /;
const THING = "thing";
/** An amount that is added to another one, up to the next comma. */
const PLUS_AMOUNT = / ?, ?plus ([\d./]+ [a-z]+)(?= ?,|$)/;
const SPACES = /\s+/;

/** Separates a line's remarks, in brackets and after commas, from its food. */
export function splitLine(text: string): LineParts {
  const { outside, brackets } = splitBrackets(text);
  const { part, rest } = splitPart(outside);
  return { part, line: splitAsides(joinAmounts(rest), brackets), brackets };
}

/** "Juice of 2 limes, strained (fresh)": "juice", and "2 limes, strained" without the brackets. */
export function splitName(text: string): { readonly part: string | null; readonly rest: string } {
  return splitPart(splitBrackets(text).outside);
}

function splitPart(outside: string): { readonly part: string | null; readonly rest: string } {
  const [said = "", part = null] = PART_OF.exec(outside) ?? [];
  return { part, rest: outside.slice(said.length) };
}

/** Takes the bracketed parts out of a line, folded. */
function splitBrackets(text: string): { outside: string; brackets: string[] } {
  const brackets: string[] = [];
  const spaced = spaceAmounts(text.replace(LIST_MARK, ""));
  if (!spaced.includes("(") && !spaced.includes("[")) return { outside: foldText(spaced).trim(), brackets };
  const outside = spaced.replace(BRACKETS, (_, round, square, offset, whole) => {
    const apiece = COUNT_ONLY.test(String(whole).slice(0, Number(offset)));
    const inside = foldText(String(round ?? square)).trim();
    if (readBracketed(inside) !== null) brackets.push(apiece ? `${inside} each` : inside);
    else for (const piece of inside.split(",")) brackets.push(piece.trim());
    return " ";
  });
  return { outside: foldText(outside).trim(), brackets };
}

/** "Peppers, green, 2", "garlic, 3 cloves", "carrots, 2 medium": a count and nothing else. */
function isBareCount(piece: string): boolean {
  const tokens = piece.split(SPACES).filter(Boolean);
  if (readNumber(tokens[0]) === null) return false;
  const { amount, rest } = readAmount([...tokens, THING]);
  return amount !== null && rest.length === 1 && rest[0] === THING && readBracketed(piece) === null;
}

/** "1/4 cup olive oil, plus 1 tablespoon": moves the second amount directly after the first. */
function joinAmounts(line: string): string {
  const more = PLUS_AMOUNT.exec(line);
  if (more === null || more[1] === undefined || !readBracketed(more[1])?.bare) return line;
  const tokens = line.slice(0, more.index).split(SPACES).filter(Boolean);
  const { amount, rest } = readAmount(tokens);
  if (amount === null || amount.plus !== null) return line;
  const behind = line.slice(more.index + more[0].length);
  return [...tokens.slice(0, tokens.length - rest.length), "plus", more[1], ...rest, behind].join(" ");
}

/**
 * Moves amounts that stand alone after a comma ("1 flank steak, about 700 g") into brackets, and a bare count to the
 * front.
 */
function splitAsides(line: string, brackets: string[]): string {
  if (!line.includes(",")) return line;
  const counts: string[] = [];
  const isCounted = STARTS_WITH_COUNT.test(line);
  const kept = line.split(",").filter((piece, index) => {
    if (index > 0 && !isCounted && isBareCount(piece)) {
      counts.push(piece.trim());
      return false;
    }
    const aside = index === 0 ? null : readBracketed(piece);
    if (aside?.bare) brackets.push(piece.trim());
    return !aside?.bare;
  });
  return [...counts, kept.join(" , ")].join(" ");
}
