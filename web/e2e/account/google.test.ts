import { AUTH_ERRORS, UNKNOWN_AUTH_ERROR } from "@mealwright/schema/constants/auth/auth-errors";
import { GOOGLE_CLIENT_ID_HINT, GOOGLE_CLIENT_SECRET_HINT } from "@mealwright/schema/constants/auth/google";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import { LABELS } from "@mealwright/schema/constants/messages";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANSWERS, freshEmail, PASSWORD } from "../../../worker/test/factories.ts";
import {
  createOpenIdProvider,
  findProviderPort,
  type OpenIdProvider,
} from "../../../worker/test/stand-ins/openid-provider.ts";
import { expectAccessible, expectQuiet, letThrough, looks, openSite, takeScreenshot } from "../site.ts";

const port = await findProviderPort();
const site = openSite({ GOOGLE_ISSUER: `http://127.0.0.1:${port}` });
let provider: OpenIdProvider;

beforeAll(async () => {
  provider = createOpenIdProvider(port, site().harness.origin);
  await provider.start();
});
afterAll(() => provider.stop());

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const googleLink = (page: Page) => page.getByRole("link", { name: LABELS.continueWithGoogle });
const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;
const fieldOf = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

/** A visitor for whom nothing outside this machine is there: the provider's pages ask for a font. */
async function visitAlone(options: Parameters<ReturnType<typeof site>["visit"]>[0] = {}) {
  const visit = await site().visit(options);
  await visit.context.route(/^https:/, (route) => route.fulfill({ status: 200, body: "" }));
  return visit;
}

/** Gives the provider's own pages what they ask for. */
async function signInThere(page: Page, subject: string): Promise<void> {
  await page.getByPlaceholder("Enter any login").fill(subject);
  await page.getByPlaceholder("and password").fill("x");
  await button(page, "Sign-in").click();
}

async function signUpHere(page: Page, email: string): Promise<void> {
  const reply = await page.request.post("/api/auth/register", {
    data: { name: "Ada", email, password: PASSWORD },
    headers: { origin: site().harness.origin },
  });
  expect(reply.status()).toBe(201);
}

describe("before the credentials are set", () => {
  test("there is no button, and nothing complains", async () => {
    const visit = await site().visit();
    const { page } = visit;
    for (const path of ["/auth", "/auth?mode=sign-up"]) {
      const answered = page.waitForResponse("**/api/auth/providers");
      await page.goto(path);
      await answered;
      await button(page, path === "/auth" ? "Sign in" : "Sign up").waitFor();
      await expect.poll(() => googleLink(page).count()).toBe(0);
    }
    expectQuiet(visit);
    await visit.context.close();
  });

  test.each(Object.entries(AUTH_ERRORS))("/auth?error=%s says why, and no more", async (code, text) => {
    const { page, context } = await site().visit({ width: 390 });
    await page.goto(`/auth?error=${code}`);
    await page.getByRole("alert").getByText(text).waitFor();
    await context.close();
  });

  test("a code that is none of ours does not speak", async () => {
    const { page, context } = await site().visit();
    await page.goto("/auth?error=Call%20555-0100%20at%20once");
    await expect.poll(() => page.getByRole("alert").textContent()).toBe(UNKNOWN_AUTH_ERROR);
    await context.close();
  });
});

/** All of a long page at once: where it is scrolled, its bar may lie over a button. */
async function expectWholeAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error("The page has no size.");
  await page.setViewportSize({ width: size.width, height: 4_000 });
  await expectAccessible(page);
  await page.setViewportSize(size);
}

