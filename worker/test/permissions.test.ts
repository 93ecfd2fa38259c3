import { CALL_NAMES, type CallName, callByName } from "@mealwright/schema/calls";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { describe, expect, test } from "vitest";
import { unlock } from "./account/sign-up.ts";
import type { Browser } from "./client.ts";
import { documentedStatuses } from "./contract-values.ts";
import { freshEmail, PASSWORD, registerMember, registerPaid } from "./factories.ts";
import { openHarness } from "./harness.ts";

// Hundreds of accounts from one address.
const harness = openHarness({ LIMIT_SCALE: "100" });

const ROLES = [
  "visitor",
  "free",
  "weekly-flex",
  "monthly-saver",
  "annual-vip",
  "expired",
  "another user",
  "admin locked",
  "admin",
] as const;
type Role = (typeof ROLES)[number];
type Row = Readonly<Record<Role, number>>;

const everybody = (status: number): Row => ({
  visitor: status,
  free: status,
  "weekly-flex": status,
  "monthly-saver": status,
  "annual-vip": status,
  expired: status,
  "another user": status,
  "admin locked": status,
  admin: status,
});
const members = (status: number, foreign = status): Row => ({
  ...everybody(status),
  visitor: 401,
  "another user": foreign,
});
/** For calls that Free Starter lacks and paid tiers have; both admins of this table are on Free Starter. */
const paid = (row: Row): Row => ({ ...row, free: 403, expired: 403, "admin locked": 403, admin: 403 });
const admins = (status: number): Row => ({ ...everybody(403), visitor: 401, admin: status });

/**
 * The status each caller gets for each call, with the plan, user and meal of the member "free" or, in tier columns,
 * their own.
 */
const EXPECTED: Readonly<Record<CallName, Row>> = {
  register: everybody(201),
  registerWithPreferences: everybody(422),
  login: everybody(401),
  logout: everybody(200),
  forgotPassword: everybody(422),
  resetPassword: everybody(422),
  authProviders: everybody(200),
  googleSignIn: everybody(404),
  googleCallback: everybody(404),
  user: members(200),
  preferences: members(200),
  household: members(200),
  saveHousehold: members(422),
  saveQuestionnaire: members(422),
  readOtherAllergies: everybody(422),
  exportUser: members(200),
  deleteUser: members(422),
  updateProfile: members(422),
  changePassword: members(422),
  changeEmail: members(422),
  confirmEmail: everybody(302),
  sendEmailVerification: members(200),
  verifyEmail: everybody(302),
  sessions: members(200),
  endSessions: members(200),
  endSession: members(404),
  signInMethods: members(200),
  unlinkGoogle: members(422),
  confirmOptions: members(200),
  addPasskeyOptions: members(422),
  addPasskey: members(422),
  renamePasskey: members(422),
  removePasskey: members(422),
  passkeySignInOptions: everybody(200),
  passkeySignIn: everybody(422),
  mealPlans: members(200),
  activeMealPlan: members(200, 404),
  mealPlan: members(200, 404),
  coaching: { ...paid(members(200, 404)), "weekly-flex": 403, "monthly-saver": 403 },
  healthSwap: paid(members(200, 404)),
  mealPlanCalendar: members(200, 404),
  calendarFeed: members(200),
  makeCalendarFeed: members(201),
  removeCalendarFeed: members(200),
  saveMealHours: members(422),
  readCalendarFeed: everybody(404),
  generateMealPlan: members(200, 404),
  stopMealPlan: members(200, 404),
  restoreMealPlan: paid(members(404)),
  fillMealPlan: members(200, 404),
  regenerateMeal: paid(members(200, 404)),
  mealSuggestions: paid(members(200, 404)),
  replaceMeal: paid(members(404)),
  sideSuggestions: paid(members(404)),
  replaceSide: paid(members(404)),
  planSlot: paid(members(200, 404)),
  moveMeal: paid(members(200, 404)),
  lockMeal: members(200, 404),
  favorites: paid(members(200)),
  addFavorite: paid(members(201, 404)),
  favoriteDish: { ...paid(members(404)), "weekly-flex": 403 },
  collection: { ...paid(members(200)), "weekly-flex": 403, "monthly-saver": 403 },
  collectionDish: { ...paid(members(404)), "weekly-flex": 403, "monthly-saver": 403 },
  removeFavorite: paid(members(404)),
  neverAgain: members(200),
  addNeverAgain: members(201, 404),
  removeNeverAgain: members(404),
  sendGroceryEmail: { ...paid(members(200, 404)), "weekly-flex": 403 },
  cupboard: paid(members(200, 404)),
  setCupboard: paid(members(200, 404)),
  kitchen: paid(members(200)),
  correctKitchen: paid(members(200)),
  useUpKitchen: paid(members(404)),
  addOwnLine: paid(members(201, 404)),
  removeOwnLine: paid(members(404)),
  groceryCheck: paid(members(404)),
  listShare: paid(members(200, 404)),
  shareList: paid(members(201, 404)),
  unshareList: paid(members(200, 404)),
  listNews: paid(members(200, 404)),
  sharedList: everybody(404),
  tickSharedLine: everybody(404),
  createPayment: members(422),
  subscription: members(200),
  cancelPayment: members(404),
  requestRefund: members(404),
  decideRefund: admins(422),
  payments: members(200),
  payment: members(404),
  // No card provider is set up.
  paymentWebhook: everybody(404),
  confirmPayment: admins(422),
  adminLogin: everybody(401),
  adminLogout: everybody(200),
  adminSession: admins(200),
  adminModel: admins(200),
  adminGeneration: admins(200),
  checkModel: admins(404),
  adminUsers: admins(200),
  adminPayments: admins(200),
  adminMessages: admins(200),
  answerMessage: admins(422),
  adminAuditLog: admins(200),
  updateGoogleOauth: admins(422),
  beginSecondFactor: admins(422),
  confirmSecondFactor: admins(422),
  removeSecondFactor: admins(422),
  contact: everybody(422),
  health: everybody(200),
  openApi: everybody(200),
};

