import { food, requireFood } from "../catalogue/catalogue.ts";
import type { Food } from "../catalogue/food.ts";
import { GRAMS_PER_UNIT } from "../catalogue/units.ts";
import { type LineAmount, readAmount, readBracketed } from "./amounts/amount.ts";
import { spaceUnits } from "./amounts/amount-text.ts";
import { plainAmounts } from "./amounts/plain-amounts.ts";
import { partOf } from "./context.ts";
import { isPartOfDish } from "./line/dish-names.ts";
import { gramsOfBracketedVolume, gramsOfReading } from "./line/line-grams.ts";
import { splitLine } from "./line/line-parts.ts";
import { plainerLines } from "./line/plainer-line.ts";
import {
  measureOf,
  type Reading,
  readAmountFirst,
  readAmountLast,
  readNameOnly,
  readUnitAsName,
  readUnitLast,
} from "./line/reading.ts";
import { isBesideItsMaker, readTitle, type Title } from "./line/shop-title.ts";
import { tidyLine } from "./line/tidy-line.ts";
import { firstOf } from "./match/first-of.ts";
import { agreesWithBrackets } from "./match/match-brackets.ts";
import { looserLines } from "./match/match-loose.ts";
import { isExactName } from "./match/match-name.ts";
import { isLeafy } from "./match/match-name-kinds.ts";
import { matchReading } from "./match/match-reading.ts";
import { asCooked } from "./states/cooked-flesh.ts";
import { outOfCan, outOfLargeCan } from "./states/out-of-can.ts";
import { inSaidState, plainStates } from "./states/said-state.ts";
import { MEANT_BY_MARKS, TOLD_BY_MARKS } from "./words/words-known.data.ts";
import { foldedWords, singular, wordsOf } from "./words.ts";

/** The meaning of a line: a food and its grams (null without an amount), or nothing that we know. */
export type Resolution =
  | {
      readonly status: "resolved";
      readonly food: Food;
      readonly grams: number | null;
      readonly confidence: number;
      /** A second food in the line, with its own amount ("1 egg plus 3 egg whites"). */
      readonly also?: { readonly food: Food; readonly grams: number };
      /**
       * The options if the line leaves a choice ("mayonnaise or yogurt"), first one first. `food` is that first one
       * with the allergens of all.
       */
      readonly choices?: readonly Food[];
    }
  | { readonly status: "unresolved"; readonly text: string };

type Resolved = Extract<Resolution, { status: "resolved" }>;

/** Longer texts are not ingredient lines. */
const MAX_LINE_LENGTH = 300;
/** "Onion - 1 large, chopped", "bananas: 2 medium": the amount is between the name and its preparation. */
const AMOUNT_BEHIND = /^([a-z][a-z ,]{2,60}?)(?: [-–:]|:) (\d[^,]{0,30})( ,.*)?$/;
/**
 * "Banana 1 small", "monkfish tail 600 g, cut into chunks", "chickpea pasta 75 g dry": the same with more text after
 * the amount.
 */
const AMOUNT_AMID =
  /^([a-z][a-z ,]{2,60}?),? (\d+(?:[./]\d+)?(?: (?:g|kg|ml|l|oz|lb|cups?|tbsp|tsp|slices?|pieces?))?(?: (?:small|medium|large))?)( ,.*| (?:dry|uncooked|raw|cooked))?$/;
/** A count, or a word for one, which names leave out. */
const STARTS_WITH_AMOUNT = /^(?:\d+ |(?:an? )?(?:few|couple of|several) )/;
const SPACES = /\s+/;
/** Letters and symbols that our names never use: "rice 花生", "rice 🧀". */
const UNREADABLE = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|[\u{1F300}-\u{1FAFF}]/u;

function isUnreadable(text: string): boolean {
  if (UNREADABLE.test(text)) return true;
  const said = text.normalize("NFC").toLowerCase();
  return TOLD_BY_MARKS.some((word) => said.includes(word));
}

const NOT_ASCII = /[^\0-\x7f]/;
const MARKED = MEANT_BY_MARKS.map(([words, english, where]): readonly [RegExp, string] => {
  const start = where === "unit" ? "(?<=^\\s*\\d[\\d./]*\\s*)" : "(?<!\\p{L})";
  const end = where === "last" ? "(?=\\s*(?:$|[,(]))" : "(?!\\p{L})";
  return [new RegExp(`${start}(?:${words})${end}`, "giu"), english];
});

