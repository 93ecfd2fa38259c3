import { CALL_NAMES, callByName } from "@mealwright/schema/calls";
import { AUTHENTICATOR_CODE } from "@mealwright/schema/constants/auth/sign-in-methods";
import { MEAL_HOURS } from "@mealwright/schema/constants/calendar";
import { NAMED_ALLERGY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { recoveryCodesReply, secondFactorKey } from "@mealwright/schema/contract/admin";
import { type MealPlan, mealPlan } from "@mealwright/schema/contract/meal-plan";
import { meal, sideSuggestion } from "@mealwright/schema/contract/meals";
import { passkeyOptionsReply } from "@mealwright/schema/contract/passkeys";
import { addWeeks, mondayOf } from "@mealwright/schema/rules/week";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod";
import { NOT_SHOWN, PAGED, type QueryName } from "../../../web/src/api/transport/queries.ts";
import { STALE, type Write, type WritingCall } from "../../../web/src/api/transport/stale.ts";
import { codeAt } from "../../src/adapters/password/authenticator-codes.ts";
import { addPeriod } from "../../src/domain/payments/standing.ts";
import type { Browser, Reply } from "../client.ts";
import { ANSWERS, freshEmail, PASSWORD, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, type ReceivedMail, tokenIn } from "../mail/mailbox.ts";
import { keepDatabase } from "../stack/keep-database.ts";
import { createAuthenticator } from "../stand-ins/authenticator.ts";

// Hundreds of calls from one address.
const harness = openHarness({ LIMIT_SCALE: "100" });

const isQuery = (name: string): name is QueryName =>
  CALL_NAMES.some((call) => call === name && callByName(call).method === "GET" && callByName(call).reply) &&
  ![...NOT_SHOWN, ...PAGED].some((other) => other === name);
const QUERIES = CALL_NAMES.filter(isQuery);

/** Somebody with something of everything, in a browser that is unlocked for the administrator. */
interface Subject {
  readonly browser: Browser;
  readonly userId: string;
  readonly email: string;
  readonly thisWeek: MealPlan;
  readonly nextWeek: MealPlan;
}

function ok(reply: Reply): Reply {
  expect(reply.status, reply.text).toBeLessThan(300);
  return reply;
}

const GENERATE = "/api/generate-meal-plan";
const foodsOf = (plan: MealPlan) => plan.groceryList.flatMap(({ items }) => items.map(({ foodId }) => foodId));
/** One with a side. */
const composedMeal = (plan: MealPlan) => plan.meals.find(({ parts }) => parts !== undefined)?.id ?? "";
const firstMeal = (plan: MealPlan) => plan.meals[0]?.id ?? "";
const idOf = (reply: Reply, list: "favorites" | "never-again" | "sessions") => {
  const found = reply.list.find(({ current }) => list !== "sessions" || current === false);
  return String(found?.id);
};

/** One payment that waits and two that are paid for, the first two under ids that are asked for. */
async function addPayments(userId: string, waiting: string, paid: string): Promise<void> {
  const now = new Date();
  const ends = addPeriod(addPeriod(now, "Y"), "Y");
  const insert = (id: string, status: string) => ({
    sql: "insert into payments (id, user_id, tier, amount_cents, currency, billing_period, status, week_of, created_at, confirmed_at) values (?, ?, 'annual-vip', 18000, 'USD', 'Y', ?, '2026-11-16', ?, ?)",
    args: [id, userId, status, now.getTime(), status === "confirmed" ? now.getTime() : null],
  });
  await harness().database.batch([
    insert(waiting, "pending"),
    insert(paid, "confirmed"),
    insert(`more-${paid}`, "confirmed"),
    { sql: "update users set paid_until = ? where id = ?", args: [ends.getTime(), userId] },
  ]);
}

async function makeSubject(): Promise<Subject> {
  const { browser, id, email } = await registerPaid(harness(), "annual-vip");
  const weekOf = addWeeks(mondayOf(new Date()), 1);
  const thisWeek = mealPlan.parse(ok(await browser.post(GENERATE)).json);
  const nextWeek = mealPlan.parse(ok(await browser.post(GENERATE, { weekOf })).json);
  for (const plan of [thisWeek, nextWeek]) {
    const [first = "", second = ""] = foodsOf(plan);
    ok(await browser.post("/api/favorites", { mealId: firstMeal(plan) }));
    ok(await browser.post(`/api/meal-plans/${plan.id}/cupboard`, { foodId: first, grams: 1 }));
    ok(await browser.post(`/api/meal-plans/${plan.id}/own-lines`, { text: "Candles" }));
    ok(await browser.post("/api/grocery-checks", { planId: plan.id, item: second, checked: true }));
  }
  ok(await browser.post("/api/never-again", { mealId: thisWeek.meals[1]?.id }));
  await addPayments(id, thisWeek.id, nextWeek.id);
  ok(await harness().visitor().post("/api/auth/login", { email, password: PASSWORD }));
  ok(await browser.post("/api/admin/login", harness().admin));
  return { browser, userId: id, email, thisWeek, nextWeek };
}

let subject: Subject;
/** Everybody as they were before the first test: each one begins there. */
let restore: () => Promise<unknown>;

beforeAll(async () => {
  subject = await makeSubject();
  const { cookie } = subject.browser;
  const statements = await keepDatabase(harness().database);
  restore = () => {
    subject.browser.cookie = cookie;
    return harness().database.batch(statements, "write");
  };
});

beforeEach(() => restore());

/** What a query answers now, under all of its addresses. */
async function answersOf(name: QueryName, { browser, userId, thisWeek, nextWeek }: Subject): Promise<string> {
  const { path } = callByName(name);
  const addresses = path.includes("{id}")
    ? [thisWeek, nextWeek].map(({ id }) => path.replace("{id}", id))
    : [path.replace("{userId}", userId)];
  const replies = await Promise.all(addresses.map((address) => browser.get(address)));
  // When a session was last used changes by asking; so does the number of a refused request.
  return replies
    .map(({ status, text }) => `${status} ${text.replaceAll(/"(?:lastSeenAt|requestId)":"[^"]*"/g, "")}`)
    .join();
}

async function snapshot(
  subject: Subject,
  names: readonly QueryName[] = QUERIES,
): Promise<ReadonlyMap<QueryName, string>> {
  const entries = await Promise.all(names.map(async (name) => [name, await answersOf(name, subject)] as const));
  return new Map(entries);
}

type Action = (subject: Subject) => Promise<unknown>;

function challengeOf(reply: Reply): string {
  return passkeyOptionsReply.parse(ok(reply).json).options.challenge;
}

async function addPasskey(browser: Browser) {
  const key = createAuthenticator(harness().origin);
  const begun = await browser.post("/api/user/passkeys/options", { password: PASSWORD });
  ok(await browser.post("/api/user/passkeys", { name: "Key", passkey: key.register(challengeOf(begun)) }));
  return key;
}

async function beginFactor(browser: Browser): Promise<string> {
  const reply = await browser.post("/api/admin/second-factor", { password: harness().admin.password });
  return secondFactorKey.parse(ok(reply).json).secret;
}

let recoveryCode = "";

async function addFactor(browser: Browser): Promise<void> {
  const code = codeAt(await beginFactor(browser), Math.floor(Date.now() / 1000 / AUTHENTICATOR_CODE.stepSeconds));
  const reply = ok(await browser.post("/api/admin/second-factor/confirm", { code }));
  recoveryCode = recoveryCodesReply.parse(reply.json).recoveryCodes[0] ?? "";
}

const insertPasskey: Action = ({ userId }) =>
  harness().database.execute({
    sql: "insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ('key-' || ?1, ?1, '', 0, '[]', 'Key', 1)",
    args: [userId],
  });

/** Two who leave each other no dish at all, so that all that holds one changes. */
const NOTHING_LEFT = ["vegan", "keto"].map((diet) => ({
  name: diet,
  allergies: NAMED_ALLERGY_OPTIONS,
  diet,
  ageBand: "4-8",
  appetite: "usual",
  days: [1, 7],
}));

/** Each writing call as somebody makes it, but those of what there is none of here (a model, a message to support, a link to a list), after what `prepare` does for it. */
const WRITES: Readonly<Record<Exclude<Write, "checkModel" | "answerMessage" | "tickSharedLine">, Action>> = {
  forgotPassword: async ({ browser, email }) => ok(await browser.post("/api/auth/forgot-password", { email })),
  saveQuestionnaire: async ({ browser }) =>
    ok(
      await browser.post("/api/save-questionnaire", {
        ...ANSWERS,
        dietaryPreference: "keto",
        allergies: NAMED_ALLERGY_OPTIONS,
        prepTime: 10,
      }),
    ),
  saveHousehold: async ({ browser }) => ok(await browser.post("/api/user/household", { people: NOTHING_LEFT })),
  updateProfile: async ({ browser }) => ok(await browser.post("/api/user/profile", { name: "Grace", units: "us" })),
  changePassword: async ({ browser }) =>
    ok(await browser.post("/api/user/password", { currentPassword: PASSWORD, newPassword: "purple monkey 99 lamp" })),
  changeEmail: async ({ browser }) =>
    ok(await browser.post("/api/user/email", { email: freshEmail(), password: PASSWORD })),
  sendEmailVerification: async ({ browser }) => ok(await browser.post("/api/user/email/verification")),
  endSession: async ({ browser }) => {
    const id = idOf(await browser.get("/api/user/sessions"), "sessions");
    ok(await browser.send("DELETE", `/api/user/sessions/${id}`));
  },
  stopMealPlan: async ({ browser, thisWeek }) => ok(await browser.post(`/api/meal-plans/${thisWeek.id}/stop`)),
  restoreMealPlan: async ({ browser, userId }) => {
    const { id } = mealPlan.parse(ok(await browser.get(`/api/meal-plans/${userId}/active`)).json);
    ok(await browser.post(`/api/meal-plans/${id}/last-version`));
  },
  fillMealPlan: async ({ browser, thisWeek }) => ok(await browser.post(`/api/meal-plans/${thisWeek.id}/fill`)),
  generateMealPlan: async ({ browser }) => ok(await browser.post(GENERATE, { forceRegenerate: true })),
  regenerateMeal: async ({ browser, userId, thisWeek }) =>
    ok(await browser.post("/api/regenerate-meal", { originalMeal: thisWeek.meals[2], userId, excludeIngredients: [] })),
  mealSuggestions: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/meal-suggestions", { originalMeal: thisWeek.meals[2] })),
  replaceMeal: async ({ browser, thisWeek }) => {
    const originalMeal = thisWeek.meals[2];
    const { list } = ok(await browser.post("/api/meal-suggestions", { originalMeal }));
    // Of another energy, so that the user's sum changes too.
    const newMeal = z
      .array(meal)
      .parse(list)
      .find((one) => one.nutrition.calories !== originalMeal?.nutrition.calories);
    ok(await browser.post("/api/replace-meal", { originalMealId: originalMeal?.id, newMeal }));
  },
  sideSuggestions: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/side-suggestions", { mealId: composedMeal(thisWeek), part: 1 })),
  replaceSide: async ({ browser, thisWeek }) => {
    const place = { mealId: composedMeal(thisWeek), part: 1 };
    const before = thisWeek.meals.find(({ id }) => id === place.mealId)?.nutrition.calories;
    const choices = z.array(sideSuggestion).parse(ok(await browser.post("/api/side-suggestions", place)).list);
    const choice = choices.find((one) => one.meal.nutrition.calories !== before);
    ok(await browser.post("/api/replace-side", { ...place, sideId: choice?.side.id }));
  },
  planSlot: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/plan-slot", { planId: thisWeek.id, day: 4, type: "lunch", state: "out" })),
  moveMeal: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/move-meal", { mealId: firstMeal(thisWeek), day: 6 })),
  lockMeal: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/lock-meal", { mealId: firstMeal(thisWeek), locked: true })),
  addFavorite: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/favorites", { mealId: thisWeek.meals[3]?.id })),
  removeFavorite: async ({ browser }) => {
    const id = idOf(await browser.get("/api/favorites"), "favorites");
    ok(await browser.send("DELETE", `/api/favorites/${id}`));
  },
  addNeverAgain: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/never-again", { mealId: thisWeek.meals[3]?.id })),
  removeNeverAgain: async ({ browser }) => {
    const id = idOf(await browser.get("/api/never-again"), "never-again");
    ok(await browser.send("DELETE", `/api/never-again/${id}`));
  },
  sendGroceryEmail: async ({ browser, thisWeek: { groceryList } }) =>
    ok(await browser.post("/api/send-grocery-email", { groceryList })),
  setCupboard: async ({ browser, thisWeek }) =>
    ok(await browser.post(`/api/meal-plans/${thisWeek.id}/cupboard`, { foodId: foodsOf(thisWeek)[2], grams: null })),
  correctKitchen: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/kitchen", { foodId: foodsOf(thisWeek)[2], grams: 5_000, useBy: null })),
  useUpKitchen: async ({ browser, thisWeek }) =>
    ok(await browser.send("DELETE", `/api/kitchen/${foodsOf(thisWeek)[2]}`)),
  addOwnLine: async ({ browser, thisWeek }) =>
    ok(await browser.post(`/api/meal-plans/${thisWeek.id}/own-lines`, { text: "Napkins" })),
  removeOwnLine: async ({ browser, userId, thisWeek }) => {
    const plan = mealPlan.parse((await browser.get(`/api/meal-plans/${userId}/active`)).json);
    const own = plan.groceryList.flatMap(({ items }) => items).find(({ ownLineId }) => ownLineId !== null);
    ok(await browser.send("DELETE", `/api/meal-plans/${thisWeek.id}/own-lines/${own?.ownLineId}`));
  },
  groceryCheck: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/grocery-checks", { planId: thisWeek.id, item: foodsOf(thisWeek)[3], checked: true })),
  shareList: async ({ browser, thisWeek }) => ok(await browser.post(`/api/meal-plans/${thisWeek.id}/share`)),
  unshareList: async ({ browser, thisWeek }) =>
    ok(await browser.send("DELETE", `/api/meal-plans/${thisWeek.id}/share`)),
  createPayment: async ({ browser }) => ok(await browser.post("/api/payments", { tier: "annual-vip" })),
  cancelPayment: async ({ browser, thisWeek }) => ok(await browser.post(`/api/payments/${thisWeek.id}/cancel`)),
  confirmPayment: async ({ browser, thisWeek }) =>
    ok(await browser.post(`/api/payments/${thisWeek.id}/confirm`, { wiseTransactionId: "T-1" })),
  requestRefund: async ({ browser, nextWeek }) => ok(await browser.post(`/api/payments/${nextWeek.id}/refund`)),
  decideRefund: async ({ browser, nextWeek }) =>
    ok(await browser.post(`/api/payments/${nextWeek.id}/refund/decision`, { approve: true })),
  adminLogin: async ({ browser }) => ok(await browser.post("/api/admin/login", harness().admin)),
  adminLogout: async ({ browser }) => ok(await browser.post("/api/admin/logout")),
  updateGoogleOauth: async ({ browser }) =>
    ok(
      await browser.post("/api/admin/update-google-oauth", {
        clientId: "1-a.apps.googleusercontent.com",
        clientSecret: "GOCSPX-abcdefghijklmnop",
        password: harness().admin.password,
      }),
    ),
  unlinkGoogle: async ({ browser }) =>
    ok(await browser.send("DELETE", "/api/user/google", { body: { password: PASSWORD } })),
  confirmOptions: async ({ browser }) => ok(await browser.post("/api/user/passkeys/confirmation")),
  addPasskeyOptions: async ({ browser }) =>
    ok(await browser.post("/api/user/passkeys/options", { password: PASSWORD })),
  addPasskey: async ({ browser }) => void (await addPasskey(browser)),
  renamePasskey: async ({ browser, userId }) =>
    ok(await browser.post("/api/user/passkeys/name", { id: `key-${userId}`, name: "Laptop" })),
  removePasskey: async ({ browser, userId }) =>
    ok(await browser.send("DELETE", "/api/user/passkeys", { body: { id: `key-${userId}`, password: PASSWORD } })),
  passkeySignInOptions: async ({ browser }) => ok(await browser.post("/api/auth/passkey/options")),
  beginSecondFactor: async ({ browser }) => void (await beginFactor(browser)),
  confirmSecondFactor: async ({ browser }) => void (await addFactor(browser)),
  removeSecondFactor: async ({ browser }) =>
    ok(await browser.send("DELETE", "/api/admin/second-factor", { body: { code: recoveryCode } })),
  makeCalendarFeed: async ({ browser }) => ok(await browser.post("/api/calendar-feed")),
  removeCalendarFeed: async ({ browser }) => ok(await browser.send("DELETE", "/api/calendar-feed")),
  saveMealHours: async ({ browser }) =>
    ok(await browser.post("/api/calendar-feed/hours", { ...MEAL_HOURS, dinner: "18:15" })),
  readOtherAllergies: async ({ browser }) =>
    ok(await browser.post("/api/other-allergies", { otherAllergies: "kiwi, xyz" })),
  contact: async ({ browser, email }) =>
    ok(await browser.post("/api/contact", { name: "Ada", email, subject: "Question", message: "How is it weighed?" })),
};

/** Leaves what a generation that broke off leaves. */
const breakOff: Action = ({ thisWeek }) =>
  harness().database.batch([
    { sql: "update meal_plans set status = 'running', lease_until = null where id = ?", args: [thisWeek.id] },
    { sql: "delete from meals where plan_id = ? and day > 3", args: [thisWeek.id] },
  ]);

const PREPARE: Readonly<Partial<Record<WritingCall, Action>>> = {
  stopMealPlan: breakOff,
  restoreMealPlan: ({ browser }) => browser.post(GENERATE, { forceRegenerate: true }),
  fillMealPlan: breakOff,
  adminLogin: async ({ browser }) => ok(await browser.post("/api/admin/logout")),
  createPayment: ({ browser, thisWeek }) => browser.post(`/api/payments/${thisWeek.id}/cancel`),
  decideRefund: ({ browser, nextWeek }) => browser.post(`/api/payments/${nextWeek.id}/refund`),
  removeCalendarFeed: ({ browser }) => browser.post("/api/calendar-feed"),
  useUpKitchen: ({ browser, thisWeek }) =>
    browser.post("/api/kitchen", { foodId: foodsOf(thisWeek)[2], grams: 5_000, useBy: null }),
  unshareList: ({ browser, thisWeek }) => browser.post(`/api/meal-plans/${thisWeek.id}/share`),
  renamePasskey: insertPasskey,
  removePasskey: insertPasskey,
  unlinkGoogle: ({ userId }) =>
    harness().database.execute({
      sql: "insert into identities (issuer, subject, user_id, created_at) values ('https://issuer.test', ?1, ?1, 1)",
      args: [userId],
    }),
  removeSecondFactor: ({ browser }) => addFactor(browser),
};

let kept: Promise<ReadonlyMap<QueryName, string>> | undefined;

/** What is shown at the beginning of a test: the same each time, and many calls to ask for. */
function atFirst(): Promise<ReadonlyMap<QueryName, string>> {
  kept ??= snapshot(subject);
  return kept;
}

describe("a writing call makes stale exactly what its function brings up to date", () => {
  test.each(Object.entries(WRITES))("%s", async (name, act) => {
    const call = CALL_NAMES.find((each): each is keyof typeof WRITES => each === name);
    if (call === undefined) throw new Error(`no call ${name}`);
    const prepare = PREPARE[call];
    await prepare?.(subject);
    const before = await (prepare === undefined ? atFirst() : snapshot(subject));
    await act(subject);
    const after = await snapshot(subject);
    const changed = QUERIES.filter((query) => before.get(query) !== after.get(query));
    expect(changed.toSorted()).toEqual([...STALE[call]].toSorted());
  });
});

/** Queries that nobody else's answer is the same to. */
const SOMEBODYS = ["user", "mealPlans", "favorites"] as const;

const hasLink = ({ text }: ReceivedMail) => text.includes("token=");

describe("a call after which everything is stale changes who is signed in", () => {
  const others: Readonly<Record<Exclude<WritingCall, Write>, Action>> = {
    register: async ({ browser }) =>
      ok(await browser.post("/api/auth/register", { name: "B", email: freshEmail(), password: PASSWORD })),
    registerWithPreferences: async ({ browser }) => {
      const body = { ...ANSWERS, name: "B", email: freshEmail(), password: PASSWORD };
      ok(await browser.post("/api/auth/register-with-preferences", body));
    },
    login: async ({ browser }) => {
      const { email } = await registerPaid(harness(), "annual-vip");
      ok(await browser.post("/api/auth/login", { email, password: PASSWORD }));
    },
    passkeySignIn: async ({ browser }) => {
      const key = await addPasskey((await registerPaid(harness(), "annual-vip")).browser);
      const passkey = key.answer(challengeOf(await browser.post("/api/auth/passkey/options")));
      ok(await browser.post("/api/auth/passkey", { passkey }));
    },
    logout: async ({ browser }) => ok(await browser.post("/api/auth/logout")),
    resetPassword: async ({ browser, email }) => {
      const earlier = await awaitMails(harness(), email, 0, hasLink);
      ok(await browser.post("/api/auth/forgot-password", { email }));
      const [mail] = await awaitMails(harness(), email, earlier.length + 1, hasLink);
      const token = tokenIn(mail);
      ok(await browser.post("/api/auth/reset-password", { token, newPassword: "purple monkey 99 lamp" }));
    },
    deleteUser: async ({ browser }) => ok(await browser.send("DELETE", "/api/user", { body: { password: PASSWORD } })),
    endSessions: async ({ browser }) => ok(await browser.send("DELETE", "/api/user/sessions")),
  };

  test.each(Object.entries(others))("%s", async (_, act) => {
    const before = await atFirst();
    await act(subject);
    const after = await snapshot(subject, SOMEBODYS);
    for (const query of SOMEBODYS) expect(after.get(query)).not.toBe(before.get(query));
  });
});
