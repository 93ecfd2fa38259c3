import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { isCommonPassword } from "@mealwright/schema/rules/password";
import { expect, test } from "vitest";
import { listKnownPasswords } from "../../launch/build/known-passwords.ts";
import { KNOWN_PASSWORD_PREFIXES } from "../../src/adapters/password/known-passwords.data.ts";
import { knownPasswords } from "../../src/adapters/password/known-passwords.ts";
import type { Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";

const harness = openHarness();

/** Only in the long list; the short one, which the browser has too, does not contain it. */
const BREACHED = "rush2112";

function expectKnown(reply: Reply, field: string): void {
  expectError(reply, 422, "invalid_fields", CALL_ERRORS.passwordCommon);
  expect(reply.json.fields).toEqual({ [field]: CALL_ERRORS.passwordCommon });
}

test("the list holds every password of its source and very few others", () => {
  const all = listKnownPasswords();
  expect(all.length).toBe(100_000);
  expect(all.filter((password) => !knownPasswords.includes(password))).toEqual([]);
  const held = Buffer.from(KNOWN_PASSWORD_PREFIXES, "base64").length / 4;
  expect(held).toBeGreaterThan(all.length - 10);
  const others = Array.from({ length: 20_000 }, (_, index) => `a long tomato ladder ${index}`);
  expect(others.filter((password) => knownPasswords.includes(password)).length).toBeLessThan(10);
  expect(knownPasswords.includes(` ${BREACHED.toUpperCase()} `)).toBe(true);
  expect(isCommonPassword(BREACHED)).toBe(false);
});

test("a breached password is refused when registering, resetting and changing, like a common one", async () => {
  const register = { name: "Ada", email: freshEmail(), password: BREACHED };
  expectKnown(await harness().visitor().post("/api/auth/register", register), "password");
  const member = await registerMember(harness());
  const change = { currentPassword: PASSWORD, newPassword: BREACHED };
  expectKnown(await member.browser.post("/api/user/password", change), "newPassword");
  await harness().visitor().post("/api/auth/forgot-password", { email: member.email });
  const [mail] = await awaitMails(harness(), member.email);
  const token = tokenIn(mail);
  const reset = (newPassword: string) => harness().visitor().post("/api/auth/reset-password", { token, newPassword });
  expectKnown(await reset(BREACHED), "newPassword");
  expectSuccess(await reset("a new horse 8"), "resetPassword");
});
