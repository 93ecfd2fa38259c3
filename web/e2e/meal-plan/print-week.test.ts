import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectQuiet, openSite, slowTest, takeScreenshot } from "../site.ts";
import { button } from "../states/states-helpers.ts";

const site = openSite();
/** About the width of an A4 sheet at 96 dpi between its margins: too narrow for the table on a screen. */
const SHEET_PX = 700;

slowTest("a printed week includes every day and no navigation", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visit({ width: SHEET_PX });
  const { page, context } = visit;
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));

  await page.goto("/planner");
  const sunday = page.getByRole("columnheader", { name: /^Sunday/ });
  await page.getByRole("tab", { name: /^Sunday/ }).waitFor();
  await page.emulateMedia({ media: "print" });
  await sunday.waitFor();
  expect(await sunday.evaluate((cell) => cell.getBoundingClientRect().right)).toBeLessThanOrEqual(SHEET_PX);
  for (const role of ["banner", "contentinfo", "tablist"] as const)
    expect(await page.getByRole(role).count(), role).toBe(0);
  await page.emulateMedia({ media: null });

  await page.getByRole("navigation").getByRole("link", { name: "Meal plan", exact: true }).click();
  await button(page, "Make a new plan").waitFor();
  await expect.poll(() => page.getByRole("article").count()).toBe(3);
  // Fired before the browser counts the sheets; the media query would change only after that.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => page.getByRole("article").count()).toBe(21);
  await page.getByRole("heading", { level: 2, name: "Sunday" }).waitFor();
  expect(await page.getByRole("main").getByRole("link").count()).toBe(0);
  expect(await button(page, "Make a new plan").isVisible()).toBe(false);
  expect(await page.getByRole("banner").count()).toBe(0);
  expectQuiet(visit);
  await context.close();
});

slowTest("in dark mode the print is dark on white, and a recipe starts with its name", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/settings", { width: SHEET_PX });
  const { page, context } = visit;
  const inkOf = () => page.evaluate(() => getComputedStyle(document.body).color);
  const light = await inkOf();
  await page.getByRole("radio", { name: "Dark", exact: true }).check();
  await expect.poll(inkOf).not.toBe(light);

  await page.getByRole("navigation").getByRole("link", { name: "Meal plan", exact: true }).click();
  await page.getByRole("article").first().getByRole("heading", { level: 3 }).getByRole("button").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("heading", { name: "Nutrition" }).scrollIntoViewIfNeeded();
  await page.emulateMedia({ media: "print" });
  expect(await inkOf()).toBe(light);
  const top = (level: number) =>
    sheet
      .getByRole("heading", { level })
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().top);
  expect(await top(2)).toBeLessThan(await top(3));
  await takeScreenshot(page, "print-recipe-dark");
  expectQuiet(visit);
  await context.close();
});

/** How many sheets the page fills. */
async function sheetsOf(page: Page, format: string): Promise<number> {
  const file = (await page.pdf({ format })).toString("latin1");
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

slowTest.each(["A4", "Letter"])("a week prints on one sheet of %s, and a recipe on at most two", async (format) => {
  const { browser } = await registerPaid(site().harness, "weekly-flex");
  const { meals } = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
  const { page, context } = await site().visitAs({ browser }, "/planner");
  await page.getByRole("table", { name: "Meals of the week" }).waitFor();
  await expect.poll(() => sheetsOf(page, format)).toBe(1);

  for (const mode of ["", "&cook=1"]) {
    await page.goto(`/meal-plan?meal=${meals.find(({ type }) => type === "dinner")?.id}${mode}`);
    const dialog = page.getByRole("dialog").last();
    await dialog.getByRole("heading", { level: 2 }).waitFor();
    expect(await sheetsOf(page, format)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    // The whole recipe, whichever step is open.
    expect(await page.getByRole("heading", { name: "Nutrition" }).isVisible()).toBe(true);
    expect(await page.getByText("Get these ready").isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
  }
  await context.close();
});
