import { HEI_FACTS } from "@mealwright/schema/constants/food/health";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { healthSwap } from "@mealwright/schema/contract/coaching";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { shortOf, shortText } from "@mealwright/schema/rules/text/health-text";
import { scoreText } from "@mealwright/schema/rules/text/healthy-eating-index-text";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectAccessible, expectQuiet, looks, openSite, slowTest, takeScreenshot } from "../site.ts";

const site = openSite();

async function healthOf({ browser, id }: Member) {
  const plan = mealPlan.parse((await browser.get(`/api/meal-plans/${id}/active`)).json);
  if (!plan.totals?.health) throw new Error("a paid plan has its health");
  return { plan, health: plan.totals.health };
}

const picture = (page: Page) =>
  page.locator("section", { has: page.getByRole("heading", { name: /^How healthy/ }) }).last();

/** A lunch with a low health score. */
const POOR_LUNCH = {
  name: "Butter Rice",
  ingredients: [
    { foodId: "white-rice-long-grain", name: "long-grain white rice", quantity: 120, unit: "g", grams: 120 },
    { foodId: "butter-salted", name: "salted butter", quantity: 60, unit: "g", grams: 60 },
  ],
  instructions: ["Cook the rice and stir in the butter."],
};

slowTest.each(looks([390, 1440]))(
  "the week's health index opens its parts and a swap that raises it: %i px",
  async (width) => {
    const { harness, visit } = site();
    const member = await registerPaid(harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    await harness.database.execute({
      sql: `update meals set meal = json_remove(json_patch(meal, ?), '$.detail', '$.sides', '$.stepMinutes')
      where plan_id in (select id from meal_plans where user_id = ?)
        and json_extract(meal, '$.day') between 3 and 5 and json_extract(meal, '$.type') = 'lunch'`,
      args: [JSON.stringify(POOR_LUNCH), member.id],
    });
    const { plan, health } = await healthOf(member);
    const swap = healthSwap.parse((await member.browser.get(`/api/meal-plans/${plan.id}/health-swap`)).json).swap;
    if (swap === null) throw new Error("a poor lunch is worth a swap");
    expect(swap.meal.name).toBe(POOR_LUNCH.name);
    expect(swap.score).toBeGreaterThan(health.score);

    const opened = await visit({ width, scheme: width === 390 ? "dark" : "light" });
    const { page, context } = opened;
    await context.addCookies(cookiesOf(member.browser, harness.origin));
    await page.goto("/meal-plan");
    await page.getByText(scoreText(health.score)).waitFor();
    await page.getByRole("link", { name: "What it is made of" }).click();

    await expect
      .poll(() => page.getByRole("tab", { selected: true, name: LABELS.nutritionProfileTab }).count())
      .toBe(1);
    const shown = picture(page);
    await shown.getByText(scoreText(health.score)).waitFor();
    await shown
      .locator(".recharts-bar-rectangle")
      .nth(health.parts.length + health.intakes.length - 1)
      .waitFor();
    for (const intake of shortOf(health.intakes)) await shown.getByText(shortText(intake)).waitFor();
    await shown.getByText("All the figures").click();
    for (const { part, points } of health.parts) {
      const row = shown
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name: HEI_FACTS[part].label, exact: true }) });
      await row.getByText(`${points} points`, { exact: true }).waitFor();
    }
    await expectAccessible(page);
    await takeScreenshot(page, `health-${width}`);

    await shown.getByRole("button", { name: "Make this swap" }).click();
    await page.getByText(MESSAGES.mealUpdated, { exact: true }).first().waitFor();
    await shown.getByText(scoreText(swap.score)).waitFor();
    await page.goBack();
    await page.getByText(scoreText(swap.score)).waitFor();
    expect((await healthOf(member)).health.score).toBe(swap.score);
    expectQuiet(opened);
    await context.close();
  },
);
