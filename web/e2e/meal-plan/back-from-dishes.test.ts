import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { expect } from "vitest";
import { registerMember, registerPaid } from "../../../worker/test/factories.ts";
import { DARK_ON_PHONE, expectFocus, expectQuiet, openSite, slowTest } from "../site.ts";

const site = openSite();

slowTest.each(DARK_ON_PHONE)(
  "Back returns from other dishes to the plan, and from a favorite to the favorites: %o",
  async (look) => {
    const member = await registerPaid(site().harness, "monthly-saver");
    await member.browser.post("/api/generate-meal-plan");
    const visit = await site().visitAs(member, "/dashboard", look);
    const { page, context } = visit;
    const dialog = page.getByRole("dialog");
    await page.getByRole("navigation").getByRole("link", { name: "Meal plan", exact: true }).click();
    const card = page.getByRole("article").first();
    const meal = card.getByRole("heading", { level: 3 }).getByRole("button");
    const openDishes = async () => {
      await meal.click();
      await dialog.getByRole("button", { name: "Swap", exact: true }).click();
      await dialog
        .getByRole("button", { name: /^Choose this one/ })
        .first()
        .waitFor();
    };

    await openDishes();
    await page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe("/meal-plan");
    await expectFocus(meal);
    await page.goForward();
    await dialog.getByRole("heading", { name: /^Instead of / }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);

    // Choosing a dish leaves nothing in the address, and one Back leads to where the plan was opened from.
    await openDishes();
    await dialog
      .getByRole("button", { name: /^Choose this one/ })
      .first()
      .click();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await card.getByRole("button", { name: /^Favorite: / }).click();
    await page.goBack();
    await page.getByRole("tab", { name: "Favorites", exact: true }).click();
    const open = page.getByRole("tabpanel").getByRole("button", { name: /^Open/ });
    await open.click();
    await dialog
      .getByRole("button", { name: /week|Put/i })
      .first()
      .waitFor();
    await page.goBack();
    await expect.poll(() => dialog.count()).toBe(0);
    await expectFocus(open);
    expectQuiet(visit);
    await context.close();
  },
);

slowTest("?swap= in the address leads to the offer of a paid plan for a member whose tier has no swaps", async () => {
  const member = await registerMember(site().harness);
  await member.browser.post("/api/generate-meal-plan");
  const { meals } = mealPlan.parse((await member.browser.get(`/api/meal-plans/${member.id}/active`)).json);
  const { page, context } = await site().visitAs(member, `/meal-plan?swap=${meals[0]?.id}`);
  await page.getByRole("article").first().waitFor();
  await page.mouse.move(200, 200);
  await page.getByRole("dialog", { name: "This is part of a paid plan" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
  expect(new URL(page.url()).search).toBe("");
  await context.close();
});
