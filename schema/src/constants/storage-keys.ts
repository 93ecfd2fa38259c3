/** Keys of the browser's local storage (specification §3), and no others. */
export const STORAGE_KEYS = {
  user: "user",
  questionnaireData: "questionnaireData",
  selectedPlan: "selectedPlan",
  warmUpGoal: "warmUpGoal",
} as const;

/** The browser's database for being offline: what was last shown, and what has yet to be sent. */
export const OFFLINE_DATABASE = "mealwright";

/** Our own keys besides these. Those of the member are removed at sign-out; those of the device stay. */
export const OWN_STORAGE_KEYS = {
  /** The appearance switch of Settings. */
  appearance: "device",
  /** Shopping settings: the shops, the order in which each is walked, and how the list is shown. */
  shops: "member",
  /** Ticks on other people's shared lists, until the server has answered. */
  sharedPresses: "member",
  /** The name that somebody with a list's link gives themselves. */
  shopperName: "device",
} as const satisfies Readonly<Record<string, "device" | "member">>;

/** Every key that is read or written. */
export type StorageKey = keyof typeof STORAGE_KEYS | keyof typeof OWN_STORAGE_KEYS;
