import { CALL_ERRORS, LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import {
  RESET_REDIRECT_DELAY_MS,
  SIGN_UP_REDIRECT_DELAY_MS,
  STORED_QUESTIONNAIRE_SAVE_DELAY_MS,
} from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD, registerMember } from "../../worker/test/factories.ts";
import { awaitMails, tokenIn } from "../../worker/test/mailbox.ts";
import { open, pathOf, stored, stub, visiting } from "./public-helpers.ts";
import { expectAccessible, openSite } from "./site.ts";

const site = openSite();

const USER = {
  id: "user-1",
  email: "ada@example.test",
  name: "Ada",
  role: "user",
  tier: "free-starter",
  isPremium: false,
  createdAt: "2026-11-01T00:00:00.000Z",
};
const ANSWERED = { goal: "save_time", dietaryPreference: "vegan", cookingLevel: "beginner", step: 9 };
const NEW_PASSWORD = "another horse 8";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const button = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });
const alertOf = (page: Page) => page.getByRole("main").getByRole("alert");

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** The sign-up page with its clock in hand; answers of the questionnaire lie in this browser where they are given. */
async function openSignUp(page: Page, answers?: object): Promise<void> {
  await page.clock.install();
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem("begun") !== null || !key || !text) return;
      sessionStorage.setItem("begun", "yes");
      localStorage.setItem(key, text);
    },
    [STORAGE_KEYS.questionnaireData, answers === undefined ? "" : JSON.stringify(answers)],
  );
  await page.goto("/auth?mode=sign-up");
  await button(page, "Sign up").waitFor();
  await page.clock.runFor(1_000);
  await fill(page, { Name: "Ada", Email: USER.email, Password: PASSWORD });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

