import type { FoodId } from "../catalogue/food.ts";
import { table } from "../table.ts";

/** How a line measures its food, as far as that distinguishes foods of the same name. */
export type Measure = "spoon" | "volume" | "count" | "weight" | "none";

interface Meaning {
  readonly measures: readonly Measure[];
  readonly food: FoodId;
  /** Words that rule this reading out ("fresh" thyme is not the dried). */
  readonly unless?: readonly string[];
  /** Applies only to a bare count: "1 chicken", not "2 pieces of chicken". */
  readonly bare?: true;
}

const FRESH_SIGNS: readonly string[] = [
  "fresh",
  "freshly",
  "chopped",
  "minced",
  "grated",
  "leaf",
  "torn",
  "snipped",
  "picked",
  "sprig",
  "finely",
  "root",
  "julienned",
  "julienne",
  "sliced",
  "crushed",
  "shredded",
  "peeled",
  "matchstick",
];

/** A spice measured by the spoon is ground; herbs are fresh unless the line says "dried". */
function driedBySpoon(food: FoodId): readonly Meaning[] {
  return [{ measures: ["spoon"], food, unless: FRESH_SIGNS }];
}

/** Names whose food depends on how they are measured; all other readings are those of the index. */
const MEANINGS: Readonly<Record<string, readonly Meaning[]>> = table({
  pepper: [
    { measures: ["spoon", "none", "weight"], food: "black-pepper" },
    { measures: ["count", "volume"], food: "red-bell-pepper" },
  ],
  "salt pepper": [{ measures: ["spoon", "none"], food: "salt" }],
  ginger: driedBySpoon("ginger-ground"),
  coriander: [
    { measures: ["spoon"], food: "coriander-ground", unless: FRESH_SIGNS },
    { measures: ["spoon", "volume", "count", "weight", "none"], food: "cilantro-fresh" },
  ],
  chili: driedBySpoon("chili-powder"),
  "green chili": [{ measures: ["count", "none", "weight"], food: "green-chili-pepper" }],
  clove: [{ measures: ["spoon", "count", "none", "weight"], food: "cloves-ground" }],
  chicken: [{ measures: ["count"], food: "whole-chicken-with-skin", bare: true, unless: ["piece", "fillet", "strip"] }],
  turkey: [{ measures: ["count"], food: "whole-turkey-with-skin", bare: true, unless: ["piece", "fillet", "strip"] }],
  duck: [{ measures: ["count"], food: "duck-with-skin", bare: true, unless: ["piece", "fillet", "strip"] }],
  goose: [{ measures: ["count"], food: "goose", bare: true, unless: ["piece", "fillet", "strip"] }],
  "tomato puree": [{ measures: ["volume"], food: "tomato-puree-passata" }],
  oregano: [{ measures: ["count"], food: "oregano-fresh", unless: ["dried", "dry"] }],
  salvia: [{ measures: ["count"], food: "sage-fresh", unless: ["dried", "dry", "secca"] }],
  sage: [{ measures: ["count"], food: "sage-fresh", unless: ["dried", "dry"] }],
  tarragon: [{ measures: ["count"], food: "tarragon-fresh", unless: ["dried", "dry"] }],
  thyme: [{ measures: ["count"], food: "thyme-fresh", unless: ["dried", "dry"] }],
  rosemary: [{ measures: ["count"], food: "rosemary-fresh", unless: ["dried", "dry"] }],
  // Measured by the spoon, it is dried.
  "methi leaf": [{ measures: ["spoon"], food: "fenugreek-leaves", unless: FRESH_SIGNS }],
  "fenugreek leaf": [{ measures: ["spoon"], food: "fenugreek-leaves", unless: FRESH_SIGNS }],
  methi: [{ measures: ["volume", "count"], food: "fenugreek-leaves-fresh", unless: ["dried", "dry", "kasuri"] }],
  "vegetable bouillon": [{ measures: ["spoon", "count"], food: "vegetable-bouillon-cube" }],
  "chicken bouillon": [{ measures: ["spoon", "count"], food: "chicken-bouillon-cube" }],
  "beef bouillon": [{ measures: ["spoon", "count"], food: "beef-bouillon-cube" }],
  // By the cup it is a Nigerian meal, by the spoon or slice sushi ginger; by weight it could be either.
  gari: [
    { measures: ["volume"], food: "garri" },
    { measures: ["spoon", "count"], food: "pickled-ginger" },
  ],
  // Finnish apples are counted, Kenyan anchovies weighed; Romanian onions are counted, boletes weighed.
  omena: [{ measures: ["count"], food: "apple" }],
  cepe: [{ measures: ["count"], food: "onion" }],
  // Honey in Portuguese, flour in Danish and Norwegian: unless a spoon or cup decides, take the one with an allergen.
  mel: [{ measures: ["spoon", "volume"], food: "honey" }],
  // By the spoon it is the root's powder; otherwise "maçã" is an apple.
  maca: [{ measures: ["spoon"], food: "maca-powder" }],
  // Filipino coconut milk by the cup, an Armenian pastry by the piece.
  gata: [{ measures: ["volume", "spoon"], food: "coconut-milk-canned" }],
  soda: [{ measures: ["spoon"], food: "baking-soda" }],
  sarson: [{ measures: ["spoon"], food: "mustard-powder" }],
  adobo: [{ measures: ["spoon"], food: "adobo-seasoning" }],
  browning: [{ measures: ["spoon"], food: "browning-sauce" }],
  "chana masala": [{ measures: ["spoon"], food: "garam-masala" }],
  lemon: [{ measures: ["spoon", "volume"], food: "lemon-juice" }],
  lime: [{ measures: ["spoon", "volume"], food: "lime-juice" }],
});

/** The food that a bare name means when measured in this way, or null if the measure decides nothing. */
export function meaningByMeasure(
  key: string,
  measure: Measure,
  words: readonly string[],
  bareHead: readonly string[] | null,
): FoodId | null {
  for (const meaning of MEANINGS[key] ?? []) {
    if (meaning.bare && (bareHead === null || meaning.unless?.some((word) => bareHead.includes(word)))) continue;
    if (!meaning.measures.includes(measure)) continue;
    if (!meaning.bare && meaning.unless?.some((word) => words.includes(word))) continue;
    return meaning.food;
  }
  return null;
}

/** What is pressed or grated from a fruit, or taken out of an egg. */
const PARTS: Readonly<Record<FoodId, Readonly<Record<string, FoodId>>>> = table({
  lemon: table({ juice: "lemon-juice", zest: "lemon-zest", rind: "lemon-zest", peel: "lemon-zest" }),
  lime: table({ juice: "lime-juice", zest: "lemon-zest", rind: "lemon-zest", peel: "lemon-zest" }),
  orange: table({ juice: "orange-juice", zest: "orange-zest", rind: "orange-zest", peel: "orange-zest" }),
  egg: table({ yolk: "egg-yolk", white: "egg-white" }),
});

/** The food that is a part of another ("juice" of a lemon, "yolk" of an egg), or null. */
export function partOf(id: FoodId, part: string): FoodId | null {
  return PARTS[id]?.[part] ?? null;
}
