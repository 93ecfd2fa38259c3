/** The points of a perfect week by the Healthy Eating Index 2020; its components are in `health.ts`. */
export const HEI_MOST_POINTS = 100;

/** What people in the United States eat, ages 2 and over, scored with the same index. */
export const US_AVERAGE_HEI = {
  score: 58,
  source: "US Department of Agriculture, HEI-2020 scores for Americans, What We Eat in America 2017–2018",
} as const;
