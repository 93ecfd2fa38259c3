import type { Food } from "../../catalogue/food.ts";
import { gramsOf } from "../../catalogue/measures.ts";
import type { LineAmount } from "../amounts/amount.ts";

/** "4 (600g) fish fillets": too heavy for one piece, so it is the weight of all. */
export function isOfAll(food: Food, count: number, grams: number): boolean {
  const piece = food.measures.fillet ?? food.measures.steak ?? food.measures.piece ?? food.measures.medium;
  return piece !== undefined && count >= 2 && grams > piece * 2.5 && grams / count > piece * 0.4;
}

/**
 * "1/2 can (120 g drained) chickpeas": the weight of the half, as it is nearer to half of a usual can than to a whole
 * one. "1/2 (400 g) can" is half of it.
 */
export function isOfShare(food: Food, { quantity, unit, pack }: LineAmount, grams: number): boolean {
  if (quantity >= 1 || unit === null || pack !== null) return false;
  const usual = gramsOf(food, 1, unit) ?? food.packs[0]?.grams;
  return usual !== undefined && Math.abs(grams - usual * quantity) < Math.abs(grams - usual);
}
