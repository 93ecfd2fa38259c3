import type { CallName, CallOf } from "@mealwright/schema/calls";

type PathOfCall = {
  readonly [Name in CallName]: Readonly<Pick<CallOf<Name>, "method" | "path">>;
};

/**
 * Method and path of every call: the light half of the contract's table, so that the browser loads no schemas. Its type
 * and a test keep it equal to `CALLS`.
 */
export const PATHS_OF_CALLS: PathOfCall = {
  register: { method: "POST", path: "/api/auth/register" },
  registerWithPreferences: { method: "POST", path: "/api/auth/register-with-preferences" },
  login: { method: "POST", path: "/api/auth/login" },
  logout: { method: "POST", path: "/api/auth/logout" },
  forgotPassword: { method: "POST", path: "/api/auth/forgot-password" },
  resetPassword: { method: "POST", path: "/api/auth/reset-password" },
  authProviders: { method: "GET", path: "/api/auth/providers" },
  googleSignIn: { method: "GET", path: "/api/auth/google" },
  googleCallback: { method: "GET", path: "/api/auth/google/callback" },
  user: { method: "GET", path: "/api/user" },
  preferences: { method: "GET", path: "/api/user/preferences" },
  household: { method: "GET", path: "/api/user/household" },
  saveHousehold: { method: "POST", path: "/api/user/household" },
  saveQuestionnaire: { method: "POST", path: "/api/save-questionnaire" },
  readOtherAllergies: { method: "POST", path: "/api/other-allergies" },
  exportUser: { method: "GET", path: "/api/user/export" },
  deleteUser: { method: "DELETE", path: "/api/user" },
  updateProfile: { method: "POST", path: "/api/user/profile" },
  changePassword: { method: "POST", path: "/api/user/password" },
  changeEmail: { method: "POST", path: "/api/user/email" },
  confirmEmail: { method: "GET", path: "/api/user/email/confirm" },
  sendEmailVerification: { method: "POST", path: "/api/user/email/verification" },
  verifyEmail: { method: "GET", path: "/api/user/email/verify" },
  sessions: { method: "GET", path: "/api/user/sessions" },
  endSessions: { method: "DELETE", path: "/api/user/sessions" },
  endSession: { method: "DELETE", path: "/api/user/sessions/{id}" },
  signInMethods: { method: "GET", path: "/api/user/sign-in-methods" },
  unlinkGoogle: { method: "DELETE", path: "/api/user/google" },
  confirmOptions: { method: "POST", path: "/api/user/passkeys/confirmation" },
  addPasskeyOptions: { method: "POST", path: "/api/user/passkeys/options" },
  addPasskey: { method: "POST", path: "/api/user/passkeys" },
  renamePasskey: { method: "POST", path: "/api/user/passkeys/name" },
  removePasskey: { method: "DELETE", path: "/api/user/passkeys" },
  passkeySignInOptions: { method: "POST", path: "/api/auth/passkey/options" },
  passkeySignIn: { method: "POST", path: "/api/auth/passkey" },
  mealPlans: { method: "GET", path: "/api/meal-plans" },
  activeMealPlan: { method: "GET", path: "/api/meal-plans/{userId}/active" },
  mealPlan: { method: "GET", path: "/api/meal-plans/{id}" },
  coaching: { method: "GET", path: "/api/meal-plans/{id}/coaching" },
  healthSwap: { method: "GET", path: "/api/meal-plans/{id}/health-swap" },
  mealPlanCalendar: { method: "GET", path: "/api/meal-plans/{id}/calendar.ics" },
  calendarFeed: { method: "GET", path: "/api/calendar-feed" },
  makeCalendarFeed: { method: "POST", path: "/api/calendar-feed" },
  removeCalendarFeed: { method: "DELETE", path: "/api/calendar-feed" },
  saveMealHours: { method: "POST", path: "/api/calendar-feed/hours" },
  readCalendarFeed: { method: "GET", path: "/api/calendar-feed/{token}/meals.ics" },
  restoreMealPlan: { method: "POST", path: "/api/meal-plans/{id}/last-version" },
  stopMealPlan: { method: "POST", path: "/api/meal-plans/{id}/stop" },
  fillMealPlan: { method: "POST", path: "/api/meal-plans/{id}/fill" },
  generateMealPlan: { method: "POST", path: "/api/generate-meal-plan" },
  regenerateMeal: { method: "POST", path: "/api/regenerate-meal" },
  mealSuggestions: { method: "POST", path: "/api/meal-suggestions" },
  replaceMeal: { method: "POST", path: "/api/replace-meal" },
  sideSuggestions: { method: "POST", path: "/api/side-suggestions" },
  replaceSide: { method: "POST", path: "/api/replace-side" },
  planSlot: { method: "POST", path: "/api/plan-slot" },
  moveMeal: { method: "POST", path: "/api/move-meal" },
  lockMeal: { method: "POST", path: "/api/lock-meal" },
  favorites: { method: "GET", path: "/api/favorites" },
  addFavorite: { method: "POST", path: "/api/favorites" },
  favoriteDish: { method: "GET", path: "/api/favorites/{id}" },
  collection: { method: "GET", path: "/api/collection" },
  collectionDish: { method: "GET", path: "/api/collection/{id}" },
  removeFavorite: { method: "DELETE", path: "/api/favorites/{id}" },
  neverAgain: { method: "GET", path: "/api/never-again" },
  addNeverAgain: { method: "POST", path: "/api/never-again" },
  removeNeverAgain: { method: "DELETE", path: "/api/never-again/{id}" },
  sendGroceryEmail: { method: "POST", path: "/api/send-grocery-email" },
  cupboard: { method: "GET", path: "/api/meal-plans/{id}/cupboard" },
  setCupboard: { method: "POST", path: "/api/meal-plans/{id}/cupboard" },
  kitchen: { method: "GET", path: "/api/kitchen" },
  correctKitchen: { method: "POST", path: "/api/kitchen" },
  useUpKitchen: { method: "DELETE", path: "/api/kitchen/{foodId}" },
  addOwnLine: { method: "POST", path: "/api/meal-plans/{id}/own-lines" },
  removeOwnLine: { method: "DELETE", path: "/api/meal-plans/{id}/own-lines/{lineId}" },
  groceryCheck: { method: "POST", path: "/api/grocery-checks" },
  listShare: { method: "GET", path: "/api/meal-plans/{id}/share" },
  shareList: { method: "POST", path: "/api/meal-plans/{id}/share" },
  unshareList: { method: "DELETE", path: "/api/meal-plans/{id}/share" },
  listNews: { method: "GET", path: "/api/meal-plans/{id}/list-news" },
  sharedList: { method: "GET", path: "/api/shared-lists/{token}" },
  tickSharedLine: { method: "POST", path: "/api/shared-lists/{token}/checks" },
  createPayment: { method: "POST", path: "/api/payments" },
  payments: { method: "GET", path: "/api/payments" },
  payment: { method: "GET", path: "/api/payments/{id}" },
  subscription: { method: "GET", path: "/api/subscription" },
  cancelPayment: { method: "POST", path: "/api/payments/{id}/cancel" },
  requestRefund: { method: "POST", path: "/api/payments/{id}/refund" },
  decideRefund: { method: "POST", path: "/api/payments/{id}/refund/decision" },
  paymentWebhook: { method: "POST", path: "/api/payments/webhook" },
  confirmPayment: { method: "POST", path: "/api/payments/{id}/confirm" },
  adminLogin: { method: "POST", path: "/api/admin/login" },
  adminLogout: { method: "POST", path: "/api/admin/logout" },
  adminSession: { method: "GET", path: "/api/admin/session" },
  adminModel: { method: "GET", path: "/api/admin/model" },
  adminGeneration: { method: "GET", path: "/api/admin/generation" },
  checkModel: { method: "POST", path: "/api/admin/model/check" },
  adminUsers: { method: "GET", path: "/api/admin/users" },
  adminPayments: { method: "GET", path: "/api/admin/payments" },
  adminMessages: { method: "GET", path: "/api/admin/messages" },
  answerMessage: { method: "POST", path: "/api/admin/messages/{id}/answered" },
  adminAuditLog: { method: "GET", path: "/api/admin/audit-log" },
  updateGoogleOauth: { method: "POST", path: "/api/admin/update-google-oauth" },
  beginSecondFactor: { method: "POST", path: "/api/admin/second-factor" },
  confirmSecondFactor: { method: "POST", path: "/api/admin/second-factor/confirm" },
  removeSecondFactor: { method: "DELETE", path: "/api/admin/second-factor" },
  contact: { method: "POST", path: "/api/contact" },
  health: { method: "GET", path: "/api/health" },
  openApi: { method: "GET", path: "/api/openapi.json" },
};

/** The names in a path's braces: `id` of `/api/meal-plans/{id}`. */
export type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export type QueryValues = Readonly<Record<string, string | number | undefined>>;

/** The address of a call: parameters filled in and encoded, query values that are undefined left out. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}, query: QueryValues = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The call ${path} needs ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? filled : `${filled}?${search}`;
}
