import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LABELS } from "@mealwright/schema/constants/messages";
import { WARM_UP_GOALS } from "@mealwright/schema/constants/questionnaire";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { TIER_NAMES, TIERS } from "@mealwright/schema/constants/tiers";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CLIENT_DIRECTORY } from "../../worker/launch/project-paths.ts";
import { SCREEN_READY } from "../src/lib/early-input.ts";
import { pathOf, stored, visiting } from "./public-helpers.ts";
import { openSite } from "./site.ts";

const site = openSite();

describe("landing page", () => {
  test("L01–L03, L07, L10, L11, L15, L17, L18: the bar stays, and every link leads where it should", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/");
      const bar = page.getByRole("banner");
      const targets = async (scope: ReturnType<Page["locator"]>, name: string) =>
        scope.getByRole("link", { name, exact: true }).first().getAttribute("href");
      expect(await targets(bar, LABELS.contact)).toBe("/contact");
      expect(await targets(bar, LABELS.viewPricing)).toBe("/pricing");
      expect(await targets(bar, LABELS.getStarted)).toBe("/auth");
      const main = page.getByRole("main");
      expect(await targets(main, LABELS.getMyPlan)).toBe("/questionnaire");
      expect(await targets(main, LABELS.startJourney)).toBe("/questionnaire");
      expect(await targets(main, LABELS.skip)).toBe("/auth");
      expect(await targets(main, LABELS.getStarted)).toBe("/auth");
      const footer = page.getByRole("contentinfo");
      expect(await targets(footer, "Help Center")).toBe("/#faq");
      expect(await targets(footer, "FAQ")).toBe("/#faq");
      expect(await targets(footer, "Contact Us")).toBe("/contact");
      for (const name of ["Privacy", "Terms", "Cookies"]) {
        expect(await targets(footer, name)).toBe(`/${name.toLowerCase()}`);
      }
      for (const [name, id] of [
        ["How it works", "how-it-works"],
        ["Reviews", "testimonials"],
        ["FAQ", "faq"],
      ] as const) {
        await bar.getByRole("link", { name, exact: true }).click();
        expect(new URL(page.url()).hash).toBe(`#${id}`);
        await expect.poll(() => page.locator(`#${id}`).evaluate((e) => e.getBoundingClientRect().top < 900)).toBe(true);
        expect((await bar.boundingBox())?.y).toBe(0);
      }
    }));

  test("L08, L12–L14, L16: the sections in their order, four plans, three steps, questions that open", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await page.goto("/");
      expect(await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents()).toEqual([
        "A real week from our planner",
        "How it works",
        "What is your goal?",
        "Plans and prices",
        "What people say",
        "Compared with free recipe blogs",
        "Why you can trust it",
        "Questions people ask",
        "What is for dinner? Know it for the whole week.",
      ]);
      expect(await page.locator("#how-it-works li").count()).toBe(3);
      expect(await page.locator("#pricing h3").allTextContents()).toEqual(TIERS.map((tier) => TIER_NAMES[tier]));
      expect(await page.locator("main img").count()).toBe(21);
      const answer = page.locator("#faq details p").first();
      expect(await answer.isVisible()).toBe(false);
      await page.locator("#faq summary").first().click();
      expect(await answer.isVisible()).toBe(true);
    }));

  test("L04–L06: the countdown starts at 23h 59m, drops each minute and begins again", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.clock.install();
      await page.addInitScript((name) => {
        document.addEventListener(name, () => document.documentElement.setAttribute("data-alive", ""));
      }, SCREEN_READY);
      await page.goto("/", { waitUntil: "load" });
      await page.locator("html[data-alive]").waitFor({ state: "attached" });
      const timer = page.getByRole("timer");
      expect(await timer.textContent()).toMatch(/^23h 59m.*\$5/);
      await page.clock.runFor(59_000);
      expect(await timer.textContent()).toContain("23h 59m");
      await page.clock.runFor(1_000);
      expect(await timer.textContent()).toContain("23h 58m");
      await page.clock.runFor(1_438 * 60_000);
      expect(await timer.textContent()).toContain("0h 00m");
      await page.clock.runFor(60_000);
      expect(await timer.textContent()).toContain("23h 59m");
    }));

  test("L09, L10: one goal at a time, kept for the questionnaire", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      const goals = page.getByRole("radio");
      expect(await goals.evaluateAll((all) => all.map((goal) => goal.getAttribute("value")))).toEqual(WARM_UP_GOALS);
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
      await goals.nth(0).check();
      await goals.nth(1).check();
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(1);
      expect(await stored(page, STORAGE_KEYS.warmUpGoal)).toBe("eat_better");
      await page.getByRole("link", { name: LABELS.startJourney }).click();
      await page.waitForURL("**/questionnaire");
      await page.getByRole("radio", { name: /eat healthier/i, checked: true }).waitFor();
    }));

  test("G06–G11: what search engines are told", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/");
      const items = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
      expect(new Set(items.map((item) => item["@type"]))).toEqual(
        new Set(["Organization", "Service", "FAQPage", "SoftwareApplication", "Review", "HowTo"]),
      );
      const faq = items.find((item) => item["@type"] === "FAQPage");
      expect(faq.mainEntity.map((entry: { name: string }) => entry.name)).toEqual(
        await page.locator("#faq summary").allTextContents(),
      );
    }));

  test("is read without any script", async () => {
    const context = await site().browser.newContext({ baseURL: site().harness.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("A week of meals");
    expect(await page.getByRole("timer").textContent()).toContain("23h 59m");
    await page.locator("#faq summary").nth(1).click();
    expect(await page.locator("#faq details p").nth(1).isVisible()).toBe(true);
    await page.getByRole("link", { name: LABELS.viewPricing }).first().click();
    expect(pathOf(page)).toBe("/pricing");
    expect(await page.getByRole("heading", { name: "Annual VIP" }).isVisible()).toBe(true);
    await context.close();
  });

  test("weighs what it may: 14 kB of HTML and CSS, 5 kB of script, fonts of 60 kB", () => {
    const sizeOf = (path: string) => brotliCompressSync(readFileSync(join(CLIENT_DIRECTORY, path))).length;
    const html = readFileSync(join(CLIENT_DIRECTORY, "index.html"), "utf8");
    // Everything that is needed to draw the page is in it, the script that loads the rest too.
    expect(html).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"(?![^<]*<\/noscript>)/);
    expect(sizeOf("index.html")).toBeLessThanOrEqual(14_000);
    const [, files = ""] = html.match(/data-files="([^"]+)"/) ?? [];
    const script = files.split(" ").reduce((sum, file) => sum + sizeOf(file), 0);
    const inline = brotliCompressSync(html.match(/<script data-[^>]*>([^<]+)<\/script>/)?.[1] ?? "").length;
    expect(inline).toBeGreaterThan(500);
    expect(script + inline).toBeLessThanOrEqual(5_000);
    const fonts = readdirSync(join(CLIENT_DIRECTORY, "assets")).filter((file) => file.endsWith(".woff2"));
    const fontBytes = fonts.map((file) => readFileSync(join(CLIENT_DIRECTORY, "assets", file)).length);
    expect(fontBytes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  });
});
