import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { COUNT_LIMITS, LOGIN_DELAYS } from "@mealwright/schema/constants/rate-limits";
import { describe, expect, test } from "vitest";
import { HELD_SECONDS, lastWaitSeconds, repeatLastFailure, whileWaiting } from "./account/login-waits.ts";
import { signInAtOnce } from "./attack/crowd.ts";
import type { Reply } from "./client.ts";
import { expectError, expectSuccess } from "./expectations.ts";
import { freshEmail, type Member, PASSWORD, registerMember, registerPaid } from "./factories.ts";
import { openHarness } from "./harness.ts";

const harness = openHarness();
const { freeFailures } = LOGIN_DELAYS.emailFromNetwork;
const HERE = "198.51.100.1";
const ELSEWHERE = "198.51.100.2";

const from = (network: string) => ({ headers: { "cf-connecting-ip": network } });
const logIn = (email: string, password: string, network = HERE) =>
  harness().visitor().post("/api/auth/login", { email, password }, from(network));

function expectTooMany(reply: Reply, atMostSeconds: number): void {
  expectError(reply, 429, "too_many_requests");
  const seconds = Number(reply.headers.get("retry-after"));
  expect(seconds).toBeGreaterThanOrEqual(1);
  expect(seconds).toBeLessThanOrEqual(atMostSeconds);
}

const fail = async (email: string, network = HERE) =>
  expectError(await logIn(email, "wrong horse", network), 401, "wrong_credentials");

/** Makes only the first and the last try; those between are only counted. */
async function failOften(email: string, times: number, network = HERE): Promise<void> {
  await fail(email, network);
  await repeatLastFailure(harness(), times - 2);
  await fail(email, network);
}

/** Tries to sign in while a wait is in force. */
const tryAtOnce = (email: string, password: string, network = HERE) =>
  whileWaiting(harness(), () => logIn(email, password, network));

/** Expects the last try to have caused a wait of this many seconds, during which another try is refused. */
async function expectWait(seconds: number, email: string, password: string, network = HERE): Promise<Reply> {
  expect(await lastWaitSeconds(harness())).toBe(seconds);
  const refused = await tryAtOnce(email, password, network);
  expectTooMany(refused, HELD_SECONDS + seconds);
  return refused;
}

/** As if this many seconds had passed. */
async function passTime(seconds: number): Promise<void> {
  await harness().database.execute({
    sql: "update login_failures set last_at = last_at - ?1, next_allowed_at = next_allowed_at - ?1",
    args: [seconds * 1000],
  });
}

