/** Keys of the browser's local storage (specification §3), and no others. */
export const STORAGE_KEYS = {
  user: "user",
  questionnaireData: "questionnaireData",
  selectedPlan: "selectedPlan",
  warmUpGoal: "warmUpGoal",
} as const;

/** The browser's database for the time without a network: what was last shown, and what is still to be sent. */
export const OFFLINE_DATABASE = "mealwright";

/** The appearance switch of Settings is ours, not the specification's. */
export const APPEARANCE_STORAGE_KEY = "appearance";

/** Whoever shops on this device: the shops, in which order each is walked, and how the list is shown. */
export const SHOPS_STORAGE_KEY = "shops";

/** Ticks of lists that others share, until the server has answered. */
export const SHARED_PRESSES_STORAGE_KEY = "sharedPresses";

/** What somebody who ticks a shared list calls themselves. */
export const SHOPPER_NAME_STORAGE_KEY = "shopperName";
