import { AUTHENTICATOR_CODE } from "@mealwright/schema/constants/auth/sign-in-methods";
import { MEAL_HOURS } from "@mealwright/schema/constants/calendar";
import { NAMED_ALLERGY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { recoveryCodesReply, secondFactorKey } from "@mealwright/schema/contract/admin";
import { newListShare, sharedList } from "@mealwright/schema/contract/grocery";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { meal, sideSuggestion } from "@mealwright/schema/contract/meals";
import { passkeyOptionsReply } from "@mealwright/schema/contract/passkeys";
import * as z from "zod";
import type { Write, WritingCall } from "../../../web/src/api/transport/stale.ts";
import { codeAt } from "../../src/adapters/password/authenticator-codes.ts";
import type { Browser, Reply } from "../client.ts";
import { ANSWERS, freshEmail, PASSWORD } from "../factories.ts";
import type { Harness } from "../harness.ts";
import { GENERATE } from "../meal-plan/plan-calls.ts";
import { createAuthenticator } from "../stand-ins/authenticator.ts";
import { type Action, composedMeal, firstMeal, foodsOf, idOf, ok, type Subject } from "./subject.ts";

export function challengeOf(reply: Reply): string {
  return passkeyOptionsReply.parse(ok(reply).json).options.challenge;
}

export async function addPasskey(harness: Harness, browser: Browser) {
  const key = createAuthenticator(harness.origin);
  const begun = await browser.post("/api/user/passkeys/options", { password: PASSWORD });
  ok(await browser.post("/api/user/passkeys", { name: "Key", passkey: key.register(challengeOf(begun)) }));
  return key;
}

async function beginFactor({ harness, browser }: Subject): Promise<string> {
  const reply = await browser.post("/api/admin/second-factor", { password: harness.admin.password });
  return secondFactorKey.parse(ok(reply).json).secret;
}

let recoveryCode = "";

async function addFactor(subject: Subject): Promise<void> {
  const code = codeAt(await beginFactor(subject), Math.floor(Date.now() / 1000 / AUTHENTICATOR_CODE.stepSeconds));
  const reply = ok(await subject.browser.post("/api/admin/second-factor/confirm", { code }));
  recoveryCode = recoveryCodesReply.parse(reply.json).recoveryCodes[0] ?? "";
}

const insertPasskey: Action = ({ harness, userId }) =>
  harness.database.execute({
    sql: "insert into passkeys (id, user_id, public_key, counter, transports, name, created_at) values ('key-' || ?1, ?1, '', 0, '[]', 'Key', 1)",
    args: [userId],
  });

/** Two people for whom no common dish exists, so that everything that shows a dish changes. */
const NOTHING_LEFT = ["vegan", "keto"].map((diet) => ({
  name: diet,
  allergies: NAMED_ALLERGY_OPTIONS,
  diet,
  ageBand: "4-8",
  appetite: "usual",
  days: [1, 7],
}));

/**
 * Takes a meal away, so that the week made next surely differs: its energy may be the same by chance, but not the
 * number of meals.
 */
const loseMeal: Action = ({ harness, thisWeek }) =>
  harness.database.execute({ sql: "delete from meals where id = ?", args: [thisWeek.meals[2]?.id ?? ""] });

/** The link to the list that `tickSharedLine` opens. */
let sharedToken = "";

/** Each writing call as a person makes it, after its `prepare`; `checkModel` needs a model and has a file of its own. */
export const WRITES: Readonly<Record<Exclude<Write, "checkModel">, Action>> = {
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
  regenerateMeal: async ({ browser, userId, thisWeek }) => {
    const kcal = thisWeek.meals[2]?.nutrition.calories;
    // Until its energy is another, so that the user's sum changes too.
    for (let originalMeal = thisWeek.meals[2], tries = 0; tries < 5; tries += 1) {
      const reply = ok(await browser.post("/api/regenerate-meal", { originalMeal, userId, excludeIngredients: [] }));
      originalMeal = meal.parse(reply.json);
      if (originalMeal.nutrition.calories !== kcal) break;
    }
  },
  mealSuggestions: async ({ browser, thisWeek }) =>
    ok(await browser.post("/api/meal-suggestions", { originalMeal: thisWeek.meals[2] })),
  replaceMeal: async ({ browser, thisWeek }) => {
    const originalMeal = thisWeek.meals[2];
    const { list } = ok(await browser.post("/api/meal-suggestions", { originalMeal }));
    // With a different energy, so that the user's sum changes too.
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
    ok(await browser.post("/api/kitchen", { foodId: foodsOf(thisWeek)[2], grams: 0 })),
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
  tickSharedLine: async ({ browser }) => {
    const { lines } = sharedList.parse(ok(await browser.get(`/api/shared-lists/${sharedToken}`)).json);
    const [line] = lines;
    const press = { item: line?.foodId, packs: line?.packs, checked: true, by: "Ada" };
    ok(await browser.post(`/api/shared-lists/${sharedToken}/checks`, press));
  },
  createPayment: async ({ browser }) => ok(await browser.post("/api/payments", { tier: "annual-vip" })),
  cancelPayment: async ({ browser, thisWeek }) => ok(await browser.post(`/api/payments/${thisWeek.id}/cancel`)),
  confirmPayment: async ({ browser, thisWeek }) =>
    ok(await browser.post(`/api/payments/${thisWeek.id}/confirm`, { wiseTransactionId: "T-1" })),
  requestRefund: async ({ browser, nextWeek }) => ok(await browser.post(`/api/payments/${nextWeek.id}/refund`)),
  decideRefund: async ({ browser, nextWeek }) =>
    ok(await browser.post(`/api/payments/${nextWeek.id}/refund/decision`, { approve: true })),
  adminLogin: async ({ harness, browser }) => ok(await browser.post("/api/admin/login", harness.admin)),
  adminLogout: async ({ browser }) => ok(await browser.post("/api/admin/logout")),
  updateGoogleOauth: async ({ harness, browser }) =>
    ok(
      await browser.post("/api/admin/update-google-oauth", {
        clientId: "1-a.apps.googleusercontent.com",
        clientSecret: "GOCSPX-abcdefghijklmnop",
        password: harness.admin.password,
      }),
    ),
  unlinkGoogle: async ({ browser }) =>
    ok(await browser.send("DELETE", "/api/user/google", { body: { password: PASSWORD } })),
  confirmOptions: async ({ browser }) => ok(await browser.post("/api/user/passkeys/confirmation")),
  addPasskeyOptions: async ({ browser }) =>
    ok(await browser.post("/api/user/passkeys/options", { password: PASSWORD })),
  addPasskey: async ({ harness, browser }) => void (await addPasskey(harness, browser)),
  renamePasskey: async ({ browser, userId }) =>
    ok(await browser.post("/api/user/passkeys/name", { id: `key-${userId}`, name: "Laptop" })),
  removePasskey: async ({ browser, userId }) =>
    ok(await browser.send("DELETE", "/api/user/passkeys", { body: { id: `key-${userId}`, password: PASSWORD } })),
  passkeySignInOptions: async ({ browser }) => ok(await browser.post("/api/auth/passkey/options")),
  answerMessage: async ({ browser }) => {
    const [message] = ok(await browser.get("/api/admin/messages?limit=1")).list;
    ok(await browser.post(`/api/admin/messages/${message?.id}/answered`, { answered: true }));
  },
  beginSecondFactor: async (subject) => void (await beginFactor(subject)),
  confirmSecondFactor: async (subject) => void (await addFactor(subject)),
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

/** Leaves the state of a generation that was interrupted. */
const breakOff: Action = ({ harness, thisWeek }) =>
  harness.database.batch([
    { sql: "update meal_plans set status = 'running', lease_until = null where id = ?", args: [thisWeek.id] },
    { sql: "delete from meals where plan_id = ? and day > 3", args: [thisWeek.id] },
  ]);

/** Reports an amount at home, which the correction made afterwards overrides. */
const sayAtHome: Action = ({ browser, thisWeek }) =>
  browser.post(`/api/meal-plans/${thisWeek.id}/cupboard`, { foodId: foodsOf(thisWeek)[2], grams: null });

/** Names three of four people, so that the household shrinks when fewer are named. */
const nameThree: Action = async ({ browser }) => {
  ok(await browser.post("/api/save-questionnaire", { ...ANSWERS, household: 4 }));
  const [one] = NOTHING_LEFT;
  const people = ["Ann", "Bea", "Cy"].map((name) => ({ ...one, name, allergies: [], diet: "omnivore" }));
  return ok(await browser.post("/api/user/household", { people }));
};

export const PREPARE: Readonly<Partial<Record<WritingCall, Action>>> = {
  stopMealPlan: breakOff,
  generateMealPlan: loseMeal,
  restoreMealPlan: async (subject) => {
    await loseMeal(subject);
    ok(await subject.browser.post(GENERATE, { forceRegenerate: true }));
  },
  fillMealPlan: breakOff,
  adminLogin: async ({ browser }) => ok(await browser.post("/api/admin/logout")),
  createPayment: ({ browser, thisWeek }) => browser.post(`/api/payments/${thisWeek.id}/cancel`),
  decideRefund: ({ browser, nextWeek }) => browser.post(`/api/payments/${nextWeek.id}/refund`),
  removeCalendarFeed: ({ browser }) => browser.post("/api/calendar-feed"),
  correctKitchen: sayAtHome,
  saveHousehold: nameThree,
  useUpKitchen: sayAtHome,
  unshareList: ({ browser, thisWeek }) => browser.post(`/api/meal-plans/${thisWeek.id}/share`),
  tickSharedLine: async ({ browser, thisWeek }) => {
    const { url } = newListShare.parse(ok(await browser.post(`/api/meal-plans/${thisWeek.id}/share`)).json);
    sharedToken = new URL(url).hash.slice(1);
  },
  answerMessage: WRITES.contact,
  renamePasskey: insertPasskey,
  removePasskey: insertPasskey,
  unlinkGoogle: ({ harness, userId }) =>
    harness.database.execute({
      sql: "insert into identities (issuer, subject, user_id, created_at) values ('https://issuer.test', ?1, ?1, 1)",
      args: [userId],
    }),
  removeSecondFactor: (subject) => addFactor(subject),
};
