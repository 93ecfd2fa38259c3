import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { expectAccessibleToo, letThrough, looks, openSite, slowTest } from "../site.ts";
import { alertOf, button, fill, heading, link, open, pathOf, stored, stub, USER, visiting } from "./public-helpers.ts";

const site = openSite();

describe("signing in", () => {
  test("A01: three modes link to each other, and the address changes with them", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/auth");
      await heading(page, "Welcome back");
      await fill(page, { Email: USER.email });
      await link(page, "Create an account").click();
      await heading(page, "Create an account");
      await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(USER.email);
      await link(page, "Sign in").click();
      await heading(page, "Welcome back");
      await link(page, "Forgot your password?").click();
      await heading(page, "Forgot your password?");
      await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(USER.email);
      await link(page, "Back to sign in").click();
      await heading(page, "Welcome back");
    }));

  slowTest("password managers recognize each field", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const kinds = () =>
        page
          .getByRole("main")
          .locator("input")
          .evaluateAll((all) =>
            all.map((field) => `${field.getAttribute("type")} ${field.getAttribute("autocomplete")}`),
          );
      for (const [path, expected] of [
        ["/auth", ["email username webauthn", "password current-password"]],
        ["/auth?mode=sign-up", ["null name", "email email", "password new-password"]],
        ["/auth?mode=forgot", ["email email"]],
        ["/reset-password?token=a-token", ["password new-password", "password new-password"]],
      ] as const) {
        await open(page, path);
        await expect.poll(kinds, { message: path }).toEqual(expected);
      }
    }),
  );

  test("A02, A03, E02: sends email and password once, stores the user without the password, then opens /dashboard", () =>
    visiting(site(), {}, async ({ page }) => {
      const { email } = await registerMember(site().harness);
      await open(page, "/auth");
      await fill(page, { Email: `  ${email} `, Password: PASSWORD });
      const [request] = await Promise.all([page.waitForRequest("**/api/auth/login"), button(page, "Sign in").click()]);
      expect(request.method()).toBe("POST");
      expect(request.postDataJSON()).toEqual({ email, password: PASSWORD });
      await page.waitForURL("**/dashboard");
      const kept = (await stored(page, STORAGE_KEYS.user)) ?? "";
      expect(JSON.parse(kept)).toMatchObject({ email, name: "Ada Lovelace", isPremium: false });
      expect(kept).not.toMatch(/password|token|correct horse/i);
    }));

  test("A03, ER05: a reply without success or without a user signs nobody in and stores nothing", async () => {
    const visit = await site().visit({ width: 390 });
    const { page } = visit;
    await open(page, "/auth");
    await fill(page, { Email: USER.email, Password: PASSWORD });
    for (const [status, body, said] of [
      [200, { success: false }, MESSAGES.loginFailed],
      [200, { success: false, error: "Closed for the night." }, "Closed for the night."],
      [200, { success: true }, MESSAGES.loginFailed],
      [200, { user: USER }, MESSAGES.loginFailed],
      [401, { success: false, error: CALL_ERRORS.wrongCredentials }, CALL_ERRORS.wrongCredentials],
    ] as const) {
      await stub(page, "/api/auth/login", status, body);
      await button(page, "Sign in").click();
      await alertOf(page).getByText(said, { exact: true }).waitFor();
      expect(await stored(page, STORAGE_KEYS.user)).toBeNull();
      expect(pathOf(page)).toBe("/auth");
      await letThrough(page, "**/api/auth/login");
    }
    await visit.context.close();
  });

  test("ER03: the server's text is shown as text, never as HTML", async () => {
    const { page, context } = await site().visit();
    await open(page, "/auth");
    await fill(page, { Email: USER.email, Password: PASSWORD });
    await stub(page, "/api/auth/login", 429, { error: "<b>Slow down</b> & breathe" });
    await button(page, "Sign in").click();
    await alertOf(page).getByText("<b>Slow down</b> & breathe", { exact: true }).waitFor();
    await context.close();
  });

  test("ER06: an unexpected error has its own text", async () => {
    const { page, context } = await site().visit();
    for (const [path, submit, values] of [
      ["/auth", "Sign in", { Email: USER.email, Password: PASSWORD }],
      ["/auth?mode=sign-up", "Sign up", { Name: "Ada", Email: USER.email, Password: PASSWORD }],
    ] as const) {
      await open(page, path);
      await button(page, submit).waitFor();
      await fill(page, values);
      await page.evaluate(() => {
        window.fetch = () => {
          throw new Error("out of order");
        };
      });
      await button(page, submit).click();
      await alertOf(page).getByText(MESSAGES.authenticationUnexpected, { exact: true }).waitFor();
    }
    await context.close();
  });

  test("empty fields are reported beside them, the first gets the focus, and nothing is sent", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        // Opening the page requests a challenge for passkeys.
        const isChallenge = request.url().endsWith("/api/auth/passkey/options");
        if (request.method() === "POST" && !isChallenge) calls.push(request.url());
      });
      for (const [path, submit, texts] of [
        ["/auth", "Sign in", ["Please enter your email.", "Please enter your password."]],
        [
          "/auth?mode=sign-up",
          "Sign up",
          ["Please enter your name.", "Please enter your email.", MESSAGES.passwordTooShort],
        ],
        ["/auth?mode=forgot", "Send reset email", ["Please enter your email."]],
      ] as const) {
        await open(page, path);
        await button(page, submit).click();
        for (const text of texts) await page.getByText(text, { exact: true }).waitFor();
        await expect.poll(() => page.locator(":focus").getAttribute("aria-invalid"), { message: path }).toBe("true");
        await page.getByLabel("Email", { exact: true }).fill("   ");
        await button(page, submit).click();
        await page.getByText("Please enter your email.", { exact: true }).waitFor();
      }
      expect(calls).toEqual([]);
    }));

  test.each(looks(["/auth", "/preview"]))(
    "on %s a member already signed in is told so and offered the dashboard",
    (path) =>
      visiting(site(), { width: 390 }, async ({ page, context }) => {
        const email = freshEmail();
        await context.request.post("/api/auth/register", { data: { name: "Ada", email, password: PASSWORD } });
        await page.goto("/dashboard");
        await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.user);
        await open(page, path);
        await page.getByRole("main").getByText(email, { exact: true }).waitFor();
        await expectAccessibleToo(page);
        await link(page, "Go to my dashboard").click();
        await page.waitForURL("**/dashboard");
      }),
  );

  slowTest.each(["/auth", "/auth?mode=sign-up"])("on %s the Google button shifts nothing when it appears", (path) =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts = { score: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.score += Number(Reflect.get(entry, "value"));
        }).observe({ type: "layout-shift", buffered: true });
      });
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/auth/providers", async (route) => {
        await answered;
        await route.fulfill({ json: { google: true } });
      });
      await open(page, path);
      answer();
      await link(page, LABELS.continueWithGoogle).waitFor();
      await page.waitForTimeout(200);
      await expect
        .poll(() => page.evaluate(() => Reflect.get(Reflect.get(window, "shifts"), "score")))
        .toBeLessThanOrEqual(0.01);
    }),
  );

  test("A09: signing out forgets the user in the browser and on the server, and reloads /", () =>
    visiting(site(), {}, async ({ page, context }) => {
      const { email } = await registerMember(site().harness);
      await open(page, "/auth");
      await fill(page, { Email: email, Password: PASSWORD });
      await button(page, "Sign in").click();
      await page.waitForURL("**/dashboard");
      const cookies = await context.cookies();
      await page.evaluate(() => Object.assign(window, { isOldPage: true }));
      const [request] = await Promise.all([
        page.waitForRequest("**/api/auth/logout"),
        page.getByRole("banner").getByRole("button", { name: LABELS.signOut, exact: true }).click(),
      ]);
      expect(request.headers()["content-type"]).toBeUndefined();
      await page.waitForURL((url) => url.pathname === "/");
      await page.getByRole("link", { name: LABELS.getMyPlan }).first().waitFor();
      expect(await page.evaluate(() => Reflect.get(window, "isOldPage"))).toBeUndefined();
      expect(await stored(page, STORAGE_KEYS.user)).toBeNull();
      await context.clearCookies();
      await context.addCookies(cookies);
      expect((await context.request.get("/api/user")).status()).toBe(401);
    }));
});
