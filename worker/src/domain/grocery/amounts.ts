import type { UnitSystem } from "@mealwright/schema/constants/units";
import type { Food, FoodId } from "../foods/food.ts";

const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;
const ML_PER_TEASPOON = 4.92892159375;

const TSP_PER_TBSP = 3;
const TSP_PER_CUP = 48;
/** From so many on the next larger measure takes over. */
const MOST_TSP = 3;
const MOST_TBSP = 12;
const MOST_CUPS = 4;
/** Nobody measures a quarter of the fifth spoon. */
const WHOLE_TBSP_FROM = 4;
/** A cup takes over from spoons earlier where a kitchen uses cups: for what pours and what is baked with. */
const MOST_TBSP_BESIDE_CUPS = 4;
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
/** Sold by weight, counted in the kitchen. Bread is counted in slices where it has them. */
const COUNTED_FOODS: readonly FoodId[] = ["rice-cakes", "rye-crispbread", "matzo", "graham-crackers", "dates-medjool"];

interface Fraction {
  readonly value: number;
  readonly text: string;
}
/** Fractions that a kitchen knows; every amount is rounded up to one of them. */
const FRACTIONS: readonly Fraction[] = [
  { value: 0, text: "" },
  { value: 1 / 4, text: "1/4" },
  { value: 1 / 3, text: "1/3" },
  { value: 1 / 2, text: "1/2" },
  { value: 2 / 3, text: "2/3" },
  { value: 3 / 4, text: "3/4" },
];
/** Spoons and scales have no thirds. */
const QUARTERS = FRACTIONS.filter(({ value }) => Number.isInteger(value * 4));
const HALVES = FRACTIONS.filter(({ value }) => Number.isInteger(value * 2));
const WHOLE = FRACTIONS.slice(0, 1);
/** From so many ounces on halves are finer than a label. */
const WHOLE_OUNCES_FROM = 4;
/** A hair over a fraction still reads as that fraction. */
const FRACTION_SLACK = 0.02;
const WHOLE_FROM = 10;
const LEAST = 1 / 4;

/** The next friendly amount: 1.4 becomes 1.5, 0.1 a quarter; from ten on whole. */
function roundUpFriendly(value: number, fractions: readonly Fraction[] = FRACTIONS): number {
  if (value >= WHOLE_FROM) return Math.ceil(value - FRACTION_SLACK);
  const whole = Math.floor(value);
  const fraction = fractions.find((step) => step.value >= value - whole - FRACTION_SLACK);
  return Math.max(LEAST, whole + (fraction?.value ?? 1));
}

/**
 * An amount rounded up to a friendly fraction: 1.4 is "1 1/2", 0.1 is "1/4"; from ten on whole.
 * @param value more than 0.
 */
export function friendlyFraction(value: number, fractions: readonly Fraction[] = FRACTIONS): string {
  const rounded = roundUpFriendly(value, fractions);
  const whole = Math.floor(rounded);
  const text = FRACTIONS.find((step) => Math.abs(step.value - (rounded - whole)) < 1e-9)?.text ?? "";
  return [whole > 0 ? String(whole) : "", text].filter((part) => part !== "").join(" ");
}

/** One or less takes the singular: "1/2 cup", "2 cups". Abbreviations have no plural. */
function withUnit(amount: string, unit: string): string {
  const plural =
    (unit === "cup" || unit === "quart" || unit === "slice") && !(amount === "1" || /^\d\/\d$/.test(amount));
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
  const steps = ounces < 1 ? QUARTERS : ounces < WHOLE_OUNCES_FROM ? HALVES : WHOLE;
  return roundUpFriendly(ounces, steps) < OUNCES_PER_POUND
    ? `${friendlyFraction(ounces, steps)} oz`
    : `${friendlyFraction(ounces / OUNCES_PER_POUND, QUARTERS)} lb`;
}

/** In spoons, fewer than `mostTbsp`; null from there on. */
function spoons(teaspoons: number, mostTbsp: number): string | null {
  if (roundUpFriendly(teaspoons, QUARTERS) < MOST_TSP) return `${friendlyFraction(teaspoons, QUARTERS)} tsp`;
  const tablespoons = teaspoons / TSP_PER_TBSP;
  const steps = tablespoons < WHOLE_TBSP_FROM ? QUARTERS : WHOLE;
  return roundUpFriendly(tablespoons, steps) < mostTbsp ? `${friendlyFraction(tablespoons, steps)} tbsp` : null;
}

function cups(teaspoons: number): string {
  const count = teaspoons / TSP_PER_CUP;
  return roundUpFriendly(count) < MOST_CUPS
    ? withUnit(friendlyFraction(count), "cup")
    : withUnit(friendlyFraction(count / 4, QUARTERS), "quart");
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
  if (COUNTED_FOODS.includes(food.id))
    return `about ${friendlyFraction(grams / (food.measures.piece ?? grams), WHOLE)}`;
  return grams < 1 ? "a pinch" : `about ${measured(food, grams, system)}`;
}

/** @param grams at least 1. */
function measured(food: Food, grams: number, system: UnitSystem): string {
  const clove = food.measures.clove;
  if (clove !== undefined && !food.staple) {
    const cloves = Math.ceil(grams / clove - FRACTION_SLACK);
    return `${cloves} clove${cloves === 1 ? "" : "s"}`;
  }
  const slice = food.aisle === "Bakery" ? food.measures.slice : undefined;
  if (slice !== undefined) return withUnit(friendlyFraction(grams / slice, WHOLE), "slice");
  const millilitre = food.measures.ml;
  const teaspoons = teaspoonsOf(food, grams);
  const isPoured = millilitre !== undefined;
  if (teaspoons !== null && system === "us" && food.aisle !== "Spices & herbs" && (isPoured || food.staple)) {
    const few = spoons(teaspoons, MOST_TBSP_BESIDE_CUPS);
    if (few !== null) return few;
    if (isPoured || teaspoons < TSP_PER_CUP) return cups(teaspoons);
  } else if (teaspoons !== null && food.staple) {
    const few = spoons(teaspoons, MOST_TBSP);
    if (few !== null) return few;
  }
  if (system === "us") return usWeight(grams);
  return isPoured ? metricAmount(grams / millilitre, "ml", "l") : metricAmount(grams, "g", "kg");
}

/** "500 g", "12 oz": grams as bought, by weight. */
export function weightText(grams: number, system: UnitSystem): string {
  return system === "us" ? usWeight(grams) : metricAmount(grams, "g", "kg");
}
