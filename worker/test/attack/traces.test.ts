import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { ALARM_REFUSALS_PER_HOUR } from "@mealwright/schema/constants/rate-limits";
import { RETENTION_DAYS } from "@mealwright/schema/constants/retention";
import { KNOWN_DEVICE_SECONDS, SESSION_ABSOLUTE_SECONDS } from "@mealwright/schema/constants/timings";
import { describe, expect, test } from "vitest";
import { expectError } from "../expectations.ts";
import { freshEmail, PASSWORD, registerMember, registerPaid } from "../factories.ts";
import { openHarness } from "../harness.ts";
import { readMails } from "../mail/mailbox.ts";

const harness = openHarness({ APP_ORIGIN: "https://meals.example" });
const DAY_MS = 24 * 3600 * 1000;

const run = (sql: string, ...args: (string | number | null)[]) => harness().database.execute({ sql, args });

describe("the audit log", () => {
  test("distinguishes browsers and networks without identifying them", async () => {
    const { email } = await registerMember(harness());
    const logIn = (network: string, agent: string) =>
      harness()
        .visitor()
        .post(
          "/api/auth/login",
          { email, password: PASSWORD },
          { headers: { "cf-connecting-ip": network, "user-agent": agent } },
        );
    for (const [network, agent] of [
      ["198.51.100.7", "A telephone"],
      ["198.51.100.7", "A laptop"],
      ["203.0.113.9", "A laptop"],
    ] as const) {
      expect((await logIn(network, agent)).status).toBe(200);
    }
    const { rows } = await run(
      "select network, device from audit_log join users on users.id = user_id where email = ? and action = 'signed-in' order by at",
      email,
    );
    const [first, second, third] = rows;
    expect(first?.network).toMatch(/^[0-9a-f]{32}$/);
    expect(first?.network).toBe(second?.network);
    expect(second?.device).toBe(third?.device);
    expect(first?.device).not.toBe(second?.device);
    expect(second?.network).not.toBe(third?.network);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|203\.0|telephone|laptop/);
  });

  test("records everything that exposes an account's data to others", async () => {
    const { browser, id, email } = await registerPaid(harness(), "weekly-flex");
    const plan = (await browser.post("/api/generate-meal-plan")).json;
    const elsewhere = harness().visitor();
    await elsewhere.post("/api/auth/login", { email, password: PASSWORD });
    const others = (await browser.get("/api/user/sessions")).list.filter(({ current }) => current !== true);
    const share = `/api/meal-plans/${String(plan.id)}/share`;
    for (const [method, path, body] of [
      ["GET", "/api/user/export"],
      ["POST", "/api/user/email", { email: freshEmail(), password: PASSWORD }],
      ["DELETE", `/api/user/sessions/${String(others[0]?.id)}`],
      ["POST", share],
      ["POST", "/api/calendar-feed"],
    ] as const) {
      expect((await browser.send(method, path, body === undefined ? {} : { body })).status, path).toBeLessThan(300);
    }
    const { rows } = await run("select action from audit_log where user_id = ? order by at, rowid", id);
    expect(rows.map(({ action }) => action)).toEqual([
      "registered",
      "signed-in",
      "data-downloaded",
      "email-change-asked",
      "session-ended",
      "list-shared",
      "calendar-shared",
    ]);
  });

  test.each([
    ["admin", "/api/admin/login"],
    ["signIn", "/api/auth/login"],
  ] as const)("many refusals at the %s cause one log line and one mail to the admin an hour", async (door, path) => {
    const log = () => readFileSync(join(harness().dataDirectory, "worker.log"), "utf8");
    const countLines = () => log().split(`"event":"many_refusals","door":"${door}"`).length - 1;
    const linesBefore = countLines();
    const readAlarms = () => readMails(harness(), harness().admin.email);
    const before = (await readAlarms()).length;
    const guess = async () => {
      const reply = await harness().visitor().post(path, { email: freshEmail(), password: "wrong horse 8" });
      expect(reply.status).toBe(401);
    };
    const count = async () =>
      (await run("select count from counters where key = ?", `refusals:${door}`)).rows[0]?.count;
    await guess();
    await guess();
    // Refusals are counted after the response; then most of an hour's refusals are skipped.
    await expect.poll(count).toBe(2);
    await run("update counters set count = ? where key = ?", ALARM_REFUSALS_PER_HOUR[door] - 1, `refusals:${door}`);
    await guess();
    await guess();
    await expect.poll(count).toBe(ALARM_REFUSALS_PER_HOUR[door] + 1);
    await expect.poll(async () => (await readAlarms()).length).toBe(before + 1);
    const [alarm] = await readAlarms();
    expect(alarm?.subject).toBe("Mealwright is refusing unusually many sign-ins");
    await expect.poll(countLines).toBe(linesBefore + 1);
  });
});

describe("stored data is explained", () => {
  // Without React's comment marks between texts.
  const textOf = async (path: string) =>
    (await harness().visitor().get(path)).text.replaceAll(/<!--.*?-->/g, "").replaceAll(/<[^>]+>/g, " ");

  test("on the privacy page: browsers, networks, sign-ins and mails, with how long they are kept", async () => {
    const text = await textOf("/privacy");
    expect(text).toContain("what your browser calls itself");
    expect(text).toContain("digests of network and browser");
    const { endedSessions, eventsOfAccounts, eventsOfNobody, mailNotes } = RETENTION_DAYS;
    expect(text).toContain(`until ${endedSessions} days after it ends`);
    expect(text).toContain(`for ${eventsOfAccounts} days, or ${eventsOfNobody} where no account is known`);
    expect(text).toContain(`for ${mailNotes} days`);
  });

  test("on the cookies page: the session's and the known device's", async () => {
    const text = await textOf("/cookies");
    expect(text).toContain(`for at most ${SESSION_ABSOLUTE_SECONDS / 86_400} days`);
    expect(text).toContain(`for at most ${KNOWN_DEVICE_SECONDS / 86_400} days`);
  });
});

describe("over plain http, if the site uses https", () => {
  const plain = { headers: { "x-forwarded-proto": "http" } };

  test("a page redirects to https on our own domain, whatever the Host header says", async () => {
    const reply = await harness().visitor().get("/?a=1", plain);
    expect(reply.status).toBe(308);
    expect(reply.headers.get("location")).toBe("https://meals.example/?a=1");
  });

  test("a call is refused before its body is read, so that clients stop sending passwords unencrypted", async () => {
    const body = { email: freshEmail(), password: PASSWORD };
    const reply = await harness().visitor().post("/api/auth/login", body, plain);
    expectError(reply, 403, "forbidden", CALL_ERRORS.httpsOnly);
  });

  test("over https, both are served", async () => {
    const secure = { headers: { "x-forwarded-proto": "https" } };
    expect((await harness().visitor().get("/", secure)).status).toBe(200);
    expect((await harness().visitor().get("/api/health", secure)).status).toBe(200);
  });
});

test("security.txt names a contact and expires within a year (RFC 9116)", async () => {
  const { status, text, headers } = await harness().visitor().get("/.well-known/security.txt");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/plain/);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain("Canonical: https://meals.example/.well-known/security.txt");
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * DAY_MS);
});
