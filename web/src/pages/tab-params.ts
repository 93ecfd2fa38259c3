/** The planner's nutrition tab, and the anchor of its tabs on the page. */
export const NUTRITION_TAB = "nutrition";
export const WEEK_FIGURES = "figures";
