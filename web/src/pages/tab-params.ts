/** The parameter that names the open part of a page, and the list's name in it. */
export const TAB_PARAM = "tab";
export const GROCERY_TAB = "grocery";
