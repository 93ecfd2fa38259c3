import { LABELS } from "@mealwright/schema/constants/messages";
import { OFFLINE_DATABASE } from "@mealwright/schema/constants/storage-keys";
import { expect, test } from "vitest";
import { expectAccessible, openSite, takeScreenshot } from "../site.ts";
import { keptIn, openList, openOnPhone } from "./on-phone.ts";

const site = openSite();

test("the list opens offline, keeps changes and sends them once back online", async () => {
  const { page, context, stored } = await openOnPhone(site());

  await context.setOffline(true);
  const box = page.locator("input[data-line]").first();
  const foodId = await box.getAttribute("data-line");
  const line = page.locator(`input[data-line="${foodId}"]`);
  await line.press("Space");
  const input = page.getByLabel("Add something else");
  await input.fill("Birthday candles");
  await input.press("Enter");
  await page.getByText("2 changes wait for the network").waitFor();
  await expect.poll(() => keptIn(page, "outbox")).toBe(2);

  // The tab is closed, and the next one opens offline.
  await page.reload();
  await openList(page);
  await expect.poll(() => line.isChecked()).toBe(true);
  const candles = page.getByRole("checkbox", { name: "Birthday candles" });
  await candles.waitFor({ state: "attached" });
  await expectAccessible(page);
  await takeScreenshot(page, "list-offline-390", false);

  await context.setOffline(false);
  await expect.poll(stored).toHaveLength(2);
  await expect.poll(() => keptIn(page, "outbox")).toBe(0);
  await expect.poll(() => stored()).toContain("Birthday candles");

  // The worker's cache has no API replies, and signing out deletes what was stored.
  const cached = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(cached).toContain("/app-shell");
  expect(cached.filter((path) => path.startsWith("/api"))).toEqual([]);
  await page.getByRole("button", { name: LABELS.signOut }).first().click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .not.toContain(OFFLINE_DATABASE);
});
