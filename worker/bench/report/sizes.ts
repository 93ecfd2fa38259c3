/** How much each section measures: for the committed figures, for a quick try, and for an overnight run. */
export const SIZES = {
  usual: { safety: 1, accuracy: 800, weeks: 150, list: 40, optimality: 16, model: 250 },
  quick: { safety: 511, accuracy: 20, weeks: 10, list: 4, optimality: 2, model: 20 },
  full: { safety: 1, accuracy: 10_000, weeks: 1_000, list: 300, optimality: 200, model: 2_000 },
} as const;

export type SizeName = keyof typeof SIZES;
