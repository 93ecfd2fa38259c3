import { MAILS, OPTIONAL_MAILS } from "@mealwright/schema/constants/mails";
import { FEW_COOKING_DAYS } from "@mealwright/schema/constants/meals";
import { LABELS } from "@mealwright/schema/constants/messages";
import {
  OTHER_ALLERGIES_MAX_LENGTH,
  OTHER_ALLERGY,
  OTHER_ALLERGY_EMPTY,
} from "@mealwright/schema/constants/questionnaire";
import { describe, expect, test } from "vitest";
import { registerMember, registerPaid } from "../../../worker/test/factories.ts";
import {
  expectAccessibleToo,
  expectFocus,
  expectQuiet,
  looks,
  openSite,
  slowTest,
  takeScreenshot,
  unfoldSettings,
} from "../site.ts";
import { button, openSettings, section } from "./settings-page.ts";

const site = openSite();

describe("Settings", () => {
  slowTest.each(
    looks([
      { width: 390, scheme: "light" },
      { width: 1440, scheme: "dark" },
      { width: 390, scheme: "dark" },
      { width: 1440, scheme: "light" },
    ] as const),
  )("is readable and accessible at $width px in $scheme", async ({ width, scheme }) => {
    const visit = await site().visit({ width, scheme });
    // The longest word allowed: typed text must not widen the page.
    const odd = { allergies: [OTHER_ALLERGY], otherAllergies: "x".repeat(OTHER_ALLERGIES_MAX_LENGTH) };
    const page = await openSettings(site(), await registerMember(site().harness, odd), visit);
    if (width < 640) {
      // On a phone all sections fit on two screens, folded; a section opens by its row and by a link to it.
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
    await expectAccessibleToo(page);
    await takeScreenshot(page, `settings-${width}-${scheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expectQuiet(visit);
  });

  test("changes to the name and every answer are still there after a reload", async () => {
    const visit = await site().visit();
    const page = await openSettings(site(), await registerMember(site().harness), visit);

    await page.getByLabel("Name").fill("");
    await button(page, "Save name").click();
    await page.getByText("Please enter your name.").waitFor();
    await page.getByLabel("Name").fill("Grace Hopper");
    await button(page, "Save name").click();
    await section(page, "Profile").getByText("Saved.").waitFor();
    // The button kept the focus while waiting for the reply.
    await expectFocus(button(page, "Save name"));

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
    await page.getByLabel("Age").fill("70");
    await page.getByText("; deli meat, smoked fish and soft cheese only heated.").waitFor();
    await page.getByLabel("Age").fill("41");
    await page.getByLabel("How active is a usual day?").selectOption("active");
    await button(page, "Save preferences").click();
    await section(page, "Preferences").getByText("Saved.").waitFor();
    await expectAccessibleToo(page);

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

  test("US units apply to the list and the recipes", async () => {
    const visit = await site().visit();
    const member = await registerPaid(site().harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    const page = await openSettings(site(), member, visit);
    await page.getByRole("radio", { name: /^US/ }).check();
    await expect.poll(async () => (await member.browser.get("/api/user")).json.units).toBe("us");

    await page.getByRole("link", { name: "Meal plan" }).first().click();
    await page.getByRole("tab", { name: "Grocery List" }).click();
    // The packs named on a line: "1 pack (10 oz)".
    await page
      .getByRole("checkbox", { name: /\([\d½¼¾⅓⅔., ]+(oz|lb)\)/ })
      .first()
      .waitFor();
    await expect.poll(() => page.getByRole("checkbox", { name: /\(\d+ (g|kg|ml)\)/ }).count()).toBe(0);
    expectQuiet(visit);
  });

  test("a checkbox turns each optional mail off and on again", async () => {
    const visit = await site().visit({ width: 390 });
    const member = await registerMember(site().harness);
    const page = await openSettings(site(), member, visit);
    await unfoldSettings(page);
    const mailsOff = async () => (await member.browser.get("/api/user")).json.mailsOff;
    for (const kind of OPTIONAL_MAILS) {
      const mail = page.getByRole("checkbox", { name: MAILS[kind].setting });
      expect(await mail.isChecked()).toBe(true);
      await mail.press("Space");
      await expect.poll(mailsOff).toEqual([kind]);
      expect(await mail.isChecked()).toBe(false);
      await expectAccessibleToo(page);
      await mail.press("Space");
      await expect.poll(mailsOff).toEqual([]);
    }
    expectQuiet(visit);
  });

  test("household size and weekly wishes are locked until the tier includes them", async () => {
    const visit = await site().visit();
    const page = await openSettings(site(), await registerMember(site().harness), visit);
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
    const vipPage = await openSettings(site(), member, vip);
    await vipPage.getByLabel("Household size").selectOption("4");
    await vipPage.getByLabel("Low sodium").check();
    await vipPage.getByLabel("Cuisine").selectOption("greek");
    await vipPage.getByLabel("At least a quarter of lunches and dinners").check();
    await vipPage.getByLabel(FEW_COOKING_DAYS.text).check();
    await expectAccessibleToo(vipPage);
    await takeScreenshot(vipPage, "settings-wishes");
    await button(vipPage, "Save preferences").click();
    await section(vipPage, "Preferences").getByText("Saved.").waitFor();
    const wishes = { weekFilters: ["lowSodium"], weekCuisine: "greek", premiumDishes: true, fewCookingDays: true };
    expect((await member.browser.get("/api/user/preferences")).json).toMatchObject({ household: 4, ...wishes });
    expectQuiet(visit);
    expectQuiet(vip);
  });

  test("the last of three quick presses wins, and keeps what another screen has saved", async () => {
    const visit = await site().visit();
    const member = await registerMember(site().harness);
    const page = await openSettings(site(), member, visit);
    const stored = async () => (await member.browser.get("/api/user")).json;
    const before = await stored();
    let asked = 0;
    await page.route("**/api/user/profile", async (route) => {
      asked += 1;
      // The first answer is slow: in the meantime another screen saves the name.
      if (asked === 1) expect((await member.browser.post("/api/user/profile", { name: "Grace" })).status).toBe(200);
      await route.continue();
    });
    await page.getByRole("radio", { name: /^US/ }).click();
    await page.getByRole("radio", { name: /^Metric/ }).click();
    await page.getByRole("radio", { name: /^US/ }).click();
    await expect.poll(() => asked).toBe(3);
    await expect.poll(stored).toEqual({ ...before, name: "Grace", units: "us" });
    await expect.poll(() => page.getByRole("radio", { name: /^US/ }).isChecked()).toBe(true);
    expectQuiet(visit);
  });

  test("without a connection, saving shows an error and keeps what was typed", async () => {
    const visit = await site().visit();
    const page = await openSettings(site(), await registerMember(site().harness), visit);
    await page.route("**/api/user/profile", (route) => route.abort());
    await page.getByLabel("Name").fill("Grace Hopper");
    await button(page, "Save name").click();
    await section(page, "Profile").getByRole("alert").waitFor();
    await expect.poll(() => page.getByLabel("Name").inputValue()).toBe("Grace Hopper");
  });
});