describe("signing in", () => {
  test("A01: three modes, from each to each, the address going along", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/auth");
      await heading(page, "Welcome back");
      await fill(page, { Email: USER.email });
      await link(page, "Make an account").click();
      await heading(page, "Make an account");
      expect(await page.getByLabel("Email").inputValue()).toBe(USER.email);
      await link(page, "Sign in").click();
      await heading(page, "Welcome back");
      await link(page, "Forgot your password?").click();
      await heading(page, "Forgot your password?");
      expect(await page.getByLabel("Email").inputValue()).toBe(USER.email);
      await link(page, "Back to sign in").click();
      await heading(page, "Welcome back");
    }));

  test("password managers know each field", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const kinds = () =>
        page
          .getByRole("main")
          .locator("input")
          .evaluateAll((all) =>
            all.map((field) => `${field.getAttribute("type")} ${field.getAttribute("autocomplete")}`),
          );
      for (const [path, expected] of [
        ["/auth", ["email username", "password current-password"]],
        ["/auth?mode=sign-up", ["null name", "email email", "password new-password"]],
        ["/auth?mode=forgot", ["email email"]],
        ["/reset-password?token=a-token", ["password new-password", "password new-password"]],
      ] as const) {
        await open(page, path);
        await expect.poll(kinds, { message: path }).toEqual(expected);
      }
    }));

  test("A02, A03, E02: one call with email and password, the user kept without it, then /dashboard", () =>
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

  test("A03, ER05: an answer without success or without a user signs nobody in and keeps nothing", async () => {
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
      await page.unroute("**/api/auth/login");
    }
    await visit.context.close();
  });

  test("ER03: the server's words are words, never a page", async () => {
    const { page, context } = await site().visit();
    await open(page, "/auth");
    await fill(page, { Email: USER.email, Password: PASSWORD });
    await stub(page, "/api/auth/login", 429, { error: "<b>Slow down</b> & breathe" });
    await button(page, "Sign in").click();
    await alertOf(page).getByText("<b>Slow down</b> & breathe", { exact: true }).waitFor();
    await context.close();
  });

  test("ER06: what nobody expected has its own text", async () => {
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

  test("empty fields are said beside them, the first takes the focus, and nothing is sent", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      const calls: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") calls.push(request.url());
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

  test.each(["/auth", "/preview"])("on %s somebody signed in already is told so and shown the way", (path) =>
    visiting(site(), { width: 390 }, async ({ page, context }) => {
      const email = freshEmail();
      await context.request.post("/api/auth/register", { data: { name: "Ada", email, password: PASSWORD } });
      await page.goto("/dashboard");
      await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.user);
      await open(page, path);
      await page.getByRole("main").getByText(email, { exact: true }).waitFor();
      await expectAccessible(page);
      await link(page, "Go to my dashboard").click();
      await page.waitForURL("**/dashboard");
    }),
  );

  test.each(["/auth", "/auth?mode=sign-up"])("on %s Google's button moves nothing when it comes", (path) =>
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
      expect(await page.evaluate(() => Reflect.get(Reflect.get(window, "shifts"), "score"))).toBeLessThanOrEqual(0.01);
    }),
  );

  test("A09: signing out forgets the user, here and on the server, and loads / anew", () =>
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

describe("signing up", () => {
  test("A04–A07: one call, a message, the stored answers after 0.5 s, the prices after 2 s", () =>
    visiting(site(), {}, async ({ page }) => {
      const sent = await stub(page, "/api/auth/register", 201, { success: true, user: USER });
      await stub(page, "/api/user", 200, USER);
      const saved = await stub(page, "/api/save-questionnaire", 200, { success: true });
      await openSignUp(page, ANSWERED);
      await button(page, "Sign up").click();
      await page.getByText("Your account is ready. Welcome!").waitFor();
      expect(sent).toEqual([{ email: USER.email, name: "Ada", password: PASSWORD }]);
      await page.clock.runFor(STORED_QUESTIONNAIRE_SAVE_DELAY_MS - 1);
      expect(saved).toEqual([]);
      await page.clock.runFor(1);
      await expect.poll(() => saved.length).toBe(1);
      expect(saved[0]).toMatchObject({ goal: "save_time", dietaryPreference: "vegan" });
      await expect.poll(() => stored(page, STORAGE_KEYS.questionnaireData)).toBeNull();
      await page.clock.runFor(SIGN_UP_REDIRECT_DELAY_MS - STORED_QUESTIONNAIRE_SAVE_DELAY_MS - 1);
      expect(pathOf(page)).toBe("/auth");
      await page.clock.runFor(1);
      await expect.poll(() => pathOf(page)).toBe("/pricing");
      expect(saved).toHaveLength(1);
    }));

  test("A05: without stored answers nothing is posted", () =>
    visiting(site(), {}, async ({ page }) => {
      await stub(page, "/api/auth/register", 201, { success: true, user: USER });
      await stub(page, "/api/user", 200, USER);
      const saved = await stub(page, "/api/save-questionnaire", 200, { success: true });
      await openSignUp(page);
      await button(page, "Sign up").click();
      await page.getByText("Your account is ready. Welcome!").waitFor();
      await page.clock.runFor(SIGN_UP_REDIRECT_DELAY_MS);
      await expect.poll(() => pathOf(page)).toBe("/pricing");
      expect(saved).toEqual([]);
    }));

  test("A06: answers that the server did not take stay, and the way goes on", async () => {
    const { page, context } = await site().visit();
    await stub(page, "/api/auth/register", 201, { success: true, user: USER });
    await stub(page, "/api/user", 200, USER);
    const saved = await stub(page, "/api/save-questionnaire", 500, { success: false, error: "No." });
    await openSignUp(page, ANSWERED);
    await button(page, "Sign up").click();
    await page.getByText("Your account is ready. Welcome!").waitFor();
    await page.clock.runFor(SIGN_UP_REDIRECT_DELAY_MS);
    await expect.poll(() => pathOf(page)).toBe("/pricing");
    expect(saved).toHaveLength(1);
    expect(await stored(page, STORAGE_KEYS.questionnaireData)).toContain("save_time");
    await context.close();
  });

  test("ER07: an address that is taken offers the switch to signing in, with the address", async () => {
    const { page, context } = await site().visit({ width: 390 });
    const { email } = await registerMember(site().harness);
    await open(page, "/auth?mode=sign-up");
    await button(page, "Sign up").waitFor();
    await fill(page, { Name: "Ada", Email: email, Password: PASSWORD });
    await button(page, "Sign up").click();
    await alertOf(page).getByText(CALL_ERRORS.emailTaken).waitFor();
    await alertOf(page).getByRole("link", { name: "Sign in instead" }).click();
    await heading(page, "Welcome back");
    expect(new URL(page.url()).search).toBe("");
    expect(await page.getByLabel("Email").inputValue()).toBe(email);
    await fill(page, { Password: PASSWORD });
    await button(page, "Sign in").click();
    await page.waitForURL("**/dashboard");
    await context.close();
  });

  test("on the narrowest phone a refusal comes into sight, though the button is a screen below it", async () => {
    const { page, context } = await site().visit({ width: 320 });
    await page.setViewportSize({ width: 320, height: 420 });
    await open(page, "/auth?mode=sign-up");
    await button(page, "Sign up").waitFor();
    await fill(page, { Name: "Ada", Email: USER.email, Password: PASSWORD });
    await stub(page, "/api/auth/register", 503, { error: "The kitchen is closed for an hour." });
    await button(page, "Sign up").click();
    const said = alertOf(page).getByText("The kitchen is closed for an hour.");
    await said.waitFor();
    const bar = await page.getByRole("banner").boundingBox();
    await expect.poll(async () => ((await said.boundingBox())?.y ?? 0) > (bar?.height ?? 0)).toBe(true);
    await context.close();
  });

  test("K01: 5 characters are refused, 6 go to the server", () =>
    visiting(site(), {}, async ({ page }) => {
      const sent = await stub(page, "/api/auth/register", 200, { success: false });
      await open(page, "/auth?mode=sign-up");
      await button(page, "Sign up").waitFor();
      await fill(page, { Name: "Ada", Email: USER.email, Password: "hum7y" });
      await button(page, "Sign up").click();
      await page.getByText(MESSAGES.passwordTooShort, { exact: true }).waitFor();
      expect(sent).toEqual([]);
      await fill(page, { Password: "hum7yd" });
      await button(page, "Sign up").click();
      await alertOf(page).getByText(MESSAGES.registrationFailed, { exact: true }).waitFor();
      expect(sent).toHaveLength(1);
    }));

  test("a password that everybody tries is refused before the call, an address that is none beside its field", async () => {
    const { page, context } = await site().visit({ width: 390 });
    const calls: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") calls.push(new URL(request.url()).pathname);
    });
    await open(page, "/auth?mode=sign-up");
    await button(page, "Sign up").waitFor();
    await fill(page, { Name: "Ada", Email: "ada at home", Password: "password1" });
    await button(page, "Sign up").click();
    await page.getByText(CALL_ERRORS.passwordCommon, { exact: true }).waitFor();
    expect(calls).toEqual([]);
    await fill(page, { Password: PASSWORD });
    await button(page, "Sign up").click();
    await page.getByText("Please enter a valid email address.", { exact: true }).waitFor();
    await expect.poll(() => page.locator(":focus").getAttribute("name")).toBe("email");
    expect(await alertOf(page).count()).toBe(0);
    expect(calls).toEqual(["/api/auth/register"]);
    await context.close();
  });

  test("the second press of a double click falls on nothing that has moved under the pointer", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/auth?mode=sign-up");
      await fill(page, { Password: PASSWORD });
      await button(page, "Sign up").click();
      await page.getByText("Please enter your name.", { exact: true }).waitFor();
      await fill(page, { Name: "Ada", Email: freshEmail() });
      // Two errors go with the first press, and the link below the button comes up.
      await button(page, "Sign up").dblclick();
      await page.getByText("Your account is ready. Welcome!").waitFor();
    }));
});

