/** Bounds of requests and lists (specification §9, api "Rules for every call"). */

export const BODY_MAX_BYTES = 64 * 1024;
export const ADMIN_CONFIRMED_PAYMENTS_SHOWN = 10;
export const ADMIN_USERS_PAGE_SIZE = { default: 50, max: 200 } as const;
export const CONTACT_SUBJECT_MAX_LENGTH = 200;
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000;
export const MEAL_PLANS_LISTED = 60;
/** The fixed text on every meal (specification §9). */
export const MEAL_RATING = "4.8/5";
/** How soon to come back after a 503. */
export const RETRY_AFTER_UNAVAILABLE_SECONDS = 5;
