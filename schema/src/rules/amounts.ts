import {
  GRAMS_PER_OUNCE,
  isCustomary,
  METRIC_UNITS,
  OUNCES_PER_POUND,
  TEASPOONS_PER_UNIT,
  UNITS_WITHOUT_PLURAL,
  type UnitSystem,
} from "../constants/food/units.ts";

/** An amount as a kitchen or a label counts it; the unit in the singular, empty for pieces. */
export interface Amount {
  readonly quantity: number;
  readonly unit: string;
}

const GRAMS_PER_KILOGRAM = 1_000;

/** Parts of a whole that a kitchen knows; an amount is rounded up to one of them. */
export const FRACTIONS: readonly number[] = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4];
/** Spoons and scales have no thirds. */
export const QUARTERS: readonly number[] = FRACTIONS.filter((value) => Number.isInteger(value * 4));
const HALVES = FRACTIONS.filter((value) => Number.isInteger(value * 2));
export const WHOLE: readonly number[] = [0];
/** From this many ounces on, halves are finer than any label. */
const WHOLE_OUNCES_FROM = 4;
/** A hair over a fraction still reads as that fraction. */
export const FRACTION_SLACK = 0.02;
const WHOLE_FROM = 10;
const LEAST = 1 / 4;

/**
 * The next friendly quantity, to a thousandth: 1.4 becomes 1.5, 0.1 a quarter; from ten on whole.
 * @param value more than 0.
 */
export function roundUpFriendly(value: number, fractions: readonly number[] = FRACTIONS): number {
  if (value >= WHOLE_FROM) return Math.ceil(value - FRACTION_SLACK);
  const whole = Math.floor(value);
  const fraction = fractions.find((step) => step >= value - whole - FRACTION_SLACK);
  return Math.max(LEAST, Number((whole + (fraction ?? 1)).toFixed(3)));
}

/** Metric: whole grams below ten, fives below a hundred, tens below a thousand, then kilograms to 0.05. Rounded up. */
export function metricAmount(amount: number, small: "g" | "ml", large: "kg" | "l"): Amount {
  const step = amount < 10 ? 1 : amount < 100 ? 5 : 10;
  const rounded = Math.ceil((amount - 1e-6) / step) * step;
  if (rounded < GRAMS_PER_KILOGRAM) return { quantity: rounded, unit: small };
  const twentieths = Math.ceil((amount - 1e-6) / (GRAMS_PER_KILOGRAM / 20));
  return { quantity: Number((twentieths / 20).toFixed(2)), unit: large };
}

function usWeight(grams: number): Amount {
  const ounces = grams / GRAMS_PER_OUNCE;
  const steps = ounces < 1 ? QUARTERS : ounces < WHOLE_OUNCES_FROM ? HALVES : WHOLE;
  const quantity = roundUpFriendly(ounces, steps);
  return quantity < OUNCES_PER_POUND
    ? { quantity, unit: "oz" }
    : { quantity: roundUpFriendly(ounces / OUNCES_PER_POUND, QUARTERS), unit: "lb" };
}

/** Grams by weight, rounded up so that they never read as less than they are. */
export function weightAmount(grams: number, system: UnitSystem): Amount {
  return isCustomary(system) ? usWeight(grams) : metricAmount(grams, "g", "kg");
}

/** Measures larger than a spoon, each used for less than its `below`. */
const LARGE_MEASURES = [
  { unit: "cup", below: 4 },
  { unit: "quart", below: Number.POSITIVE_INFINITY },
] as const;

/** Teaspoons in the smallest of those measures that holds them, the quantity rounded by `round`. */
export function largeMeasure(
  teaspoons: number,
  round: (quantity: number, unit: (typeof LARGE_MEASURES)[number]["unit"]) => number,
): Amount {
  const amounts = LARGE_MEASURES.map(({ unit, below }) => ({
    quantity: round(teaspoons / TEASPOONS_PER_UNIT[unit], unit),
    unit,
    below,
  }));
  const { quantity, unit } = amounts.find((amount) => amount.quantity < amount.below) ?? { quantity: 0, unit: "cup" };
  return { quantity, unit };
}

const FRACTION_SIGNS: readonly (readonly [value: number, sign: string])[] = [
  [1 / 8, "⅛"],
  [1 / 4, "¼"],
  [1 / 3, "⅓"],
  [3 / 8, "⅜"],
  [1 / 2, "½"],
  [5 / 8, "⅝"],
  [2 / 3, "⅔"],
  [3 / 4, "¾"],
  [7 / 8, "⅞"],
];

/** 1.5 is "1½", 0.333 is "⅓", 2.4 is "2.4", 130.2 is "130". */
export function formatQuantity(quantity: number): string {
  const whole = Math.floor(quantity + FRACTION_SLACK);
  const rest = quantity - whole;
  if (Math.abs(rest) <= FRACTION_SLACK) return String(whole);
  const fraction = FRACTION_SIGNS.find(([value]) => Math.abs(rest - value) <= FRACTION_SLACK);
  if (fraction && whole < 20) return `${whole === 0 ? "" : whole}${fraction[1]}`;
  return quantity >= 20 ? String(Math.round(quantity)) : String(Number(quantity.toFixed(quantity < 1 ? 2 : 1)));
}

const DECIMAL_UNITS: ReadonlySet<string> = new Set(METRIC_UNITS);
const WITHOUT_PLURAL: ReadonlySet<string> = new Set(UNITS_WITHOUT_PLURAL);

/** "340 g", "1½ cups", "2" for two pieces. */
export function amountText({ quantity, unit }: Amount): string {
  if (DECIMAL_UNITS.has(unit)) return `${quantity} ${unit}`;
  return `${formatQuantity(quantity)} ${pluralUnit(unit, quantity)}`.trim();
}

/** "packs of 6", "bunches": one or less takes the singular, abbreviations have no plural. */
export function pluralUnit(unit: string, count: number): string {
  if (count <= 1 || unit === "" || WITHOUT_PLURAL.has(unit)) return unit;
  if (unit.startsWith("pack of")) return unit.replace("pack", "packs");
  if (/(?:le|lo)af$/.test(unit)) return unit.replace(/f$/, "ves");
  return /(?:s|x|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
}
