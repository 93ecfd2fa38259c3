import { expect } from "vitest";
import { registerMember, registerPaid } from "../../../worker/test/factories.ts";
import { codeFileOf, letThrough, openSite, slowTest, takeScreenshot } from "../site.ts";

// Code that does not arrive on an unstable connection: the page stays, and the press can be repeated.
const site = openSite();

slowTest("if a dialog's code fails to load, what was typed stays, and the dialog opens at the next try", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const { page, context } = await site().visitAs(member, "/meal-plan?tab=grocery", { width: 390, isFirst: true });
  const code = "**/assets/**";
  const input = page.getByLabel("Add something else");
  await input.waitFor();
  await page.route(code, (route) => route.abort());
  await input.fill("Birthday candles");
  const menu = page.getByRole("button", { name: "Send, print or save the list" });
  await menu.click();
  const toast = page.getByRole("region", { name: /^Notifications/ }).getByText("This could not be opened");
  await toast.waitFor();
  await takeScreenshot(page, "lost-code-390", false);
  expect(await input.inputValue()).toBe("Birthday candles");

  await menu.click();
  await toast.waitFor();
  await letThrough(page, code);
  await page.getByRole("button", { name: "Try again" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Copy as text" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => dialog.count()).toBe(0);
  await menu.click();
  await dialog.getByRole("button", { name: "Copy as text" }).waitFor();
  expect(await input.inputValue()).toBe("Birthday candles");
  await context.close();
});

slowTest("code that fails to load once is loaded again by itself", async () => {
  const member = await registerMember(site().harness);
  await member.browser.post("/api/generate-meal-plan");
  const { page, context } = await site().visitAs(member, "/meal-plan", { isFirst: true });
  const lost = new Set<string>();
  const favorite = page.getByRole("button", { name: /^Favorite: / }).first();
  await page.waitForLoadState("networkidle");
  await page.route("**/assets/**", (route) => {
    const isFirst = !lost.has(route.request().url());
    lost.add(route.request().url());
    return isFirst ? route.abort() : route.continue();
  });
  await favorite.click();
  await page.getByRole("dialog").getByRole("button", { name: "Maybe Later" }).waitFor();
  expect(lost.size).toBeGreaterThan(0);
  await context.close();
});

slowTest("if a meal's sheet fails to load, the address drops it, and pressing the meal again opens it", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const { page, context } = await site().visitAs(member, "/meal-plan", { width: 390, isFirst: true });
  const code = `**${codeFileOf("src/features/meals/late-dialogs.tsx")}`;
  await page.route(code, (route) => route.abort());
  const meal = page.getByRole("article").getByRole("heading", { level: 3 }).first().getByRole("button");
  await meal.click();
  await page.getByText("This could not be opened").first().waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await letThrough(page, code);
  await meal.click();
  await page.getByRole("dialog").getByRole("button", { name: "Swap", exact: true }).waitFor();
  await context.close();
});
