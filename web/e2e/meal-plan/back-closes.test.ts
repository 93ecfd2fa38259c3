import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerMember, registerPaid } from "../../../worker/test/factories.ts";
import { DARK_ON_PHONE, expectFocus, expectQuiet, openSite, slowTest } from "../site.ts";

const site = openSite();

const dialogOf = (page: Page) => page.getByRole("dialog");
const expectClosed = (page: Page) => expect.poll(() => dialogOf(page).count()).toBe(0);
const pathOf = (page: Page) => new URL(page.url()).pathname;

slowTest.each(DARK_ON_PHONE)(
  "Back closes a dialog that has no address, and Forward does not reopen it: %o",
  async (look) => {
    const member = await registerPaid(site().harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    const visit = await site().visitAs(member, "/dashboard", look);
    const { page, context } = visit;
    await page.getByRole("navigation").getByRole("link", { name: "Meal plan", exact: true }).click();
    await page.getByRole("tab", { name: "Grocery List" }).click();
    const menu = page.getByRole("button", { name: "Send, print or save the list" });
    await menu.click();
    await dialogOf(page).getByRole("button", { name: "Copy as text" }).waitFor();
    await page.goBack();
    await expectClosed(page);
    expect(pathOf(page)).toBe("/meal-plan");
    await expectFocus(menu);

    await page.goForward();
    await page.waitForTimeout(300);
    await expectClosed(page);

    // Closing by its button, or by pressing Escape twice, leaves no history entry.
    for (const close of ["button", "Escape"]) {
      await menu.click();
      await dialogOf(page).getByRole("button", { name: "Copy as text" }).waitFor();
      if (close === "button") await dialogOf(page).getByRole("button", { name: "Close" }).dblclick();
      else for (let press = 0; press < 2; press += 1) await page.keyboard.press("Escape");
      await expectClosed(page);
      await expect.poll(() => page.evaluate(() => history.state.usr?.dialog ?? null)).toBe(null);
    }
    await page.goBack();
    await expect.poll(() => pathOf(page)).toBe("/dashboard");
    expectQuiet(visit);
    await context.close();
  },
);

test("confirming a new plan or following a link in a dialog leaves no extra history entry", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/dashboard");
  const { page, context } = visit;
  await page.getByRole("navigation").getByRole("link", { name: "Meal plan", exact: true }).first().click();
  await page.getByRole("button", { name: "Make a new plan" }).click();
  await dialogOf(page).getByRole("button", { name: "Make a new plan" }).click();
  await expectClosed(page);
  await page.getByText("Meal Plan Generated!").first().waitFor();
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/dashboard");
  expectQuiet(visit);
  await context.close();
});

slowTest("Back from the prices page returns to the plan without the upgrade dialog", async () => {
  const member = await registerMember(site().harness);
  await member.browser.post("/api/generate-meal-plan");
  const { page, context } = await site().visitAs(member, "/dashboard", { width: 390 });
  await page.getByRole("navigation").getByRole("link", { name: "Meal plan", exact: true }).click();
  await page
    .getByRole("button", { name: /^Favorite: / })
    .first()
    .click();
  await dialogOf(page).getByRole("link", { name: "Compare all plans" }).click();
  await page.getByRole("heading", { level: 1, name: "Plans and prices" }).waitFor();
  await page.goBack();
  await page.getByRole("article").first().waitFor();
  await page.waitForTimeout(300);
  await expectClosed(page);
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe("/dashboard");
  await context.close();
});

slowTest.each(["/meal-plan", "/dashboard", "/planner"])(
  "%s?meal= with a meal that no longer exists says so and drops it from the address",
  async (path) => {
    const member = await registerPaid(site().harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    const { page, context } = await site().visitAs(member, `${path}?meal=gone`);
    await page.getByText("This meal is no longer in your plan.").first().waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect(pathOf(page)).toBe(path);
    await context.close();
  },
);

slowTest("Back returns the focus to the link that was pressed, otherwise to the heading", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/settings", { width: 390 });
  const { page, context } = visit;
  await page.getByRole("navigation").getByRole("link", { name: "Meal plan", exact: true }).click();
  const way = page.getByRole("main").getByRole("link", { name: "How we check" });
  await way.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(100);
  await way.press("Enter");
  await expectFocus(page.getByRole("heading", { level: 1, name: "How we check" }));
  await page.goBack();
  await expectFocus(way);
  await expect.poll(() => page.evaluate((at) => Math.abs(window.scrollY - at) < 60, scrolled)).toBe(true);
  await page.goForward();
  await expectFocus(page.getByRole("heading", { level: 1 }));
  expectQuiet(visit);
  await context.close();
});
