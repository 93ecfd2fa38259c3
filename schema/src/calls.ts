import * as z from "zod";
import { adminLoginBody, adminPayments, adminSessionReply, adminUsers, googleOauthBody } from "./contract/admin.ts";
import {
  authProvidersReply,
  authReply,
  forgotPasswordBody,
  loginBody,
  registerBody,
  registerWithPreferencesBody,
  resetPasswordBody,
} from "./contract/auth.ts";
import { contactBody } from "./contract/contact.ts";
import { successBody, successMessageBody } from "./contract/errors.ts";
import { addFavoriteBody, favorite, favorites } from "./contract/favorites.ts";
import {
  addOwnLineBody,
  cupboard,
  groceryCheckBody,
  sendGroceryEmailBody,
  setCupboardBody,
} from "./contract/grocery.ts";
import { health } from "./contract/health.ts";
import {
  changedList,
  generateMealPlanBody,
  mealPlan,
  mealPlanSummaries,
  planStreamEvents,
} from "./contract/meal-plan.ts";
import {
  lockMealBody,
  meal,
  mealSuggestionsBody,
  regenerateMealBody,
  replaceMealBody,
  replaceMealReply,
} from "./contract/meals.ts";
import { addNeverAgainBody, neverAgainDish, neverAgainDishes } from "./contract/never-again.ts";
import {
  confirmPaymentBody,
  confirmPaymentReply,
  createPaymentBody,
  createPaymentReply,
  payment,
  payments,
} from "./contract/payments.ts";
import { preferences, preferencesInput } from "./contract/preferences.ts";
import {
  changeEmailBody,
  changePasswordBody,
  deleteUserBody,
  sessions,
  updateProfileBody,
  user,
  userExport,
} from "./contract/user.ts";
import type { Capability } from "./rules/entitlements.ts";

/** Who may make a call: anybody, somebody signed in, an unlocked admin, or a provider with its signature. */
export type Access = "visitor" | "member" | "admin" | "provider";

/** The word of the mirror rule under which the call lives at every layer. */
export type Word =
  | "auth"
  | "user"
  | "preferences"
  | "meal-plan"
  | "meals"
  | "favorites"
  | "never-again"
  | "grocery"
  | "payments"
  | "admin"
  | "contact"
  | "system";

export interface Call {
  readonly method: "GET" | "POST" | "DELETE";
  /** With `{name}` for a path parameter. */
  readonly path: `/api/${string}`;
  readonly word: Word;
  readonly access: Access;
  readonly summary: string;
  readonly body?: z.ZodType;
  /** JSON of a success; absent for redirects and files. */
  readonly reply?: z.ZodType;
  /** Status of a success. */
  readonly status: number;
  /** Content type of a success where it is not JSON. */
  readonly contentType?: string;
  /** Needed of the tier, always. */
  readonly capability?: Capability;
  /** Answered as server-sent events, by name, where `Accept` asks for them. */
  readonly events?: Readonly<Record<string, z.ZodType>>;
  /** Statuses of refusals that do not follow from the rest of the entry. */
  readonly refusals?: readonly (401 | 403 | 404 | 409 | 429)[];
}

const openApiDocument = z.looseObject({ openapi: z.literal("3.1.0") });

