/** Bounds of requests and lists (specification §9, api "Rules for every call"). */

export const BODY_MAX_BYTES = 64 * 1024;
export const CONTACT_SUBJECT_MAX_LENGTH = 200;
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
export const MEAL_PLANS_LISTED = 60;
/** Dishes that one person may mark "never again", "less of this" or "more of this". */
export const NEVER_AGAIN_MAX = 200;
export const NEVER_AGAIN_FULL = `${NEVER_AGAIN_MAX} dishes are already marked. Remove a mark in Settings first.`;
/** Note beside slots for which no dish was found. */
export const NEVER_AGAIN_NOTE =
  "Some dishes are on your “never again” list. Removing one in Settings leaves more to choose from.";
/** How many of these dishes a model is told of, newest first; if it proposes one of the others, the dish is refused. */
export const NEVER_AGAIN_NAMED = 12;
/** The fixed text on every meal (specification §9). */
export const MEAL_RATING = "4.8/5";
/** `Retry-After` of a 503. */
export const RETRY_AFTER_UNAVAILABLE_SECONDS = 5;
