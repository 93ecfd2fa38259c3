import { SPOON_UNITS } from "@mealwright/schema/constants/food/units";
import type { Food } from "../../catalogue/food.ts";
import { gramsOf } from "../../catalogue/measures.ts";
import { CM_PER_INCH, GRAMS_PER_UNIT, MILLILITRES_PER_UNIT } from "../../catalogue/units.ts";
import { table } from "../../table.ts";
import { type LineAmount, readAmount, readBracketed } from "../amounts/amount.ts";
import { edibleShareOfWeight } from "../states/edible-share.ts";
import { foldedWords } from "../words.ts";
import { measureOf, type Reading } from "./reading.ts";
import { isOfAll, isOfShare } from "./weight-scope.ts";

const { cup: CUP_ML = 0 } = MILLILITRES_PER_UNIT;
const PULSE_DRAINED_SHARE = 0.6;
const SIZED_UNITS: ReadonlySet<string> = new Set(["head", "piece", "bulb", "ear"]);
const PACK_UNITS: ReadonlySet<string> = new Set(["can", "jar", "bottle", "packet"]);
const CAN_LABEL = /^(\d+(?:\.\d+)?) (g|oz) (?:can|jar)$/;

const DRAINED = /(?<!not )\bdrained\b/;
const NOT_DRAINED =
  /\bundrained\b|\bnot drained\b|\b(?:with|and) (?:its |their |the |all (?:its |their )?)?(?:juices?|liquid|syrup)\b|\bin (?:[a-z]+ ){0,3}sauce\b/;

/** The edible share of a can's stated weight: all of it if the liquid stays, or for fruit in its juice. */
function shareOfCan(food: Food, { name, brackets, amount }: Reading): number {
  const said = [name, ...brackets].join(" , ");
  const isDrained = DRAINED.test(said);
  if (!isDrained && (NOT_DRAINED.test(said) || food.id.endsWith("-in-juice"))) return 1;
  if (isDrained && isCannedInJuice(food)) return CAN_DRAINED_SHARE;
  const sizes = [amount?.pack?.unit, ...brackets.map((bracket) => readBracketed(bracket)?.unit)];
  return drainedShare(food, sizes.find((unit) => unit !== undefined && GRAMS_PER_UNIT[unit] !== undefined) ?? null);
}

/** USDA's weight of a can of fruit cocktail, drained, relative to the full can. */
const CAN_DRAINED_SHARE = 0.63;

/** Fruit and tomatoes, for which a can's weight includes the juice. */
function isCannedInJuice(food: Food): boolean {
  const { aisle, category, measures } = food;
  const isWithJuice = aisle === "Canned & jars" && category !== "Proteins" && (measures.cup ?? 0) > CUP_ML;
  return isWithJuice && drainedShare(food, null) === 1;
}

/**
 * The share of a can that is left after draining, from the can that stores sell. If there are two sizes, the unit of
 * the line decides: an American can of olives states the drained weight, a European jar the total.
 */
function drainedShare(food: Food, unit: string | null): number {
  const cans = food.packs.filter(({ label }) => CAN_LABEL.test(label));
  const inUnit = cans.filter(({ label }) => CAN_LABEL.exec(label)?.[2] === unit);
  for (const { grams, label } of inUnit.length > 0 ? inUnit : cans) {
    const size = CAN_LABEL.exec(label);
    if (size === null) continue;
    const full = Number(size[1]) * (GRAMS_PER_UNIT[size[2] ?? ""] ?? 1);
    return grams < full * 0.95 ? grams / full : 1;
  }
  return food.traits.includes("pulse") && food.aisle !== "Canned & jars" ? PULSE_DRAINED_SHARE : 1;
}

/** USDA's cup of drained canned pineapple relative to the one in juice (181 g and 249 g). */
const CUP_DRAINED_SHARE = 0.73;

/** The weight of a cup of food canned in juice or brine, if the line says that it is drained. */
function shareOfCup(food: Food, { name, brackets, amount }: Reading): number {
  const isWithJuice = food.aisle === "Canned & jars" && (food.measures.cup ?? 0) > CUP_ML;
  const isDrained = measureOf(amount) === "volume" && isWithJuice && DRAINED.test([name, ...brackets].join(" , "));
  return isDrained ? CUP_DRAINED_SHARE : 1;
}

