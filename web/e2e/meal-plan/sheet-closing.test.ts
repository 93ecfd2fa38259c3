import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { clockAt, clockOffsetMs, shiftDate } from "../../../worker/test/clock-of-tests.ts";
import { registerPaid } from "../../../worker/test/factories.ts";
import { expectQuiet, openSite, slowTest } from "../site.ts";

const site = openSite();

/** Delays going back in the history until the returned function is called, as on a busy machine. */
async function holdWayBack(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (by) => void Reflect.set(window, "letGo", () => go(by));
  });
  return () => page.evaluate(() => Reflect.get(window, "letGo")());
}

/** Waits until the focus is back, a moment after the dialog has closed. */
async function expectFocused(where: Locator): Promise<void> {
  await expect.poll(() => where.evaluate((element) => element === document.activeElement)).toBe(true);
}

test("a sheet stays open until the address has changed, so that no press is lost", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/dashboard");
  const { page, context } = visit;
  const card = page.getByRole("main").getByRole("list").getByRole("link").first();
  const sheet = page.getByRole("dialog");
  await card.click();
  await sheet.getByRole("button", { name: "Swap", exact: true }).waitFor();
  const letGo = await holdWayBack(page);
  const isAsTheAddressSays = async () => (await sheet.count()) === (page.url().includes("meal=") ? 1 : 0);
  await page.keyboard.press("Escape");
  await expect.poll(isAsTheAddressSays).toBe(true);
  // The browser closes it at a second Escape, whatever the page does.
  await page.keyboard.press("Escape");
  await expect.poll(isAsTheAddressSays).toBe(true);
  await letGo();
  await expect.poll(() => sheet.count()).toBe(0);
  await expectFocused(card);
  await page.keyboard.press("Enter");
  await sheet.getByRole("button", { name: "Swap", exact: true }).waitFor();
  expectQuiet(visit);
  await context.close();
});

slowTest(
  "cook mode also stays open until then, and its arrow keys still work after going back to the first page",
  async () => {
    const member = await registerPaid(site().harness, "weekly-flex");
    await member.browser.post("/api/generate-meal-plan");
    const visit = await site().visitAs(member, "/dashboard");
    const { page, context } = visit;
    await page.getByRole("main").getByRole("list").getByRole("link").first().click();
    const cook = page.getByRole("button", { name: "Cook", exact: true });
    await cook.click();
    const mode = page.getByRole("dialog", { name: /^Cook: / });
    await mode.getByRole("button", { name: "Next", exact: true }).press("Enter");
    await mode.getByText(/^Step 1 of /).waitFor();
    await mode.getByRole("button", { name: "Back", exact: true }).press("Enter");
    await mode.getByText("Get these ready", { exact: true }).waitFor();
    await page.keyboard.press("ArrowRight");
    await mode.getByText(/^Step 1 of /).waitFor();

    const letGo = await holdWayBack(page);
    await page.keyboard.press("Escape");
    await expect.poll(() => mode.count()).toBe(1);
    await letGo();
    await expect.poll(() => mode.count()).toBe(0);
    await expectFocused(cook);
    await page.keyboard.press("Enter");
    await mode.waitFor();
    expectQuiet(visit);
    await context.close();
  },
);

test("cook mode stays open past midnight on Sunday, and the new week shows after closing it", async () => {
  const member = await registerPaid(site().harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visitAs(member, "/dashboard");
  const { page, context } = visit;
  await page.getByRole("main").getByRole("list").getByRole("link").first().click();
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  const mode = page.getByRole("dialog", { name: /^Cook: / });
  await mode.getByRole("button", { name: "Next", exact: true }).click();
  // The night from Sunday to Monday.
  await page.evaluate(shiftDate, clockOffsetMs(clockAt(8, 1)));
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await mode.getByRole("button", { name: "Back", exact: true }).click();
  await mode.getByText("Get these ready", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => mode.count()).toBe(0);
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "No plan for this week yet" }).waitFor();
  expectQuiet(visit);
  await context.close();
});
