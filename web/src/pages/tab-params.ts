/** The parameter that names the open tab of a page, and its value for the list. */
export const TAB_PARAM = "tab";
export const GROCERY_TAB = "grocery";
/** The planner's nutrition tab, and the anchor of its tabs on the page. */
export const NUTRITION_TAB = "nutrition";
export const WEEK_FIGURES = "figures";
