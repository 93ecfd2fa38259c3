import { FEW_COOKING_DAYS } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import { OTHER_ALLERGY_EMPTY } from "@mealwright/schema/constants/questionnaire";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  type Member,
  PASSWORD,
  registerMember,
  registerPaid,
  registerUnverified,
} from "../../../worker/test/factories.ts";
import { awaitMails, readVerifications } from "../../../worker/test/mail/mailbox.ts";
import {
  cookiesOf,
  expectAccessible,
  expectQuiet,
  looks,
  openSite,
  readDownload,
  takeScreenshot,
  unfoldSettings,
  type Visit,
} from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens Settings as somebody who is signed in. */
async function openSettings(member: Member, visit: Visit, path = "/settings"): Promise<Page> {
  const { page, context } = visit;
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await page.goto(path);
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  return page;
}

/** Waits for a text, and until it can be seen without scrolling. */
async function expectInView(page: Page, text: string): Promise<void> {
  const bottom = () => page.getByText(text).evaluate((element) => element.getBoundingClientRect().bottom / innerHeight);
  await expect.poll(bottom).toBeLessThanOrEqual(1);
}

describe("Settings", () => {
  test.each(
    looks([
      { width: 390, scheme: "light" },
      { width: 1440, scheme: "dark" },
      { width: 390, scheme: "dark" },
      { width: 1440, scheme: "light" },
    ] as const),
  )("is readable and accessible at $width px in $scheme", async ({ width, scheme }) => {
    const visit = await site().visit({ width, scheme });
    const page = await openSettings(await registerMember(site().harness), visit);
    if (width < 640) {
      // On a phone all parts are on two screens, folded; each is opened by its row, and by a link to it.
      await takeScreenshot(page, `settings-folded-${width}-${scheme}`);
      const height = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().height);
      expect(height).toBeLessThan(2 * 844);
      await page.getByRole("button", { name: "Display", exact: true }).click();
      await page.getByRole("radio", { name: /^US/ }).waitFor();
      await page.getByRole("button", { name: "Display", exact: true }).click();
      await page.getByRole("radio", { name: /^US/ }).waitFor({ state: "hidden" });
      await unfoldSettings(page);
    }
    await page.getByLabel("Weight (kg)").waitFor();
    await page.getByText("This device", { exact: true }).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, `settings-${width}-${scheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expectQuiet(visit);
  });

  test("a name and every answer are changed, and are there after a reload", async () => {
    const visit = await site().visit();
    const page = await openSettings(await registerMember(site().harness), visit);

    await page.getByLabel("Name").fill("");
    await button(page, "Save name").click();
    await page.getByText("Please enter your name.").waitFor();
    await page.getByLabel("Name").fill("Grace Hopper");
    await button(page, "Save name").click();
    await section(page, "Profile").getByText("Saved.").waitFor();

    await page.getByLabel("Goal").selectOption("gain_muscle");
    await page.getByLabel("Diet").selectOption("vegan");
    await page.getByRole("checkbox", { name: "Sesame" }).check();
    await page.getByRole("checkbox", { name: "Other" }).check();
    await button(page, "Save preferences").click();
    await page.getByText(OTHER_ALLERGY_EMPTY).waitFor();
    await page.getByLabel("Other allergies or foods to avoid").fill("kiwi");
    await page.getByText(/^kiwi: we avoid kiwi/).waitFor();
    await page.getByRole("radio", { name: /^4\+/ }).check();
    await page.getByRole("slider", { name: "Prep time" }).press("Home");
    await page.getByRole("slider", { name: "Weekly budget" }).press("End");
    await page.getByLabel("Cooking level").selectOption("advanced");
    await page.getByLabel("Age").fill("7");
    await button(page, "Save preferences").click();
    await page.getByText("Age must be a number from 13 to 120.").waitFor();
    await page.getByLabel("Age").fill("41");
    await page.getByLabel("How active is a usual day?").selectOption("active");
    await button(page, "Save preferences").click();
    await section(page, "Preferences").getByText("Saved.").waitFor();
    await expectAccessible(page);

    await page.reload();
    await page.getByLabel("Weight (kg)").waitFor();
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Grace Hopper");
    await expect.poll(() => page.getByLabel("Goal").inputValue()).toBe("gain_muscle");
    await expect.poll(() => page.getByLabel("Diet").inputValue()).toBe("vegan");
    await expect.poll(() => page.getByRole("checkbox", { name: "Sesame" }).isChecked()).toBe(true);
    await expect.poll(() => page.getByLabel("Other allergies or foods to avoid").inputValue()).toBe("kiwi");
    await expect.poll(() => page.getByRole("radio", { name: /^4\+/ }).isChecked()).toBe(true);
    await expect.poll(() => page.getByRole("slider", { name: "Prep time" }).getAttribute("aria-valuenow")).toBe("10");
    await expect
      .poll(() => page.getByRole("slider", { name: "Weekly budget" }).getAttribute("aria-valuenow"))
      .toBe("200");
    await expect.poll(() => page.getByLabel("Cooking level").inputValue()).toBe("advanced");
    await expect.poll(() => page.getByLabel("Age").inputValue()).toBe("41");
    await expect.poll(() => page.getByLabel("How active is a usual day?").inputValue()).toBe("active");
    expectQuiet(visit);
  });

  test("US units show on the list and in the recipes", async () => {
    const visit = await site().visit();
    const member = await registerPaid(site().harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    const page = await openSettings(member, visit);
    await page.getByRole("radio", { name: /^US/ }).check();
    await expect.poll(async () => (await member.browser.get("/api/user")).json.units).toBe("us");

    await page.getByRole("link", { name: "Meal plan" }).first().click();
    await page.getByRole("tab", { name: "Grocery List" }).click();
    // The packs that a line names: "1 pack (10 oz)".
    await page
      .getByRole("checkbox", { name: /\([\d½¼¾⅓⅔., ]+(oz|lb)\)/ })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: /\(\d+ (g|kg|ml)\)/ }).count()).toBe(0);
    expectQuiet(visit);
  });

  test("a household of several and wishes for the week come with their tiers", async () => {
    const visit = await site().visit();
    const page = await openSettings(await registerMember(site().harness), visit);
    const offer = page.getByRole("dialog", { name: "This is part of a paid plan" });
    for (const [wish, what] of [
      ["Cook for more", "Family meal planning"],
      ["Filter the week", "Advanced dietary filters"],
      ["Cook premium recipes", "Premium recipe collection"],
      [FEW_COOKING_DAYS.name, "7-day plan, every meal of the week"],
    ] as const) {
      await button(page, wish).click();
      await offer.getByText(what).first().waitFor();
      await offer.getByRole("button", { name: LABELS.maybeLater }).click();
    }

    await page.getByText("Part of Weekly Flex: 7-day plan, every meal of the week.").waitFor();

    const vip = await site().visit();
    const member = await registerPaid(site().harness, "annual-vip");
    const vipPage = await openSettings(member, vip);
    await vipPage.getByLabel("Household size").selectOption("4");
    await vipPage.getByLabel("Low in sodium").check();
    await vipPage.getByLabel("Cuisine").selectOption("greek");
    await vipPage.getByLabel("At least a quarter of lunches and dinners").check();
    await vipPage.getByLabel(FEW_COOKING_DAYS.text).check();
    await expectAccessible(vipPage);
    await takeScreenshot(vipPage, "settings-wishes");
    await button(vipPage, "Save preferences").click();
    await section(vipPage, "Preferences").getByText("Saved.").waitFor();
    const wishes = { weekFilters: ["lowSodium"], weekCuisine: "greek", premiumDishes: true, fewCookingDays: true };
    expect((await member.browser.get("/api/user/preferences")).json).toMatchObject({ household: 4, ...wishes });
    expectQuiet(visit);
    expectQuiet(vip);
  });

  test("another device is signed out, then all of them", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const other = site().harness.visitor();
    await other.post("/api/auth/login", { email: member.email, password: PASSWORD });
    const page = await openSettings(member, visit);
    await page.getByRole("button", { name: /^Sign out .*, last used/ }).click();
    await page.getByText("That device is signed out.").waitFor();
    expect((await other.get("/api/user")).status).toBe(401);
    expect((await member.browser.get("/api/user")).status).toBe(200);

    await button(page, "Sign out everywhere").click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    expect((await member.browser.get("/api/user")).status).toBe(401);
    expectQuiet(visit);
  });

  test("the password changes only with the old one", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const page = await openSettings(member, visit);
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

  test("an address changes once its mailed link is followed", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const page = await openSettings(member, visit);
    const address = `new-${member.email}`;
    await page.getByLabel("New email").fill(address);
    await page.getByLabel("Your password", { exact: true }).fill(PASSWORD);
    await button(page, "Mail me the link").click();
    await page.getByText("We have sent a link to your new address.").waitFor();
    expect((await member.browser.get("/api/user")).json.email).toBe(member.email);
    const [mail] = await awaitMails(site().harness, address);
    const link = /https?:\S+token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    await page.goto(link);
    await expectInView(page, "Your new address is confirmed.");
    expect((await member.browser.get("/api/user")).json.email).toBe(address);
    await page.goto(link);
    await page.getByText("That link is used, too old, or not for this account.").waitFor();
    expectQuiet(visit);
  });

  test("a new account confirms its address: it is told what for, and sees at once that it is done", async () => {
    const visit = await site().visit();
    const member = await registerUnverified(site().harness);
    const page = await openSettings(member, visit);
    await page.getByText("Please confirm this address.").waitFor();
    await button(page, "Send another link").click();
    await page.getByText("We have mailed you a link.").waitFor();
    await expect.poll(async () => (await readVerifications(site().harness, member.email)).length).toBe(2);
    const mails = await readVerifications(site().harness, member.email);
    await page.goto(/https?:\S+ticket=\S+/.exec(mails.at(-1)?.text ?? "")?.[0] ?? "");
    await expectInView(page, "Your address is confirmed.");
    await expect.poll(() => page.getByText("Please confirm this address.").count()).toBe(0);
    expectQuiet(visit);
  });

  test("the data is a file, and the account goes with the password", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const { meals } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
    const page = await openSettings(member, visit);
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

  test("a server that is away is said, and what was typed stays", async () => {
    const visit = await site().visit();
    const page = await openSettings(await registerMember(site().harness), visit);
    await page.route("**/api/user/profile", (route) => route.abort());
    await page.getByLabel("Name").fill("Grace Hopper");
    await button(page, "Save name").click();
    await section(page, "Profile").getByRole("alert").waitFor();
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Grace Hopper");
  });
});
