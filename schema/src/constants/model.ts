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

/** Dishes asked for when a meal is to be exchanged, each in a request of its own; the cookbook adds its own to them. */
export const MODEL_SUGGESTIONS = 3;
/** Offers that are kept for a person until one is taken, and for how long. */
export const SUGGESTIONS_KEPT = 24;
export const SUGGESTION_SECONDS = 24 * 3600;

/** Days asked for at a time: an endpoint's connections are few. */
export const MODEL_DAYS_IN_FLIGHT = 3;

/** Said on a plan that the cookbook made because of that. */
export const MODEL_QUOTA_NOTE =
  "When this week was planned, the day's suggestions by the AI model were used up: its dishes come from our own cookbook.";
