import { AUTHENTICATOR_CODE, SIGN_IN_METHOD_ERRORS } from "@mealwright/schema/constants/auth/sign-in-methods";
import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { codeAt } from "../../../worker/src/adapters/password/authenticator-codes.ts";
import { expectAccessible, expectAccessibleToo, expectFocus, looks, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const codeNow = (secret: string, stepsAhead = 0) =>
  codeAt(secret, Math.floor(Date.now() / 1000 / AUTHENTICATOR_CODE.stepSeconds) + stepsAhead);

const openTab = (page: Page) => page.getByRole("tab", { name: "Authenticator app", exact: true }).click();

async function unlock(page: Page): Promise<void> {
  await page.getByLabel("Administrator's email").fill(site().harness.admin.email);
  await page.getByLabel("Administrator's password", { exact: true }).fill(site().harness.admin.password);
  await button(page, "Unlock").click();
}

afterEach(async () => {
  await site().harness.database.batch(["delete from authenticators", "delete from recovery_codes"]);
});

describe.each(
  looks([
    { width: 390, scheme: "light" },
    { width: 1440, scheme: "dark" },
  ] as const),
)("the administrator's authenticator app at $width px in $scheme", ({ width, scheme }) => {
  test("is set up with a QR code or key, asked for when unlocking, and removed", async () => {
    const visit = await site().visit({ width, scheme });
    const { page } = visit;
    await page.goto("/admin");
    await unlock(page);
    await openTab(page);
    await page.getByLabel("Administrator's password again").fill(site().harness.admin.password);
    await button(page, "Add an authenticator app").click();
    await page.getByRole("img", { name: "QR code of the key" }).waitFor();
    const uri = new URL((await page.getByRole("link", { name: "open it there" }).getAttribute("href")) ?? "");
    const secret = uri.searchParams.get("secret") ?? "";
    await page.getByText(secret.replaceAll(/.{4}(?=.)/g, "$& "), { exact: true }).waitFor();
    await expectFocus(page.getByRole("tabpanel"));
    await expectAccessible(page);
    await page.getByRole("img", { name: "QR code of the key" }).scrollIntoViewIfNeeded();
    await takeScreenshot(page, `second-factor-key-${width}-${scheme}`, false);
    await page.getByLabel("Code the app shows now").fill(codeNow(secret));
    await button(page, "Confirm").click();
    await page.getByText("The authenticator app is set up.").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain("Keep these recovery codes");
    const recoveryCodes = await page.getByText(/^(?:[A-Z2-7]{4,}-)+[A-Z2-7]+$/).allTextContents();
    expect(recoveryCodes).toHaveLength(10);
    await takeScreenshot(page, `second-factor-codes-${width}-${scheme}`, false);
    await button(page, "I have saved them").click();
    await expectFocus(page.getByLabel("Code from the app, or a recovery code"));

    await button(page, "Lock").click();
    await unlock(page);
    const code = page.getByLabel("Code from the authenticator app, or a recovery code");
    await code.waitFor();
    await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
    await expectAccessibleToo(page);
    await takeScreenshot(page, `second-factor-unlock-${width}-${scheme}`, false);
    await code.fill(codeNow(secret, 1));
    await button(page, "Unlock").click();
    await openTab(page);
    await page.getByText("10 recovery codes are left.").waitFor();
    await page.getByLabel("Code from the app, or a recovery code").fill("AAAA-AAAA");
    await button(page, "Remove the authenticator app").click();
    await page.getByText(SIGN_IN_METHOD_ERRORS.codeWrong).waitFor();
    await page.getByLabel("Code from the app, or a recovery code").fill(recoveryCodes[0] ?? "");
    await button(page, "Remove the authenticator app").click();
    await button(page, "Add an authenticator app").waitFor();
    await expectFocus(page.getByRole("tabpanel"));
    // As if the server had answered "locked" and "wrong code".
    expect(visit.complaints.filter((text) => !/401|422/.test(text))).toEqual([]);
    await visit.context.close();
  });
});
