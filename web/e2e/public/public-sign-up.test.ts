import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { SIGN_UP_REDIRECT_DELAY_MS, STORED_QUESTIONNAIRE_SAVE_DELAY_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { freshEmail, PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { openSite, slowTest } from "../site.ts";
import {
  alertOf,
  button,
  fill,
  heading,
  open,
  pathOf,
  stored,
  stub,
  USER,
  untilTaken,
  visiting,
} from "./public-helpers.ts";

const site = openSite();

const ANSWERED = { goal: "save_time", dietaryPreference: "vegan", cookingLevel: "beginner", step: 9 };

/** The sign-up page with a controlled clock; if answers are given, they are stored in the browser. */
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
  await untilTaken(page);
  await page.clock.runFor(1_000);
  await fill(page, { Name: "Ada", Email: USER.email, Password: PASSWORD });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}

describe("signing up", () => {
  test("A04–A07: one request and a message, then the stored answers after 0.5 s and the prices after 2 s", () =>
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

  test("A05: without stored answers none are sent", () =>
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

  test("A06: answers that could not be saved stay in the browser, and sign-up goes on", async () => {
    const { page, context } = await site().visit();
    await stub(page, "/api/auth/register", 201, { success: true, user: USER });
    await stub(page, "/api/user", 200, USER);
    const saved = await stub(page, "/api/save-questionnaire", 500, { success: false, error: "No." });
    await openSignUp(page, ANSWERED);
    await button(page, "Sign up").click();
    await page.getByText("Your account is ready. Welcome!").waitFor();
    await page.clock.runFor(SIGN_UP_REDIRECT_DELAY_MS);
    await expect.poll(() => pathOf(page)).toBe("/pricing");
    await expect.poll(() => saved.length).toBe(1);
    await expect.poll(() => stored(page, STORAGE_KEYS.questionnaireData)).toContain("save_time");
    await context.close();
  });

  test("ER07: an email address in use offers to sign in with that address", async () => {
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
    await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
    await fill(page, { Password: PASSWORD });
    await button(page, "Sign in").click();
    await page.waitForURL("**/dashboard");
    await context.close();
  });

  slowTest("on the narrowest phone an error scrolls into view even if the button is a screen below it", async () => {
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

  test("K01: a password of 5 characters is refused, one of 6 is sent to the server", () =>
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

  test("a common password is refused before sending, an invalid address beside its field", async () => {
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
    await expect.poll(() => alertOf(page).count()).toBe(0);
    expect(calls).toEqual(["/api/auth/register"]);
    await context.close();
  });

  slowTest("the second press of a double click does not hit something that moved under the pointer", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/auth?mode=sign-up");
      await fill(page, { Password: PASSWORD });
      await button(page, "Sign up").click();
      await page.getByText("Please enter your name.", { exact: true }).waitFor();
      await fill(page, { Name: "Ada", Email: freshEmail() });
      // The first press clears two errors, so the link below the button moves up.
      await button(page, "Sign up").dblclick();
      await page.getByText("Your account is ready. Welcome!").waitFor();
    }),
  );
});
