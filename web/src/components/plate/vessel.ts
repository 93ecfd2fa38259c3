/** What a dish is served in, seen from above. */
export type Vessel = "plate" | "bowl" | "glass";

/** How a dish is drawn, from its name. */
export interface Serving {
  readonly vessel: Vessel;
  /** Which foods share one color: a porridge's grain and milk, or everything in a blended soup or drink. */
  readonly blends: "nothing" | "grain" | "all";
}

export const ON_A_PLATE: Serving = { vessel: "plate", blends: "nothing" };

const DRINKS = /\b(?:smoothie|shake|lassi|latte|cocoa|juice)\b|^(?:golden|glass of)\b.*\bmilk\b/i;
const BOWLS =
  /\b(?:bowl|soup|stew|broth|chowder|bisque|gazpacho|ramen|pho|porridge|oats|oatmeal|muesli|bircher|congee|yogurt|dal)\b|\bchili$/i;
const NOT_BOWLS = /\b(?:baked|stacks?|pancakes?)\b/i;
const BLENDED = /\b(?:velvety|silky|creamy|chilled|gazpacho|bisque|smoothie)\b/i;
const STIRRED = /\b(?:porridge|oats|oatmeal|bircher|congee)\b/i;

/** Decided by the words of the name rather than the foods: muesli and a shake can have the same ingredients. */
export function servingOf(name: string): Serving {
  if (NOT_BOWLS.test(name)) return ON_A_PLATE;
  if (BOWLS.test(name))
    return { vessel: "bowl", blends: STIRRED.test(name) ? "grain" : BLENDED.test(name) ? "all" : "nothing" };
  return DRINKS.test(name) ? { vessel: "glass", blends: "all" } : ON_A_PLATE;
}
