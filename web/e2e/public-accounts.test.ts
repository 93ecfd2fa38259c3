import { MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import {
  RESET_REDIRECT_DELAY_MS,
  SIGN_UP_REDIRECT_DELAY_MS,
  STORED_QUESTIONNAIRE_SAVE_DELAY_MS,
} from "@mealwright/schema/constants/timings";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../worker/test/factories.ts";
import { open, pathOf, stored, stub, visiting } from "./public-helpers.ts";
import { openSite } from "./site.ts";

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

describe("accounts", () => {
  test("A04–A07: sign-up, the stored answers after 0.5 s, the prices after 2 s", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.clock.install();
      await stub(page, "/api/auth/register", 201, { success: true, user: USER });
      await stub(page, "/api/user", 200, USER);
      const saved = await stub(page, "/api/save-questionnaire", 200, { success: true });
      await page.addInitScript(
        ([key]) => {
          if (sessionStorage.getItem("begun") !== null) return;
          sessionStorage.setItem("begun", "yes");
          localStorage.setItem(
            key ?? "",
            JSON.stringify({ goal: "save_time", dietaryPreference: "vegan", cookingLevel: "beginner", step: 9 }),
          );
        },
        [STORAGE_KEYS.questionnaireData],
      );
      await page.goto("/auth?mode=sign-up");
      await page.getByRole("button", { name: "Sign up" }).waitFor();
      await page.clock.runFor(1_000);
      await page.getByLabel("Name").fill("Ada");
      await page.getByLabel("Email").fill(USER.email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await page.getByRole("main").getByRole("button", { name: "Sign up" }).click();
      await page.getByText("Your account is ready. Welcome!").waitFor();
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
    }));

  test("A01, A08: three modes, and the same answer for every address", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await open(page, "/auth");
      await page.getByRole("link", { name: "Make an account" }).click();
      await page.getByRole("heading", { level: 1, name: "Make an account" }).waitFor();
      await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByLabel("Email").fill("nobody@example.test");
      await page.getByRole("button", { name: "Send reset email" }).click();
      await page.getByText("Password reset email sent! Check your inbox for instructions.").waitFor();
    }));

  test("RP01–RP06: the rules of a new password, and /auth three seconds after it is changed", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.clock.install();
      const sent = await stub(page, "/api/auth/reset-password", 200, { success: true, message: "ok" });
      await open(page, "/reset-password?token=a-token");
      const submit = page.getByRole("button", { name: "Reset password" });
      const alert = page.getByRole("alert");
      const fill = async (password: string, again: string) => {
        await page.getByLabel("New password", { exact: true }).fill(password);
        await page.getByLabel("Confirm password", { exact: true }).fill(again);
        await submit.click();
      };
      await fill("12345", "12345");
      await expect.poll(() => alert.textContent()).toContain(MESSAGES.passwordTooShort);
      await fill(PASSWORD, `${PASSWORD}!`);
      await expect.poll(() => alert.textContent()).toContain(MESSAGES.passwordsDoNotMatch);
      expect(sent).toEqual([]);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await fill(PASSWORD, PASSWORD);
      await page.getByText("Your password is changed.").waitFor();
      expect(sent).toEqual([{ token: "a-token", newPassword: PASSWORD }]);
      await page.clock.runFor(RESET_REDIRECT_DELAY_MS - 1);
      expect(pathOf(page)).toBe("/reset-password");
      await page.clock.runFor(1);
      await expect.poll(() => pathOf(page)).toBe("/auth");
      await page.clock.resume();
      await open(page, "/reset-password");
      await expect.poll(() => alert.textContent()).toContain(MESSAGES.invalidResetLink);
      expect(await submit.isDisabled()).toBe(true);
    }));
});