describe("a forgotten password", () => {
  test("A08: one call with the address, the same answer for every address", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/auth?mode=forgot");
      await button(page, "Send reset email").waitFor();
      await fill(page, { Email: "nobody@example.test" });
      const [request] = await Promise.all([
        page.waitForRequest("**/api/auth/forgot-password"),
        button(page, "Send reset email").click(),
      ]);
      expect(request.postDataJSON()).toEqual({ email: "nobody@example.test" });
      await page.getByText("Password reset email sent! Check your inbox for instructions.", { exact: true }).waitFor();
    }));

  test("ER08: the server's own text, or that it failed", async () => {
    const { page, context } = await site().visit();
    await open(page, "/auth?mode=forgot");
    await button(page, "Send reset email").waitFor();
    await fill(page, { Email: USER.email });
    for (const [status, body, said] of [
      [429, { error: "Too many tries." }, "Too many tries."],
      [200, { success: false, message: "The post is on strike." }, "The post is on strike."],
      [500, {}, MESSAGES.resetEmailFailed],
      [200, { success: false }, MESSAGES.resetEmailFailed],
    ] as const) {
      await stub(page, "/api/auth/forgot-password", status, body);
      await button(page, "Send reset email").click();
      await alertOf(page).getByText(said, { exact: true }).waitFor();
      await page.unroute("**/api/auth/forgot-password");
    }
    await context.close();
  });

  test("RP01, RP02, RP07: the mail's link opens the form, works once, and the new password signs in", async () => {
    const { harness } = site();
    const { page, context } = await site().visit({ width: 390 });
    const { email } = await registerMember(harness);
    await open(page, "/auth?mode=forgot");
    await button(page, "Send reset email").waitFor();
    await fill(page, { Email: email });
    await button(page, "Send reset email").click();
    await page.getByText(MESSAGES.resetEmailSent, { exact: true }).waitFor();
    const [mail] = await awaitMails(harness, email);
    const token = tokenIn(mail);
    await open(page, `/reset-password?token=${token}`);
    for (const label of ["New password", "Confirm password"]) {
      expect(await page.getByLabel(label, { exact: true }).getAttribute("type")).toBe("password");
    }
    await fill(page, { "New password": NEW_PASSWORD, "Confirm password": NEW_PASSWORD });
    const [request] = await Promise.all([
      page.waitForRequest("**/api/auth/reset-password"),
      button(page, "Reset password").click(),
    ]);
    expect(request.postDataJSON()).toEqual({ token, newPassword: NEW_PASSWORD });
    await page.getByText("Your password is changed.").waitFor();
    await link(page, "Sign in with the new one").click();
    await fill(page, { Email: email, Password: NEW_PASSWORD });
    await button(page, "Sign in").click();
    await page.waitForURL("**/dashboard");

    await open(page, `/reset-password?token=${token}`);
    await fill(page, { "New password": PASSWORD, "Confirm password": PASSWORD });
    await button(page, "Reset password").click();
    await alertOf(page).getByText(CALL_ERRORS.invalidResetToken).waitFor();
    await link(page, "Ask for a new link").click();
    await heading(page, "Forgot your password?");
    await context.close();
  });

  test("a reset ends the session of the browser it is made in: the page knows", async () => {
    const { harness } = site();
    const { page, context } = await site().visit();
    const { email } = await registerMember(harness);
    await context.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
    await page.goto("/dashboard");
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, STORAGE_KEYS.user);
    await context.request.post("/api/auth/forgot-password", { data: { email } });
    const [mail] = await awaitMails(harness, email);
    await open(page, `/reset-password?token=${tokenIn(mail)}`);
    await page.getByRole("banner").getByRole("button", { name: LABELS.signOut }).waitFor();
    await fill(page, { "New password": NEW_PASSWORD, "Confirm password": NEW_PASSWORD });
    await button(page, "Reset password").click();
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).waitFor();
    expect(await stored(page, STORAGE_KEYS.user)).toBeNull();
    await context.close();
  });

  test("RP03–RP06: the rules of a new password, and /auth three seconds after it is changed", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.clock.install();
      const sent = await stub(page, "/api/auth/reset-password", 200, { success: true, message: "ok" });
      await open(page, "/reset-password?token=a-token");
      const submit = button(page, "Reset password");
      const give = async (password: string, again: string) => {
        await fill(page, { "New password": password, "Confirm password": again });
        await submit.click();
      };
      await give("hum7y", "hum7y");
      await page.getByText("Password must be at least 6 characters long.", { exact: true }).waitFor();
      await give(PASSWORD, `${PASSWORD}!`);
      await page.getByText("Passwords do not match.", { exact: true }).waitFor();
      await give("password", "password");
      await page.getByText(CALL_ERRORS.passwordCommon, { exact: true }).waitFor();
      expect(sent).toEqual([]);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await give("hum7yd", "hum7yd");
      await page.getByText("Your password is changed.").waitFor();
      expect(sent).toEqual([{ token: "a-token", newPassword: "hum7yd" }]);
      expect(await page.getByRole("main").locator("form").count()).toBe(0);
      await page.clock.runFor(RESET_REDIRECT_DELAY_MS - 1);
      expect(pathOf(page)).toBe("/reset-password");
      await page.clock.runFor(1);
      await expect.poll(() => pathOf(page)).toBe("/auth");
    }));

  test("the focus goes to the fault, but not out of a field that was gone into before it was drawn", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.clock.install();
      await open(page, "/reset-password?token=a-token");
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute("name"));
      const refuse = async (goOn: () => Promise<void>) => {
        await fill(page, { "New password": PASSWORD, "Confirm password": `${PASSWORD}!` });
        await button(page, "Reset password").click();
        await page.getByText("Passwords do not match.", { exact: true }).waitFor();
        await goOn();
        await page.clock.runFor(100);
      };
      await refuse(async () => {});
      expect(await focused()).toBe("confirm-password");
      await refuse(() => page.getByLabel("New password", { exact: true }).focus());
      expect(await focused()).toBe("new-password");
    }));

  test.each(["/reset-password", "/reset-password?token="])("RP05: %s is no link, and cannot be sent", (path) =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, path);
      await alertOf(page).getByText("Invalid reset link. Please request a new password reset.").waitFor();
      expect(await button(page, "Reset password").isDisabled()).toBe(true);
      await page.getByLabel("Confirm password", { exact: true }).press("Enter");
      expect(await alertOf(page).textContent()).toContain(MESSAGES.invalidResetLink);
    }),
  );
});
