import { LABELS } from "@mealwright/schema/constants/messages";
import { OFFLINE_DATABASE } from "@mealwright/schema/constants/storage-keys";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../worker/test/factories.ts";
import { cookiesOf, expectAccessible, letThrough, openSite, takeScreenshot } from "./site.ts";

const site = openSite();

const openList = (page: Page) => page.getByRole("tab", { name: LABELS.groceryListTab }).click();

/** How many entries the browser keeps in a store of the app's database. */
async function keptIn(page: Page, store: "answers" | "outbox"): Promise<number> {
  return page.evaluate(
    ([name, from]) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(name ?? "");
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          if (!database.objectStoreNames.contains(from ?? "")) return resolve(0);
          const count = database
            .transaction(from ?? "")
            .objectStore(from ?? "")
            .count();
          count.onsuccess = () => {
            resolve(count.result);
            database.close();
          };
        };
      }),
    [OFFLINE_DATABASE, store],
  );
}

/** A member whose list is open on a phone, with the service worker there. */
async function openOnPhone(): Promise<{ page: Page; context: BrowserContext; stored: () => Promise<string[]> }> {
  const member = await registerPaid(site().harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const { page, context } = await site().visit({ width: 390, serviceWorkers: "allow" });
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
  await page.goto("/meal-plan");
  await openList(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptIn(page, "answers")).toBe(2);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const stored = async () => {
    const { groceryList } = mealPlan.parse((await member.browser.get(`/api/meal-plans/${plan.id}`)).json);
    const items = groceryList.flatMap(({ items }) => items);
    return items.filter(({ checked, ownLineId }) => checked || ownLineId !== null).map(({ name }) => name);
  };
  return { page, context, stored };
}

test("the list opens without a network, keeps what is done to it, and sends it when there is one", async () => {
  const { page, context, stored } = await openOnPhone();

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

  // A tab that is gone: the next one begins without a network.
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

  // Nothing of the API is in the worker's cache, and signing out removes what was kept.
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

test("after changed answers the week from before them is not kept any longer", async () => {
  const { page, context } = await openOnPhone();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Preferences", exact: true }).click();
  await page.getByRole("checkbox", { name: "Sesame" }).check();
  await page.getByRole("button", { name: "Save preferences" }).click();
  await page.getByText("Saved.").first().waitFor();
  await expect.poll(() => keptIn(page, "answers")).toBe(1);
  await context.close();
});

test("a newer version says so and takes over with what still waits to be sent, and opens without a network too", async () => {
  const { page, context, stored } = await openOnPhone();
  await page.route("**/api/meal-plans/*/own-lines", (route) => route.abort());
  const input = page.getByLabel("Add something else");
  await input.fill("Birthday candles");
  await input.press("Enter");
  await page.getByText("1 change waits for the network").waitFor();

  // What a deployment does: another worker for the same pages.
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js?of-tomorrow"));
  // The toast is there for five seconds only: its press first, all else behind it.
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Load it" }).click()]);
  await openList(page);
  const candles = page.getByRole("checkbox", { name: "Birthday candles" });
  await candles.waitFor({ state: "attached" });
  expect([await stored(), await keptIn(page, "outbox")]).toEqual([[], 1]);
  await letThrough(page, "**/api/meal-plans/*/own-lines");
  await context.setOffline(true);
  await page.reload();
  await openList(page);
  await candles.waitFor({ state: "attached" });
  await context.setOffline(false);
  await expect.poll(stored).toEqual(["Birthday candles"]);
  await expect.poll(() => keptIn(page, "outbox")).toBe(0);
});
