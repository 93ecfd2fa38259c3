import { LABELS } from "@mealwright/schema/constants/messages";
import { OFFLINE_DATABASE } from "@mealwright/schema/constants/storage-keys";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, type Site } from "../site.ts";

export const openList = (page: Page) => page.getByRole("tab", { name: LABELS.groceryListTab }).click();

/** How many entries the app's database has in a store. */
export async function keptIn(page: Page, store: "answers" | "outbox"): Promise<number> {
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

/** Empties the store, so that everything in it afterwards was stored since. */
async function dropKept(page: Page): Promise<void> {
  await page.evaluate(
    ([name = "", store = ""]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const clearing = request.result.transaction(store, "readwrite");
          clearing.objectStore(store).clear();
          clearing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    [OFFLINE_DATABASE, "answers"],
  );
}

/** Opens the list again and waits until it is stored again. */
export async function keepAgain(page: Page): Promise<void> {
  await page.goto("/robots.txt");
  await dropKept(page);
  await page.goto("/meal-plan");
  await openList(page);
  await expect.poll(() => keptIn(page, "answers")).toBe(1);
}

export interface OnPhone {
  readonly member: Member;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly stored: () => Promise<string[]>;
}

/** A member whose list is open on a phone with the service worker installed. */
export async function openOnPhone(
  site: Site,
  { before, outlastsTest = false }: { readonly before?: () => void; readonly outlastsTest?: boolean } = {},
): Promise<OnPhone> {
  const member = await registerPaid(site.harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const { page, context } = await site.visit({ width: 390, serviceWorkers: "allow", outlastsTest });
  if (before) await context.addInitScript(before);
  await context.addCookies(cookiesOf(member.browser, site.harness.origin));
  await page.goto("/meal-plan");
  await openList(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect.poll(() => keptIn(page, "answers")).toBe(1);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const stored = async () => {
    const { groceryList } = mealPlan.parse((await member.browser.get(`/api/meal-plans/${plan.id}`)).json);
    const items = groceryList.flatMap(({ items }) => items);
    return items.filter(({ checked, ownLineId }) => checked || ownLineId !== null).map(({ name }) => name);
  };
  return { member, page, context, stored };
}
