import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { Food, FoodId } from "../foods/food.ts";

const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;
const ML_PER_TEASPOON = 4.92892159375;

/** US kitchen volumes, each in teaspoons, up to the amount where the next larger one takes over. */
const VOLUME_LADDER: readonly { readonly unit: string; readonly teaspoons: number; readonly below: number }[] = [
  { unit: "tsp", teaspoons: 1, below: 3 },
  { unit: "tbsp", teaspoons: 3, below: 4 },
  { unit: "cup", teaspoons: 48, below: 4 },
];
const QUART = { unit: "quart", teaspoons: 192 } as const;
const GRAMS_PER_KILOGRAM = 1_000;
/** Staples that the kitchen counts although it has spoons of them too. */
const COUNTED_STAPLES: readonly FoodId[] = [
  "bay-leaf",
  "star-anise",
  "nori-sheets",
  "chicken-bouillon-cube",
  "beef-bouillon-cube",
  "vegetable-bouillon-cube",
];
/** More spoons than this of a staple are weighed instead (a cup). */
const MOST_SPOONS_TSP = 48;

/** Fractions that a kitchen knows; every amount is rounded up to one of them. */
const FRACTIONS: readonly { readonly value: number; readonly text: string }[] = [
  { value: 0, text: "" },
  { value: 1 / 4, text: "1/4" },
  { value: 1 / 3, text: "1/3" },
  { value: 1 / 2, text: "1/2" },
  { value: 2 / 3, text: "2/3" },
  { value: 3 / 4, text: "3/4" },
];
/** A hair over a fraction still reads as that fraction. */
const FRACTION_SLACK = 0.02;
const WHOLE_FROM = 10;
const LEAST = 1 / 4;

/** The next friendly amount: 1.4 becomes 1.5, 0.1 a quarter; from ten on whole. */
function roundUpFriendly(value: number): number {
  if (value >= WHOLE_FROM) return Math.ceil(value - FRACTION_SLACK);
  const whole = Math.floor(value);
  const fraction = FRACTIONS.find((step) => step.value >= value - whole - FRACTION_SLACK);
  return Math.max(LEAST, whole + (fraction?.value ?? 1));
}

/**
 * An amount rounded up to a friendly fraction: 1.4 is "1 1/2", 0.1 is "1/4"; from ten on whole.
 * @param value more than 0.
 */
export function friendlyFraction(value: number): string {
  const rounded = roundUpFriendly(value);
  const whole = Math.floor(rounded);
  const text = FRACTIONS.find((step) => Math.abs(step.value - (rounded - whole)) < 1e-9)?.text ?? "";
  return [whole > 0 ? String(whole) : "", text].filter((part) => part !== "").join(" ");
}

/** One or less takes the singular: "1/2 cup", "2 cups". Abbreviations have no plural. */
function withUnit(amount: string, unit: string): string {
  const plural = (unit === "cup" || unit === "quart") && !(amount === "1" || /^\d\/\d$/.test(amount));
  return `${amount} ${unit}${plural ? "s" : ""}`;
}

/** Metric: whole grams below ten, fives below a hundred, tens below a thousand, then kilograms to 0.05. Rounded up. */
function metricAmount(amount: number, small: "g" | "ml", large: "kg" | "l"): string {
  const step = amount < 10 ? 1 : amount < 100 ? 5 : 10;
  const rounded = Math.ceil((amount - 1e-6) / step) * step;
  if (rounded < GRAMS_PER_KILOGRAM) return `${rounded} ${small}`;
  const twentieths = Math.ceil((amount - 1e-6) / (GRAMS_PER_KILOGRAM / 20));
  return `${Number((twentieths / 20).toFixed(2))} ${large}`;
}

function usWeight(grams: number): string {
  const ounces = grams / GRAMS_PER_OUNCE;
  return roundUpFriendly(ounces) < OUNCES_PER_POUND
    ? `${friendlyFraction(ounces)} oz`
    : `${friendlyFraction(ounces / OUNCES_PER_POUND)} lb`;
}

function usVolume(teaspoons: number): string {
  const step = VOLUME_LADDER.find(({ teaspoons: one, below }) => roundUpFriendly(teaspoons / one) < below) ?? QUART;
  return withUnit(friendlyFraction(teaspoons / step.teaspoons), step.unit);
}

/** Teaspoons in the grams, for a food that is measured in spoons; null otherwise. */
function teaspoonsOf(food: Food, grams: number): number | null {
  const { tsp, tbsp, ml } = food.measures;
  if (ml !== undefined) return grams / ml / ML_PER_TEASPOON;
  if (tsp !== undefined) return grams / tsp;
  return tbsp === undefined ? null : (grams / tbsp) * 3;
}

/**
 * "about 340 g": a needed amount, rounded up so that it never reads as less than it is: pieces where the shop counts pieces
 * (`pieceGrams`), spoons for a staple, millilitres or cups for a liquid, weight otherwise.
 * @param grams edible, more than 0.
 */
export function neededAmount(food: Food, grams: number, system: UnitSystem, pieceGrams: number | null): string {
  const one = pieceGrams ?? (COUNTED_STAPLES.includes(food.id) ? (food.measures.piece ?? null) : null);
  if (one !== null) return `about ${friendlyFraction(grams / one)}`;
  return grams < 1 ? "a pinch" : `about ${measured(food, grams, system)}`;
}

/** @param grams at least 1. */
function measured(food: Food, grams: number, system: UnitSystem): string {
  const clove = food.measures.clove;
  if (clove !== undefined && !food.staple) {
    const cloves = Math.ceil(grams / clove - FRACTION_SLACK);
    return `${cloves} clove${cloves === 1 ? "" : "s"}`;
  }
  const millilitre = food.measures.ml;
  const teaspoons = teaspoonsOf(food, grams);
  const spooned = food.staple && teaspoons !== null && teaspoons < MOST_SPOONS_TSP;
  if (teaspoons !== null && (spooned || (system === "us" && millilitre !== undefined))) return usVolume(teaspoons);
  if (system === "us") return usWeight(grams);
  return millilitre === undefined ? metricAmount(grams, "g", "kg") : metricAmount(grams / millilitre, "ml", "l");
}

/** "500 g", "12 oz": grams as bought, by weight. */
export function weightText(grams: number, system: UnitSystem): string {
  return system === "us" ? usWeight(grams) : metricAmount(grams, "g", "kg");
}
