import { describe, expect, test } from "vitest";
import type { Reply } from "../client.ts";
import { registerMember } from "../factories.ts";
import { openHarness } from "../harness.ts";

const EXPECTED = {
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "cache-control": "no-store",
};

function expectHeaders(reply: Reply): void {
  for (const [name, value] of Object.entries(EXPECTED)) expect(reply.headers.get(name), name).toBe(value);
  expect(reply.headers.get("permissions-policy")).toContain("camera=()");
  expect(reply.headers.get("access-control-allow-origin")).toBeNull();
}

describe("on http", () => {
  const harness = openHarness();

  test("successful and failed replies of every kind carry the security headers", async () => {
    const { browser } = await registerMember(harness());
    for (const [method, path, status] of [
      ["GET", "/api/user", 200],
      ["GET", "/api/health", 200],
      ["GET", "/api/openapi.json", 200],
      ["GET", "/api/nope", 404],
      ["PUT", "/api/user", 405],
      ["POST", "/api/auth/login", 422],
    ] as const) {
      const reply = await browser.send(method, path);
      expect(reply.status, path).toBe(status);
      expectHeaders(reply);
      expect(reply.headers.get("strict-transport-security")).toBeNull();
    }
    const crossSite = await browser.post("/api/auth/logout", undefined, {
      headers: { origin: "https://evil.example" },
    });
    expect(crossSite.status).toBe(403);
    expectHeaders(crossSite);
  });
});

describe("on https", () => {
  const harness = openHarness({ APP_ORIGIN: "https://mealwright.example" });

  test("HSTS is sent, and the cookie has its prefix and Secure", async () => {
    const { browser } = await registerMember(harness());
    expect(browser.cookie).toMatch(/^__Host-session=/);
    const reply = await browser.get("/api/user");
    expect(reply.status).toBe(200);
    expectHeaders(reply);
    expect(reply.headers.get("strict-transport-security")).toMatch(/^max-age=63072000; includeSubDomains$/);
    const out = await browser.post("/api/auth/logout");
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-session=;.*Secure/);
  });

  test("a cookie without the prefix is ignored", async () => {
    const { browser } = await registerMember(harness());
    const cookie = browser.cookie.replace("__Host-", "");
    expect((await harness().visitor().get("/api/user", { headers: { cookie } })).status).toBe(401);
  });
});
