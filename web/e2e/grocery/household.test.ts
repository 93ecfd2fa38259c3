import { LABELS } from "@mealwright/schema/constants/messages";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import {
  cookiesOf,
  expectAccessibleToo,
  expectFocus,
  expectQuiet,
  looks,
  openSite,
  takeScreenshot,
  unfoldSettings,
} from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const household = (page: Page) => page.getByRole("region", { name: "Your household", exact: true });

test.each(
  looks([
    { width: 390, scheme: "dark" },
    { width: 1440, scheme: "light" },
  ] as const),
)(
  "people are added, included in the plan and removed, using links only, at $width px in $scheme",
  async ({ width, scheme }) => {
    const member = await registerPaid(site().harness, "annual-vip", { prepTime: 90, budget: 200 });
    const visit = await site().visit({ width, scheme });
    const { page } = visit;
    await visit.context.addCookies(cookiesOf(member.browser, site().harness.origin));
    await page.goto("/settings#household");
    await household(page).waitFor();
    await unfoldSettings(page);

    await household(page).getByRole("button", { name: "Add a person" }).click();
    await button(page, "Save person").click();
    await household(page).getByText("Please enter a name").waitFor();
    await household(page).getByLabel("Name").fill("Mia");
    await household(page).getByLabel("Age").selectOption("over-65");
    await household(page).getByText("; deli meat, smoked fish and soft cheese only heated.").waitFor();
    await household(page).getByLabel("Age").selectOption("4-8");
    await household(page).getByText("No raw fish, rare meat or raw sprouts.", { exact: true }).waitFor();
    await household(page).getByLabel("Dairy").check();
    await household(page).getByLabel("Other", { exact: true }).check();
    await household(page).getByLabel("Other allergies").fill("kiwi");
    await expectAccessibleToo(page);
    await household(page).scrollIntoViewIfNeeded();
    await household(page).getByLabel("Name").scrollIntoViewIfNeeded();
    await takeScreenshot(page, `household-form-${width}-${scheme}`, false);
    await button(page, "Save person").click();
    await household(page).getByText("Mia is saved.").waitFor();
    await household(page)
      .getByText(/^4 to 8 years · no dairy, kiwi · .* · every day$/)
      .waitFor();
    await expectFocus(button(page, "Edit Mia"));

    await household(page).getByRole("button", { name: "Add a person" }).click();
    await household(page).getByLabel("Name").fill("mia");
    await button(page, "Save person").click();
    await household(page).getByText("Somebody here already has this name.").waitFor();
    await household(page).getByLabel("Name").fill("Tom");
    await household(page).getByLabel("Diet").selectOption("vegetarian");
    for (const day of ["Mon", "Tue", "Wed", "Thu", "Fri"]) await household(page).getByLabel(day).uncheck();
    await button(page, "Save person").click();
    await household(page).getByText("Tom is saved.").waitFor();
    await page.getByText(/^For 3: you, Mia .* and Tom .*\(Sat, Sun\)\. Anyone not named/).waitFor();
    // Otherwise a checkbox of the section above may be half covered by the bar.
    await household(page).evaluate((section) => section.scrollIntoView());
    await expectAccessibleToo(page);
    await takeScreenshot(page, `household-${width}-${scheme}`);

    await page.getByRole("link", { name: "Meal plan", exact: true }).filter({ visible: true }).click();
    await page
      .getByText(/^For 3: you, Mia .* and Tom .*\(Sat, Sun\)\./)
      .first()
      .waitFor();
    await takeScreenshot(page, `household-plan-${width}-${scheme}`);
    await page.getByRole("article").getByRole("button").first().click();
    const sheet = page.getByRole("dialog").first();
    await sheet.getByText(/^For [23]: you.* Mia .* portions in all\. Amounts match your shopping list\.$/).waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `household-sheet-${width}-${scheme}`, false);
    await button(page, "Cook").click();
    const cook = page.getByRole("dialog", { name: /^Cook: / });
    await cook.getByText(/^For [23]: you.* Mia .* portions in all\./).waitFor();
    await takeScreenshot(page, `household-cook-${width}-${scheme}`, false);
    await button(page, "Done").click();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
    await page
      .getByText(/^For 3: you, Mia/)
      .first()
      .waitFor();
    await takeScreenshot(page, `household-list-${width}-${scheme}`, false);

    await page.getByRole("tab", { name: LABELS.mealPlanTab }).click();
    await page.getByRole("link", { name: "Change", exact: true }).click();
    await household(page).getByRole("button", { name: "Edit Tom" }).click();
    await button(page, "Remove Tom").click();
    await household(page).getByText("Tom is removed.").waitFor();
    await expect.poll(() => household(page).getByText("Tom", { exact: true }).count()).toBe(0);
    await unfoldSettings(page);
    await page.getByText(/^For 2: you and Mia .* Anyone not named/).waitFor();
    expectQuiet(visit);
    await visit.context.close();
  },
);
