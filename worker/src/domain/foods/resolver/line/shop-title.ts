import type { Allergen } from "@mealwright/schema/constants/food/allergens";
import type { Food } from "../../catalogue/food.ts";
import { findUnit, GRAMS_PER_UNIT, MILLILITRES_PER_UNIT } from "../../catalogue/units.ts";
import { isExactName } from "../match/match-name.ts";
import { exactNames } from "../match/name-index.ts";
import { MAKERS } from "../words/empty-phrases.data.ts";
import { MAKERS_OF_ANYTHING, MAKERS_OF_ONE_KIND, PRAISE_OF_SHOPS } from "../words/shop-titles.data.ts";
import { foldedWords, foldText } from "../words.ts";

const LISTED = [...MAKERS.split(","), ...MAKERS_OF_ANYTHING.split(",")].map((maker) => maker.trim());
let maker: RegExp | undefined;
let praise: RegExp | undefined;

/** Longest first: "heinz organic" before "heinz". */
function anyOf(phrases: readonly string[]): string {
  return [...new Set(phrases)].sort((left, right) => right.length - left.length).join("|");
}

const UNIT = "fl\\.? ?oz|oz|g|kg|ml|cl|l|lbs?|litres?|liters?|ounces?|pints?|gallons?";
/** "3 x 150g", "12 oz", "2.272L/4 pints": the pack's weight or volume. */
const SIZE = new RegExp(
  `(?:(\\d{1,2}) ?[x×] ?)?(?<![\\d.])(\\d+(?:\\.\\d+)?) ?(${UNIT})\\b\\.?(?: ?[x×] ?(\\d{1,2})\\b)?(?: ?/ ?\\d[\\d.]* ?(?:${UNIT})\\b)?`,
  "g",
);
/** "8 pack", "pack of 6", "24 ct", "10 per pack": the number of pieces. */
const COUNT =
  /\b(?:pack of )?(\d{1,3})(?: ?[-x×]?(?:pack|pk|packs|count|ct|pieces|pcs|slices|per pack|s)\b)|\bpack of (\d{1,3})\b/g;
const VESSEL =
  /\b(?:resealable |family |value |twin |multi|party |big |club |snack )?(?:bags?|box|tubs?|jars?|cartons?|bottles?|pouch|pouches|packs?|packets?|packages?|trays?|blocks?|multipacks?|tins?|cans?|container|gallon|half gallon)\b/g;
/** Brands of canned food, which comes in many sizes, and of frozen food, which is not canned. */
const MAKER_OF_TINS =
  /^(?:princes|john west|goya|bushs|bonduelle|del monte|green giant|la costena|starkist|bumble bee|chicken of the sea|saupiquet|king oscar|cirio|mutti)\b/;
const MAKER_OF_FROZEN = /^(?:birds eye|mccain|iglo|frosta|findus|captain birdseye|picard|youngs)\b/;
/** The weight of cans of vegetables, beans and fruit. */
const TIN_GRAMS: readonly (readonly [least: number, most: number])[] = [
  [385, 440],
  [790, 830],
];
const SPACES = /[\s,;|•·–—-]+/g;
const NAMED = /[a-z]{3}/;

/** Brands that sell flavors: "Silk vanilla" is a milk, not the extract. */
const FLAVORS: ReadonlySet<string> = new Set(["Baking", "Spices & herbs", "Produce"]);
/**
 * "A small (5.3 oz) tub of low-fat Dannon": an amount, its size in brackets, a container and an adjective may precede a
 * brand.
 */
const BEFORE_MAKER = "^[\\d./½¼¾⅓⅔ -]*(?:(?:\\([^()]*\\)|[^\\s()]+) ){0,6}?";
const MAKER_OF_PLANT_MILK = new RegExp(
  `${BEFORE_MAKER}(?:silk|alpro|califia|oatly|ripple|planet oat|so delicious|koko)\\b`,
);
/** "Blueberries (with Chobani)", "banana and Skippy"; "strawberries (Chobani on top)". */
const BEHIND_FOOD = "(?:[(,]\\s*|\\s)(?:with|and|plus|over|in|on|into|w/|&|\\+)\\s+(?:(?:some|a little|plain|your) )*";
const ON_TOP = "[^,()]*\\b(?:on top|on the side|alongside|topping)\\b";
let ofOneKind: readonly (readonly [Allergen, front: RegExp, behind: RegExp])[] | undefined;

/**
 * Whether a brand stands for its own kind of food here, and the food lacks what that kind contains ("Dannon vanilla",
 * "blueberries (with Chobani)").
 */
