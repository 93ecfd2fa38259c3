/** Pages of the site that its mails and links lead to: the web's page table has them from here. */
export const LINKED_PATHS = {
  auth: "/auth",
  resetPassword: "/reset-password",
  pricing: "/pricing",
  mealPlan: "/meal-plan",
  settings: "/settings",
  sharedList: "/shared-list",
} as const;

/** The parameter that names the open tab of a page, and its value for the grocery list. */
export const TAB_PARAM = "tab";
export const GROCERY_TAB = "grocery";
/** The part of Settings about mails, as an anchor. */
export const EMAIL_SECTION = "email";
