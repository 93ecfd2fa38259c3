import { AUTHENTICATOR_CODE, SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { COUNT_LIMITS } from "@mealwright/schema/constants/rate-limits";
import { recoveryCodesReply } from "@mealwright/schema/contract/admin";
import { beforeEach, describe, expect, test } from "vitest";
import { codeAt } from "../../src/adapters/password/authenticator-codes.ts";
import type { Browser } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";

const harness = openHarness();
const FACTOR = "/api/admin/second-factor";

const unlock = (browser: Browser, code?: string) =>
  browser.post("/api/admin/login", { ...harness().admin, ...(code === undefined ? {} : { code }) });

async function unlocked(code?: string): Promise<Browser> {
  const browser = harness().visitor();
  expectSuccess(await unlock(browser, code), "adminLogin");
  return browser;
}

/**
 * The app's code for now or for a later time step: each code works once, and these tests do not wait for the next one.
 */
const codeOf = (secret: string, stepsAhead = 0) =>
  codeAt(secret, Math.floor(Date.now() / 1000 / AUTHENTICATOR_CODE.stepSeconds) + stepsAhead);

const forget = () =>
  harness().database.batch(["delete from authenticators", "delete from recovery_codes", "delete from counters"]);
beforeEach(async () => void (await forget()));

async function begin(browser: Browser): Promise<string> {
  const begun = await browser.post(FACTOR, { password: harness().admin.password });
  expectSuccess(begun, "beginSecondFactor");
  expect(begun.json.uri).toBe(
    `otpauth://totp/${encodeURIComponent(`Mealwright:${harness().admin.email}`)}?secret=${String(begun.json.secret)}&issuer=Mealwright`,
  );
  return String(begun.json.secret);
}

async function enrol(): Promise<{ browser: Browser; secret: string; codes: readonly string[] }> {
  const browser = await unlocked();
  const secret = await begin(browser);
  const reply = await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
  expectSuccess(reply, "confirmSecondFactor");
  return { browser, secret, codes: recoveryCodesReply.parse(reply.json).recoveryCodes };
}

describe("the administrator's second factor", () => {
  test("is offered after unlocking, active after its first code, and its key is encrypted and shown once", async () => {
    const browser = await unlocked();
    expect((await browser.get("/api/admin/session")).json).toMatchObject({ hasSecondFactor: false });
    expectError(await browser.post(FACTOR, { password: "wrong horse 8" }), 422, "invalid_fields");
    const secret = await begin(browser);
    // Setup is not complete yet: a key that may be in no app must lock nobody out.
    await unlocked();
    expectError(await browser.post(`${FACTOR}/confirm`, { code: "000000x" }), 422, "invalid_fields");
    const reply = await browser.post(`${FACTOR}/confirm`, { code: codeOf(secret) });
    expectSuccess(reply, "confirmSecondFactor");
    const session = (await browser.get("/api/admin/session")).json;
    expect(session).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    expectError(await browser.post(FACTOR, { password: harness().admin.password }), 409, "conflict");
    const stored = await harness().database.execute("select secret from authenticators");
    expect(String(stored.rows[0]?.secret)).not.toContain(secret);
  });

  test("is required for unlocking, where neither the password alone nor a wrong code works", async () => {
    const { secret } = await enrol();
    const browser = harness().visitor();
    expectError(await unlock(browser), 401, "second_factor_required", SIGN_IN_METHOD_ERRORS.codeNeeded);
    expectError(await unlock(browser, "000000x"), 401, "wrong_credentials");
    expect(browser.cookie).not.toContain("admin=");
    expectSuccess(await unlock(browser, codeOf(secret, 1)), "adminLogin");
    const wrong = { ...harness().admin, password: "wrong horse 8", code: codeOf(secret, 1) };
    const reply = await harness().visitor().post("/api/admin/login", wrong);
    expectError(reply, 401, "wrong_credentials", LATE_MESSAGES.invalidAdminCredentials);
  });

  test("accepts each code once, even in simultaneous requests", async () => {
    const { secret } = await enrol();
    const code = codeOf(secret, 1);
    const replies = await Promise.all([1, 2, 3].map(() => unlock(harness().visitor(), code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expectError(await unlock(harness().visitor(), code), 401, "wrong_credentials", SIGN_IN_METHOD_ERRORS.codeWrong);
  });

  test("has recovery codes that work once each, however they are typed", async () => {
    const { codes } = await enrol();
    expect(new Set(codes).size).toBe(10);
    const [first = "", second = ""] = codes;
    const browser = await unlocked(first.toLowerCase().replaceAll("-", " "));
    expectError(await unlock(harness().visitor(), first), 401, "wrong_credentials");
    expect((await browser.get("/api/admin/session")).json).toMatchObject({ recoveryCodesLeft: 9 });
    const { rows } = await harness().database.execute("select code_hash from recovery_codes");
    expect(JSON.stringify(rows)).not.toContain(second);
    expectError(await browser.send("DELETE", FACTOR, { body: { code: first } }), 422, "invalid_fields");
    expectSuccess(await browser.send("DELETE", FACTOR, { body: { code: second } }), "removeSecondFactor");
    await unlocked();
  });

  test("cannot be bypassed by resetting the password", async () => {
    const { secret } = await enrol();
    const { email, password } = harness().admin;
    const browser = harness().visitor();
    await browser.post("/api/auth/forgot-password", { email });
    const [mail] = await awaitMails(harness(), email);
    const reset = { token: tokenIn(mail), newPassword: "another horse 8" };
    expectSuccess(await browser.post("/api/auth/reset-password", reset), "resetPassword");
    const pair = { email, password: reset.newPassword };
    expectError(await browser.post("/api/admin/login", pair), 401, "second_factor_required");
    expectSuccess(await browser.post("/api/admin/login", { ...pair, code: codeOf(secret, 1) }), "adminLogin");
    // Restore the password for the tests after this one.
    const body = { currentPassword: pair.password, newPassword: password };
    expectSuccess(await browser.post("/api/auth/login", pair), "login");
    expectSuccess(await browser.post("/api/user/password", body), "changePassword");
  });

  test("cannot be guessed, as tries are counted whether or not the password is right", async () => {
    await enrol();
    const { count } = COUNT_LIMITS.secondFactorTriesPerUser;
    const guess = () => unlock(harness().visitor(), "000000x");
    for (let tries = 0; tries < 2; tries += 1) expectError(await guess(), 401, "wrong_credentials");
    const { rows } = await harness().database.execute(
      "select count from counters where key like 'secondFactorTriesPerUser:%'",
    );
    // One of them is the code that confirmed the app.
    expect(rows.map((row) => row.count)).toEqual([3]);
    // Skip most of the tries, since each costs a password hash.
    const past = {
      sql: "update counters set count = ? where key like 'secondFactorTriesPerUser:%'",
      args: [count - 1],
    };
    await harness().database.execute(past);
    expectError(await guess(), 401, "wrong_credentials");
    expectError(await guess(), 429, "too_many_requests");
  });
});

test("changing the Google credentials requires the admin's password, even in an unlocked browser", async () => {
  const browser = await unlocked();
  const change = (password: string | undefined) =>
    browser.post("/api/admin/update-google-oauth", { clientId: "a", clientSecret: "b", password });
  expectError(await change(undefined), 422, "invalid_fields");
  expectError(await change("wrong horse 8"), 422, "invalid_fields");
  expectSuccess(await change(harness().admin.password), "updateGoogleOauth");
});
