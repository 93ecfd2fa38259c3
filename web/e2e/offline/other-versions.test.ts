import { OFFLINE_DATABASE, STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { expect, test } from "vitest";
import { letThrough, looks, openSite } from "../site.ts";
import { keptIn, openList, openOnPhone } from "./on-phone.ts";

const site = openSite();

/** Runs in a page: stores data in the format of an earlier version. */
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

test.each(
  looks([
    ["plan", null, "You are offline"],
    ["user", STORAGE_KEYS.user, "We cannot reach the server"],
  ] as const),
)("a stored %s in another version's format is discarded without breaking a screen", async (_, key, said) => {
  const phone = await openOnPhone(site());
  const { page, context } = phone;
  // An image runs none of our code: on a page, the user's reply could overwrite the stored data.
  await page.goto("/favicon.svg");
  await page.evaluate(keepAsBefore, [OFFLINE_DATABASE, key] as const);
  await context.setOffline(true);
  await page.goto("/meal-plan");
  await page.getByRole("heading", { name: said }).waitFor();
  // The page recovers by itself; opening it here as well would interfere.
  await context.setOffline(false);
  await page.getByRole("article").first().waitFor();
  await context.close();
});

test("strings cannot become HTML or scripts, and only our own service worker can be registered", async () => {
  const { page, context } = await openOnPhone(site());
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

/** A deployed worker has the same address, and pages allow no other: let the tests' worker through. */
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

test("a new version asks to reload, keeps unsent changes and also opens offline", async () => {
  const { page, context, stored } = await openOnPhone(site(), { before: letAnyWorkerThrough });
  await page.route("**/api/meal-plans/*/own-lines", (route) => route.abort());
  const input = page.getByLabel("Add something else");
  await input.fill("Birthday candles");
  await input.press("Enter");
  await page.getByText("1 change waits for the network").waitFor();

  // As a deployment does: another worker for the same pages.
  await page.evaluate(() =>
    navigator.serviceWorker.register(Reflect.get(window, "workerPolicy").createScriptURL("/sw.js?of-tomorrow")),
  );
  // The toast stays for only five seconds, so press it first and do the rest afterwards.
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload" }).click()]);
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
