import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Disposable, Page } from "playwright-core";
import { expect, test } from "vitest";
import { ANSWERS } from "../../../worker/test/factories.ts";
import { openSite } from "../site.ts";
import { keepAgain, type OnPhone, openOnPhone } from "./on-phone.ts";

const site = openSite();

/**
 * Runs in a page: the server's replies to calls with this text in their address are lost. Playwright's routes would
 * bypass the service worker.
 */
function loseAnswers(part: string): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    if (answer.url.includes(part)) throw new TypeError("Failed to fetch");
    return answer;
  };
}

/** The scripts that a test adds to every page of the phone, until the next test. */
const scripts: Disposable[] = [];

/** Changes an allergy in Settings; the caller waits for the result. */
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
    "in Settings, with the server's reply lost",
    async ({ page }) => {
      for (const part of ["/api/save-questionnaire", "/active"])
        scripts.push(await page.addInitScript(loseAnswers, part));
      await saveInSettings(page);
      await page.getByRole("region", { name: "Preferences", exact: true }).getByRole("alert").waitFor();
    },
  ],
  [
    "in the questionnaire",
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
    "in another tab, while this one has the week in memory",
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
    "on another device, noticed at the next page load",
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

test("a change that fails keeps what is on screen and does not fall back to older stored data", async () => {
  const { page, context } = await openOnPhone(site());
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
  // Whether the change happened after all is checked as soon as there is a network.
  const asked = page.waitForRequest("**/api/meal-plans/*/active");
  await context.setOffline(false);
  await asked;
  await context.close();
});

/**
 * One phone for all these tests, since installing its service worker takes longer than a change. Null after a failed
 * test.
 */
let left: OnPhone | undefined;

/** The phone with its original answers and week. */
async function takePhone(): Promise<OnPhone> {
  const phone = left;
  left = undefined;
  for (const script of scripts.splice(0)) await script.dispose();
  if (phone === undefined) return openOnPhone(site(), { outlastsTest: true });
  await phone.context.setOffline(false);
  for (const [path, body] of [["/api/save-questionnaire", ANSWERS], ["/api/generate-meal-plan"]] as const)
    expect((await phone.member.browser.post(path, body)).status).toBe(200);
  await keepAgain(phone.page);
  return phone;
}

test.each(CHANGES)("answers changed %s: the old week is not shown offline", async (_, change) => {
  const phone = await takePhone();
  const { page, context } = phone;
  // No newer week arrives either, so only the stored one could be shown.
  scripts.push(await context.addInitScript(loseAnswers, "/active"));
  // In a store, a phone often believes that it has a network.
  scripts.push(await context.addInitScript(() => Object.defineProperty(navigator, "onLine", { value: true })));
  await change(phone);
  await context.setOffline(true);
  await page.goto("/meal-plan");
  await page.getByRole("heading", { name: "You are offline" }).waitFor();
  expect(await page.getByRole("article").count()).toBe(0);
  left = phone;
});
