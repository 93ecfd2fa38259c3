import { LABELS } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import { formatDollars } from "@mealwright/schema/rules/money";
import { basketText } from "@mealwright/schema/rules/text/basket-text";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectAccessibleToo, expectQuiet, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

test("the basket's cost is shown beside the budget, with details on a press, on every screen", async () => {
  const member = await registerPaid(site().harness, "annual-vip", { budget: 75, allergies: [] });
  const { totals, notes } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  if (totals === null) throw new Error("no sums");
  const visit = await site().visit({ width: 1440, scheme: "light" });
  const { page, context } = visit;
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));

  await page.goto("/meal-plan");
  await page.getByText("Basket for the week").waitFor();
  await page.getByText(`${formatDollars(totals.basketCost)} of $75`, { exact: true }).waitFor();
  // The four figures are side by side, each under its name.
  const tops = await Promise.all(
    [/ of [\d,]+ kcal$/, /^\d+ g, goal/, / of \$75$/, / of 100$/].map((figure) =>
      page
        .getByText(figure)
        .first()
        .evaluate((text) => Math.round(text.getBoundingClientRect().top)),
    ),
  );
  expect(new Set(tops).size, String(tops)).toBe(1);
  await page.getByText("What is in it").click();
  await page.getByText(`The meals use ${formatDollars(totals.recipeCost)}.`, { exact: true }).waitFor();
  await page.getByText(basketText(totals), { exact: true }).waitFor();
  for (const note of notes) await page.getByText(note, { exact: true }).waitFor();
  await expectAccessibleToo(page);
  await takeScreenshot(page, "plan-money");

  await page.getByRole("article").getByRole("heading", { level: 3 }).getByRole("button").first().click();
  await page.getByText(/^About \$[\d.]+ a serving, counted by the gram\.$/).waitFor();
  await page.getByRole("button", { name: "Swap", exact: true }).click();
  await page.getByText("Prices are per serving, by the gram. The basket counts whole packs.").waitFor();
  await page.keyboard.press("Escape");

  await page.goto("/planner");
  await page.getByRole("tab", { name: LABELS.nutritionProfileTab }).click();
  await page.getByText("What is in it").click();
  await page.getByText(basketText(totals)).waitFor();
  const table = page.getByRole("region", { name: "Nutrition table" });
  const week = await table.getByRole("row", { name: /^Whole week/ }).textContent();
  expect(week).toContain(formatDollars(totals.recipeCost));
  // The column adds up to the total below it.
  const cells = await table.getByRole("row", { name: /day/ }).allTextContents();
  const proteinOf = (text: string) => Number(/kcal([\d.]+) g/.exec(text)?.[1]);
  const days = cells.filter((text) => !/^(Average|Target)/.test(text));
  expect(days).toHaveLength(7);
  const sum = days.reduce((grams, text) => grams + proteinOf(text), 0);
  expect(sum).toBeCloseTo(proteinOf(week ?? ""), 6);
  expectQuiet(visit);
  await context.close();
});
