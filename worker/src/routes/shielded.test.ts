import { CALL_NAMES, type CallName, callByName } from "@mealwright/schema/calls";
import { expect, test } from "vitest";
import * as z from "zod";
import type { AppContext } from "../http/context.ts";
import type { Handlers } from "../http/handler.ts";
import { adminHandlers } from "./admin.ts";
import { authHandlers } from "./auth.ts";
import { calendarHandlers } from "./calendar.ts";
import { contactHandlers } from "./contact.ts";
import { favoritesHandlers } from "./favorites.ts";
import { groceryHandlers } from "./grocery.ts";
import { mealPlanHandlers } from "./meal-plan.ts";
import { mealsHandlers } from "./meals.ts";
import { passkeysHandlers } from "./passkeys.ts";
import { preferencesHandlers } from "./preferences.ts";
import { userHandlers } from "./user.ts";

const HANDLERS: Handlers = {
  ...adminHandlers,
  ...authHandlers,
  ...calendarHandlers,
  ...contactHandlers,
  ...favoritesHandlers,
  ...groceryHandlers,
  ...mealPlanHandlers,
  ...mealsHandlers,
  ...passkeysHandlers,
  ...preferencesHandlers,
  ...userHandlers,
};

const SECRETS = ["password", "currentPassword", "newPassword", "passkey", "code"];

/** Whether a call's body has a password, passkey or code, which are all expensive to check. */
function asksForSecret(name: CallName): boolean {
  const { body } = callByName(name);
  if (body === undefined) return false;
  const { properties = {} } = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  return SECRETS.some((secret) => secret in properties);
}

const MAIL: readonly CallName[] = ["forgotPassword", "sendEmailVerification", "sendGroceryEmail", "contact"];
const COSTLY = CALL_NAMES.filter((name) => asksForSecret(name) || MAIL.includes(name));

/** A request from a network that is over its limit; it must be refused before anything else is read. */
function floodedContext(): AppContext {
  const deps = { burstShield: { allows: async () => false }, clock: { now: () => new Date() } };
  const context = { get: () => deps, req: { header: () => undefined } };
  return context as unknown as AppContext;
}

test("at least a dozen calls hash passwords or send mail", () => {
  expect(COSTLY.length).toBeGreaterThan(12);
});

test.each(COSTLY)("%s is refused in a flood from its network before its body is read", async (name) => {
  await expect(HANDLERS[name]?.(floodedContext())).rejects.toMatchObject({ code: "too_many_requests" });
});

/** Calls that plan, or read the whole cookbook or all plans of a member. */
const COMPUTING: readonly CallName[] = [
  "generateMealPlan",
  "fillMealPlan",
  "regenerateMeal",
  "mealSuggestions",
  "replaceMeal",
  "sideSuggestions",
  "replaceSide",
  "planSlot",
  "moveMeal",
  "coaching",
  "healthSwap",
  "collection",
  "collectionDish",
  "mealPlanCalendar",
  "household",
  "saveHousehold",
  "exportUser",
];

/** A request of a member who is over the limit for computing; it must be refused before anything else is read. */
function busyMembersContext(): AppContext {
  const account = { id: "member", timeZone: "UTC" };
  const deps = {
    clock: { now: () => new Date() },
    computeShield: { allows: async (key: string) => key !== account.id },
    sessions: { findAccount: async () => ({ account, lastSeenAt: new Date() }) },
    tokens: { verify: async () => ({ userId: account.id, sessionId: "session" }) },
  };
  const raw = new Request("http://localhost/", { headers: { cookie: "session=token" } });
  const get = (name: string) => (name === "deps" ? deps : { isHttps: false });
  const context = { get, req: { raw, header: () => undefined } };
  return context as unknown as AppContext;
}

test.each(COMPUTING)("%s is refused in a flood from one member before anything is computed", async (name) => {
  await expect(HANDLERS[name]?.(busyMembersContext())).rejects.toMatchObject({ code: "too_many_requests" });
});
