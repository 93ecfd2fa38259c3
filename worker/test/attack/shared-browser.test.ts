import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Browser, Reply } from "../client.ts";
import { expectError, expectSignedOut, expectSuccess } from "../expectations.ts";
import { PASSWORD, registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";

const harness = openHarness();

/** A member's browser in which the administrator unlocked the admin screen too. */
async function unlockedMember() {
  const member = await registerMember(harness());
  expectSuccess(await member.browser.post("/api/admin/login", harness().admin), "adminLogin");
  expectSuccess(await member.browser.get("/api/admin/session"), "adminSession");
  return member;
}

function copyOf({ cookie }: Browser): Browser {
  const copy = harness().visitor();
  copy.cookie = cookie;
  return copy;
}

const WAYS_OUT: Readonly<Record<string, (browser: Browser) => Promise<Reply>>> = {
  "signing out": (browser) => browser.post("/api/auth/logout"),
  "signing out everywhere": (browser) => browser.send("DELETE", "/api/user/sessions"),
  "ending this device's session": async (browser) => {
    const { list } = await browser.get("/api/user/sessions");
    return browser.send("DELETE", `/api/user/sessions/${String(list.find(({ current }) => current)?.id)}`);
  },
  "deleting the account": (browser) => browser.send("DELETE", "/api/user", { body: { password: PASSWORD } }),
};

describe("the next person at a shared browser finds nothing", () => {
  test.each(Object.entries(WAYS_OUT))("after %s, the admin area is locked on the server too", async (_, leave) => {
    const { browser } = await unlockedMember();
    const copy = copyOf(browser);
    const reply = await leave(browser);
    expect(reply.status, reply.text).toBe(200);
    expectSignedOut(browser);
    // Cached pages of the member are removed with the session.
    expect(reply.headers.get("clear-site-data")).toBe('"cache"');
    expectError(await copy.get("/api/admin/session"), 401, "unauthenticated");
    expectError(await copy.get("/api/user"), 401, "unauthenticated");
  });

  test("browsers unlocked elsewhere stay unlocked", async () => {
    const { browser } = await unlockedMember();
    const elsewhere = await unlockedMember();
    expectSuccess(await browser.post("/api/auth/logout"), "logout");
    expectSuccess(await elsewhere.browser.get("/api/admin/session"), "adminSession");
  });
});

test("changing the password renews the current session, so that a copied cookie stops working", async () => {
  const { browser } = await registerMember(harness());
  const copy = copyOf(browser);
  const before = (await browser.get("/api/user/sessions")).list.map(({ id }) => id);
  const body = { currentPassword: PASSWORD, newPassword: "a new horse 8" };
  expectSuccess(await browser.post("/api/user/password", body), "changePassword");
  expectError(await copy.get("/api/user"), 401, "unauthenticated");
  expectSuccess(await browser.get("/api/user"), "user");
  const after = (await browser.get("/api/user/sessions")).list.map(({ id }) => id);
  expect(after).toHaveLength(1);
  expect(before).not.toContain(after[0]);
});

test("the deployed site answers only on its own domain and keeps query strings out of the platform's logs", () => {
  const config = readFileSync(join(import.meta.dirname, "../../../wrangler.toml"), "utf8");
  expect(config).toMatch(/^workers_dev = false$/m);
  expect(config).toMatch(/^preview_urls = false$/m);
  expect(config).toMatch(/^\[observability\]\nenabled = true\n(?:#.*\n)*redact_query_string = true$/m);
  // Paths of shared lists and calendars are as secret as a password.
  expect(config).toMatch(/^\[observability\.logs\]\nenabled = true\ninvocation_logs = false$/m);
  expect(config).toMatch(/^\[observability\.traces\]\nenabled = false$/m);
});
