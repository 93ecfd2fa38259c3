import type { Amount } from "@mealwright/schema/rules/amounts";
import { inLargerSpoons } from "@mealwright/schema/rules/recipe-amounts";

/** The smallest amount that a spoon measures. */
const LEAST = 1 / 8;

/**
 * A recipe's amount for everybody, rounded to what spoons and hands can measure: nobody takes 4⅛ cloves of garlic or
 * 0.22 tsp of salt. Off by an eighth at most, except for tiny pinches; the weights shown beside it stay exact.
 */
export function scaledQuantity(quantity: number, unit: string): number {
  if (/^[km]?[gl]$/.test(unit) || quantity < LEAST) return quantity;
  const parts = quantity < 1 / 4 ? 8 : quantity < 2 ? 4 : quantity < 6 ? 2 : 1;
  return Math.round(quantity * parts) / parts;
}

/** One serving's amount for several servings, in a suitable spoon or cup; a single serving is not changed. */
export function scaledAmount({ quantity, unit }: Amount, servings: number): Amount {
  if (servings === 1) return { quantity, unit };
  const larger = inLargerSpoons(quantity * servings, unit);
  const isCupOfSpoons = larger.unit === "cup" && unit !== "cup";
  return isCupOfSpoons ? larger : { ...larger, quantity: scaledQuantity(larger.quantity, larger.unit) };
}