describe("wrong passwords", () => {
  test("are free at first, then cost a wait that doubles, also for an unknown address", async () => {
    const member = await registerMember(harness());
    const texts: string[] = [];
    for (const email of [member.email, freshEmail()]) {
      await failOften(email, freeFailures);
      expectError(await logIn(email, "wrong horse"), 401, "wrong_credentials");
      const refused = await expectWait(2, email, "wrong horse");
      texts.push(String(refused.json.error).replace(/\d+ \w+\.$/, "…"));
      await passTime(2);
      expectError(await logIn(email, "wrong horse"), 401, "wrong_credentials");
      await expectWait(4, email, "wrong horse");
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test("delay the right password too, but only for a while", async () => {
    const { email } = await registerMember(harness());
    await failOften(email, freeFailures + 1);
    await expectWait(2, email, PASSWORD);
    await passTime(2);
    expectSuccess(await logIn(email, PASSWORD), "login");
    await failOften(email, freeFailures);
    expectSuccess(await logIn(email, PASSWORD), "login");
  });

  test("of a stranger do not delay the owner on another network", async () => {
    const { email } = await registerMember(harness());
    await failOften(email, freeFailures + 1, ELSEWHERE);
    await expectWait(2, email, PASSWORD, ELSEWHERE);
    expectSuccess(await logIn(email, PASSWORD, HERE), "login");
  });

  test("from many networks make each further network wait, at most a minute", async () => {
    const { email } = await registerMember(harness());
    const { freeFailures: free, maxDelaySeconds } = LOGIN_DELAYS.email;
    await fail(email, "192.0.2.1");
    await repeatLastFailure(harness(), free - 1);
    await fail(email, "192.0.2.2");
    expectTooMany(await logIn(email, PASSWORD, "192.0.2.200"), 2);
    await passTime(2);
    expectSuccess(await logIn(email, PASSWORD, "192.0.2.200"), "login");
    for (let index = 1; index <= 8; index += 1) {
      expectTooMany(await logIn(email, "wrong horse", `192.0.2.${100 + index}`), maxDelaySeconds);
      await passTime(maxDelaySeconds);
      await fail(email, `192.0.2.${100 + index}`);
    }
    expectTooMany(await logIn(email, PASSWORD, "192.0.2.202"), maxDelaySeconds);
    expect(await lastWaitSeconds(harness())).toBe(maxDelaySeconds);
    await harness().database.execute("delete from login_failures");
  });

  test("sent simultaneously get no more tries than one after another", async () => {
    const { email } = await registerMember(harness());
    const replies = await Promise.all(Array.from({ length: 40 }, () => logIn(email, "wrong horse", "203.0.113.9")));
    const statuses = replies.map((reply) => reply.status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(freeFailures + 2);
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  });

  test("are stored as digests, without addresses", async () => {
    const email = freshEmail();
    await fail(email, "203.0.113.77");
    for (const table of ["login_failures", "counters"]) {
      const { rows } = await harness().database.execute(`select key from ${table}`);
      const keys = rows.map((row) => String(row.key)).join("\n");
      expect(keys).not.toBe("");
      expect(keys).not.toContain(email);
      expect(keys).not.toContain("203.0.113.77");
    }
  });
});

describe("limits", () => {
  test("on reset mails are three an hour per address, known or not, and do not affect others", async () => {
    const ask = (email: string) => harness().visitor().post("/api/auth/forgot-password", { email }, from(HERE));
    for (const email of [(await registerMember(harness())).email, freshEmail()]) {
      for (let mails = 0; mails < COUNT_LIMITS.resetMailsPerMailbox.count; mails += 1) {
        expectSuccess(await ask(email), "forgotPassword");
      }
      const refused = await ask(email);
      expectTooMany(refused, COUNT_LIMITS.resetMailsPerMailbox.windowSeconds);
      // Whoever used up the limit, the owner is told that the newest mail still works.
      expect(refused.json.error).toContain(LATE_MESSAGES.newestResetMail);
    }
    expectSuccess(await ask(freshEmail()), "forgotPassword");
  });

  test("on support messages count exactly per sender, even simultaneously", async () => {
    const email = freshEmail();
    const form = { name: "Ada", email, subject: "Oats" };
    const { count } = COUNT_LIMITS.contactMessagesPerSender;
    const messages = Array.from({ length: count + 5 }, (_, index) => ({ ...form, message: `Which of ${index}?` }));
    const replies = await Promise.all(
      messages.map((message) => harness().visitor().post("/api/contact", message, from(HERE))),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(count);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(5);
    const { rows } = await harness().database.execute({
      sql: "select count(*) as n from contact_messages where email = ?",
      args: [email],
    });
    expect(rows[0]?.n).toBe(count);
  });

  test("on new plans count per user, and the existing plan stays and is still shown", async () => {
    const { count, windowSeconds } = COUNT_LIMITS.generationsPerUser;
    const busy = await registerPaid(harness(), "weekly-flex");
    const other = await registerPaid(harness(), "weekly-flex");
    const generate = ({ browser }: Member, forceRegenerate: boolean) =>
      browser.post("/api/generate-meal-plan", { forceRegenerate });
    for (const member of [busy, other]) expectSuccess(await generate(member, false), "generateMealPlan");
    expectSuccess(await generate(busy, true), "generateMealPlan");
    const { rows } = await harness().database.execute(
      "select count from counters where key like 'generationsPerUser:%'",
    );
    // Neither the first week nor showing it again was counted.
    expect(rows.map((row) => row.count)).toEqual([1]);
    await harness().database.execute({
      sql: "update counters set count = ? where key like 'generationsPerUser:%'",
      args: [count],
    });
    const before = await generate(busy, false);
    expectTooMany(await generate(busy, true), windowSeconds);
    expect((await generate(busy, false)).json.id).toBe(before.json.id);
    expectSuccess(await generate(other, true), "generateMealPlan");
  });

  test("on registrations count per network", async () => {
    const register = (network: string) =>
      harness()
        .visitor()
        .post("/api/auth/register", { name: "Ada", email: freshEmail(), password: PASSWORD }, from(network));
    expectSuccess(await register("2001:db8:5:5::1"), "register");
    await harness().database.execute({
      sql: "update counters set count = ? where key like 'registrationsPerNetwork:%'",
      args: [COUNT_LIMITS.registrationsPerNetwork.count],
    });
    expectTooMany(await register("2001:db8:5:5:ffff::2"), COUNT_LIMITS.registrationsPerNetwork.windowSeconds);
    expectSuccess(await register("2001:db8:5:6::1"), "register");
  });
});

describe("the flood protection", () => {
  test("refuses requests before their bodies are read, and does not affect other networks", async () => {
    const flood: Reply[] = [];
    // The limiter's windows are the clock's minutes: of two floods in a row, one falls into a single window.
    for (let rounds = 0; rounds < 2 && !flood.some(({ status }) => status === 429); rounds += 1) {
      const call = { rawBody: "{", ...from("203.0.113.50") };
      const sent = Array.from({ length: 650 }, () =>
        harness().visitor().send("POST", "/api/auth/reset-password", call),
      );
      flood.push(...(await Promise.all(sent)));
    }
    const refused = flood.filter((reply) => reply.status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(flood.map((reply) => reply.status).filter((status) => status !== 429 && status !== 400)).toEqual([]);
    for (const reply of refused.slice(0, 3)) expectTooMany(reply, 60);
    const other = await harness()
      .visitor()
      .send("POST", "/api/auth/reset-password", { rawBody: "{", ...from("203.0.113.51") });
    expectError(other, 400, "malformed_body");
  });
});

test("lets thirty people at one address register and sign in at once, with no error but 429", () =>
  signInAtOnce(harness(), 30));
