import type { Serving } from "../vessel.ts";
import { isPatchMotif } from "./patch-motifs.ts";
import type { FoodLook } from "./plate-foods.ts";

interface Food {
  readonly look: FoodLook;
  readonly grams: number;
}

/** How the grains of a porridge look. */
const GRAIN_LOOKS: ReadonlySet<string> = new Set(["grains", "flakes", "dots"]);
/** A food under this many grams lies on top of a blend, as a topping. */
const TOPPING_GRAMS = 25;
/** Cocoa and turmeric color far more than they weigh. */
const POWDER_STRENGTH = 8;

/** Whether a food cannot be told apart from the others in its dish. */
export function isBlended({ look: { look }, grams }: Food, { vessel, blends }: Serving): boolean {
  if (blends === "nothing" || look === "hidden") return false;
  if (vessel === "glass" || look === "liquid" || GRAIN_LOOKS.has(look)) return true;
  return blends === "all" && isPatchMotif(look) && grams >= TOPPING_GRAMS;
}

/** The color of foods stirred together, each by its weight; at least one. */
export function blend(foods: readonly Food[]): string {
  const parts = foods.map(({ look: { look, tint }, grams }) => ({
    tint,
    weight: Math.max(grams, 1) * (look === "dust" ? POWDER_STRENGTH : 1),
  }));
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const channels = [1, 3, 5].map((start) => {
    const sum = parts.reduce(
      (all, { tint, weight }) => all + weight * Number.parseInt(tint.slice(start, start + 2), 16),
      0,
    );
    return Math.round(sum / total)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
