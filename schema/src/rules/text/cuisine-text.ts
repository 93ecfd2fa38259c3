import type { Cuisine } from "../../constants/food/cuisines.ts";

/** "eastern-european" as people write it. */
export function cuisineName(cuisine: Cuisine): string {
  return cuisine.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()).replaceAll("-", " ");
}
