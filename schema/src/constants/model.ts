/**
 * Requests to the model a day, so that nobody can run up costs without end: for everybody together
 * (`LLM_REQUESTS_PER_DAY` overrides it), for all free accounts of those, for one network (200 weeks of three meals: a
 * campus may share one address), and for the IPv6 /48 around it. Each slot of a week is one request.
 */
export const MODEL_REQUESTS_PER_DAY = {
  all: 50_000,
  freeShare: 0.5,
  /** The share for tiers without priority generation; the rest is reserved for those with it. */
  usualShare: 0.85,
  freePerNetwork: 600,
  freePerWideNetwork: 2_400,
} as const;

/** Dishes requested to replace a meal, one request each; the cookbook adds its own. */
export const MODEL_SUGGESTIONS = 3;
/** How many suggestions are kept for a person until one is taken, and for how long. */
export const SUGGESTIONS_KEPT = 24;
export const SUGGESTION_SECONDS = 24 * 3600;

/** Simultaneous requests: the platform opens six connections, and the database needs one. */
export const MODEL_REQUESTS_IN_FLIGHT = 5;
/** After this many requests without a dish an endpoint counts as dead. */
export const MODEL_FAILURES_TO_BREAK = 3;
/** How often a slot is requested at most: once more after a failed request or a refused dish. */
export const MODEL_ATTEMPTS = 2;
/** How often a request is put back because the endpoint is overloaded but answers others. */
export const MODEL_BUSY_RETRIES = 3;

/** Token limit of a reply; a model that thinks first spends most of them on its thoughts. */
export const MODEL_REPLY_TOKENS = 4_000;
export const MODEL_THINKING_TOKENS = 12_000;
/** Byte limit of a reply, and of one that includes the model's thoughts. */
export const MODEL_REPLY_BYTES = 1024 * 1024;
export const MODEL_THINKING_BYTES = 4 * MODEL_REPLY_BYTES;
/** A reply with so much text and no dish is nonsense: a dish takes about 1,000 characters. */
export const MODEL_NONSENSE_CHARACTERS = 12_000;
export const MODEL_TEMPERATURE = 0.8;
/** Sent to models that accept a limit on their thinking. */
export const MODEL_REASONING_EFFORT = "low";

/** How many failures the admin sees, and for how long each. */
export const MODEL_FAILURES_SHOWN = 50;
export const MODEL_FAILURES_SECONDS = 24 * 3600;

/**
 * Notes on a plan that the cookbook made without asking a model: the daily quota is used up, or the address is not
 * confirmed.
 */
export const MODEL_QUOTA_NOTE =
  "The AI model had reached its daily limit when this week was planned, so its dishes come from our own cookbook.";
export const MODEL_UNVERIFIED_NOTE =
  "This week's dishes come from our own cookbook. Confirm your email address, and the AI model joins in from your next week on: we emailed you a link, and Settings can send another.";

/** The states of a slot while a plan is made. */
export const SLOT_STATES = ["proposing", "checking", "replaced", "cookbook"] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/**
 * Why a model's dish was refused, as the person reads it after "replaced: "; `{what}` is an allergen's or a food's
 * name.
 */
export const DISH_FAULT_TEXTS = {
  unreadable: "could not be read",
  known: "is already in the week, or not wanted again",
  unwanted: "was not what was asked for",
  "unknown-ingredient": "had an ingredient we do not know",
  "unknown-amount": "left out an amount",
  "absurd-amount": "had an amount nobody would cook with",
  "forbidden-ingredient": "contained {what}",
  "too-many-swaps": "contained several things you cannot have",
  "too-few-ingredients": "had too few ingredients",
  "too-few-steps": "had too few usable steps",
  "too-slow": "took too long to cook",
  portion: "could not be portioned for you",
  "net-carbohydrate": "had too much carbohydrate for your day",
  gate: "did not pass the safety check",
} as const;
export type DishFault = keyof typeof DISH_FAULT_TEXTS;
