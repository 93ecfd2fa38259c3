import { LABELS } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { formatFigure } from "@mealwright/schema/rules/text/figure-text";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { DARK_ON_PHONE, expectAccessibleToo, expectQuiet, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

test.each(DARK_ON_PHONE)(
  "with meals skipped and eaten out, every screen shows the same energy and target, at %o",
  async (look) => {
    const member = await registerPaid(site().harness, "weekly-flex");
    const { id, targets } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
    for (const slot of [
      { day: 1, type: "breakfast", state: "skipped" },
      { day: 2, type: "dinner", state: "out" },
    ])
      expect((await member.browser.post("/api/plan-slot", { planId: id, ...slot })).status).toBe(200);

    const visit = await site().visitAs(member, "/dashboard", look);
    const { page } = visit;
    await page.getByRole("link", { name: "View plan", exact: true }).click();
    const average = await page.getByText("Energy, average day").locator("..").textContent();
    const [, energy = "", target = ""] = /day([\d,]+) of ([\d,]+) kcal$/.exec(average ?? "") ?? [];
    expect(Number(target.replace(",", ""))).toBeLessThan(targets.energyKcal);
    await takeScreenshot(page, `skipped-meal-plan-${look.width}`);

    await page.goBack();
    const daily = page.getByText("Daily calories").locator("..");
    await daily.getByText(`${energy} kcal`, { exact: true }).waitFor();
    await daily.getByText(`target ${target} kcal`, { exact: true }).waitFor();
    await takeScreenshot(page, `skipped-dashboard-${look.width}`);

    await page.getByRole("link", { name: "Week planner", exact: true }).click();
    await page.getByRole("tab", { name: LABELS.nutritionProfileTab }).click();
    const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
    await row("Average day").getByText(`${energy} kcal`, { exact: true }).waitFor();
    await row("Target for a day").getByText(`${target} kcal`, { exact: true }).waitFor();
    const picture = page.getByRole("figure").filter({ hasText: "Energy" });
    await picture.getByText(`${energy} kcal a day`, { exact: true }).waitFor();
    await picture.getByText(`Target: ${target} kcal`, { exact: true }).waitFor();
    expect(await row("Target for a day").textContent()).not.toContain(formatFigure(targets.sodiumMaxMg));
    await expectAccessibleToo(page);
    await takeScreenshot(page, `skipped-planner-${look.width}`);

    // The estimate and its unit stay on one line in their card, however narrow the day's column.
    if (look.width === 390) await page.getByRole("tab", { name: /^Tue/ }).click();
    const out = page.getByRole("region", { name: "Tuesday dinner: Eating out" });
    const [card, field, amount] = await Promise.all(
      [out, out.getByLabel("About"), out.getByText("kcal", { exact: true })].map((part) => part.boundingBox()),
    );
    if (!card || !field || !amount) throw new Error("the estimate is not on screen");
    expect(amount.height).toBeLessThan(1.5 * field.height);
    expect(amount.x + amount.width).toBeLessThan(card.x + card.width);
    expectQuiet(visit);
    await visit.context.close();
  },
);