export function isBesideItsMaker(text: string, food: Food): boolean {
  ofOneKind ??= MAKERS_OF_ONE_KIND.map(([allergen, makers]) => {
    const names = makers.split(",").map((name) => name.trim());
    const named = `(${anyOf(names)})(?![a-z])`;
    return [
      allergen,
      new RegExp(`${BEFORE_MAKER}${named}.*$`),
      new RegExp(`${BEHIND_FOOD}${named}|[(,]\\s*${named}${ON_TOP}`),
    ];
  });
  const folded = foldText(text).trim();
  if (FLAVORS.has(food.aisle) && MAKER_OF_PLANT_MILK.test(folded) && !isExactName(foldedWords(nameOf(folded))))
    return true;
  for (const [allergen, front, behind] of ofOneKind) {
    if (food.contains.includes(allergen)) continue;
    if (behind.test(folded)) return true;
    const said = front.exec(folded);
    if (said === null) continue;
    const title = folded.slice(said[0].indexOf(said[1] ?? ""));
    // "Vegan Chobani vanilla" was not recognized by "Chobani vanilla".
    return exactNames().get(foldedWords(nameOf(title)).join(" ")) !== food.id;
  }
  return false;
}

/** The title without sizes and packs. */
function nameOf(folded: string): string {
  return folded.replace(SIZE, " ").replace(COUNT, " ").replace(VESSEL, " ");
}

/** A size as grams or millilitres, with the number of packs. */
function sizeOf(match: RegExpMatchArray): { amount: number; unit: string } | null {
  const unit = findUnit((match[3] ?? "").replace(/fl\.? ?oz/, "fl oz"));
  if (unit === null) return null;
  return { amount: Number(match[2]) * Number(match[1] ?? match[4] ?? 1), unit };
}

/** A product title read as an ingredient line. */
export interface Title {
  readonly line: string;
  /** The line to use if it turns out to be canned food: with the weight of a can. */
  readonly asTin: string | null;
}

/**
 * A store's product title as a line: "Tesco British Semi Skimmed Milk 2.272L/4 Pints" is "2.272 l semi skimmed milk".
 * Null unless it starts with a brand. Brands and praise are dropped; every other word stays, so that hidden allergens
 * are not lost.
 */
export function readTitle(text: string): Title | null {
  maker ??= new RegExp(`^(?:the )?(?:${anyOf(LISTED)})(?: brand)?(?![a-z])`);
  praise ??= new RegExp(`(?<![a-z])(?:${anyOf(PRAISE_OF_SHOPS.split(",").map((said) => said.trim()))})(?![a-z])`, "g");
  const folded = foldText(text).replaceAll(/[®™©]/g, "").trim();
  if (!maker.test(folded) || isExactName(foldedWords(nameOf(folded)))) return null;
  const behind = folded.replace(maker, " ");
  const sizes = [...behind.matchAll(SIZE)].flatMap((match) => sizeOf(match) ?? []);
  const weighed = sizes.find(({ unit }) => GRAMS_PER_UNIT[unit] !== undefined) ?? sizes[0];
  const unsized = behind.replace(SIZE, " ");
  const count = [...unsized.matchAll(COUNT)].at(0);
  const isTin = /\b(?:tins?|cans?)\b/.test(unsized);
  const name = unsized
    .replace(COUNT, " ")
    .replace(VESSEL, " ")
    .replace(praise, " ")
    .replace(/^[\s,]*\d{1,2}(?= [a-z])/, " ")
    .replaceAll(SPACES, " ")
    .trim();
  if (!NAMED.test(name)) return null;
  if (weighed === undefined) return { line: `${count?.[1] ?? count?.[2] ?? ""} ${name}`.trim(), asTin: null };
  const { amount, unit } = weighed;
  const size = `${Number(amount.toPrecision(6))} ${unit === "floz" ? "fl oz" : unit}`;
  if (MAKER_OF_FROZEN.test(folded)) return { line: `${size} frozen ${name}`, asTin: null };
  const tin = `1 can (${size}) ${name}`;
  if (isTin || MAKER_OF_TINS.test(folded)) return { line: tin, asTin: null };
  const grams = amount * (GRAMS_PER_UNIT[unit] ?? MILLILITRES_PER_UNIT[unit] ?? 0);
  const mayBeTin = TIN_GRAMS.some(([least, most]) => grams >= least && grams <= most);
  return { line: `${size} ${name}`, asTin: mayBeTin ? tin : null };
}