/** Every HTTP call, once: routes, client, OpenAPI document and tests read this table (api.md). */
export const CALLS = {
  register: {
    method: "POST",
    path: "/api/auth/register",
    word: "auth",
    access: "visitor",
    summary: "Make an account and sign in",
    body: registerBody,
    reply: authReply,
    status: 201,
    refusals: [409, 429],
  },
  registerWithPreferences: {
    method: "POST",
    path: "/api/auth/register-with-preferences",
    word: "auth",
    access: "visitor",
    summary: "Make an account from the questionnaire and sign in",
    body: registerWithPreferencesBody,
    reply: authReply,
    status: 201,
    refusals: [409, 429],
  },
  login: {
    method: "POST",
    path: "/api/auth/login",
    word: "auth",
    access: "visitor",
    summary: "Sign in",
    body: loginBody,
    reply: authReply,
    status: 200,
    refusals: [401, 429],
  },
  logout: {
    method: "POST",
    path: "/api/auth/logout",
    word: "auth",
    access: "visitor",
    summary: "Sign out: the session ends on the server too",
    reply: successBody,
    status: 200,
  },
  forgotPassword: {
    method: "POST",
    path: "/api/auth/forgot-password",
    word: "auth",
    access: "visitor",
    summary: "Ask for a password reset mail",
    body: forgotPasswordBody,
    reply: successMessageBody,
    status: 200,
    refusals: [429],
  },
  resetPassword: {
    method: "POST",
    path: "/api/auth/reset-password",
    word: "auth",
    access: "visitor",
    summary: "Set a new password with the token of a reset mail",
    body: resetPasswordBody,
    reply: successMessageBody,
    status: 200,
    refusals: [429],
  },
  authProviders: {
    method: "GET",
    path: "/api/auth/providers",
    word: "auth",
    access: "visitor",
    summary: "Ways to sign in that are set up besides a password",
    reply: authProvidersReply,
    status: 200,
  },
  googleSignIn: {
    method: "GET",
    path: "/api/auth/google",
    word: "auth",
    access: "visitor",
    summary: "Start signing in with Google",
    status: 302,
    refusals: [404, 429],
  },
  googleCallback: {
    method: "GET",
    path: "/api/auth/google/callback",
    word: "auth",
    access: "visitor",
    summary: "Finish signing in with Google",
    status: 302,
    refusals: [404, 429],
  },
  user: {
    method: "GET",
    path: "/api/user",
    word: "user",
    access: "member",
    summary: "The signed-in user",
    reply: user,
    status: 200,
  },
  preferences: {
    method: "GET",
    path: "/api/user/preferences",
    word: "preferences",
    access: "member",
    summary: "The saved questionnaire answers",
    reply: preferences,
    status: 200,
    refusals: [404],
  },
  saveQuestionnaire: {
    method: "POST",
    path: "/api/save-questionnaire",
    word: "preferences",
    access: "member",
    summary: "Save questionnaire answers",
    body: preferencesInput,
    reply: successBody,
    status: 200,
  },
  exportUser: {
    method: "GET",
    path: "/api/user/export",
    word: "user",
    access: "member",
    summary: "Everything stored about the user",
    reply: userExport,
    status: 200,
  },
  deleteUser: {
    method: "DELETE",
    path: "/api/user",
    word: "user",
    access: "member",
    summary: "Delete the account and all that is its own",
    body: deleteUserBody,
    reply: successBody,
    status: 200,
    refusals: [403, 429],
  },
  updateProfile: {
    method: "POST",
    path: "/api/user/profile",
    word: "user",
    access: "member",
    summary: "Change the name",
    body: updateProfileBody,
    reply: user,
    status: 200,
  },
  changePassword: {
    method: "POST",
    path: "/api/user/password",
    word: "user",
    access: "member",
    summary: "Change the password; every other session ends",
    body: changePasswordBody,
    reply: successBody,
    status: 200,
    refusals: [429],
  },
  changeEmail: {
    method: "POST",
    path: "/api/user/email",
    word: "user",
    access: "member",
    summary: "Ask for another address: a link goes there",
    body: changeEmailBody,
    reply: successMessageBody,
    status: 200,
    refusals: [409, 429],
  },
  confirmEmail: {
    method: "GET",
    path: "/api/user/email/confirm",
    word: "user",
    access: "visitor",
    summary: "The link of that mail: changes the address of who is signed in, and redirects to the settings",
    status: 302,
  },
  sessions: {
    method: "GET",
    path: "/api/user/sessions",
    word: "user",
    access: "member",
    summary: "Where the user is signed in",
    reply: sessions,
    status: 200,
  },
  endSessions: {
    method: "DELETE",
    path: "/api/user/sessions",
    word: "user",
    access: "member",
    summary: "Sign out everywhere, here too",
    reply: successBody,
    status: 200,
  },
  endSession: {
    method: "DELETE",
    path: "/api/user/sessions/{id}",
    word: "user",
    access: "member",
    summary: "End one of the user's sessions",
    reply: successBody,
    status: 200,
  },
  mealPlans: {
    method: "GET",
    path: "/api/meal-plans",
    word: "meal-plan",
    access: "member",
    summary: "The user's plans, newest first",
    reply: mealPlanSummaries,
    status: 200,
  },
  activeMealPlan: {
    method: "GET",
    path: "/api/meal-plans/{userId}/active",
    word: "meal-plan",
    access: "member",
    summary: "The newest plan of this week",
    reply: mealPlan,
    status: 200,
  },
  mealPlan: {
    method: "GET",
    path: "/api/meal-plans/{id}",
    word: "meal-plan",
    access: "member",
    summary: "Any plan of the user",
    reply: mealPlan,
    status: 200,
  },
  mealPlanCalendar: {
    method: "GET",
    path: "/api/meal-plans/{id}/calendar.ics",
    word: "meal-plan",
    access: "member",
    summary: "A plan as iCalendar",
    status: 200,
    contentType: "text/calendar",
  },
  generateMealPlan: {
    method: "POST",
    path: "/api/generate-meal-plan",
    word: "meal-plan",
    access: "member",
    summary: "Make, complete or return the plan of a week, as JSON or as server-sent events",
    body: generateMealPlanBody,
    reply: mealPlan,
    events: planStreamEvents,
    status: 200,
    refusals: [403, 404, 409, 429],
  },
  stopMealPlan: {
    method: "POST",
    path: "/api/meal-plans/{id}/stop",
    word: "meal-plan",
    access: "member",
    summary: "Stop making a plan, wherever it is being made; what is verified stays, and generating goes on from it",
    reply: successBody,
    status: 200,
  },
  regenerateMeal: {
    method: "POST",
    path: "/api/regenerate-meal",
    word: "meals",
    access: "member",
    summary: "Another meal in the place of one",
    body: regenerateMealBody,
    reply: meal,
    status: 200,
    capability: "regeneration",
    refusals: [404, 409],
  },
  mealSuggestions: {
    method: "POST",
    path: "/api/meal-suggestions",
    word: "meals",
    access: "member",
    summary: "Meals that could take a meal's place",
    body: mealSuggestionsBody,
    reply: z.array(meal),
    status: 200,
    capability: "replacement",
    refusals: [404],
  },
  replaceMeal: {
    method: "POST",
    path: "/api/replace-meal",
    word: "meals",
    access: "member",
    summary: "Put a suggested meal in the place of one",
    body: replaceMealBody,
    reply: replaceMealReply,
    status: 200,
    capability: "replacement",
    refusals: [404, 409],
  },
  lockMeal: {
    method: "POST",
    path: "/api/lock-meal",
    word: "meals",
    access: "member",
    summary: "Hold a meal in its place, or let it go: a week made anew keeps a locked meal",
    body: lockMealBody,
    reply: meal,
    status: 200,
    refusals: [404],
  },
  favorites: {
    method: "GET",
    path: "/api/favorites",
    word: "favorites",
    access: "member",
    summary: "The user's favourites",
    reply: favorites,
    status: 200,
    capability: "favorites",
  },
  addFavorite: {
    method: "POST",
    path: "/api/favorites",
    word: "favorites",
    access: "member",
    summary: "Mark a meal as a favourite",
    body: addFavoriteBody,
    reply: favorite,
    status: 201,
    capability: "favorites",
    refusals: [404],
  },
  removeFavorite: {
    method: "DELETE",
    path: "/api/favorites/{id}",
    word: "favorites",
    access: "member",
    summary: "Remove a favourite",
    reply: successBody,
    status: 200,
    capability: "favorites",
  },
  neverAgain: {
    method: "GET",
    path: "/api/never-again",
    word: "never-again",
    access: "member",
    summary: "Dishes that are not served to the user any more",
    reply: neverAgainDishes,
    status: 200,
  },
  addNeverAgain: {
    method: "POST",
    path: "/api/never-again",
    word: "never-again",
    access: "member",
    summary: "Never serve the dish of a meal again; the meal itself stays until it is replaced",
    body: addNeverAgainBody,
    reply: neverAgainDish,
    status: 201,
    refusals: [404, 409],
  },
  removeNeverAgain: {
    method: "DELETE",
    path: "/api/never-again/{id}",
    word: "never-again",
    access: "member",
    summary: "Let a dish be served again",
    reply: successBody,
    status: 200,
  },
  sendGroceryEmail: {
    method: "POST",
    path: "/api/send-grocery-email",
    word: "grocery",
    access: "member",
    summary: "Mail the week's list to the user",
    body: sendGroceryEmailBody,
    reply: successBody,
    status: 200,
    capability: "grocery_email",
    refusals: [404],
  },
  cupboard: {
    method: "GET",
    path: "/api/meal-plans/{id}/cupboard",
    word: "grocery",
    access: "member",
    summary: "What is said to be at home for a plan's week",
    reply: cupboard,
    status: 200,
    capability: "grocery_list",
  },
  setCupboard: {
    method: "POST",
    path: "/api/meal-plans/{id}/cupboard",
    word: "grocery",
    access: "member",
    summary: "Say how much of a food is at home: the list asks for so much less",
    body: setCupboardBody,
    reply: changedList,
    status: 200,
    capability: "grocery_list",
    refusals: [409],
  },
  addOwnLine: {
    method: "POST",
    path: "/api/meal-plans/{id}/own-lines",
    word: "grocery",
    access: "member",
    summary: "Add a line of one's own to the list of a plan's week",
    body: addOwnLineBody,
    reply: changedList,
    status: 201,
    capability: "grocery_list",
    refusals: [409],
  },
  removeOwnLine: {
    method: "DELETE",
    path: "/api/meal-plans/{id}/own-lines/{lineId}",
    word: "grocery",
    access: "member",
    summary: "Remove a line of one's own",
    reply: changedList,
    status: 200,
    capability: "grocery_list",
  },
  groceryCheck: {
    method: "POST",
    path: "/api/grocery-checks",
    word: "grocery",
    access: "member",
    summary: "Tick or untick a line of the list",
    body: groceryCheckBody,
    reply: successBody,
    status: 200,
    capability: "grocery_list",
    refusals: [404],
  },
  createPayment: {
    method: "POST",
    path: "/api/payments",
    word: "payments",
    access: "member",
    summary: "Start paying for a plan",
    body: createPaymentBody,
    reply: createPaymentReply,
    status: 201,
  },
  payments: {
    method: "GET",
    path: "/api/payments",
    word: "payments",
    access: "member",
    summary: "The user's own payments",
    reply: payments,
    status: 200,
  },
  payment: {
    method: "GET",
    path: "/api/payments/{id}",
    word: "payments",
    access: "member",
    summary: "One of the user's own payments",
    reply: payment,
    status: 200,
  },
  paymentWebhook: {
    method: "POST",
    path: "/api/payments/webhook",
    word: "payments",
    access: "provider",
    summary: "A payment provider's signed event",
    reply: z.looseObject({}),
    status: 200,
  },
  confirmPayment: {
    method: "POST",
    path: "/api/payments/{id}/confirm",
    word: "payments",
    access: "admin",
    summary: "Confirm a manual payment",
    body: confirmPaymentBody,
    reply: confirmPaymentReply,
    status: 200,
    refusals: [409],
  },
  adminLogin: {
    method: "POST",
    path: "/api/admin/login",
    word: "admin",
    access: "visitor",
    summary: "Unlock the admin screen",
    body: adminLoginBody,
    reply: successBody,
    status: 200,
    refusals: [401, 429],
  },
  adminLogout: {
    method: "POST",
    path: "/api/admin/logout",
    word: "admin",
    access: "visitor",
    summary: "Lock the admin screen",
    reply: successBody,
    status: 200,
  },
  adminSession: {
    method: "GET",
    path: "/api/admin/session",
    word: "admin",
    access: "admin",
    summary: "Whether the admin screen is unlocked",
    reply: adminSessionReply,
    status: 200,
  },
  adminUsers: {
    method: "GET",
    path: "/api/admin/users",
    word: "admin",
    access: "admin",
    summary: "Users, a page at a time",
    reply: adminUsers,
    status: 200,
  },
  adminPayments: {
    method: "GET",
    path: "/api/admin/payments",
    word: "admin",
    access: "admin",
    summary: "Pending and recently confirmed payments, and the revenue",
    reply: adminPayments,
    status: 200,
  },
  updateGoogleOauth: {
    method: "POST",
    path: "/api/admin/update-google-oauth",
    word: "admin",
    access: "admin",
    summary: "Set the Google sign-in credentials",
    body: googleOauthBody,
    reply: successBody,
    status: 200,
  },
  contact: {
    method: "POST",
    path: "/api/contact",
    word: "contact",
    access: "visitor",
    summary: "Write to support",
    body: contactBody,
    reply: successBody,
    status: 201,
    refusals: [429],
  },
  health: {
    method: "GET",
    path: "/api/health",
    word: "system",
    access: "visitor",
    summary: "Whether the service and its database answer",
    reply: health,
    status: 200,
  },
  openApi: {
    method: "GET",
    path: "/api/openapi.json",
    word: "system",
    access: "visitor",
    summary: "This contract as OpenAPI 3.1",
    reply: openApiDocument,
    status: 200,
  },
} as const satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof CALLS;
export type CallOf<Name extends CallName> = (typeof CALLS)[Name];
/** What a client may send as the body of a call. */
export type CallInput<Name extends CallName> =
  CallOf<Name> extends { body: infer Body extends z.ZodType } ? z.input<Body> : undefined;
/** What a handler gets as the parsed body of a call. */
export type CallBody<Name extends CallName> =
  CallOf<Name> extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;
/** What a call answers on success. */
export type CallReply<Name extends CallName> =
  CallOf<Name> extends { reply: infer Reply extends z.ZodType } ? z.output<Reply> : undefined;

/** A call by name, seen as the plain interface. */
export function callByName(name: CallName): Call {
  return CALLS[name];
}

/** Names of all calls, in the table's order. */
export const CALL_NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);
