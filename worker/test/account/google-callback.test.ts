import { beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../client.ts";
import { registerMember } from "../factories.ts";
import { expectRefused, expectSignedIn, invite, openGoogleHarness } from "../stand-ins/google-harness.ts";
import { visitProvider } from "../stand-ins/openid-provider.ts";

const google = openGoogleHarness();
const visitor = () => google().harness.visitor();

beforeAll(() => google().setUp());

describe("a Google callback that this browser did not ask for is refused", () => {
  const come = async (change: (path: string, browser: Browser) => string | Promise<string>) => {
    const browser = visitor();
    const callback = await visitProvider(await google().leave(browser), invite(google().provider).subject);
    const path = await change(google().pathOf(callback), browser);
    const asked = google().provider.asked.length;
    await expectRefused(await browser.get(path), browser, "google-expired");
    // The code must not even be tried at the provider.
    expect(asked).toBeGreaterThan(0);
    expect(google().provider.asked.slice(asked)).toEqual([]);
  };

  test("with another state", () => come((path) => path.replace(/state=[^&]+/, "state=another")));
  test("with no state", () => come((path) => path.replace(/state=[^&]+&?/, "")));
  test("with an error from the provider but no state", () =>
    come(() => "/api/auth/google/callback?error=access_denied&state=guessed"));
  test("with no cookie, as in another browser", () =>
    come((path, browser) => {
      browser.cookie = "";
      return path;
    }));
  test("with the cookie of another attempt", () =>
    come(async (path, browser) => {
      await google().leave(browser);
      return path;
    }));
  test("with a changed cookie", () =>
    come((path, browser) => {
      const last = browser.cookie.at(-1);
      browser.cookie = `${browser.cookie.slice(0, -1)}${last === "A" ? "Q" : "A"}`;
      return path;
    }));
  test("with a cookie that we sealed for something else", () =>
    come(async (path, browser) => {
      const member = await registerMember(google().harness);
      const other = visitor();
      const person = invite(google().provider, { email: member.email });
      await google().signIn(other, person.subject);
      browser.cookie = other.cookie.replace("google-link=", "google-flow=");
      return path;
    }));
  test("replayed with its cookie", () =>
    come(async (path, browser) => {
      const { cookie } = browser;
      await expectSignedIn(await browser.get(path), browser);
      browser.cookie = cookie;
      return path;
    }));
});

test("a stolen code is useless without the verifier, which only this browser's cookie holds", async () => {
  const browser = visitor();
  const callback = await visitProvider(await google().leave(browser), invite(google().provider).subject);
  const { provider, harness, issuer } = google();
  const code = new URL(callback).searchParams.get("code") ?? "";
  const form = {
    grant_type: "authorization_code",
    code,
    redirect_uri: `${harness.origin}/api/auth/google/callback`,
    client_id: provider.client.clientId,
    client_secret: provider.client.clientSecret,
    code_verifier: "x".repeat(43),
  };
  // PKCE: code and secret are worth nothing without the verifier.
  const stolen = await fetch(`${issuer}/token`, { method: "POST", body: new URLSearchParams(form) });
  expect(stolen.status).toBe(400);
  await expectSignedIn(await browser.get(google().pathOf(callback)), browser);
});

test("a code that the provider refuses is refused", async () => {
  const browser = visitor();
  const callback = await visitProvider(await google().leave(browser), invite(google().provider).subject);
  const path = google()
    .pathOf(callback)
    .replace(/code=[^&]+/, "code=used-before");
  await expectRefused(await browser.get(path), browser, "google-expired");
  expect(google().provider.asked.at(-1)).toBe("/token");
});