/** Edible grams of a weighed or measured amount; a can's volume includes the liquid, at a gram per millilitre. */
function gramsOfContents(food: Food, quantity: number, unit: string, isCan: boolean): number | null {
  const millilitres = MILLILITRES_PER_UNIT[unit];
  if (isCan && millilitres !== undefined && drainedShare(food, null) < 1) return quantity * millilitres;
  return gramsOf(food, quantity, unit);
}

/** Counted as whole ones, as in kitchens. */
const SPOONS_PER_CUP: Readonly<Record<string, number | undefined>> = table(
  Object.fromEntries(SPOON_UNITS.map((unit) => [unit, Math.round(CUP_ML / (MILLILITRES_PER_UNIT[unit] ?? CUP_ML))])),
);

/** "1 cup sliced onion" weighs as much as USDA's cup of slices. */
function gramsOfForm(food: Food, amount: LineAmount, words: readonly string[]): number | null {
  if (amount.unit === null || GRAMS_PER_UNIT[amount.unit] !== undefined) return null;
  const cups = SPOONS_PER_CUP[amount.unit];
  for (const said of words) {
    // What USDA calls puréed is mashed in kitchens, too.
    const word = said === "mashed" && food.measures["cup mashed"] === undefined ? "pureed" : said;
    const cup = food.measures[`cup ${word}`];
    const grams =
      food.measures[`${amount.unit} ${word}`] ?? (cup === undefined || cups === undefined ? undefined : cup / cups);
    if (grams !== undefined) return grams * amount.quantity;
  }
  return null;
}

/** "2 onions", "2 large onions", "2 pieces onion": a count of the food itself. */
function isBareCount({ unit, size }: LineAmount): boolean {
  return unit === null || unit === size || unit === "piece";
}

/** "2 heads baby bok choy", "4 mini naan". */
const YOUNG: readonly string[] = ["baby", "mini"];

const CUTS: ReadonlySet<string> = new Set("leg thigh breast wing drumstick fillet".split(" "));

/** "10 basil leaves", "1 romaine heart": a bare count of a part that the food has a weight for. */
function gramsOfPart(food: Food, amount: LineAmount, words: readonly string[]): number | null {
  const young = YOUNG.find((word) => words.includes(word) && food.measures[word] !== undefined);
  if (young !== undefined && (isBareCount(amount) || SIZED_UNITS.has(amount.unit ?? ""))) {
    return (food.measures[young] ?? 0) * amount.quantity;
  }
  if (!isBareCount(amount)) return null;
  // "1 duck": nothing but the animal is named.
  if (words.length === 1 && food.measures.whole !== undefined) return food.measures.whole * amount.quantity;
  // "1 lemon, cut into wedges" is the whole lemon.
  const end = words.findIndex((word) => word === "into" || word === "from");
  // "2 whole duck legs": here "whole" refers to the legs.
  const isCut = words.some((word) => CUTS.has(word));
  for (const word of end < 0 ? words : words.slice(0, end)) {
    const grams = isCut && word === "whole" ? undefined : food.measures[word];
    if (grams === undefined || MILLILITRES_PER_UNIT[word] !== undefined) continue;
    // "2 large celery stalks": a stalk is the piece that comes in sizes.
    if (amount.size === null || grams !== food.measures.medium) return grams * amount.quantity;
  }
  return null;
}

const BRACKETED_WIDTH =
  /^(?:about |approx\.? )?(\d+(?:\.\d+)?)[- ]?(inch|inches|in|cm)(?: (?:each|wide|across|diameter))?$/;
/** If the widths differ by more than this, none of the food's sizes is meant. */
const WIDTH_TOLERANCE_INCHES = 1.5;

function widthOf({ amount, brackets }: Reading): number | null {
  if (amount !== null && amount.widthInches !== null) return amount.widthInches;
  for (const bracket of brackets) {
    const said = BRACKETED_WIDTH.exec(bracket);
    if (said !== null) return Number(said[1]) / (said[2] === "cm" ? CM_PER_INCH : 1);
  }
  return null;
}

/** "2 six-inch tortillas": for food in several widths, takes the nearest. */
function gramsOfWidth(food: Food, reading: Reading): number | null {
  const { amount } = reading;
  const width = widthOf(reading);
  if (width === null || amount === null || !isBareCount(amount)) return null;
  let best: { grams: number; off: number } | null = null;
  for (const [measure, grams] of Object.entries(food.measures)) {
    const off = measure.endsWith(" inch") ? Math.abs(Number.parseFloat(measure) - width) : Number.POSITIVE_INFINITY;
    if (off <= WIDTH_TOLERANCE_INCHES && (best === null || off < best.off)) best = { grams, off };
  }
  return best === null ? null : best.grams * amount.quantity;
}

