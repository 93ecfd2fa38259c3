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

/** Days asked for at a time: an endpoint's connections are few. */
export const MODEL_DAYS_IN_FLIGHT = 3;

/** Said on a plan that the cookbook made because of that. */
export const MODEL_QUOTA_NOTE =
  "Today's suggestions by the AI model are used up: these dishes come from our own cookbook.";
