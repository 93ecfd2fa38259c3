/** Keys of the browser's local storage (specification §3), and no others. */
export const STORAGE_KEYS = {
  user: "user",
  questionnaireData: "questionnaireData",
  selectedPlan: "selectedPlan",
  warmUpGoal: "warmUpGoal",
} as const;

/** The appearance switch of Settings is ours, not the specification's. */
export const APPEARANCE_STORAGE_KEY = "appearance";
