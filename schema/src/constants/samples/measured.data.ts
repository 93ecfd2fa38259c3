/** Written by worker/bench/report/report.ts from its report.json: what was measured, and when. Never by hand. */
export const MEASURED = {
  date: "2026-11-28",
  safety: {
    diets: 6,
    allergySets: 2048,
    allergySetsOf: 2048,
    weeks: 36864,
    meals: 774144,
    violations: 0,
  },
  accuracy: {
    firstSeed: 1,
    people: 800,
    days: 5600,
    energyDays: 5600,
    proteinDays: 5532,
    macroDays: 5405,
  },
  health: {
    people: 150,
    heiMean: 89,
    heiFifthPercentile: 73.4,
  }
} as const;

/** The same replies of a language model as they were written, and after verification. */
export const COMPARED = {
  ordinary: {
    people: 229,
    days: 229,
    dishes: 117,
    kept: 559,
    refused: 98,
    written: {
      meals: 657,
      forbidden: 212,
      slow: 42,
      daysOffEnergy: 228,
    },
    verified: {
      meals: 657,
      forbidden: 0,
      slow: 0,
      daysOffEnergy: 0,
    }
  },
  hostile: {
    replies: 1272,
    kept: 1041,
    refused: 231,
    written: {
      forbidden: 1272,
    },
    verified: {
      forbidden: 0,
    }
  },
} as const;
