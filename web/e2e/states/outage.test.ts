import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { READ_PATIENCE_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { codeFileOf, letThrough, openSite, slowTest, takeScreenshot, type Visit } from "../site.ts";

// What could not be loaded arrives by itself once it can, without disturbing somebody who has moved on.
const site = openSite();

async function openPlan(): Promise<Visit> {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  return site().visitAs(member, "/meal-plan?tab=grocery", { width: 390 });
}

async function walkToLostKitchen(page: Page): Promise<void> {
  await page.route("**/api/kitchen", (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole("link", { name: "In your kitchen" }).click();
  await page.getByRole("alert").getByText(MESSAGES.somethingWentWrong).waitFor();
}

test("the kitchen loads by itself once the network is back", async () => {
  const { page, context } = await openPlan();
  await walkToLostKitchen(page);
  await takeScreenshot(page, "kitchen-lost-390");
  await letThrough(page, "**/api/kitchen");
  await context.setOffline(true);
  await context.setOffline(false);
  await page.getByRole("heading", { name: "Nothing yet" }).waitFor();
  await context.close();
});

test("a kitchen that hangs is reported like a lost one, and is loaded by Try again", async () => {
  const { page, context } = await openPlan();
  await page.getByRole("link", { name: "In your kitchen" }).waitFor();
  await page.clock.install();
  const asked = page.waitForRequest("**/api/kitchen");
  await page.route("**/api/kitchen", () => {});
  await page.getByRole("link", { name: "In your kitchen" }).click();
  await asked;
  await page.clock.runFor(READ_PATIENCE_MS);
  await page.getByRole("alert").getByText(MESSAGES.somethingWentWrong).waitFor();
  await letThrough(page, "**/api/kitchen");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Nothing yet" }).waitFor();
  await context.close();
});

slowTest("after Try again by keyboard, the focus moves into the loaded part", async () => {
  const { page, context } = await openPlan();
  await walkToLostKitchen(page);
  await letThrough(page, "**/api/kitchen");
  await page.getByRole("button", { name: "Try again" }).press("Enter");
  await page.getByRole("heading", { name: "Nothing yet" }).waitFor();
  await expect.poll(() => page.locator(":focus").textContent()).toBe("Open my shopping list");
  await context.close();
});

test("leaving a screen that failed to load does not cause a reload on the next one", async () => {
  const { page, context } = await openPlan();
  const input = page.getByLabel("Add something else");
  await input.waitFor();
  await page.route("**/assets/**", (route) => route.abort());
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("heading", { name: MESSAGES.somethingWentWrong }).waitFor();
  await page.goBack();
  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await input.fill("Birthday candles");
  const loaded: string[] = [];
  page.on("load", () => loaded.push(page.url()));
  await context.setOffline(true);
  await context.setOffline(false);
  // The list also reacts to the network, but keeps what was typed.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect([await input.inputValue(), loaded]).toEqual(["Birthday candles", []]);
  await context.close();
});

test("a page whose code fails to load at first is loaded again by a button", async () => {
  const { page, context } = await site().visit({ isFirst: true });
  const code = `**${codeFileOf("src/screens/pricing-screen.tsx")}`;
  await page.route(code, (route) => route.abort());
  await page.goto("/pricing");
  const again = page.getByRole("button", { name: "Reload the page" });
  await again.waitFor();
  await letThrough(page, code);
  await again.click();
  await page.getByRole("heading", { level: 1, name: "Plans and prices" }).waitFor();
  await context.close();
});

test("a member's early answer in the questionnaire is not overwritten by the saved one", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  const { page, context } = await site().visitAs(member, "/dashboard", { isFirst: true });
  await page.getByRole("heading", { level: 1, name: "Welcome, Ada" }).waitFor();
  let bringCode = () => {};
  const brought = new Promise<void>((resolve) => {
    bringCode = resolve;
  });
  const code = `**${codeFileOf("src/screens/questionnaire-screen.tsx")}`;
  await page.route(code, (route) => brought.then(() => route.continue()));
  await page.goto("/questionnaire");
  await page.getByText("Save time", { exact: true }).click();
  bringCode();
  await page.getByRole("heading", { level: 1, name: "How do you eat?" }).waitFor();
  await page.getByRole("button", { name: LABELS.previous }).click();
  await expect.poll(() => page.getByRole("radio", { name: /^Save time/ }).isChecked()).toBe(true);
  await context.close();
});
