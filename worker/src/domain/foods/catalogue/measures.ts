import { SPOON_UNITS } from "@mealwright/schema/constants/food/units";
import { table } from "../table.ts";
import type { Food } from "./food.ts";
import { CM_PER_INCH, findUnit, GRAMS_PER_UNIT, MILLILITRES_PER_UNIT, TEASPOONS_PER_WORD } from "./units.ts";

/** A kitchen amount: `quantity` of `unit`. */
interface MeasureAmount {
  readonly quantity: number;
  readonly unit: string;
}

const SIZES: readonly string[] = ["small", "medium", "large"];
/** A handful of nuts, grain or salad leaves; a herb sold in small bunches makes half of that. */
const HANDFUL_G = 30;
const HERB_BUNCH_MAX_G = 60;
/** How long a knob or thumb of a root is: ginger's and turmeric's weigh as much. */
const KNOB_INCHES = 1.45;
/** Household names that stand in for each other when the food has only one of them. */
const STAND_INS: Readonly<Record<string, readonly string[]>> = table({
  piece: ["medium", "large", "fillet", "head", "slice", "stalk", "clove", "ear", "block", "sheet"],
  medium: ["piece", "head"],
  large: ["piece", "head"],
  small: ["piece", "head"],
  xl: ["large", "piece", "head"],
  clove: ["piece"],
  cube: ["piece"],
  patty: ["piece"],
  link: ["piece"],
  pat: ["tsp"],
  bar: ["block"],
  fillet: ["piece"],
  steak: ["piece"],
  stalk: ["piece", "spear", "sprig"],
  stick: ["piece", "stalk"],
  spear: ["stalk", "piece"],
  ear: ["piece", "large"],
  bulb: ["head", "piece"],
  head: ["piece", "bulb"],
  bunch: ["head"],
  block: ["piece"],
  ball: ["piece"],
  pod: ["piece"],
  sprig: ["stalk"],
  ring: ["slice"],
  strip: ["slice"],
  square: ["piece"],
  floret: ["piece"],
  loaf: ["piece"],
  nest: ["bundle"],
  bundle: ["nest"],
  packet: ["sachet", "can", "block", "pot"],
  jar: ["can"],
  bottle: ["can"],
  pot: ["tub"],
  sheet: ["piece"],
});

/**
 * How much smaller or larger than a medium one small and large produce is, if USDA gives no weight: as for its onions,
 * carrots, potatoes and apples.
 */
const GROWN_SHARES: Readonly<Record<string, number>> = table({ small: 0.75, large: 1.3 });

/** Grams of one unit of volume: the food's own weight for that measure, otherwise by its density. */
function gramsOfVolume(food: Food, unit: string): number | null {
  const own = food.measures[unit];
  if (own !== undefined) return own;
  const millilitres = MILLILITRES_PER_UNIT[unit];
  if (millilitres === undefined || food.densityGPerMl === null) return null;
  return millilitres * food.densityGPerMl;
}

function gramsOfHandful(food: Food): number {
  const bunch = food.measures.bunch;
  if (bunch !== undefined && bunch <= HERB_BUNCH_MAX_G) return HANDFUL_G / 2;
  return Math.min(HANDFUL_G, gramsOfVolume(food, "cup") ?? HANDFUL_G);
}

function gramsOfOne(food: Food, unit: string): number | null {
  const weight = GRAMS_PER_UNIT[unit];
  if (weight !== undefined) return weight;
  const own = food.measures[unit];
  if (own !== undefined) return own;
  if (MILLILITRES_PER_UNIT[unit] !== undefined) return gramsOfVolume(food, unit);
  if (unit === "knob") {
    const inch = gramsOfOne(food, "inch");
    if (inch !== null) return inch * KNOB_INCHES;
  }
  const teaspoons = TEASPOONS_PER_WORD[unit];
  if (teaspoons !== undefined) {
    const teaspoon = gramsOfVolume(food, "tsp");
    return teaspoon === null ? null : teaspoons * teaspoon;
  }
  if (unit === "handful") return gramsOfHandful(food);
  if (unit === "inch") {
    const centimetre = food.measures.cm;
    return centimetre === undefined ? null : centimetre * CM_PER_INCH;
  }
  for (const other of STAND_INS[unit] ?? []) {
    const grams = food.measures[other];
    if (grams !== undefined) return food.aisle === "Produce" ? grams * (GROWN_SHARES[unit] ?? 1) : grams;
  }
  return null;
}

/**
 * Grams of `quantity` of `unit` of the food's edible part. Units are weights, volumes (US cups and spoons), sizes and
 * household pieces, in any usual spelling; "" is one piece. Null if the food has no such measure.
 */
export function gramsOf(food: Food, quantity: number, unit: string): number | null {
  if (!Number.isFinite(quantity) || quantity < 0) return null;
  const plain = unit.trim().toLowerCase();
  const known =
    food.measures[plain] !== undefined || SIZES.includes(plain) ? plain : (findUnit(unit) ?? (plain || "piece"));
  const one = gramsOfOne(food, known);
  return one === null ? null : one * quantity;
}

