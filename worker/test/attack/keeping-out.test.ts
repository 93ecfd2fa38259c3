import { KNOWN_DEVICE_TRIES, LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import { describe, expect, test } from "vitest";
import { createLoginGuard } from "../../src/adapters/db/auth/login-guard.ts";
import { openDatabase } from "../../src/adapters/db/connection/client.ts";
import type { Browser, Reply } from "../client.ts";
import { expectError, expectSuccess } from "../expectations.ts";
import { freshEmail, PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { awaitMails, tokenIn } from "../mail/mailbox.ts";
import { besiege, besiegeQuickly, FIVE_NETWORKS, from, guessOnce, passTime, signedOut, signIn } from "./attackers.ts";

const harness = openHarness();
const [ATTACKERS_NETWORK = ""] = FIVE_NETWORKS;
const HOME = "203.0.113.10";

async function besieged() {
  const member = await registerMember(harness());
  await besiegeQuickly(harness(), member.email);
  return { ...member, browser: await signedOut(member.browser) };
}

test("wrong passwords from five networks are checked only a few times, also for an unknown address", {
  timeout: 300_000,
}, async () => {
  const { email } = await registerMember(harness());
  const looked: number[] = [];
  for (const address of [email, freshEmail()]) {
    const statuses = (await besiege(harness(), address)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
    looked.push(statuses.filter((status) => status === 401).length);
  }
  for (const count of looked) {
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(LOGIN_DELAYS.email.freeFailures + FIVE_NETWORKS.length * 4);
  }
});

describe("an account under attack from five networks", () => {
  test("lets its owner's known device in at the first try, from any network", async () => {
    const { browser, email } = await besieged();
    for (let times = 0; times < 6; times += 1) {
      await guessOnce(harness(), email);
      const network = times % 2 === 0 ? HOME : ATTACKERS_NETWORK;
      expectSuccess(await signIn(browser, email, network), "login");
      await signedOut(browser);
    }
  });

  test("lets a new device in after one wait of at most a minute", async () => {
    const { email } = await besieged();
    const browser = harness().visitor();
    const refused = await signIn(browser, email, HOME);
    expectError(refused, 429, "too_many_requests");
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeLessThanOrEqual(LOGIN_DELAYS.email.maxDelaySeconds);
    // Passwords wait up to 8 s for their turn, which counts too.
    expect(LOGIN_DELAYS.email.maxDelaySeconds + 8).toBeLessThanOrEqual(60);
    for (let round = 0; round < 20; round += 1) {
      await passTime(harness(), seconds / 20);
      await guessOnce(harness(), email);
    }
    expectSuccess(await signIn(browser, email, HOME), "login");
    // The network is no longer new either.
    expectSuccess(await signIn(harness().visitor(), email, HOME), "login");
  });

  test("does not lengthen the wait for somebody who tries again", async () => {
    const { email } = await besieged();
    const waits: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      waits.push(Number((await signIn(harness().visitor(), email, HOME)).headers.get("retry-after")));
    }
    expect(waits.toSorted((one, other) => other - one)).toEqual(waits);
  });

  test("can be opened with a reset at once, even from the attackers' network, which also makes the browser known", async () => {
    const { email } = await besieged();
    const browser = harness().visitor();
    await browser.post("/api/auth/forgot-password", { email }, from(ATTACKERS_NETWORK));
    const [mail] = await awaitMails(harness(), email);
    const body = { token: tokenIn(mail), newPassword: "another horse 8" };
    expectSuccess(await browser.post("/api/auth/reset-password", body, from(ATTACKERS_NETWORK)), "resetPassword");
    expectSuccess(await signIn(harness().visitor(), email, ATTACKERS_NETWORK, body.newPassword), "login");
    await besiegeQuickly(harness(), email);
    expectSuccess(await signIn(browser, email, ATTACKERS_NETWORK, body.newPassword), "login");
  });

  test("still accepts the password inside a session, even from the attackers' network", async () => {
    const { browser, email } = await registerMember(harness());
    await besiegeQuickly(harness(), email);
    const change = { email: freshEmail(), password: PASSWORD };
    expectSuccess(await browser.post("/api/user/email", change, from(ATTACKERS_NETWORK)), "changeEmail");
    const newPassword = "another horse 8";
    const words = { currentPassword: PASSWORD, newPassword };
    expectSuccess(await browser.post("/api/user/password", words, from(ATTACKERS_NETWORK)), "changePassword");
    const deletion = { body: { password: newPassword }, ...from(ATTACKERS_NETWORK) };
    expectSuccess(await browser.send("DELETE", "/api/user", deletion), "deleteUser");
  });

  test("does not keep the admin from unlocking", async () => {
    const { email, password } = harness().admin;
    const browser = harness().visitor();
    const unlock = () => browser.post("/api/admin/login", { email, password }, from(ATTACKERS_NETWORK));
    expectSuccess(await unlock(), "adminLogin");
    await besiegeQuickly(harness(), email);
    for (let times = 0; times < 3; times += 1) {
      await guessOnce(harness(), email);
      expectSuccess(await unlock(), "adminLogin");
    }
  });
});

test("allows an attacker one guess per new network after its wait", async () => {
  const { email } = await registerMember(harness());
  await besiegeQuickly(harness(), email);
  const networks = Array.from({ length: 6 }, (_, index) => `192.0.2.${index}`);
  const guessed = async () =>
    (await guessOnce(harness(), email, networks)).filter(({ status }) => status === 401).length;
  expect(await guessed()).toBe(0);
  await passTime(harness(), LOGIN_DELAYS.email.maxDelaySeconds);
  expect(await guessed()).toBe(networks.length);
  await passTime(harness(), LOGIN_DELAYS.email.maxDelaySeconds / 2);
  expect(await guessed()).toBe(0);
});

describe("the cookie of a known device", () => {
  test("cannot be read by scripts or other sites, and does not reveal its owner", async () => {
    const { email } = await registerMember(harness());
    const reply = await signIn(harness().visitor(), email, HOME);
    const line = reply.headers.getSetCookie().find((cookie) => cookie.startsWith("device="));
    expect(line).toMatch(/; HttpOnly/);
    expect(line).toMatch(/; SameSite=Strict/);
    expect(decodeURIComponent(line ?? "")).not.toContain(email);
  });

  test("is distrusted after too many wrong tries, even simultaneous ones", async () => {
    const { browser, email } = await besieged();
    const { mostFailures } = KNOWN_DEVICE_TRIES;
    expectError(await signIn(browser, email, ATTACKERS_NETWORK, "wrong"), 401, "wrong_credentials");
    // Skip most of the wrong tries.
    const left = 2;
    const past = {
      sql: "update login_failures set failures = ? where key like 'device:%'",
      args: [mostFailures - left],
    };
    await harness().database.execute(past);
    const guesses = Array.from({ length: left + 5 }, () => signIn(browser, email, ATTACKERS_NETWORK, "wrong"));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(left);
    expectError(await signIn(browser, email, ATTACKERS_NETWORK), 429, "too_many_requests");
  });

  test("does not work for another account or with a changed letter", async () => {
    const { browser: owns, email } = await besieged();
    const { browser: other } = await registerMember(harness());
    expectError(await signIn(await signedOut(other), email, ATTACKERS_NETWORK), 429, "too_many_requests");
    const forged = harness().visitor();
    forged.cookie = owns.cookie.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expectError(await signIn(forged, email, ATTACKERS_NETWORK), 429, "too_many_requests");
    expectSuccess(await signIn(owns, email, ATTACKERS_NETWORK), "login");
  });

  const NEW_PASSWORD = "another horse 8";
  const RENEWALS: Readonly<Record<string, (browser: Browser, email: string) => Promise<Reply>>> = {
    "changing the password": (browser) => {
      const words = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
      return browser.post("/api/user/password", words, from(HOME));
    },
    "resetting the password": async (browser, email) => {
      await browser.post("/api/auth/forgot-password", { email }, from(HOME));
      const [mail] = await awaitMails(harness(), email);
      const body = { token: tokenIn(mail), newPassword: NEW_PASSWORD };
      return browser.post("/api/auth/reset-password", body, from(HOME));
    },
  };

  test.each(Object.entries(RENEWALS))(
    "%s makes a stolen cookie useless and gives the owner a new one",
    async (_, renew) => {
      const { browser, email } = await registerMember(harness());
      const thief = harness().visitor();
      thief.cookie = browser.cookie;
      const renewed = await renew(browser, email);
      expect(renewed.status, renewed.text).toBe(200);
      await besiegeQuickly(harness(), email);
      expectError(await signIn(thief, email, ATTACKERS_NETWORK, "wrong"), 429, "too_many_requests");
      expectError(await signIn(thief, email, ATTACKERS_NETWORK, NEW_PASSWORD), 429, "too_many_requests");
      expectSuccess(await signIn(browser, email, ATTACKERS_NETWORK, NEW_PASSWORD), "login");
    },
  );

  test("works for several members of a household on one computer", async () => {
    const one = await besieged();
    const other = await registerMember(harness());
    expectSuccess(await signIn(one.browser, other.email, HOME), "login");
    await signedOut(one.browser);
    expectSuccess(await signIn(one.browser, one.email, ATTACKERS_NETWORK), "login");
  });
});

const watch = (name: keyof typeof LOGIN_DELAYS, key: string) => ({ ...LOGIN_DELAYS[name], key: `${name}:${key}` });

function openGuard() {
  const { url, authToken } = harness().databaseAddress;
  return createLoginGuard(openDatabase(url, authToken, { calls: 0, milliseconds: 0 }));
}

test("eight people at one address can sign in together ten times without delaying each other", async () => {
  const person = (number: number) => ({
    newcomer: watch("emailFromNetwork", `person ${number}`),
    address: watch("email", `person ${number}`),
    shared: [watch("network", "the address of eight")],
  });
  const now = Date.now();
  for (let round = 0; round < 10; round += 1) {
    // Each try read the clock at another moment than it arrives.
    const tries = Array.from({ length: 8 }, (_, number) =>
      openGuard().begin(person(number), new Date(now - number * 50)),
    );
    expect((await Promise.all(tries)).filter(({ waitUntil }) => waitUntil !== null)).toEqual([]);
    const right = (number: number) => ({
      forget: [person(number).newcomer.key],
      forgive: [person(number).address.key, ...person(number).shared.map(({ key }) => key)],
    });
    await Promise.all(Array.from({ length: 8 }, (_, number) => openGuard().succeed(right(number))));
  }
});

test("wrong tries from a busy campus at one address are forgotten after each hour", async () => {
  const campus = watch("network", "the address of a campus");
  let people = 0;
  const waitsAt = async (time: string) => {
    people += 1;
    const keys = { newcomer: watch("emailFromNetwork", `student ${people}`), address: watch("email", `${people}`) };
    const { waitUntil } = await openGuard().begin({ ...keys, shared: [campus] }, new Date(`2036-09-01T${time}Z`));
    return waitUntil !== null;
  };
  const hadFailures = (failures: number) =>
    harness().database.execute({
      sql: "update login_failures set failures = ? where key = ?",
      args: [failures, campus.key],
    });
  expect(await waitsAt("10:40:00")).toBe(false);
  await hadFailures(campus.freeFailures);
  expect(await waitsAt("10:50:00")).toBe(false);
  expect(await waitsAt("10:50:01")).toBe(true);
  expect(await waitsAt("11:00:00")).toBe(false);
  expect(await waitsAt("11:00:01")).toBe(false);
});
