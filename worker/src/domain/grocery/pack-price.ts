import type { Food } from "../foods/catalogue/food.ts";

/**
 * What a kilogram costs more in the smallest pack than in the largest. Households of FoodAPS with store prices beside
 * (Journal of Human Resources, on sizes bought through the SNAP month): the smallest size in place of a larger one costs
 * 10.2 to 11.1 % more, the middle size 5.1 to 6.0 %. So the price of all that is bought stands in the middle.
 */
const SMALLEST_OVER_LARGEST = 0.1;
/** Sizes nearer to each other than this cost the same a kilogram. */
const LEAST_RATIO = 4 / 3;

/** A pack on the shelf as far as its price goes; `size` is null of what is sold by the piece or bunch. */
interface Priced {
  readonly grams: number;
  readonly size: object | null;
}

/** By how much of the catalogue's price a kilogram costs more (or less) in this pack. */
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