function gramsOfSize(food: Food, amount: LineAmount): number | null {
  if (amount.size === null || amount.unit === null) return null;
  // "2 large celery stalks": sizes refer to stalks if a medium one weighs as much as a stalk.
  const isOfUnit = food.measures.medium !== undefined && food.measures[amount.unit] === food.measures.medium;
  if (!SIZED_UNITS.has(amount.unit) && !isOfUnit) return null;
  const isGrown = amount.unit === "head" || amount.unit === "bulb";
  const grams = food.measures[amount.size] ?? (isGrown ? gramsOf(food, 1, amount.size) : null);
  return grams === null ? null : grams * amount.quantity;
}

/** A jar or bottle without a weight is the smallest one that stores sell. */
function gramsOfPack(food: Food, { quantity, unit }: LineAmount): number | null {
  if (unit === null || !PACK_UNITS.has(unit)) return null;
  const pack = food.packs.find(({ label }) => unit === "packet" || label.endsWith(unit));
  return pack === undefined ? null : pack.grams * quantity;
}

/** Bread in thick and thin slices, named by a word or by the slice's size. */
const SLICE_SHARES: Readonly<Record<string, number>> = table({ thick: 1.4, large: 1.3, small: 0.75, thin: 0.75 });
/** Besides cans of 15 oz or 400 g there are some with twice or half of that. */
const CAN_SHARES: Readonly<Record<string, number>> = table({ small: 0.5, large: 2, big: 2 });
/** Foods sold in smaller cans have their own usual size. */
const LEAST_COMMON_CAN_G = 200;

function shareOfCanSize(food: Food, size: string): number {
  const can = gramsOf(food, 1, "can") ?? 0;
  const isLiquid = food.measures.ml !== undefined;
  return can < LEAST_COMMON_CAN_G || (isLiquid && size !== "small") ? 1 : (CAN_SHARES[size] ?? 1);
}

/** How much a small or large bunch weighs relative to the one in the catalogue. */
const BUNCH_SHARES: Readonly<Record<string, number>> = table({ small: 2 / 3, large: 1.5, generous: 1.5, big: 1.5 });

/** How large a "thick slice", "small bunch" or "large can" is relative to the usual one. */
function shareOfUsual(food: Food, { unit, size, fill }: LineAmount): number {
  const word = size ?? fill ?? "";
  if (unit === "slice" && food.aisle === "Bakery") return SLICE_SHARES[word] ?? 1;
  if (unit === "can") return shareOfCanSize(food, word);
  return unit === "bunch" ? (BUNCH_SHARES[word] ?? 1) : 1;
}

const UNCOOKED = /\b(?:dry|dried|raw|uncooked)\b/;
const COOKED = /\bcooked\b/;

/** "150 g cooked rice (55 g dry)": the weight in another state. */
function isOfOtherState(food: Food, bracket: string, { name, amount }: Reading): boolean {
  if (amount === null) return false;
  const isCooked = COOKED.test(name) || COOKED.test(food.name);
  return UNCOOKED.test(bracket) ? isCooked : COOKED.test(bracket) && !isCooked;
}

/** "1 bunch green onions (about 5)": the number of pieces in it. */
const COUNTED_PACKS: ReadonlySet<string> = new Set(["bunch", "packet"]);
const BARE_COUNT = /^(?:about |approx\.? |around |roughly )?(\d{1,2})(?: (?:pieces?|stalks?|count|ct|total|of them))?$/;

/** "Bananas (bunch of 5)". */
const PACK_OF = /^(?:an? |1 )?(?:bunch|pack|packet|bag|box|tray|punnet|carton) of (\d{1,2})$/;
/** Pieces differ too much from here on, so cups are more precise: "1 rotisserie chicken, shredded (about 3 cups)". */
const GROWN_G = 300;

