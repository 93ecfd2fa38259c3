import { parseDecimal } from "../../lib/numbers.ts";

/** Weight and height of the questionnaire, as they are typed and read back. */
export type BodyUnits = "metric" | "us";

const KG_PER_POUND = 0.45359237;
const CM_PER_INCH = 2.54;
const INCHES_PER_FOOT = 12;
/** A number below this is a height in meters: 1.70. */
const SHORTEST_CM = 3;

/** Kilograms from "70", "70,5 kg" or "154 lb", to a tenth; undefined when empty or not a weight. */
export function parseWeightKg(text: string): number | undefined {
  const [, figure = "", unit = ""] = /^\s*([\d.,]+)\s*(kgs?|lbs?|pounds?|)\.?\s*$/i.exec(text) ?? [];
  const value = parseDecimal(figure);
  if (value === undefined || !/^[lp]/i.test(unit)) return value;
  return Math.round(value * KG_PER_POUND * 10) / 10;
}

/** Whole centimeters from "170", "1.70", "170 cm", "1,70 m", 5'9" or "5 ft 9 in"; undefined when empty or not a height. */
export function parseHeightCm(text: string): number | undefined {
  const inFeet =
    /^\s*(\d)\s*(?:['’′]|ft\.?|feet|\s)\s*(?:(\d{1,2}(?:[.,]\d)?)\s*(?:["”″]|''|in\.?|inch(?:es)?)?)?\s*$/i.exec(text);
  if (inFeet !== null) {
    const inches = parseDecimal(inFeet[2] ?? "0") ?? 0;
    return Math.round((Number(inFeet[1]) * INCHES_PER_FOOT + inches) * CM_PER_INCH);
  }
  const [, figure = "", unit = ""] = /^\s*([\d.,]+)\s*(cm|m|)\.?\s*$/i.exec(text) ?? [];
  const value = parseDecimal(figure);
  if (value === undefined) return undefined;
  const isMeters = unit === "" ? value < SHORTEST_CM : unit.toLowerCase() === "m";
  return isMeters ? Math.round(value * 100) : Math.trunc(value);
}

/** The units that typed measures are in; metric where they do not say. */
export function unitsOf({ weight, height }: { readonly weight: string; readonly height: string }): BodyUnits {
  return /[lp]/i.test(weight) || /['’′"”″]|f|in/i.test(height) ? "us" : "metric";
}

/** The same weight as it is typed in these units; text that is no weight stays as it is. */
export function weightIn(units: BodyUnits, text: string): string {
  const kilograms = parseWeightKg(text);
  if (kilograms === undefined) return text;
  return units === "metric" ? String(kilograms) : `${Math.round(kilograms / KG_PER_POUND)} lb`;
}

/** A height as it is typed in these units; text that is no height stays as it is. */
export function heightIn(units: BodyUnits, text: string): string {
  const centimeters = parseHeightCm(text);
  if (centimeters === undefined) return text;
  if (units === "metric") return String(centimeters);
  const inches = Math.round(centimeters / CM_PER_INCH);
  return `${Math.floor(inches / INCHES_PER_FOOT)}'${inches % INCHES_PER_FOOT}"`;
}

/**
 * What to store of a weight typed in these units: a bare number of pounds gets its unit, because a bare number means
 * kilograms.
 */
export function keptWeight(units: BodyUnits, typed: string): string {
  return units === "us" && parseDecimal(typed) !== undefined ? `${typed.trim()} lb` : typed;
}

/** The stored weight without the unit that the field's label names. */
export function shownWeight(units: BodyUnits, kept: string): string {
  return units === "us" ? kept.replace(/^([\d.,]+) lb$/, "$1") : kept;
}
