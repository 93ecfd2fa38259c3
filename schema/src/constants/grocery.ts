/** Bounds of what a person notes on a week's list. */

/** Foods that can be said to be at home. */
export const CUPBOARD_MAX = 200;
export const CUPBOARD_GRAMS_MAX = 100_000;
export const CUPBOARD_FULL = `${CUPBOARD_MAX} foods are in your cupboard already. Take one back first.`;
/** Between two ticks that are further apart another walk through a shop begins. */
export const WALK_PAUSE_MS = 2 * 3_600_000;
/** So many walks in a row one way outweigh what was learnt before of two aisles. */
export const WALKS_REMEMBERED = 4;
export const SHOPS_MAX = 10;
export const SHOP_NAME_MAX_LENGTH = 40;
/** Lines that a person adds to a list. */
export const OWN_LINES_MAX = 50;
export const OWN_LINE_MAX_LENGTH = 100;
export const OWN_LINES_FULL = `${OWN_LINES_MAX} lines of your own are on this list already. Remove one first.`;
/** Before the id of a line that a person added, as the line's `foodId`: no food's id has a dot. */
export const OWN_ITEM_PREFIX = "own.";
/** Bounds of the packs that a tick names. */
export const PACKS_MAX = 10;
export const PACKS_COUNT_MAX = 10_000;
export const PACK_GRAMS_MAX = 100_000;
/** Headings of what is not bought from recipes, the same on the screen, on paper and in a mail. */
export const STAPLES_HEADING = "Check you have";
export const OWN_LINES_HEADING = "Added by you";
export const CUPBOARD_HEADING = "In your cupboard";
/**
 * A press is ordered by the clock of its device as long as that is this close to the server's: further back than a call
 * can be under way, or further ahead than clocks differ, it counts as pressed when it arrives.
 */
export const PRESS_UNDER_WAY_MAX_MS = 60_000;
/** A press that its device kept while it had no network says how old it is; older than this, it is as old as this. */
export const PRESS_KEPT_MAX_MS = 14 * 24 * 3600 * 1000;
/** Lines of a week that were removed and are kept by their ids alone, so that an addition that comes again adds nothing. */
export const REMOVED_LINES_MAX = 500;
export const PRESS_AHEAD_MAX_MS = 5_000;

/** How long a link to a list works; the week's shopping is done by then. */
export const LIST_SHARE_DAYS = 14;
/** Between two looks at a list that others may tick too: with the way there and back a tick is seen within 2 s. */
export const LIST_LOOK_MS = 1_200;
/** What somebody who ticks by a link may be called. */
export const SHOPPER_NAME_MAX_LENGTH = 30;
/** Who ticked, of a press by a link that came without a name. */
export const SOMEBODY = "Somebody";
