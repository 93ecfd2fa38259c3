import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import { ADMIN_SESSION_ABSOLUTE_SECONDS, ADMIN_SESSION_IDLE_SECONDS } from "@mealwright/schema/constants/timings";
import { describe, expect, test } from "vitest";
import { repeatLastFailure, whileWaiting } from "../account/login-waits.ts";
import type { Browser } from "../client.ts";
import { expectError, expectSignedOut, expectSuccess } from "../expectations.ts";
import { freshEmail, PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

const unlock = (browser: Browser, body: unknown = harness().admin, network = "198.51.100.1") =>
  browser.post("/api/admin/login", body, { headers: { "cf-connecting-ip": network } });

async function unlocked(): Promise<Browser> {
  const browser = harness().visitor();
  expectSuccess(await unlock(browser), "adminLogin");
  expectSuccess(await browser.get("/api/admin/session"), "adminSession");
  return browser;
}

const expectLocked = async (browser: Browser) =>
  expectError(await browser.get("/api/admin/session"), 401, "unauthenticated", CALL_ERRORS.signInFirst);

function browserWith(cookie: string): Browser {
  const browser = harness().visitor();
  browser.cookie = cookie;
  return browser;
}

async function countEvents(action: string): Promise<number> {
  const sql = "select count(*) as n from audit_log where action = ?";
  const { rows } = await harness().database.execute({ sql, args: [action] });
  return Number(rows[0]?.n);
}

/** As if the sessions had last been used this many seconds ago. */
async function letIdle(seconds: number): Promise<void> {
  const sql = "update sessions set last_seen_at = last_seen_at - ?";
  await harness().database.execute({ sql, args: [seconds * 1000] });
}

describe("unlocking the admin area", () => {
  test("with the right email and password sets a strict cookie for eight hours", async () => {
    const before = await countEvents("admin-unlocked");
    const browser = harness().visitor();
    const reply = await unlock(browser);
    expectSuccess(reply, "adminLogin");
    expect(reply.headers.getSetCookie().at(-1)).toMatch(
      new RegExp(`^admin=[\\w.-]+; Max-Age=${ADMIN_SESSION_ABSOLUTE_SECONDS}; Path=/; HttpOnly; SameSite=Strict$`),
    );
    const session = await browser.get("/api/admin/session");
    expect(session.json).toMatchObject({ success: true, email: harness().admin.email });
    expect(await countEvents("admin-unlocked")).toBe(before + 1);
  });

  test("fails the same way for a wrong password and for a member's own password", async () => {
    const member = await registerMember(harness());
    const refused = await countEvents("admin-refused");
    for (const pair of [
      { email: harness().admin.email, password: "wrong horse 8" },
      { email: freshEmail(), password: harness().admin.password },
      { email: member.email, password: PASSWORD },
    ]) {
      const browser = harness().visitor();
      expectError(await unlock(browser, pair), 401, "wrong_credentials", LATE_MESSAGES.invalidAdminCredentials);
      expect(browser.cookie).toBe("");
    }
    expect(await countEvents("admin-refused")).toBe(refused + 3);
    expectError(await unlock(harness().visitor(), {}), 422, "invalid_fields");
  });

  test("delays repeated guesses longer and longer, together with those at the member sign-in", async () => {
    const network = "198.51.100.66";
    const { email } = harness().admin;
    const { freeFailures } = LOGIN_DELAYS.emailFromNetwork;
    const guessAt = async (path: string) => {
      const headers = { "cf-connecting-ip": network };
      const reply = await harness().visitor().post(path, { email, password: "wrong horse" }, { headers });
      expectError(reply, 401, "wrong_credentials");
    };
    await guessAt("/api/auth/login");
    await guessAt("/api/admin/login");
    await repeatLastFailure(harness(), freeFailures - 3);
    await guessAt("/api/auth/login");
    await guessAt("/api/admin/login");
    const waiting = await whileWaiting(harness(), () => unlock(harness().visitor(), harness().admin, network));
    expectError(waiting, 429, "too_many_requests");
    expect(Number(waiting.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    // From another network the administrator gets in.
    await unlocked();
    await harness().database.execute("update login_failures set next_allowed_at = 0");
    expectSuccess(await unlock(harness().visitor(), harness().admin, network), "adminLogin");
  });
});

describe("an admin call", () => {
  test("is refused to members, even the admin's own account, until unlocked", async () => {
    const member = await registerMember(harness());
    const own = harness().visitor();
    expectSuccess(await own.post("/api/auth/login", harness().admin), "login");
    for (const browser of [member.browser, own]) {
      expectError(await browser.get("/api/admin/session"), 403, "forbidden", CALL_ERRORS.forbidden);
      const body = { clientId: "a", clientSecret: "b" };
      expectError(await browser.post("/api/admin/update-google-oauth", body), 403, "forbidden");
    }
    expectSuccess(await unlock(own), "adminLogin");
    expectSuccess(await own.get("/api/admin/session"), "adminSession");
    // Neither unlocking nor locking changes the member's session.
    expectSuccess(await own.get("/api/user"), "user");
    expectSuccess(await own.post("/api/admin/logout"), "adminLogout");
    expectSuccess(await own.get("/api/user"), "user");
    await expect(own.get("/api/admin/session")).resolves.toMatchObject({ status: 403 });
  });

  test("does not accept a member's token, nor a member call the admin's", async () => {
    const own = harness().visitor();
    expectSuccess(await own.post("/api/auth/login", harness().admin), "login");
    await expectLocked(browserWith(own.cookie.replace("session=", "admin=")));
    const admin = await unlocked();
    expectError(await browserWith(admin.cookie.replace("admin=", "session=")).get("/api/user"), 401, "unauthenticated");
  });

  test.each([
    ["nothing", ""],
    ["nonsense", "admin=nonsense"],
    ["an unsigned token", `admin=${btoa('{"alg":"none","typ":"session+jwt"}')}.${btoa('{"sub":"u","sid":"s"}')}.`],
  ])("is refused with %s", async (_, cookie) => {
    await expectLocked(browserWith(cookie));
  });

  test("is refused once the admin role is removed", async () => {
    const browser = await unlocked();
    const setRole = (role: string) =>
      harness().database.execute({
        sql: "update users set role = ? where email = ?",
        args: [role, harness().admin.email],
      });
    await setRole("user");
    await expectLocked(browser);
    expectError(await unlock(harness().visitor()), 401, "wrong_credentials", LATE_MESSAGES.invalidAdminCredentials);
    await setRole("admin");
    expectSuccess(await browser.get("/api/admin/session"), "adminSession");
  });
});

describe("an unlocked admin session ends", () => {
  test("when locked, on the server and not only in the browser", async () => {
    const browser = await unlocked();
    const { cookie } = browser;
    expectSuccess(await browser.post("/api/admin/logout"), "adminLogout");
    expectSignedOut(browser);
    await expectLocked(browserWith(cookie));
    expectSuccess(await browser.post("/api/admin/logout"), "adminLogout");
    expect(await countEvents("admin-locked")).toBeGreaterThan(0);
  });

  test("when the same browser unlocks again", async () => {
    const browser = await unlocked();
    const { cookie } = browser;
    expectSuccess(await unlock(browser), "adminLogin");
    expect(browser.cookie).not.toBe(cookie);
    await expectLocked(browserWith(cookie));
  });

  test("after half an hour without a call, and not before", async () => {
    const browser = await unlocked();
    await letIdle(ADMIN_SESSION_IDLE_SECONDS - 30);
    expectSuccess(await browser.get("/api/admin/session"), "adminSession");
    // That call counted as activity.
    await letIdle(ADMIN_SESSION_IDLE_SECONDS - 30);
    expectSuccess(await browser.get("/api/admin/session"), "adminSession");
    await letIdle(ADMIN_SESSION_IDLE_SECONDS + 1);
    await expectLocked(browser);
  });

  test("eight hours after it began, however busy", async () => {
    const browser = await unlocked();
    await harness().database.execute({
      sql: "update sessions set expires_at = expires_at - ?",
      args: [ADMIN_SESSION_ABSOLUTE_SECONDS * 1000],
    });
    await expectLocked(browser);
  });

  test("when all sessions of the account are ended from another device", async () => {
    const browser = await unlocked();
    const elsewhere = harness().visitor();
    expectSuccess(await elsewhere.post("/api/auth/login", harness().admin), "login");
    expectSuccess(await elsewhere.send("DELETE", "/api/user/sessions"), "endSessions");
    await expectLocked(browser);
  });
});
