import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { OFFLINE_DATABASE, STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANSWERS, type Member, registerPaid } from "../../worker/test/factories.ts";
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

interface OnPhone {
  readonly member: Member;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly stored: () => Promise<string[]>;
}

/** A member whose list is open on a phone, with the service worker there. */
async function openOnPhone(before?: () => void): Promise<OnPhone> {
  const member = await registerPaid(site().harness, "weekly-flex");
  const plan = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const { page, context } = await site().visit({ width: 390, serviceWorkers: "allow" });
  if (before) await context.addInitScript(before);
  await context.addCookies(cookiesOf(member.browser, site().harness.origin));
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

/** Runs in a page: what the server answers to calls with this in their address is lost. Routes would go past the service worker. */
function loseAnswers(part: string): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.url.includes(part)) throw new TypeError("Failed to fetch");
    return answer;
  };
}

/** Changes an allergy in Settings; what comes of it is for the caller to wait for. */
async function saveInSettings(page: Page): Promise<void> {
  await page.goto("/settings");
  await page.getByRole("button", { name: "Preferences", exact: true }).click();
  await page.getByRole("checkbox", { name: "Sesame" }).check();
  await page.getByRole("button", { name: "Save preferences" }).click();
}

const CHANGES: readonly (readonly [where: string, change: (phone: OnPhone) => Promise<void>])[] = [
  [
    "in Settings",
    async ({ page }) => {
      await saveInSettings(page);
      await page.getByText("Saved.").first().waitFor();
    },
  ],
  [
    "in Settings, with the server's word on it lost",
    async ({ page }) => {
      for (const part of ["/api/save-questionnaire", "/active"]) await page.addInitScript(loseAnswers, part);
      await saveInSettings(page);
      await page.getByRole("region", { name: "Preferences", exact: true }).getByRole("alert").waitFor();
    },
  ],
  [
    "by the questionnaire",
    async ({ page }) => {
      await page.goto("/questionnaire");
      const next = page.locator("form button[type=submit]");
      for (let step = 1; step < 8; step += 1) {
        await page.getByText(`Step ${step} of 8`, { exact: true }).waitFor();
        if (step === 3) await page.getByText("Sesame", { exact: true }).click();
        await next.click();
      }
      await page.getByRole("button", { name: "Save my answers", exact: true }).click();
      await page.waitForURL((url) => url.pathname === "/meal-plan");
    },
  ],
  [
    "in another tab, while this one holds the week",
    async ({ page, context }) => {
      const other = await context.newPage();
      await saveInSettings(other);
      await other.getByText("Saved.").first().waitFor();
      await other.close();
      await page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      });
    },
  ],
  [
    "on another device, as the next load of any page hears",
    async ({ member, page }) => {
      const mark = () =>
        page.evaluate((key) => /"answersDigest":"(\w+)"/.exec(localStorage.getItem(key) ?? "")?.[1], STORAGE_KEYS.user);
      const before = await mark();
      await member.browser.post("/api/save-questionnaire", { ...ANSWERS, allergies: ["Sesame"] });
      await page.goto("/settings");
      await expect.poll(mark).not.toBe(before);
    },
  ],
];

test("a change that does not get through leaves what is shown, not what was stored before it", async () => {
  const { page, context } = await openOnPhone();
  await page.getByRole("tab", { name: LABELS.mealPlanTab }).click();
  const card = page.getByRole("article").first();
  const before = await card.getByRole("heading").first().textContent();
  await card.getByRole("button", { name: /^Regenerate/ }).click();
  await expect.poll(() => card.getByRole("heading").first().textContent()).not.toBe(before);
  const now = await card.getByRole("heading").first().textContent();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText(MESSAGES.replaceMealFailed).first().waitFor();
  expect(await card.getByRole("heading").first().textContent()).toBe(now);
  // Whether it happened after all is asked as soon as there is a network.
  const asked = page.waitForRequest("**/api/meal-plans/*/active");
  await context.setOffline(false);
  await asked;
  await context.close();
});

