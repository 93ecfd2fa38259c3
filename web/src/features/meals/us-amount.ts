import {
  GRAMS_PER_OUNCE,
  ML_PER_UNIT,
  OUNCES_PER_POUND,
  TEASPOONS_PER_UNIT,
} from "@mealwright/schema/constants/food/units";
import { largeMeasure } from "@mealwright/schema/rules/amounts";

const MILLI = 1_000;

/** A metric weight or volume in US units, to a quarter (whole from ten on); other units stay as they are. */
export function toUsAmount(quantity: number, unit: string): { readonly quantity: number; readonly unit: string } {
  switch (unit) {
    case "g":
      return weight(quantity);
    case "kg":
      return weight(quantity * MILLI);
    case "ml":
      return volume(quantity);
    case "l":
      return volume(quantity * MILLI);
    default:
      return { quantity, unit };
  }
}

function weight(grams: number) {
  const ounces = toQuarter(grams / GRAMS_PER_OUNCE);
  return ounces < OUNCES_PER_POUND
    ? { quantity: ounces, unit: "oz" }
    : { quantity: toQuarter(grams / GRAMS_PER_OUNCE / OUNCES_PER_POUND), unit: "lb" };
}

function volume(milliliters: number) {
  const teaspoons = milliliters / ML_PER_UNIT.tsp;
  if (toQuarter(teaspoons) < TEASPOONS_PER_UNIT.tbsp) return { quantity: toQuarter(teaspoons), unit: "tsp" };
  if (toQuarter(teaspoons / TEASPOONS_PER_UNIT.tbsp) < 4)
    return { quantity: toQuarter(teaspoons / TEASPOONS_PER_UNIT.tbsp), unit: "tbsp" };
  return largeMeasure(teaspoons, toQuarter);
}

function toQuarter(value: number): number {
  return value >= 10 ? Math.round(value) : Math.max(1 / 4, Math.round(value * 4) / 4);
}
