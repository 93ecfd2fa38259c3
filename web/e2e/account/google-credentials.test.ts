import { AUTH_ERRORS, UNKNOWN_AUTH_ERROR } from "@mealwright/schema/constants/auth/auth-errors";
import { GOOGLE_CLIENT_ID_HINT, GOOGLE_CLIENT_SECRET_HINT } from "@mealwright/schema/constants/auth/google";
import { LATE_MESSAGES } from "@mealwright/schema/constants/late-messages";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail } from "../../../worker/test/factories.ts";
import { expectAccessibleToo, expectFocus, expectQuiet, letThrough, looks, openSite, takeScreenshot } from "../site.ts";
import { button, fieldOf, googleLink, signUpHere } from "./google-page.ts";

const site = openSite();

describe("without Google credentials", () => {
  test("the sign-in pages show no Google button and no error", async () => {
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

  test.each(looks(Object.entries(AUTH_ERRORS)))("/auth?error=%s explains the error", async (code, text) => {
    const { page, context } = await site().visit({ width: 390 });
    await page.goto(`/auth?error=${code}`);
    await page.getByRole("alert").getByText(text).waitFor();
    await context.close();
  });

  test("/auth?error= never shows text from the address", async () => {
    const { page, context } = await site().visit();
    await page.goto("/auth?error=Call%20555-0100%20at%20once");
    await expect.poll(() => page.getByRole("alert").textContent()).toBe(UNKNOWN_AUTH_ERROR);
    await context.close();
  });
});

/** Checks a long page at its full height: while it is scrolled, its bar may cover a button. */
async function expectWholeAccessible(page: Page): Promise<void> {
  const size = page.viewportSize();
  if (size === null) throw new Error("The page has no size.");
  await page.setViewportSize({ width: size.width, height: 4_000 });
  await expectAccessibleToo(page);
  await page.setViewportSize(size);
}

test("the admin area offers the credentials form to an admin without an account", async () => {
  const visit = await site().visit();
  const { page } = visit;
  await page.goto("/admin");
  await fieldOf(page, "admin-email").fill(site().harness.admin.email);
  await fieldOf(page, "admin-password").fill(site().harness.admin.password);
  await button(page, "Unlock").click();
  await page.getByRole("tab", { name: "Google sign-in credentials", exact: true }).click();
  await button(page, "Save credentials").click();
  await page.getByText("Please enter the client secret.").waitFor();
  // Errors found by the server are shown beside their fields too.
  await fieldOf(page, "client-id").fill("meals\u200b.apps.googleusercontent.com");
  await fieldOf(page, "client-secret").fill("GOCSPX-a-secret");
  await fieldOf(page, "credentials-password").fill(site().harness.admin.password);
  await button(page, "Save credentials").click();
  await expectFocus(fieldOf(page, "client-id"));
  visit.complaints.length = 0;
  expect(await page.getByRole("link", { name: "Google sign-in credentials", exact: true }).count()).toBe(0);
  expectQuiet(visit);
  await visit.context.close();
});

describe.each(
  looks([
    { width: 390, scheme: "light" },
    { width: 1440, scheme: "dark" },
  ] as const),
)("the Google credentials form at $width px in $scheme", ({ width, scheme }) => {
  test("is shown only to the unlocked admin, validates, saves and locks", async () => {
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
    // Other members see nothing of it and request nothing.
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

    const clientId = "meals.apps.googleusercontent.com";
    const clientSecret = "GOCSPX-a-secret-of-the-tests";
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