interface Someone {
  readonly browser: Browser;
  /** The user and plan that the call names. */
  readonly userId: string;
  readonly planId: string;
  readonly mealId: string;
}

type MemberTier = "free" | "weekly-flex" | "monthly-saver" | "annual-vip";

async function member(tier: MemberTier, isPlanned: boolean): Promise<Someone> {
  const made = tier === "free" ? await registerMember(harness()) : await registerPaid(harness(), tier);
  if (!isPlanned) return { browser: made.browser, userId: made.id, planId: "none", mealId: "none" };
  const plan = await made.browser.post("/api/generate-meal-plan");
  const { id, meals } = mealPlan.parse(plan.json);
  return { browser: made.browser, userId: made.id, planId: id, mealId: meals[0]?.id ?? "" };
}

async function unlockFor(someone: Someone): Promise<Someone> {
  await unlock(harness(), someone.browser);
  return someone;
}

/** Ends a VIP tier yesterday; the week made before remains. */
async function expire(someone: Someone): Promise<Someone> {
  const sql = "update users set paid_until = ? where id = ?";
  await harness().database.execute({ sql, args: [Date.now() - 24 * 3600 * 1000, someone.userId] });
  return someone;
}

/** Makes the account an administrator's, in a browser that is not unlocked. */
async function promote(someone: Someone): Promise<Someone> {
  await harness().database.execute({ sql: "update users set role = 'admin' where id = ?", args: [someone.userId] });
  return someone;
}

/** @param isPlanned whether the person needs a week, which takes a while to make. */
async function become(role: Role, isPlanned: boolean): Promise<Someone> {
  if (role === "visitor") return { browser: harness().visitor(), userId: "nobody", planId: "none", mealId: "none" };
  if (role === "admin") return unlockFor(await member("free", isPlanned));
  if (role === "admin locked") return promote(await member("free", isPlanned));
  if (role === "expired") return expire(await member("annual-vip", isPlanned));
  if (role !== "another user") return member(role, isPlanned);
  const [owner, stranger] = await Promise.all([
    member("weekly-flex", isPlanned),
    registerPaid(harness(), "annual-vip"),
  ]);
  return { ...owner, browser: stranger.browser };
}

function bodyOf(name: CallName, { userId, planId, mealId }: Someone): unknown {
  if (name === "register") return { name: "Ada", email: freshEmail(), password: PASSWORD };
  if (name === "login" || name === "adminLogin") return { email: "nobody@example.test", password: "wrong!" };
  if (name === "generateMealPlan") return { userId };
  if (name === "regenerateMeal" || name === "mealSuggestions") return { originalMeal: { id: mealId } };
  if (name === "replaceMeal") return { originalMealId: mealId, newMeal: { id: "no-such-dish" } };
  if (name === "sideSuggestions") return { mealId: "no-such-meal", part: 1 };
  if (name === "replaceSide") return { mealId, part: 1, sideId: "no-such-side" };
  if (name === "planSlot") return { planId, day: 7, type: "dinner", state: "skipped" };
  if (name === "moveMeal") return { mealId, day: 7 };
  if (name === "lockMeal") return { mealId, locked: false };
  if (name === "addFavorite" || name === "addNeverAgain") return { mealId };
  if (name === "setCupboard" || name === "correctKitchen") return { foodId: "egg", grams: 100 };
  if (name === "addOwnLine") return { text: "Candles" };
  if (name === "groceryCheck") return { planId, item: "unobtainium", checked: true };
  return callByName(name).body ? {} : undefined;
}

/** Calls that change the session or the meal, so each needs a new person; `isPlanned`: with a week. */
const NEEDS_ITS_OWN_PERSON: Readonly<Partial<Record<CallName, { readonly isPlanned: boolean }>>> = {
  register: { isPlanned: false },
  logout: { isPlanned: false },
  adminLogout: { isPlanned: false },
  endSessions: { isPlanned: false },
  regenerateMeal: { isPlanned: true },
};

describe.each(ROLES)("role %s", (role) => {
  test("gets the expected status from every call", async () => {
    const everyday = await become(role, true);
    for (const name of CALL_NAMES) {
      const own = NEEDS_ITS_OWN_PERSON[name];
      const someone = own ? await become(role, own.isPlanned) : everyday;
      const { method, path } = callByName(name);
      const filled = path.replace("{userId}", someone.userId).replace("{id}", someone.planId);
      const body = bodyOf(name, someone);
      const reply = await someone.browser.send(method, filled, method === "GET" || body === undefined ? {} : { body });
      expect(documentedStatuses(name), name).toContain(String(reply.status));
      expect(reply.status, `${name} as ${role}: ${reply.text.slice(0, 200)}`).toBe(EXPECTED[name][role]);
    }
  });
});

test("has an expected status for every call", () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...CALL_NAMES].sort());
});
