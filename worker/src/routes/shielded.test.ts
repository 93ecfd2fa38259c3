import { CALL_NAMES, type CallName, callByName } from "@mealwright/schema/calls";
import { expect, test } from "vitest";
import * as z from "zod";
import type { AppContext } from "../http/context.ts";
import type { Handlers } from "../http/handler.ts";
import { adminHandlers } from "./admin.ts";
import { authHandlers } from "./auth.ts";
import { contactHandlers } from "./contact.ts";
import { groceryHandlers } from "./grocery.ts";
import { passkeysHandlers } from "./passkeys.ts";
import { userHandlers } from "./user.ts";

const HANDLERS: Handlers = {
  ...adminHandlers,
  ...authHandlers,
  ...contactHandlers,
  ...groceryHandlers,
  ...passkeysHandlers,
  ...userHandlers,
};

const SECRETS = ["password", "currentPassword", "newPassword", "passkey", "code"];

/** Whether a call's body names a password, a passkey or a code, each of which costs work to look at. */
function asksForSecret(name: CallName): boolean {
  const { body } = callByName(name);
  if (body === undefined) return false;
  const { properties = {} } = z.toJSONSchema(body, { io: "input", unrepresentable: "any" });
  return SECRETS.some((secret) => secret in properties);
}

const MAIL: readonly CallName[] = ["forgotPassword", "sendEmailVerification", "sendGroceryEmail", "contact"];
const COSTLY = CALL_NAMES.filter((name) => asksForSecret(name) || MAIL.includes(name));

/** A request of a network that has used up its burst, of which nothing but the network may be looked at. */
function floodedContext(): AppContext {
  const deps = { burstShield: { allows: async () => false }, clock: { now: () => new Date() } };
  const context = { get: () => deps, req: { header: () => undefined } };
  return context as unknown as AppContext;
}

test("at least a dozen calls hash or mail", () => {
  expect(COSTLY.length).toBeGreaterThan(12);
});

test.each(COSTLY)("%s is refused in a flood of its network before its body is read", async (name) => {
  await expect(HANDLERS[name]?.(floodedContext())).rejects.toMatchObject({ code: "too_many_requests" });
});