test.each(CHANGES)("answers changed %s: the week from before is not shown without a network", async (_, change) => {
  const phone = await openOnPhone();
  const { page, context } = phone;
  // No newer week comes either: what would be shown is the kept one.
  await context.addInitScript(loseAnswers, "/active");
  // A phone in a shop often believes that it has a network.
  await context.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: true }));
  await change(phone);
  await context.setOffline(true);
  await page.goto("/meal-plan");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(0);
  await context.close();
});

/** Runs in a page: what is stored is as a version before stored it, whose figures had another shape. */
function keepAsBefore([database, key]: readonly [string, string | null]): Promise<void> {
  if (key !== null) {
    const { shape: _shape, stats: _stats, ...user } = JSON.parse(localStorage.getItem(key) ?? "{}");
    localStorage.setItem(key, JSON.stringify(user));
  }
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const transaction = request.result.transaction("answers", "readwrite");
      const cursor = transaction.objectStore("answers").openCursor();
      cursor.onsuccess = () => {
        const { answer } = cursor.result?.value ?? {};
        if (key === null) cursor.result?.update({ ...answer, totals: "1,900 kcal", meals: undefined });
      };
      transaction.oncomplete = () => resolve(request.result.close());
    };
  });
}

test.each([
  ["plan", null, "You are offline"],
  ["user", STORAGE_KEYS.user, "We cannot reach the server"],
])("a %s of another shape, stored by another version, is dropped and breaks no screen", async (_, key, said) => {
  const phone = await openOnPhone();
  const { page, context } = phone;
  await page.goto("/pricing");
  await page.evaluate(keepAsBefore, [OFFLINE_DATABASE, key] as const);
  await context.setOffline(true);
  await page.goto("/meal-plan");
  await page.getByRole("heading", { name: said }).waitFor();
  // It comes by itself: opening it here as well would cross that.
  await context.setOffline(false);
  await page.getByRole("article").first().waitFor();
  await context.close();
});

test("no text becomes markup or code, and no other script becomes the pages' worker", async () => {
  const { page, context } = await openOnPhone();
  const refused = await page.evaluate(async () => {
    const attempts: Readonly<Record<string, () => unknown>> = {
      markup: () => Reflect.set(document.createElement("div"), "innerHTML", "<b>bold</b>"),
      script: () => Reflect.set(document.createElement("script"), "src", "/sw.js"),
      worker: () => navigator.serviceWorker.register("/sw.js"),
      policy: () => window.trustedTypes?.createPolicy("another", { createScriptURL: (url) => url }),
      again: () => window.trustedTypes?.createPolicy("mealwright", { createScriptURL: (url) => url }),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(attempts))
      await Promise.resolve()
        .then(attempt)
        .catch((error: unknown) => error instanceof TypeError && names.push(name));
    return names;
  });
  expect(refused).toEqual(["markup", "script", "worker", "policy", "again"]);
  await context.close();
});

/** A deployment's worker has the same address, and a page lets no other one through: as the tests' it does. */
function letAnyWorkerThrough(): void {
  const policies = window.trustedTypes;
  const create = policies?.createPolicy.bind(policies);
  if (!policies || !create) return;
  policies.createPolicy = (name) => {
    const policy = create(name, { createScriptURL: (url) => url });
    Reflect.set(window, "workerPolicy", policy);
    return policy;
  };
}

test("a newer version says so and takes over with what still waits to be sent, and opens without a network too", async () => {
  const { page, context, stored } = await openOnPhone(letAnyWorkerThrough);
  await page.route("**/api/meal-plans/*/own-lines", (route) => route.abort());
  const input = page.getByLabel("Add something else");
  await input.fill("Birthday candles");
  await input.press("Enter");
  await page.getByText("1 change waits for the network").waitFor();

  // What a deployment does: another worker for the same pages.
  await page.evaluate(() =>
    navigator.serviceWorker.register(Reflect.get(window, "workerPolicy").createScriptURL("/sw.js?of-tomorrow")),
  );
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
