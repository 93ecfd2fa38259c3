import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PASSWORD, registerMember, registerUnverified } from "../../../worker/test/factories.ts";
import { awaitMails, readVerifications } from "../../../worker/test/mail/mailbox.ts";
import { expectFocus, expectQuiet, openSite, readDownload, takeScreenshot } from "../site.ts";
import { button, openSettings, section } from "./settings-page.ts";

const site = openSite();

/** Waits for a text until it is visible without scrolling. */
async function expectInView(page: Page, text: string): Promise<void> {
  const bottom = () => page.getByText(text).evaluate((element) => element.getBoundingClientRect().bottom / innerHeight);
  await expect.poll(bottom).toBeLessThanOrEqual(1);
}

describe("Settings", () => {
  test("signs out another device, then all devices", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const other = site().harness.visitor();
    await other.post("/api/auth/login", { email: member.email, password: PASSWORD });
    const page = await openSettings(site(), member, visit);
    await page.getByRole("button", { name: /^Sign out .*, last used/ }).click();
    await page.getByText("That device is signed out.").waitFor();
    // The pressed button disappeared with its line.
    await expectFocus(section(page, "Devices"));
    expect((await other.get("/api/user")).status).toBe(401);
    expect((await member.browser.get("/api/user")).status).toBe(200);

    await button(page, "Sign out everywhere").click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect((await member.browser.get("/api/user")).status).toBe(401);
    expectQuiet(visit);
  });

  test("changes the password only if the old one is right", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const page = await openSettings(site(), member, visit);
    await page.getByLabel("Current password").fill("not this one");
    await page.getByLabel("New password", { exact: true }).fill("a longer secret 9");
    await page.getByLabel("New password again").fill("a longer secret");
    await button(page, "Change password").click();
    await page.getByText("Passwords do not match.").waitFor();
    await page.getByLabel("New password again").fill("a longer secret 9");
    await button(page, "Change password").click();
    await page.getByText("That is not your password.").waitFor();
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password", { exact: true }).fill("password");
    await page.getByLabel("New password again").fill("password");
    await button(page, "Change password").click();
    await page.getByText("This password is too common. Please choose another one.").waitFor();
    await page.getByLabel("New password", { exact: true }).fill("a longer secret 9");
    await page.getByLabel("New password again").fill("a longer secret 9");
    await button(page, "Change password").dblclick();
    await page.getByText("Your password is changed. Other devices are signed out.").waitFor();
    await page.waitForLoadState("networkidle");
    await expect.poll(() => section(page, "Password").getByText("That is not your password.").count()).toBe(0);
    const login = await site()
      .harness.visitor()
      .post("/api/auth/login", { email: member.email, password: "a longer secret 9" });
    expect(login.status).toBe(200);
  });

  test("changes the email address once the mailed link is opened", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const page = await openSettings(site(), member, visit);
    const address = `new-${member.email}`;
    await page.getByLabel("New email").fill(address);
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await button(page, "Email me the link").click();
    await page.getByText("We have sent a link to your new address.").waitFor();
    expect((await member.browser.get("/api/user")).json.email).toBe(member.email);
    const [mail] = await awaitMails(site().harness, address);
    const link = /https?:\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await expectInView(page, "Your new address is confirmed.");
    expect((await member.browser.get("/api/user")).json.email).toBe(address);
    await page.goto(link);
    await page.getByText("That link has been used, has expired, or is not for this account.").waitFor();
    expectQuiet(visit);
  });

  test("asks a new account to confirm its address and shows at once when it is confirmed", async () => {
    const visit = await site().visit();
    const member = await registerUnverified(site().harness);
    const page = await openSettings(site(), member, visit);
    await page.getByText("Please confirm this address.").waitFor();
    await button(page, "Send another link").click();
    await page.getByText("We have emailed you a link.").waitFor();
    await expect.poll(async () => (await readVerifications(site().harness, member.email)).length).toBe(2);
    const mails = await readVerifications(site().harness, member.email);
    await page.goto(/https?:\S+ticket=\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "");
    await expectInView(page, "Your address is confirmed.");
    await expect.poll(() => page.getByText("Please confirm this address.").count()).toBe(0);
    expectQuiet(visit);
  });

  test("downloads the member's data and deletes the account after asking for the password", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const { meals } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
    const page = await openSettings(site(), member, visit);
    const saved = async (role: "button" | "link", name: string) => {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole(role, { name }).click()]);
      return JSON.parse((await readDownload(file)).toString("utf8"));
    };
    expect((await saved("link", "Download the plan")).meals).toHaveLength(meals.length);
    const recipes = (await saved("button", "Download its recipes"))["@graph"];
    expect(recipes[0]).toMatchObject({ "@type": "Recipe", recipeYield: "1 serving" });
    expect(recipes[0].name).toContain(meals[0]?.name);
    await takeScreenshot(page, "settings-data-1440-light");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download my data" }).click(),
    ]);
    const file = JSON.parse((await readDownload(download)).toString("utf8"));
    expect(file.account.email).toBe(member.email);

    await button(page, "Delete my account").click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your password").fill("not this one");
    await dialog.getByRole("button", { name: "Delete everything" }).click();
    await dialog.getByText("That is not your password.").waitFor();
    await takeScreenshot(page, "settings-delete-1440-light");
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete everything" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    const login = await site().harness.visitor().post("/api/auth/login", { email: member.email, password: PASSWORD });
    expect(login.status).toBe(401);
  });
});
