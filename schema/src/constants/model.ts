import type { Tier } from "./tiers.ts";

/** Plans a day in which a model takes part; further ones come from the cookbook alone. */
export const MODEL_PLANS_PER_DAY: Readonly<Record<Tier, number>> = {
  "free-starter": 3,
  "weekly-flex": 10,
  "monthly-saver": 20,
  "annual-vip": 40,
};

/** The same for single meals that are asked for anew. */
export const MODEL_MEALS_PER_DAY: Readonly<Record<Tier, number>> = {
  "free-starter": 0,
  "weekly-flex": 30,
  "monthly-saver": 60,
  "annual-vip": 120,
};

/**
 * Requests to the model a day, so that nobody can make it cost without end: for everybody together (`LLM_REQUESTS_PER_DAY`
 * names another number), and of those for all free accounts, and for those of one network (200 weeks of three meals: a
 * campus stands behind one address) and of the IPv6 /48 around it. A place of a week is a request.
 */
export const MODEL_REQUESTS_PER_DAY = {
  all: 50_000,
  freeShare: 0.5,
  /** What all but the tiers with priority generation may use: the rest is theirs alone. */
  usualShare: 0.85,
  freePerNetwork: 600,
  freePerWideNetwork: 2_400,
} as const;

/** Dishes asked for when a meal is to be exchanged, each in a request of its own; the cookbook adds its own to them. */
export const MODEL_SUGGESTIONS = 3;
/** Offers that are kept for a person until one is taken, and for how long. */
export const SUGGESTIONS_KEPT = 24;
export const SUGGESTION_SECONDS = 24 * 3600;

/** Requests at a time: the platform opens six connections, of which the database needs one. */
export const MODEL_REQUESTS_IN_FLIGHT = 5;
/** Requests that end without a dish before an endpoint counts as dead. */
export const MODEL_FAILURES_TO_BREAK = 3;
/** A slot is asked for twice at most: once, and once more after a failed request or a refused dish. */
export const MODEL_ATTEMPTS = 2;
/** How often a request is put back because the endpoint, which answers others, has too much to do. */
export const MODEL_BUSY_RETRIES = 3;

/** A reply's most tokens; a model that thinks first spends the larger part of them on its thoughts. */
export const MODEL_REPLY_TOKENS = 4_000;
export const MODEL_THINKING_TOKENS = 12_000;
/** A reply's most bytes, and a reply's whose thoughts come along. */
export const MODEL_REPLY_BYTES = 1024 * 1024;
export const MODEL_THINKING_BYTES = 4 * MODEL_REPLY_BYTES;
/** So much text without a dish is nonsense: a dish is about 1,000 characters. */
export const MODEL_NONSENSE_CHARACTERS = 12_000;
export const MODEL_TEMPERATURE = 0.8;
/** What is asked of models that can be told how long to think. */
export const MODEL_REASONING_EFFORT = "low";

/** Failures that the admin is shown, and for how long each is. */
export const MODEL_FAILURES_SHOWN = 50;
export const MODEL_FAILURES_SECONDS = 24 * 3600;

/** Said on a plan that the cookbook made because a model was not asked: the day's number is used up, or the address is not confirmed. */
export const MODEL_QUOTA_NOTE =
  "When this week was planned, the day's suggestions by the AI model were used up: its dishes come from our own cookbook.";
export const MODEL_UNVERIFIED_NOTE =
  "This week's dishes come from our own cookbook. Confirm your email address, and the AI model joins in from your next week: we mailed you a link, and Settings sends another.";

/** What happens to a slot while a plan is made. */
export const SLOT_STATES = ["proposing", "checking", "replaced", "cookbook"] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** Why a model's dish is not taken: what a person is told after "replaced: "; `{what}` is an allergen's or a food's name. */
export const DISH_FAULT_TEXTS = {
  unreadable: "could not be read",
  known: "is in the week already, or not wanted again",
  unwanted: "was not what was asked for",
  "unknown-ingredient": "named an ingredient that we do not know",
  "unknown-amount": "left an amount open",
  "absurd-amount": "named an amount that nobody cooks with",
  "forbidden-ingredient": "contained {what}",
  "too-many-swaps": "contained several things that are not for you",
  "too-few-ingredients": "had too few ingredients",
  "too-few-steps": "had too few steps that hold",
  "too-slow": "took too long to cook",
  portion: "could not be portioned for you",
  "net-carbohydrate": "had too much carbohydrate for your day",
  gate: "did not pass the safety check",
} as const;
export type DishFault = keyof typeof DISH_FAULT_TEXTS;
