/** Keys of the browser's local storage (specification §3), and no others. */
export const STORAGE_KEYS = {
  user: "user",
  questionnaireData: "questionnaireData",
  selectedPlan: "selectedPlan",
  warmUpGoal: "warmUpGoal",
} as const;

/** The browser's database for being offline: what was last shown, and what has yet to be sent. */
export const OFFLINE_DATABASE = "mealwright";

/** The appearance switch of Settings is ours, not the specification's. */
export const APPEARANCE_STORAGE_KEY = "appearance";

/** Shopping settings of this device: the shops, the order in which each is walked, and how the list is shown. */
export const SHOPS_STORAGE_KEY = "shops";

/** Ticks on other people's shared lists, until the server has answered. */
export const SHARED_PRESSES_STORAGE_KEY = "sharedPresses";

/** The name that somebody with a list's link gives themselves. */
export const SHOPPER_NAME_STORAGE_KEY = "shopperName";
