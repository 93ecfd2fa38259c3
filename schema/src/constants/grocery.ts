/** Bounds of what a person notes on a week's list. */

/** Foods that can be said to be at home. */
export const CUPBOARD_MAX = 200;
export const CUPBOARD_GRAMS_MAX = 100_000;
export const CUPBOARD_FULL = `${CUPBOARD_MAX} foods are in your cupboard already. Take one back first.`;
/** Lines that a person adds to a list. */
export const OWN_LINES_MAX = 50;
export const OWN_LINE_MAX_LENGTH = 100;
export const OWN_LINES_FULL = `${OWN_LINES_MAX} lines of your own are on this list already. Remove one first.`;
/** Headings of what is not bought from recipes, the same on the screen, on paper and in a mail. */
export const OWN_LINES_HEADING = "Added by you";
export const CUPBOARD_HEADING = "In your cupboard";