const EIGHTH = 1 / 8;
const QUARTER_STEPS: readonly number[] = [0, 1 / 4, 1 / 2, 3 / 4, 1];
/** Fractions of a measure for which there is a spoon or a mark on the cup. */
const SPOON_STEPS: Readonly<Record<string, readonly number[]>> = table({
  cup: [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1],
  ...Object.fromEntries(SPOON_UNITS.map((unit) => [unit, QUARTER_STEPS])),
});
const HALF_STEPS: readonly number[] = [0, 1 / 2, 1];

function nearestStep(value: number, steps: readonly number[]): number {
  const whole = Math.floor(value);
  const part = value - whole;
  let best = 0;
  for (const step of steps) if (Math.abs(step - part) < Math.abs(best - part)) best = step;
  return whole + best;
}

/**
 * Below the first weight nobody quarters a piece (a clove, a scallion), below the second nobody cuts it at all. Grams
 * of one.
 */
const SMALL_PIECE_G = 20;
const TINY_PIECE_G = 2.5;
/** From this much fat on, a quarter of a tablespoon matters. Grams per 100 g. */
const FAT_G = 60;

/**
 * Rounds a quantity, of which each is `one` grams, as a cook would measure it: with fractions of a spoon, cup or piece
 * only for small numbers.
 */
function friendly(food: Food, quantity: number, unit: string, one: number): number {
  if (quantity >= 10) return Math.round(quantity);
  const spoon = SPOON_STEPS[unit];
  if (spoon === undefined && one < SMALL_PIECE_G) return smallPieces(quantity, one);
  if (quantity >= 3) return nearestStep(quantity, HALF_STEPS);
  if (spoon === undefined) return nearestStep(quantity, quantity >= 1 ? HALF_STEPS : QUARTER_STEPS);
  if (quantity < (EIGHTH + 1 / 4) / 2) return EIGHTH;
  const isFat = (food.per100g.fatG ?? 0) > FAT_G;
  const halvesFrom = unit === "cup" ? Number.POSITIVE_INFINITY : unit === "tbsp" && !isFat ? 1 : 2;
  return nearestStep(quantity, quantity >= halvesFrom ? HALF_STEPS : spoon);
}

/** Cloves, scallions and sprigs: whole ones, or a half if there are only one or two. */
function smallPieces(quantity: number, one: number): number {
  if (quantity >= 2) return Math.round(quantity);
  return Math.max(one < TINY_PIECE_G ? 1 : 1 / 2, nearestStep(quantity, HALF_STEPS));
}

function roundWeight(amount: number): number {
  if (amount >= 1000) return Math.round(amount / 10) * 10;
  if (amount >= 50) return Math.round(amount / 5) * 5;
  if (amount >= 5) return Math.round(amount);
  return Math.max(Math.round(amount * 10) / 10, amount > 0 ? 0.1 : 0);
}

/** Smaller spoons to use if the wanted one would be hardly filled, each with its least sensible quantity. */
const SPOON_LADDER: readonly (readonly [string, number])[] = [
  ["cup", 1 / 4],
  ["tbsp", 0.9],
  ["tsp", 1 / 8],
];

/** From this many small spoons on, the next larger measure is used. */
const MANY_SPOONS: Readonly<Record<string, number>> = table({ tsp: 2.95, tbsp: 8 });

function displaySpoons(food: Food, grams: number, measure: string): MeasureAmount | null {
  let from = SPOON_LADDER.findIndex(([unit]) => unit === measure);
  for (; from > 0; from--) {
    const unit = SPOON_LADDER[from]?.[0] ?? "";
    const one = gramsOfVolume(food, unit);
    if (one === null || grams / one < (MANY_SPOONS[unit] ?? Number.POSITIVE_INFINITY)) break;
  }
  for (const [unit, least] of SPOON_LADDER.slice(from)) {
    const one = gramsOfVolume(food, unit);
    if (one === null) return null;
    const quantity = grams / one;
    if (quantity >= least - 0.02) return { quantity: friendly(food, quantity, unit, one), unit };
  }
  return { quantity: 1, unit: "pinch" };
}

/** Whether cooks measure the food with spoons even if a recipe weighs it: oils and their neighbors in the store. */
export function isSpooned(food: Food): boolean {
  return food.aisle === "Oils & condiments" && food.measures.tbsp !== undefined;
}

function displayWeight(food: Food, grams: number): MeasureAmount {
  const density = food.measures.ml;
  return density === undefined
    ? { quantity: roundWeight(grams), unit: "g" }
    : { quantity: roundWeight(grams / density), unit: "ml" };
}

/**
 * The amount a recipe would print for `grams` of the food: in `measure` ("tbsp", "piece", "clove", …) rounded to what a
 * cook can measure (spoons step down to smaller ones), otherwise grams, or millilitres for a liquid.
 */
export function displayAmount(food: Food, grams: number, measure?: string): MeasureAmount {
  if (!(grams > 0) || measure === undefined || measure === "g" || measure === "ml") return displayWeight(food, grams);
  if (SPOON_LADDER.some(([unit]) => unit === measure)) {
    return displaySpoons(food, grams, measure) ?? displayWeight(food, grams);
  }
  const one = gramsOfOne(food, measure);
  if (one === null) return displayWeight(food, grams);
  const quantity = friendly(food, grams / one, measure, one);
  return quantity > 0 ? { quantity, unit: measure } : displayWeight(food, grams);
}
