import type { CallName, CallOf } from "@mealwright/schema/calls";

type PathOfCall = {
  readonly [Name in CallName]: Readonly<Pick<CallOf<Name>, "method" | "path">>;
};

/**
 * Method and path of every call: the light half of the contract's table, so that the browser loads no schemas.
 * The type and a test hold it equal to `CALLS`.
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
  saveQuestionnaire: { method: "POST", path: "/api/save-questionnaire" },
  exportUser: { method: "GET", path: "/api/user/export" },
  deleteUser: { method: "DELETE", path: "/api/user" },
  updateProfile: { method: "POST", path: "/api/user/profile" },
  changePassword: { method: "POST", path: "/api/user/password" },
  changeEmail: { method: "POST", path: "/api/user/email" },
  confirmEmail: { method: "GET", path: "/api/user/email/confirm" },
  sessions: { method: "GET", path: "/api/user/sessions" },
  endSessions: { method: "DELETE", path: "/api/user/sessions" },
  endSession: { method: "DELETE", path: "/api/user/sessions/{id}" },
  mealPlans: { method: "GET", path: "/api/meal-plans" },
  activeMealPlan: { method: "GET", path: "/api/meal-plans/{userId}/active" },
  mealPlan: { method: "GET", path: "/api/meal-plans/{id}" },
  mealPlanCalendar: { method: "GET", path: "/api/meal-plans/{id}/calendar.ics" },
  stopMealPlan: { method: "POST", path: "/api/meal-plans/{id}/stop" },
  generateMealPlan: { method: "POST", path: "/api/generate-meal-plan" },
  regenerateMeal: { method: "POST", path: "/api/regenerate-meal" },
  mealSuggestions: { method: "POST", path: "/api/meal-suggestions" },
  replaceMeal: { method: "POST", path: "/api/replace-meal" },
  lockMeal: { method: "POST", path: "/api/lock-meal" },
  favorites: { method: "GET", path: "/api/favorites" },
  addFavorite: { method: "POST", path: "/api/favorites" },
  removeFavorite: { method: "DELETE", path: "/api/favorites/{id}" },
  neverAgain: { method: "GET", path: "/api/never-again" },
  addNeverAgain: { method: "POST", path: "/api/never-again" },
  removeNeverAgain: { method: "DELETE", path: "/api/never-again/{id}" },
  sendGroceryEmail: { method: "POST", path: "/api/send-grocery-email" },
  cupboard: { method: "GET", path: "/api/meal-plans/{id}/cupboard" },
  setCupboard: { method: "POST", path: "/api/meal-plans/{id}/cupboard" },
  addOwnLine: { method: "POST", path: "/api/meal-plans/{id}/own-lines" },
  removeOwnLine: { method: "DELETE", path: "/api/meal-plans/{id}/own-lines/{lineId}" },
  groceryCheck: { method: "POST", path: "/api/grocery-checks" },
  createPayment: { method: "POST", path: "/api/payments" },
  payments: { method: "GET", path: "/api/payments" },
  payment: { method: "GET", path: "/api/payments/{id}" },
  paymentWebhook: { method: "POST", path: "/api/payments/webhook" },
  confirmPayment: { method: "POST", path: "/api/payments/{id}/confirm" },
  adminLogin: { method: "POST", path: "/api/admin/login" },
  adminLogout: { method: "POST", path: "/api/admin/logout" },
  adminSession: { method: "GET", path: "/api/admin/session" },
  adminUsers: { method: "GET", path: "/api/admin/users" },
  adminPayments: { method: "GET", path: "/api/admin/payments" },
  updateGoogleOauth: { method: "POST", path: "/api/admin/update-google-oauth" },
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
