import type { CallName, CallOf } from "@mealwright/schema/calls";
import type { QueryName } from "./queries.ts";

/** Calls that change something, or at least use POST; the payment provider's own call is left out. */
export type WritingCall = Exclude<
  { [Name in CallName]: CallOf<Name>["method"] extends "GET" ? never : Name }[CallName],
  "paymentWebhook"
>;

/** After a call that changes who is signed in, everything is stale. */
type Stale = readonly QueryName[] | "everything";

const PLANS = ["activeMealPlan", "mealPlan"] as const;

/** What each writing call makes stale. A test compares it with what a real server answers before and after each call. */
export const STALE = {
  register: "everything",
  registerWithPreferences: "everything",
  login: "everything",
  logout: "everything",
  forgotPassword: [],
  resetPassword: "everything",
  saveQuestionnaire: ["user", "preferences", "household", "mealPlans", ...PLANS],
  saveHousehold: ["user", "preferences", "household", "mealPlans", ...PLANS],
  deleteUser: "everything",
  updateProfile: ["user", "adminPayments", ...PLANS],
  changePassword: ["sessions"],
  changeEmail: [],
  sendEmailVerification: [],
  unlinkGoogle: ["signInMethods"],
  confirmOptions: [],
  addPasskeyOptions: [],
  addPasskey: ["signInMethods"],
  renamePasskey: ["signInMethods"],
  removePasskey: ["signInMethods"],
  passkeySignInOptions: [],
  passkeySignIn: "everything",
  endSessions: "everything",
  endSession: ["sessions"],
  stopMealPlan: PLANS,
  restoreMealPlan: ["user", "mealPlans", "cupboard", "listShare", ...PLANS],
  fillMealPlan: ["user", "mealPlans", ...PLANS],
  generateMealPlan: ["user", "mealPlans", "cupboard", "listShare", ...PLANS],
  regenerateMeal: ["user", ...PLANS],
  mealSuggestions: [],
  replaceMeal: ["user", ...PLANS],
  sideSuggestions: [],
  replaceSide: ["user", ...PLANS],
  planSlot: ["user", "mealPlans", ...PLANS],
  moveMeal: PLANS,
  lockMeal: PLANS,
  addFavorite: ["user", "favorites"],
  removeFavorite: ["user", "favorites"],
  addNeverAgain: ["neverAgain"],
  removeNeverAgain: ["neverAgain"],
  makeCalendarFeed: ["calendarFeed"],
  removeCalendarFeed: ["calendarFeed"],
  saveMealHours: ["calendarFeed"],
  readOtherAllergies: [],
  sendGroceryEmail: [],
  setCupboard: ["cupboard", ...PLANS],
  // The kitchen is fetched each time.
  correctKitchen: ["cupboard", ...PLANS],
  useUpKitchen: ["cupboard", ...PLANS],
  addOwnLine: PLANS,
  removeOwnLine: PLANS,
  groceryCheck: PLANS,
  shareList: ["listShare"],
  unshareList: ["listShare"],
  // Also pressed by the list's owner; the list behind a link is polled by whoever has it open.
  tickSharedLine: PLANS,
  createPayment: ["payments", "adminPayments"],
  cancelPayment: ["payments", "payment", "adminPayments"],
  requestRefund: ["payments", "payment", "adminPayments"],
  decideRefund: ["payments", "payment", "subscription", "adminPayments"],
  confirmPayment: ["payments", "payment", "subscription", "adminPayments"],
  adminLogin: ["adminSession", "adminModel", "adminPayments"],
  adminLogout: ["adminSession", "adminModel", "adminPayments"],
  answerMessage: [],
  checkModel: ["adminModel"],
  updateGoogleOauth: ["authProviders"],
  beginSecondFactor: [],
  confirmSecondFactor: ["adminSession"],
  removeSecondFactor: ["adminSession"],
  contact: [],
} as const satisfies Readonly<Record<WritingCall, Stale>>;

/** Writing calls that do not change who is signed in. */
export type Write = { [Name in WritingCall]: (typeof STALE)[Name] extends "everything" ? never : Name }[WritingCall];