/**
 * The same after translating words that only an accent distinguishes from another food: "løg" is not log, "mălai" not
 * malai.
 */
function withMarkedWords(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  return MARKED.reduce((line, [word, english]) => line.replace(word, english), text.normalize("NFC"));
}

function unresolved(text: string): Resolution {
  return { status: "unresolved", text };
}

/** A lemon that is only juiced or zested counts as its juice or zest. */
function takePart(food: Food, named: string | null, words: readonly string[]): Food {
  // "1 lemon, half juiced, half cut into wedges": all of it is used.
  const isShared = words.includes("wedge") || words.includes("segmented");
  const juice = !isShared && (words.includes("juiced") || words.includes("juice"));
  const zest = words.includes("zested") || words.includes("zest");
  const said = juice === zest ? null : juice ? "juice" : "zest";
  const part = named ?? said;
  const id = part === null ? null : partOf(food.id, singular(part));
  return id === null ? food : requireFood(id);
}

/** The weight of one can as stated by the line ("14 oz can", "can (400 g)"), or 0. */
function gramsOfPackSize({ pack, unit, quantity }: LineAmount, brackets: readonly string[]): number {
  const sizes = [pack, unit === null ? null : { quantity, unit }, ...brackets.map(readBracketed)];
  return Math.max(0, ...sizes.map((size) => (size === null ? 0 : size.quantity * (GRAMS_PER_UNIT[size.unit] ?? 0))));
}

function resolveReading(reading: Reading, part: string | null): Resolution | null {
  const found = matchReading(reading);
  if (found === null) return null;
  if (!found.joined && !agreesWithBrackets(found.food, reading)) return null;
  const { amount, words, brackets } = reading;
  if (amount?.unit === "leaf" && found.food.aisle === "Produce" && !isLeafy(found.food)) return null;
  const said = [...words, ...brackets.flatMap(foldedWords)];
  const isCanned = amount?.container === true && amount.unit !== "jar";
  const canned = isCanned
    ? outOfLargeCan(outOfCan(found.food, said), said, gramsOfPackSize(amount, brackets))
    : found.food;
  const bought = inSaidState(canned, said);
  const match = { ...found, food: asCooked(bought, reading) };
  if (part !== null || measureOf(amount) === "count") {
    const taken = takePart(match.food, part, words);
    if (taken.id !== match.food.id) {
      const one = taken.measures[match.food.id] ?? taken.measures.fruit ?? taken.measures.piece;
      const counted = one === undefined || amount === null ? null : one * amount.quantity;
      const grams = gramsOfBracketedVolume(taken, reading) ?? counted;
      return { status: "resolved", food: taken, grams, confidence: 0.9 };
    }
  }
  const grams = gramsOfReading(match.food, reading);
  const confidence = grams === null && amount !== null ? match.confidence * 0.8 : match.confidence;
  return withOthers({ status: "resolved", food: match.food, grams, confidence }, match.others ?? []);
}

/** The same if any of `others` may be used instead. */
function withOthers(resolution: Resolved, others: readonly Food[]): Resolved {
  const choices = [...new Set([...(resolution.choices ?? [resolution.food]), ...others])];
  const [first, ...rest] = choices;
  return first === undefined || rest.length === 0 ? resolution : { ...resolution, food: firstOf(first, rest), choices };
}

function readAmid(line: string, brackets: readonly string[]): Reading | null {
  const amid = AMOUNT_AMID.exec(line);
  if (amid === null) return null;
  return readAmountFirst(readAmount(`${amid[2]} ${amid[1]}${amid[3] ?? ""}`.split(SPACES)), brackets);
}

