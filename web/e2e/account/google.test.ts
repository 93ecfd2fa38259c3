import { AUTH_ERRORS } from "@mealwright/schema/constants/auth/auth-errors";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANSWERS, freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import {
  createOpenIdProvider,
  findProviderPort,
  type OpenIdProvider,
} from "../../../worker/test/stand-ins/openid-provider.ts";
import { expectAccessibleToo, expectQuiet, openSite, slowTest, takeScreenshot } from "../site.ts";
import { button, fieldOf, googleLink, signUpHere } from "./google-page.ts";

const port = await findProviderPort();
const site = openSite({ GOOGLE_ISSUER: `http://127.0.0.1:${port}` });
let provider: OpenIdProvider;

beforeAll(async () => {
  provider = createOpenIdProvider(port, site().harness.origin);
  await provider.start();
});
afterAll(() => provider.stop());

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** A visitor without access to the internet, because the provider's pages request a font. */
async function visitAlone(options: Parameters<ReturnType<typeof site>["visit"]>[0] = {}) {
  const visit = await site().visit(options);
  await visit.context.route(/^https:/, (route) => route.fulfill({ status: 200, body: "" }));
  return visit;
}

/** Serves the files that the provider's own pages request. */
async function signInThere(page: Page, subject: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(subject);
  await page.getByPlaceholder("and password").fill("x");
  await button(page, "Sign-in").click();
}

describe("signing in with Google", () => {
  const person = { email: "grace@example.test", isVerified: true, name: "Grace Hopper" };

  beforeAll(async () => {
    const admin = site().harness.visitor();
    await admin.post("/api/admin/login", site().harness.admin);
    const body = { ...provider.client, password: site().harness.admin.password };
    expect((await admin.post("/api/admin/update-google-oauth", body)).status).toBe(200);
  });

  test("signs up from the sign-up page and signs in from the sign-in page by keyboard", async () => {
    provider.people.set("grace", person);
    for (const path of ["/auth?mode=sign-up", "/auth"]) {
      const visit = await visitAlone({ width: 390 });
      const { page } = visit;
      await page.goto(path);
      await googleLink(page).waitFor();
      await expectAccessibleToo(page);
      await takeScreenshot(page, `google-${path.includes("sign-up") ? "sign-up" : "sign-in"}-390-light`);
      await googleLink(page).focus();
      await page.keyboard.press("Enter");
      await signInThere(page, "grace");
      await button(page, "Continue").click();
      await page.waitForURL("**/dashboard");
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect((await (await page.request.get("/api/user")).json()).email).toBe("grace@example.test");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toContain("Grace Hopper");
      const names = (await visit.context.cookies(site().harness.origin)).map(({ name }) => name);
      // The sign-in page offers passkeys by itself if the browser supports them.
      expect(names.filter((name) => name !== "passkey-flow")).toEqual(["session", "device"]);
      expectQuiet(visit);
      await visit.context.close();
    }
  });

  test("saves answers given before signing up to the new account", async () => {
    const visit = await visitAlone();
    const { page } = visit;
    provider.people.set("answering", { email: "answering@example.test", isVerified: true, name: "Ada" });
    await page.goto("/auth?mode=sign-up");
    await page.evaluate((answers) => localStorage.setItem("questionnaireData", JSON.stringify(answers)), ANSWERS);
    await googleLink(page).click();
    await signInThere(page, "answering");
    const saved = page.waitForResponse("**/api/save-questionnaire");
    await button(page, "Continue").click();
    expect((await saved).status()).toBe(200);
    const preferences = await (await page.request.get("/api/user/preferences")).json();
    expect(preferences).toMatchObject({ goal: ANSWERS.goal, cookingLevel: ANSWERS.cookingLevel, age: ANSWERS.age });
    await expect.poll(() => page.evaluate(() => localStorage.getItem("questionnaireData"))).toBeNull();
    expectQuiet(visit);
    await visit.context.close();
  });

  test("returns to the member's page that asked to sign in", async () => {
    const visit = await visitAlone();
    const { page } = visit;
    provider.people.set("returning", { email: "returning@example.test", isVerified: true, name: "Ada" });
    await page.goto("/settings");
    await page.waitForURL("**/auth");
    await googleLink(page).click();
    await signInThere(page, "returning");
    await button(page, "Continue").click();
    await page.waitForURL("**/settings");
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    // Only once: afterwards the dashboard can be opened at its own address.
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(pathOf(page)).toBe("/dashboard");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expectQuiet(visit);
    await visit.context.close();
  });

  slowTest("returns to the dashboard", async () => {
    const { page, context } = await visitAlone();
    provider.people.set("homing", { email: "homing@example.test", isVerified: true, name: "Ada" });
    await page.goto("/dashboard");
    await page.waitForURL("**/auth");
    await googleLink(page).click();
    await signInThere(page, "homing");
    await button(page, "Continue").click();
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await context.close();
  });

  slowTest("returns to the sign-in page with an explanation if consent was denied", async () => {
    const { page, context } = await visitAlone();
    provider.people.set("denying", { email: "denying@example.test", isVerified: true });
    await page.goto("/auth");
    await googleLink(page).click();
    await signInThere(page, "denying");
    await page.getByRole("link", { name: /cancel/i }).click();
    await page.waitForURL("**/auth?error=google-denied");
    await page.getByRole("alert").getByText(AUTH_ERRORS["google-denied"]).waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, "google-denied-1440-light");
    await context.close();
  });

  test("links an existing account after asking for its password", async () => {
    const email = freshEmail();
    provider.people.set("linking", { email, isVerified: true });
    const other = await visitAlone();
    await other.page.goto("/auth");
    await signUpHere(other.page, email);
    await other.context.close();

    const { page, context } = await visitAlone({ scheme: "dark" });
    await page.goto("/auth");
    await googleLink(page).click();
    await signInThere(page, "linking");
    await button(page, "Continue").click();
    await page.waitForURL("**/auth?error=google-link");
    await page.getByRole("alert").getByText(AUTH_ERRORS["google-link"]).waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, "google-link-1440-dark");
    await page.getByLabel("Email").fill(email);
    await fieldOf(page, "password").fill(PASSWORD);
    await button(page, "Sign in").click();
    await page.waitForURL("**/dashboard");
    await page.request.post("/api/auth/logout", { headers: { origin: site().harness.origin } });
    await page.goto("/auth");
    await googleLink(page).click();
    await page.waitForURL("**/dashboard");
    expect((await (await page.request.get("/api/user")).json()).email).toBe(email);
    expect(pathOf(page)).toBe("/dashboard");
    await context.close();
  });

  slowTest("explains that Google is unavailable and still allows signing in by email", async () => {
    const { page, context } = await visitAlone();
    const email = freshEmail();
    await page.goto("/auth");
    await signUpHere(page, email);
    await page.request.post("/api/auth/logout", { headers: { origin: site().harness.origin } });
    provider.people.set("away", { email: "away@example.test", isVerified: true });
    await googleLink(page).click();
    await signInThere(page, "away");
    await button(page, "Continue").waitFor();
    provider.before = (path) => (path === "/token" ? 503 : undefined);
    await button(page, "Continue").click();
    await page.waitForURL("**/auth?error=google-away");
    await page.getByRole("alert").getByText(AUTH_ERRORS["google-away"]).waitFor();
    provider.before = null;
    await page.getByLabel("Email").fill(email);
    await fieldOf(page, "password").fill(PASSWORD);
    await button(page, "Sign in").click();
    await page.waitForURL("**/dashboard");
    await context.close();
  });
});
