import { CALL_ERRORS } from "@mealwright/schema/constants/errors/call-errors";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { RESET_REDIRECT_DELAY_MS } from "@mealwright/schema/constants/timings";
import { describe, expect, test } from "vitest";
import { PASSWORD, registerMember } from "../../../worker/test/factories.ts";
import { awaitMails, tokenIn } from "../../../worker/test/mail/mailbox.ts";
import { letThrough, openSite, slowTest } from "../site.ts";
import { alertOf, button, fill, heading, link, open, pathOf, stored, stub, USER, visiting } from "./public-helpers.ts";

const site = openSite();

const NEW_PASSWORD = "another horse 8";

describe("a forgotten password", () => {
  test("A08: sends one request with the address, with the same reply for every address", () =>
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

  test("ER08: shows the server's error text, or a general one", async () => {
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
      await letThrough(page, "**/api/auth/forgot-password");
    }
    await context.close();
  });

  test("RP01, RP02, RP07: the mailed link opens the form, works once, and the new password signs in", async () => {
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
      await expect.poll(() => page.getByLabel(label, { exact: true }).getAttribute("type")).toBe("password");
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

  test("a reset also signs out the browser in which it is done", async () => {
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

  test("RP03–RP06: a new password is validated, and /auth opens three seconds after the change", () =>
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
      await page.getByText(MESSAGES.passwordTooShort, { exact: true }).waitFor();
      await give(PASSWORD, `${PASSWORD}!`);
      await page.getByText("Passwords do not match.", { exact: true }).waitFor();
      await give("password", "password");
      await page.getByText(CALL_ERRORS.passwordCommon, { exact: true }).waitFor();
      expect(sent).toEqual([]);
      await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
      await give("hum7yd", "hum7yd");
      await page.getByText("Your password is changed.").waitFor();
      expect(sent).toEqual([{ token: "a-token", newPassword: "hum7yd" }]);
      await expect.poll(() => page.getByRole("main").locator("form").count()).toBe(0);
      await page.clock.runFor(RESET_REDIRECT_DELAY_MS - 1);
      expect(pathOf(page)).toBe("/reset-password");
      await page.clock.runFor(1);
      await expect.poll(() => pathOf(page)).toBe("/auth");
    }));

  slowTest("the focus moves to the faulty field, unless the person has moved to another one meanwhile", () =>
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
      await expect.poll(() => focused()).toBe("confirm-password");
      await refuse(() => page.getByLabel("New password", { exact: true }).focus());
      await expect.poll(() => focused()).toBe("new-password");
    }),
  );

  test.each(["/reset-password", "/reset-password?token="])(
    "RP05: %s has no token, so the form cannot be submitted",
    (path) =>
      visiting(site(), {}, async ({ page }) => {
        await open(page, path);
        await alertOf(page).getByText("Invalid reset link. Please request a new password reset.").waitFor();
        await expect.poll(() => button(page, "Reset password").isDisabled()).toBe(true);
        await page.getByLabel("Confirm password", { exact: true }).press("Enter");
        await expect.poll(() => alertOf(page).textContent()).toContain(MESSAGES.invalidResetLink);
      }),
  );
});
