/** Limits on what a person may add to a week's list. */

/** Foods that can be marked as at home. */
export const CUPBOARD_MAX = 200;
export const CUPBOARD_GRAMS_MAX = 100_000;
export const CUPBOARD_FULL = `${CUPBOARD_MAX} foods are already marked as at home. Unmark one first.`;
/** Ticks that are further apart than this belong to different walks through a shop. */
export const WALK_PAUSE_MS = 2 * 3_600_000;
/** The most that one aisle's lead over another can grow: after this many walks the other way, it is undone. */
export const WALKS_REMEMBERED = 4;
export const SHOPS_MAX = 10;
export const SHOP_NAME_MAX_LENGTH = 40;
/** Lines that a person adds to a list. */
export const OWN_LINES_MAX = 50;
export const OWN_LINE_MAX_LENGTH = 100;
export const OWN_LINES_FULL = `${OWN_LINES_MAX} lines of your own are already on this list. Remove one first.`;
/** Prefix of the `foodId` of a line that a person added, followed by its id: no food's id has a dot. */
export const OWN_ITEM_PREFIX = "own.";
/** Limits of the packs that a tick sends. */
export const PACKS_MAX = 10;
export const PACKS_COUNT_MAX = 10_000;
export const PACK_GRAMS_MAX = 100_000;
/** The order of the lines to buy; the headings of each order are in `rules/text/grocery-text.ts`. */
export const GROCERY_ORDERS = ["category", "aisle"] as const;
export type GroceryOrder = (typeof GROCERY_ORDERS)[number];
export const DEFAULT_GROCERY_ORDER: GroceryOrder = "category";
interface GroceryOrderFacts {
  readonly label: string;
  /** Follows the aisles of a shop, which a person can put in their own order. */
  readonly followsShop: boolean;
}
export const GROCERY_ORDER_FACTS: Readonly<Record<GroceryOrder, GroceryOrderFacts>> = {
  category: { label: "By kind", followsShop: false },
  aisle: { label: "By aisle", followsShop: true },
};

/** Headings for lines that come from no recipe, the same on the screen, on paper and in a mail. */
export const STAPLES_HEADING = "Check you have";
export const OWN_LINES_HEADING = "Added by you";
export const CUPBOARD_HEADING = "Already at home";
/**
 * Presses are ordered by the clock of their device. One dated further back than a call can take, or further ahead than
 * `PRESS_AHEAD_MAX_MS`, counts as pressed when it arrives.
 */
export const PRESS_UNDER_WAY_MAX_MS = 60_000;
/** Removed lines of a week whose ids are kept, so that a repeated request to add one adds nothing. */
export const REMOVED_LINES_MAX = 500;
export const PRESS_AHEAD_MAX_MS = 5_000;

/** How long the link to a list works: until the week's shopping is done. */
export const LIST_SHARE_DAYS = 14;
/**
 * A press that was kept while its device was offline sends its age; an age beyond this counts as this. No link is older,
 * so nobody presses on a list for longer.
 */
export const PRESS_KEPT_MAX_MS = LIST_SHARE_DAYS * 24 * 3600 * 1000;
/** Interval between two polls of a list that others may tick too, short enough for a tick to be seen within 2 s. */
export const LIST_LOOK_MS = 1_200;
/** Limits of the name that somebody with the link gives themselves. */
export const SHOPPER_NAME_MAX_LENGTH = 30;
/** Shown as the name of somebody who ticked by a link and gave none. */
export const SOMEBODY = "Somebody";