describe.each(
  looks([
    { width: 390, scheme: "light" },
    { width: 1440, scheme: "dark" },
  ] as const),
)("the administrator's form at $width px in $scheme", ({ width, scheme }) => {
  test("is in the settings of the unlocked administrator alone, checks, saves and locks", async () => {
    const visit = await site().visit({ width, scheme });
    const { page } = visit;
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/admin/")) asked.push(pathname);
    });
    await page.goto("/auth");
    await signUpHere(page, freshEmail());
    await page.goto("/settings");
    await page.getByRole("heading", { name: "Your data", exact: true }).waitFor();
    // No other member sees it, or asks for anything.
    await expect.poll(() => page.getByText("Google sign-in credentials").count()).toBe(0);
    expect(asked).toEqual([]);
    await page.goto("/admin");
    await fieldOf(page, "admin-email").waitFor();
    expect(asked).toEqual(["/api/admin/session"]);
    await expect.poll(() => fieldOf(page, "client-secret").count()).toBe(0);
    await expectWholeAccessible(page);
    await takeScreenshot(page, `google-locked-${width}-${scheme}`);

    await button(page, "Unlock").click();
    await expect.poll(() => page.locator("input:focus").getAttribute("name")).toBe("admin-email");
    await fieldOf(page, "admin-email").fill(site().harness.admin.email);
    await fieldOf(page, "admin-password").fill("wrong horse 8");
    await button(page, "Unlock").click();
    await page.getByRole("alert").getByText(LATE_MESSAGES.invalidAdminCredentials, { exact: true }).waitFor();
    await fieldOf(page, "admin-password").fill(site().harness.admin.password);
    await button(page, "Unlock").click();

    await page.getByRole("link", { name: "Google sign-in credentials", exact: true }).click();
    await page.getByText(GOOGLE_CLIENT_ID_HINT, { exact: true }).waitFor();
    await page.getByText(GOOGLE_CLIENT_SECRET_HINT, { exact: true }).waitFor();
    expect(GOOGLE_CLIENT_ID_HINT).toContain(".apps.googleusercontent.com");
    expect(GOOGLE_CLIENT_SECRET_HINT).toContain("GOCSPX-");
    await expectWholeAccessible(page);
    await takeScreenshot(page, `google-form-${width}-${scheme}`);
    await button(page, "Save credentials").click();
    await page.getByText("Please enter the client ID.").waitFor();
    await page.getByText("Please enter the client secret.").waitFor();
    expect(asked).not.toContain("/api/admin/update-google-oauth");

    const { clientId, clientSecret } = provider.client;
    await fieldOf(page, "client-id").fill(clientId);
    await fieldOf(page, "client-secret").fill(clientSecret);
    const { password } = site().harness.admin;
    await fieldOf(page, "credentials-password").fill(password);
    for (const [answer, text] of [
      [{ status: 500, body: "" }, LATE_MESSAGES.updateCredentialsFailed],
      [null, LATE_MESSAGES.updateCredentialsFailedRetry],
    ] as const) {
      await page.route("**/api/admin/update-google-oauth", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await button(page, "Save credentials").click();
      await page.getByRole("alert").getByText(text, { exact: true }).waitFor();
      await letThrough(page, "**/api/admin/update-google-oauth");
    }
    visit.complaints.length = 0;
    const request = page.waitForRequest("**/api/admin/update-google-oauth");
    await button(page, "Save credentials").click();
    expect((await request).postDataJSON()).toEqual({ clientId, clientSecret, password });
    await page.getByText(LATE_MESSAGES.credentialsUpdated).waitFor();
    await expect.poll(() => fieldOf(page, "client-secret").inputValue()).toBe("");
    expect(await page.content()).not.toContain(clientSecret);

    await page.reload();
    await button(page, "Lock").click();
    await fieldOf(page, "admin-email").waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Your data", exact: true }).waitFor();
    await expect.poll(() => page.getByText("Google sign-in credentials").count()).toBe(0);
    const complaints = visit.complaints.filter((text) => !text.includes("403"));
    expect(complaints).toEqual([]);
    await visit.context.close();
  });
});

describe("signing in with Google", () => {
  const person = { email: "grace@example.test", isVerified: true, name: "Grace Hopper" };

  beforeAll(async () => {
    const admin = site().harness.visitor();
    await admin.post("/api/admin/login", site().harness.admin);
    const body = { ...provider.client, password: site().harness.admin.password };
    expect((await admin.post("/api/admin/update-google-oauth", body)).status).toBe(200);
  });

  test("signs up from the sign-up page, and in from the sign-in page, by keyboard", async () => {
    provider.people.set("grace", person);
    for (const path of ["/auth?mode=sign-up", "/auth"]) {
      const visit = await visitAlone({ width: 390 });
      const { page } = visit;
      await page.goto(path);
      await googleLink(page).waitFor();
      await expectAccessible(page);
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
      // The sign-in page asks for passkeys by itself, where a browser offers them.
      expect(names.filter((name) => name !== "passkey-flow")).toEqual(["session", "device"]);
      expectQuiet(visit);
      await visit.context.close();
    }
  });

  test("answers given before signing up become the new account's", async () => {
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

  test("from a member's page, the way leads back to it", async () => {
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
    // Once: the dashboard can be opened afterwards, at its address too.
    await page.goto("/dashboard");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(pathOf(page)).toBe("/dashboard");
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expectQuiet(visit);
    await visit.context.close();
  });

  test("from the dashboard, the way leads to the dashboard", async () => {
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

  test("denied consent comes back to the sign-in page, which says so", async () => {
    const { page, context } = await visitAlone();
    provider.people.set("denying", { email: "denying@example.test", isVerified: true });
    await page.goto("/auth");
    await googleLink(page).click();
    await signInThere(page, "denying");
    await page.getByRole("link", { name: /cancel/i }).click();
    await page.waitForURL("**/auth?error=google-denied");
    await page.getByRole("alert").getByText(AUTH_ERRORS["google-denied"]).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, "google-denied-1440-light");
    await context.close();
  });

  test("an address with an account is linked by its password, in the same browser", async () => {
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
    await expectAccessible(page);
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

  test("Google away: the sign-in page says so, and the email's way stays open", async () => {
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
