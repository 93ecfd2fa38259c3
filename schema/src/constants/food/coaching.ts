import type { NutrientKey } from "./nutrients.ts";

interface CoachedFigure {
  /** As it reads in the middle of a sentence. */
  readonly name: string;
  readonly unit: "g" | "mg";
  /** Whether the day's target is a minimum or a maximum. */
  readonly aim: "least" | "most";
}

/** The figures that the notes on a week look at: an average day beside the person's own target. */
export const COACHED_FIGURES = {
  protein: { name: "protein", unit: "g", aim: "least" },
  fibre: { name: "fiber", unit: "g", aim: "least" },
  saturatedFat: { name: "saturated fat", unit: "g", aim: "most" },
  sodium: { name: "sodium", unit: "mg", aim: "most" },
} as const satisfies Readonly<Partial<Record<NutrientKey, CoachedFigure>>>;
export type CoachedFigureKey = keyof typeof COACHED_FIGURES;
export const COACHED_KEYS = Object.keys(COACHED_FIGURES).filter(
  (key): key is CoachedFigureKey => key in COACHED_FIGURES,
);

/** How many figures on target are praised. */
export const WENT_WELL_MOST = 2;
/** How many meals are tried for the swap that helps most. */
export const SWAPS_TRIED = 3;
