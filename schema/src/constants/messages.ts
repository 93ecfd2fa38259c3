import { PASSWORD_LENGTH } from "./auth/account-fields.ts";
import { WARM_UP_STEP, WARM_UP_STEP_COUNT } from "./questionnaire-steps.ts";

/**
 * Every text of the specification's error catalogue (§8), its validation rules (§5) and the calls' fixed errors
 * (api.md), except those in `late-messages.ts`.
 */

export const MESSAGES = {
  registrationNetwork: "Registration failed. Please try again.",
  loginNetwork: "Login failed. Please try again.",
  registrationFailed: "Registration failed",
  loginFailed: "Login failed",
  authenticationUnexpected: "Authentication failed. Please try again.",
  somethingWentWrong: "Something went wrong. Please try again.",
  fillInAllFields: "Please fill in all fields",
  passwordTooShort: `Password must be at least ${PASSWORD_LENGTH.min} characters long.`,
  passwordsDoNotMatch: "Passwords do not match.",
  invalidResetLink: "Invalid reset link. Please request a new password reset.",
  resetEmailSent: "Password reset email sent! Check your inbox for instructions.",
  resetEmailFailed: "Failed to send reset email",
  completeYourProfile: "Complete Your Profile",
  generationFailed: "Generation Failed",
  generatingYourPlan: "Generating Your Plan...",
  mealPlanGenerated: "Meal Plan Generated!",
  mealUpdated: "Meal Updated!",
  regenerateMealFailed: "Failed to regenerate meal. Please try again.",
  generateMealPlanFailed: "Failed to generate meal plan. Please try again.",
  loadSuggestionsFailed: "Failed to load meal suggestions. Please try again.",
  replaceMealFailed: "Failed to replace meal. Please try again.",
  /** If a message has this part, the auth page offers to switch to signing in. */
  alreadyExistsMarker: "already exists",
} as const;

/** Call errors that screens use too; all of them are in `call-errors.ts`, which no screen has to load. */
export const SHOWN_CALL_ERRORS = {
  userOrPreferencesNotFound: "User or preferences not found",
  invalidFields: "Some fields need another look.",
  unavailable: "The service is away for a moment. Please try again shortly.",
  passwordCommon: "This password is too common. Please choose another one.",
} as const;

/** Button and label texts that the specification gives word for word (§2, §4). */
export const LABELS = {
  getMyPlan: "Get My Personalized Plan",
  startJourney: "Start Your Personalized Journey",
  getStarted: "Get Started",
  viewPricing: "View Pricing",
  contact: "Contact",
  skip: "Skip",
  warmUpStep: `Step ${WARM_UP_STEP} of ${WARM_UP_STEP_COUNT}`,
  previous: "Previous",
  continue: "Continue",
  generateMyPlan: "Generate My Plan",
  exit: "Exit",
  mealPlanTab: "Meal Plan",
  groceryListTab: "Grocery List",
  maybeLater: "Maybe Later",
  upgradeNow: "Upgrade Now",
  download: "Download",
  emailList: "Email List",
  groceryFileName: "grocery-list",
  sampleList: "Sample list",
  signOut: "Sign Out",
  mealPlansTab: "Meal Plans",
  favoritesTab: "Favorites",
  profileTab: "Profile",
  smartGroceryListTab: "Smart Grocery List",
  nutritionProfileTab: "Nutrition Profile",
  generateNew: "Generate New",
  preferences: "Preferences",
  continueWithGoogle: "Continue with Google",
  dayOver: "over",
} as const;

/** Below the week: the link to the calendar's feed and file. */
export const CALENDAR_LINK = "Add these meals to your calendar";
