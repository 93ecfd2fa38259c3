/** The parameter that names the open part of a page, and the list's name in it. */
export const TAB_PARAM = "tab";
export const GROCERY_TAB = "grocery";
/** The planner's tab with the week's nutrition, and the place on the page where its tabs stand. */
export const NUTRITION_TAB = "nutrition";
export const WEEK_FIGURES = "figures";