function resolveAsSaid(text: string): Resolution {
  const byId = food(text);
  if (byId !== undefined) return { status: "resolved", food: byId, grams: null, confidence: 1 };
  const { part, line, brackets } = splitLine(plainStates(text));
  const tokens = line.split(SPACES).filter(Boolean);
  if (tokens.length === 0) return unresolved(text);
  if (part === null && brackets.length === 0 && !STARTS_WITH_AMOUNT.test(line)) {
    const whole = readNameOnly(tokens, brackets);
    if (isExactName(whole.words)) return resolveReading(whole, null) ?? unresolved(text);
  }
  const amountAndName = readAmount(tokens);
  const counted = readUnitAsName(tokens, amountAndName, brackets);
  if (counted !== null && isExactName(counted.head)) {
    const resolution = resolveReading(counted, part);
    if (resolution !== null) return resolution;
  }
  const leading = readAmountFirst(amountAndName, brackets);
  const packed = isExactName(leading?.head ?? []) ? null : readUnitLast(amountAndName, brackets);
  if (packed !== null) {
    const resolution = resolveReading(packed, part);
    if (resolution?.status === "resolved" && resolution.grams !== null) return resolution;
  }
  const behind = AMOUNT_BEHIND.exec(line);
  const turned = behind === null ? [] : `${behind[2]} ${behind[1]}${behind[3] ?? ""}`.split(SPACES);
  const said = turned.length === 0 ? null : readAmountFirst(readAmount(turned), brackets);
  const resolve = (reading: Reading | null) => (reading === null ? null : resolveReading(reading, part));
  return (
    resolve(said) ??
    resolve(leading) ??
    resolve(readAmountLast(tokens, brackets)) ??
    resolve(readNameOnly(tokens, brackets)) ??
    resolve(readAmid(line, brackets)) ??
    unresolved(text)
  );
}

/** Confidence in a line that was rephrased. */
const PLAINER_CONFIDENCE = 0.8;
/** Confidence in one that was read without some of its words. */
const LOOSER_CONFIDENCE = 0.7;

/**
 * Reads one ingredient line as a person or model writes it. Never throws. Without certainty the result is unresolved:
 * nothing similar is substituted across an allergen or diet.
 */
export function resolveLine(text: string): Resolution {
  if (text.length > MAX_LINE_LENGTH || isUnreadable(text)) return unresolved(text);
  const line = tidyLine(plainAmounts(spaceUnits(withMarkedWords(text))));
  const title = readTitle(line);
  const named = title === null ? null : resolveTitle(title);
  const resolution =
    named?.status === "resolved"
      ? { ...named, confidence: named.confidence * PLAINER_CONFIDENCE }
      : (resolveBoth(line) ?? resolveOne(line));
  if (resolution.status === "unresolved") return unresolved(text);
  // An exact name cannot hide a dish.
  const isWhole = resolution.confidence === 1 && isExactName(wordsOf(line));
  const isPart = !isWhole && isPartOfDish(line, resolution.food);
  return isPart || isBesideItsMaker(line, resolution.food) ? unresolved(text) : resolution;
}

function resolveTitle({ line, asTin }: Title): Resolution {
  const resolution = resolveAsSaid(line);
  const isInTins = resolution.status === "resolved" && resolution.food.id.includes("-canned");
  return isInTins && asTin !== null ? resolveAsSaid(asTin) : resolution;
}

/** Separates two foods of a line if the second has its own amount. */
const SECOND_FOOD =
  /,? (?:plus|\+|(?:mixed|soaked|steeped|dissolved|whisked|stirred|bloomed|beaten|blended|mashed|tossed|scrambled|fried|cooked|sauteed|sautéed|roasted) (?:in|into|with)) (?=(?:\d|[½⅓⅔¼¾⅛]|an? |one |two |three |four )[^,()]*[a-z])/iu;

/**
 * "1 egg plus 3 egg whites", "saffron soaked in 2 tbsp milk": both foods if both are known with their grams, otherwise
 * null.
 */
function resolveBoth(text: string): Resolution | null {
  const cut = SECOND_FOOD.exec(text);
  if (cut === null) return null;
  const first = resolveOne(text.slice(0, cut.index));
  const second = resolveOne(text.slice(cut.index + cut[0].length));
  if (first.status === "unresolved" || second.status === "unresolved" || second.grams === null) return null;
  if (second.food.id === "water") return first;
  if (first.food === second.food) {
    return first.grams === null ? null : { ...first, grams: first.grams + second.grams };
  }
  return { ...first, also: { food: second.food, grams: second.grams } };
}

function resolveOne(text: string): Resolution {
  const asSaid = resolveAsSaid(text);
  if (asSaid.status === "resolved") return asSaid;
  for (const line of plainerLines(text)) {
    const resolution = resolveAsSaid(line);
    if (resolution.status === "resolved") {
      return { ...resolution, confidence: resolution.confidence * PLAINER_CONFIDENCE };
    }
  }
  for (const line of looserLines(text)) {
    const resolution = resolveAsSaid(line.text);
    if (resolution.status === "resolved" && line.admits(resolution.food)) {
      const others = line.others.map(resolveAsSaid).flatMap((other) => (other.status === "resolved" ? other.food : []));
      return { ...withOthers(resolution, others), confidence: resolution.confidence * LOOSER_CONFIDENCE };
    }
  }
  return asSaid;
}
