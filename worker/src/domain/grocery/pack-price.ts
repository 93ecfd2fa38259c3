import type { Food } from "../foods/catalogue/food.ts";

/**
 * By how much more a kilogram costs in the smallest pack than in the largest: FoodAPS households with store prices paid
 * 10.2 to 11.1 % more for the smallest size, 5.1 to 6.0 % for the middle one (Journal of Human Resources, on sizes
 * bought through the SNAP month). So the catalogue's average price belongs to the middle size.
 */
const SMALLEST_OVER_LARGEST = 0.1;
/** Sizes nearer to each other than this cost the same a kilogram. */
const LEAST_RATIO = 4 / 3;

/** What matters for the price of a pack; `size` is null for food sold by the piece or bunch. */
interface Priced {
  readonly grams: number;
  readonly size: object | null;
}

/** By what share of the catalogue's price a kilogram costs more (or less) in this pack. */
function surchargeOf(grams: number, sizes: readonly number[]): number {
  const smallest = Math.min(...sizes);
  const ratio = Math.max(...sizes) / smallest;
  if (ratio < LEAST_RATIO) return 0;
  return SMALLEST_OVER_LARGEST * (0.5 - Math.log(grams / smallest) / Math.log(ratio));
}

/** US cents of one pack of the food, not rounded. Pieces and bunches cost their mass. */
export function packCents(food: Food, pack: Priced, shelf: readonly Priced[]): number {
  const sizes = shelf.filter(({ size }) => size !== null).map(({ grams }) => grams);
  const surcharge = pack.size === null ? 0 : surchargeOf(pack.grams, sizes);
  return (food.price.usdPerKg * pack.grams * (1 + surcharge)) / 10;
}