function gramsOfBrackets(food: Food, reading: Reading): number | null {
  const { amount } = reading;
  // "(1/2 block, 175 g)": the weight is more precise.
  const isWeight = (bracket: string) => GRAMS_PER_UNIT[readBracketed(bracket)?.unit ?? ""] !== undefined;
  const brackets =
    amount === null ? reading.brackets.toSorted((a, b) => Number(isWeight(b)) - Number(isWeight(a))) : reading.brackets;
  for (const bracket of brackets) {
    if (isOfOtherState(food, bracket, reading)) continue;
    const inside = readBracketed(bracket);
    const isCan = amount?.container === true;
    const whole = inside === null ? null : gramsOfContents(food, inside.quantity, inside.unit, isCan);
    const isWeighed = inside !== null && GRAMS_PER_UNIT[inside.unit] !== undefined;
    const grams = whole === null || !isWeighed ? whole : whole * edibleShareOfWeight(food, reading);
    if (inside === null && amount === null) {
      const packed = PACK_OF.exec(bracket);
      if (packed !== null) return gramsOf(food, Number(packed[1]), "piece");
      const { amount: count, rest } = readAmount(bracket.split(" ").filter(Boolean));
      const counted = count === null ? null : gramsOf(food, count.quantity, rest.join(" ") || (count.unit ?? "piece"));
      if (counted !== null) return counted;
    }
    if (inside === null && amount !== null && COUNTED_PACKS.has(amount.unit ?? "")) {
      const count = BARE_COUNT.exec(bracket);
      const piece = food.measures.piece ?? food.measures.medium;
      if (count !== null && piece !== undefined) return Number(count[1]) * piece;
    }
    if (inside === null || grams === null) continue;
    if (amount === null) return grams;
    if (amount.container) {
      const eaten = grams * (bracket.includes("drained") ? 1 : shareOfCan(food, reading));
      const isTotal = measureOf(amount) !== "count" || isOfShare(food, amount, eaten);
      return isTotal ? eaten : amount.quantity * eaten;
    }
    const counted = measureOf(amount) === "count";
    const isEach = inside.each && !isOfAll(food, amount.quantity, grams);
    if (counted && (isEach || (amount.unit === "packet" && !isOfShare(food, amount, grams))))
      return amount.quantity * grams;
    // "1 bottle (330 ml)": the size of each one.
    if (!isWeighed && (amount.unit === "bottle" || amount.unit === "glass")) return amount.quantity * grams;
    if (isWeighed) return grams;
    const one = gramsOf(food, 1, amount.unit ?? "piece");
    if (one === null || (counted && one >= GROWN_G && !inside.each)) return grams;
  }
  return null;
}

/**
 * Edible grams of a line, or null if it has no amount or a measure that the food lacks. A weight in brackets takes
 * precedence over a count; a named can counts without its liquid.
 */
export function gramsOfReading(food: Food, reading: Reading): number | null {
  const bracketed = gramsOfBrackets(food, reading);
  const { amount } = reading;
  if (bracketed !== null || amount === null) return bracketed;
  const drained = amount.container ? shareOfCan(food, reading) : 1;
  if (amount.pack !== null) {
    const one = gramsOfContents(food, amount.pack.quantity, amount.pack.unit, amount.container);
    const share = GRAMS_PER_UNIT[amount.pack.unit] === undefined ? 1 : edibleShareOfWeight(food, reading);
    return one === null ? null : amount.quantity * one * drained * share;
  }
  const grams =
    gramsOfWidth(food, reading) ??
    gramsOfForm(food, amount, [...reading.words, ...reading.brackets.flatMap(foldedWords)]) ??
    gramsOfPart(food, amount, reading.head) ??
    gramsOfSize(food, amount) ??
    gramsOf(food, amount.quantity, amount.unit ?? "piece") ??
    gramsOfPack(food, amount);
  if (grams === null) return null;
  const { quantity: added = 0, unit: addedUnit = "" } = amount.plus ?? {};
  const extra = Math.sign(added) * (gramsOf(food, Math.abs(added), addedUnit) ?? 0);
  const isWeighed = measureOf(amount) === "weight";
  const left = isWeighed || (amount.unit === "can" && isCannedInJuice(food)) ? drained : 1;
  const share = isWeighed ? left * edibleShareOfWeight(food, reading) : left;
  return grams * share * shareOfCup(food, reading) * shareOfUsual(food, amount) + extra;
}

/** Grams of a volume in brackets: "juice of 2 limes (about 1/4 cup)" states the juice, however much one lime gives. */
export function gramsOfBracketedVolume(food: Food, { brackets }: Reading): number | null {
  for (const bracket of brackets) {
    const inside = readBracketed(bracket);
    if (inside !== null && MILLILITRES_PER_UNIT[inside.unit] !== undefined)
      return gramsOf(food, inside.quantity, inside.unit);
  }
  return null;
}
