import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import {
  CONVERSION_CURRENCY,
  PAID_TIER_TERMS,
  PAID_TIERS,
  TIER_NAMES,
  TIERS,
} from "@mealwright/schema/constants/tiers";
import { describe, expect, test } from "vitest";
import { open, stored, visiting } from "./public-helpers.ts";
import { openSite } from "./site.ts";

const site = openSite();

describe("prices and success", () => {
  test("R01–R04, R08, R11–R13: the four plans; a choice is kept and told to the tag that is there", async () => {
    const visit = await site().visit();
    const { page } = visit;
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { events, gtag: (...event: unknown[]) => events.push(event) });
    });
    for (const tier of TIERS) {
      await open(page, "/pricing");
      const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
      expect(headings.slice(0, TIERS.length)).toEqual(TIERS.map((name) => TIER_NAMES[name]));
      await page.getByRole("button", { name: `: ${TIER_NAMES[tier]}` }).click();
      await page.waitForURL("**/auth?mode=sign-up");
      expect(await stored(page, STORAGE_KEYS.selectedPlan)).toBe(tier);
      const paid = PAID_TIERS.find((candidate) => candidate === tier);
      const value = paid === undefined ? undefined : PAID_TIER_TERMS[paid].conversionValueEur;
      expect(await page.evaluate(() => Reflect.get(window, "events"))).toEqual(
        value === undefined ? [] : [["event", "conversion", { plan: tier, value, currency: CONVERSION_CURRENCY }]],
      );
    }
    await page.goto("/pricing");
    const prices = await page.getByRole("main").textContent();
    for (const text of ["$5", "$18", "$20", "Save 10%", "$180", "$240", "Save 25%"]) expect(prices).toContain(text);
    await visit.context.close();
  });

  test("S01–S03: the welcome names the plan, and nothing that is put in its place", () =>
    visiting(site(), {}, async ({ page }) => {
      await open(page, "/subscription-success?plan=monthly-saver");
      await page.getByRole("heading", { level: 1, name: /Monthly Saver/ }).waitFor();
      expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(1);
      expect(await page.getByRole("link", { name: "Continue to dashboard" }).getAttribute("href")).toBe("/dashboard");
      await open(page, "/subscription-success?plan=%3Cscript%3E");
      await page.getByRole("heading", { level: 1, name: "Welcome to Mealwright" }).waitFor();
    }));
});
