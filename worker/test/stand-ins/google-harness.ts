import { GOOGLE_ISSUER } from "@mealwright/schema/constants/auth/google";
import { afterAll, beforeAll, expect } from "vitest";
import { unlocked } from "../account/sign-up.ts";
import type { Browser, Reply } from "../client.ts";
import { expectSuccess } from "../expectations.ts";
import { type Harness, shareHarness } from "../harness.ts";
import { createOpenIdProvider, findProviderPort, type OpenIdProvider, visitProvider } from "./openid-provider.ts";

export interface GoogleHarness {
  readonly harness: Harness;
  readonly provider: OpenIdProvider;
  readonly issuer: string;
  /** Somebody who has unlocked the admin screen. */
  admin(): Promise<Browser>;
  /** Sets the provider's credentials, as the admin does. */
  setUp(): Promise<void>;
  /** Leaves for the provider; returns the address there. */
  leave(browser: Browser): Promise<string>;
  /** Leaves, signs in there as somebody, and comes back. */
  signIn(browser: Browser, subject: string): Promise<Reply>;
  /** The path and query of the callback, as requested from our own server. */
  pathOf(callback: string): string;
}

/** The product with a provider in place of Google, for the tests of one file; the credentials are not set yet. */
export function openGoogleHarness(environment: Record<string, string> = {}): () => GoogleHarness {
  let google: (GoogleHarness & { stop(): Promise<void> }) | undefined;
  beforeAll(async () => {
    google = await startGoogleHarness(environment);
  });
  afterAll(async () => {
    await google?.stop();
  });
  return () => {
    if (!google) throw new Error("the harness has not started");
    return google;
  };
}

async function startGoogleHarness(
  environment: Record<string, string>,
): Promise<GoogleHarness & { stop(): Promise<void> }> {
  const port = await findProviderPort();
  const issuer = `http://127.0.0.1:${port}`;
  expect(issuer).not.toBe(GOOGLE_ISSUER);
  const harness = await shareHarness({ GOOGLE_ISSUER: issuer, LIMIT_SCALE: "100", ...environment });
  const provider = createOpenIdProvider(port, harness.origin);
  await provider.start();
  const pathOf = (callback: string) => {
    const { origin, pathname, search } = new URL(callback);
    expect(origin).toBe(harness.origin);
    return pathname + search;
  };
  const self: GoogleHarness = {
    harness,
    provider,
    issuer,
    pathOf,
    admin: () => unlocked(harness),
    async setUp() {
      const browser = await self.admin();
      const body = { ...provider.client, password: harness.admin.password };
      expectSuccess(await browser.post("/api/admin/update-google-oauth", body), "updateGoogleOauth");
    },
    async leave(browser) {
      const reply = await browser.get("/api/auth/google");
      expect(reply.status, reply.text).toBe(302);
      return reply.headers.get("location") ?? "";
    },
    async signIn(browser, subject) {
      const callback = await visitProvider(await self.leave(browser), subject);
      return browser.get(pathOf(callback));
    },
  };
  return {
    ...self,
    async stop() {
      await harness.stop();
      await provider.stop();
    },
  };
}

let counter = 0;

/** Adds a new person to the provider. */
export function invite(
  provider: OpenIdProvider,
  change: Partial<{ email: string; isVerified: boolean; name: string }> = {},
) {
  counter += 1;
  const subject = `subject-${counter}`;
  const person = { email: `google-${counter}@example.test`, isVerified: true, name: "Grace Hopper", ...change };
  provider.people.set(subject, person);
  return { subject, ...person };
}

/** Expects a redirect to the dashboard, with a session. */
export async function expectSignedIn(reply: Reply, browser: Browser): Promise<Record<string, unknown>> {
  expect(reply.status, reply.text).toBe(302);
  expect(reply.headers.get("location")).toBe("/dashboard");
  const user = await browser.get("/api/user");
  expectSuccess(user, "user");
  return user.json;
}

/** Expects a redirect to the sign-in page with an error code, without a session. */
export async function expectRefused(reply: Reply, browser: Browser, code: string): Promise<void> {
  expect(reply.status, reply.text).toBe(302);
  expect(reply.headers.get("location")).toBe(`/auth?error=${code}`);
  expect(browser.cookie).not.toContain("session=");
  expect((await browser.get("/api/user")).status).toBe(401);
}
