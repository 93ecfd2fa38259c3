import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { MEASURED } from "@mealwright/schema/constants/samples/measured.data";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CLIENT_DIRECTORY } from "../../../worker/launch/project-paths.ts";
import { SCREEN_READY } from "../../src/before-app/early-input.ts";
import { openSite, slowTest } from "../site.ts";
import { pathOf, visiting } from "./public-helpers.ts";

const site = openSite();

const timerOf = (page: Page) => page.getByRole("timer");

/** The minutes that the countdown shows. */
async function minutesLeft(page: Page): Promise<number> {
  const [, hours, minutes] = /^(\d+)h (\d\d)m left/.exec((await timerOf(page).textContent()) ?? "") ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/**
 * Opens the landing page with its script running and a clock that only the test moves; returns the first value of the
 * countdown.
 */
async function openWithClock(page: Page): Promise<string> {
  await page.clock.install();
  await page.addInitScript((name) => {
    const note = () => {
      const timer = document.querySelector("[role=timer]");
      document.documentElement.setAttribute("data-begun", timer?.textContent ?? "");
    };
    document.addEventListener(name, note, { once: true });
  }, SCREEN_READY);
  await page.goto("/", { waitUntil: "load" });
  const root = page.locator("html[data-begun]");
  await root.waitFor({ state: "attached" });
  // Whatever time has passed since the page opened depends on the machine.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  return (await root.getAttribute("data-begun")) ?? "";
}

describe("landing page", () => {
  test("L08, L12, L13, L16: shows its sections in order, three steps and four plans with prices", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await page.goto("/");
      const main = page.getByRole("main");
      await expect
        .poll(() => page.locator("h1, h2").allTextContents())
        .toEqual([
          "A week of meals, checked before you see it.",
          "A real week from our planner",
          "How it works",
          "What is your goal?",
          "Plans and prices",
          "What people say",
          "Compared with free recipe blogs",
          "Why you can trust it",
          "Questions people ask",
          "What’s for dinner? Know it for the whole week.",
        ]);
      await expect.poll(() => main.evaluate((element) => element.nextElementSibling?.tagName)).toBe("FOOTER");
      await expect.poll(() => page.locator("#how-it-works li").count()).toBe(3);
      const plans = page.locator("#pricing > div > div > ul > li");
      await expect
        .poll(() => plans.locator("h3").allTextContents())
        .toEqual(["Free Starter", "Weekly Flex", "Monthly Saver", "Annual VIP"]);
      for (const [index, texts] of [
        ["Free"],
        ["$5", "per week"],
        ["$18", "per month", "$20", "Save 10%"],
        ["$180", "per year", "$240", "Save 25%"],
      ].entries()) {
        for (const text of texts) await expect.poll(() => plans.nth(index).textContent()).toContain(text);
      }
      await expect.poll(() => page.locator("#testimonials figure").count()).toBeGreaterThan(0);
      await expect.poll(() => main.getByRole("table").getByRole("row").count()).toBeGreaterThan(3);
      await expect.poll(() => page.getByLabel("Why you can trust it").getByRole("listitem").count()).toBe(4);
    }));

  test("L14: a question opens to show its answer and closes again", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      await page.goto("/");
      const answer = page.locator("#faq details p").first();
      await expect.poll(() => answer.isVisible()).toBe(false);
      await page.locator("#faq summary").first().click();
      await expect.poll(() => answer.isVisible()).toBe(true);
      await page.locator("#faq summary").first().press("Enter");
      await expect.poll(() => answer.isVisible()).toBe(false);
    }));

  slowTest("shows a real week: 21 meals with pictures, each day with its target, groceries with the budget", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/");
      const days = page.getByLabel("7 days, 21 meals").locator("ol > li");
      await expect.poll(() => days.count()).toBe(7);
      for (const day of await days.all()) {
        await expect.poll(() => day.textContent()).toMatch(/[\d,]+ of [\d,]+ kcal/);
        await expect
          .poll(() => day.locator("li p:first-child").allTextContents())
          .toEqual(["breakfast", "lunch", "dinner"]);
      }
      const text = await page.getByRole("main").textContent();
      expect(text).toContain("with 45 minutes a meal and $130 a week");
      expect(text).toMatch(/\$[\d.]+ of \$130/);
      const pictures = page.locator("main img");
      await expect.poll(() => pictures.count()).toBe(21);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      }
    }),
  );

  test("L04–L06: the countdown to this week's $5 offer starts at 23h 59m, drops a minute every 60 s and starts over", () =>
    visiting(site(), {}, async ({ page }) => {
      expect(await openWithClock(page)).toBe("23h 59m left to unlock this week’s $5 offer");
      const left = await minutesLeft(page);
      expect(left).toBeLessThan(24 * 60);
      await page.clock.runFor(60_000);
      await expect.poll(() => minutesLeft(page)).toBe(left - 1);
      await page.clock.runFor((left - 1) * 60_000);
      await expect.poll(() => minutesLeft(page)).toBe(0);
      await page.clock.runFor(60_000);
      await expect.poll(() => timerOf(page).textContent()).toContain("23h 59m");
    }));

  slowTest("L05: the countdown catches up after the tab or the computer was asleep", () =>
    visiting(site(), {}, async ({ page }) => {
      await openWithClock(page);
      const left = await minutesLeft(page);
      // No timer fires more than once in all this time.
      await page.clock.fastForward("03:20:00");
      await expect.poll(() => minutesLeft(page)).toBe(left - 200);
    }),
  );

  test("G06–G11: the data for search engines matches the page", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/");
      const items = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? "")));
      const of = (type: string) => items.find((item) => item["@type"] === type);
      expect(new Set(items.map((item) => item["@type"]))).toEqual(
        new Set(["Organization", "Service", "FAQPage", "SoftwareApplication", "Review", "HowTo"]),
      );
      for (const type of ["Service", "SoftwareApplication"]) {
        expect(
          of(type).offers.map(({ name, price, priceCurrency }: Record<string, unknown>) => [
            name,
            price,
            priceCurrency,
          ]),
        ).toEqual([
          ["Free Starter", 0, "USD"],
          ["Weekly Flex", 5, "USD"],
          ["Monthly Saver", 18, "USD"],
          ["Annual VIP", 180, "USD"],
        ]);
      }
      const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
      expect(names(of("FAQPage").mainEntity)).toEqual(await page.locator("#faq summary").allTextContents());
      expect(
        of("FAQPage").mainEntity.map((entry: { acceptedAnswer: { text: string } }) => entry.acceptedAnswer.text),
      ).toEqual(await page.locator("#faq details p").allTextContents());
      expect(names(of("HowTo").step)).toEqual(await page.locator("#how-it-works h3").allTextContents());
      await expect.poll(() => page.locator("#testimonials").textContent()).toContain(of("Review").reviewBody);
    }));

  test("G13, G15, K02: makes its claims the specified number of times", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/");
      const text = (await page.getByRole("main").textContent()) ?? "";
      expect(text).toContain("AI-powered, personal meal plans");
      expect(text).toContain("24/7 support");
      expect(text).toContain("24/7 by e-mail, live chat 9 AM - 6 PM CET");
      const guarantees = [...text.matchAll(/(\d+)-day (?:money-back )?guarantee/g)].map(([, days]) => days);
      expect(guarantees.filter((days) => days === "7")).toHaveLength(1);
      expect(guarantees.filter((days) => days === "30").length).toBeGreaterThan(1);
      expect(new Set(guarantees)).toEqual(new Set(["7", "30"]));
      const { violations, meals } = MEASURED.safety;
      expect(text).toContain(`${violations} broken rules in ${meals.toLocaleString("en-US")} planned meals`);
    }));

  slowTest("can be read without JavaScript", async () => {
    const context = await site().browser.newContext({ baseURL: site().harness.origin, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto("/");
    await expect.poll(() => page.getByRole("heading", { level: 1 }).textContent()).toContain("A week of meals");
    await expect.poll(() => page.getByRole("timer").textContent()).toContain("23h 59m");
    await page.locator("#faq summary").nth(1).click();
    await expect.poll(() => page.locator("#faq details p").nth(1).isVisible()).toBe(true);
    await page.getByRole("link", { name: "View Pricing" }).first().click();
    expect(pathOf(page)).toBe("/pricing");
    await expect.poll(() => page.getByRole("heading", { name: "Annual VIP" }).isVisible()).toBe(true);
    await context.close();
  });

  test("stays within its size limits: 14 kB of HTML and CSS, one round trip, 5 kB of script, 60 kB of fonts", async () => {
    const sizeOf = (path: string) => brotliCompressSync(readFileSync(join(CLIENT_DIRECTORY, path))).length;
    const html = readFileSync(join(CLIENT_DIRECTORY, "index.html"), "utf8");
    // The page contains everything needed to draw it, including the script that loads the rest.
    expect(html).not.toMatch(/<link rel="(?:stylesheet|modulepreload)"(?![^<]*<\/noscript>)/);
    expect(sizeOf("index.html")).toBeLessThanOrEqual(14_000);
    // A server's first round trip carries ten segments of 1,460 bytes: the page fits with its headers, even with gzip.
    const answer = await fetch(site().harness.origin, { headers: { "accept-encoding": "gzip" }, method: "HEAD" });
    const headerBytes = [...answer.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 17);
    expect(gzipSync(html, { level: 6 }).length + headerBytes).toBeLessThanOrEqual(14_600);
    const [, files = ""] = html.match(/data-file="([^"]+)"/) ?? [];
    const script = files.split(" ").reduce((sum, file) => sum + sizeOf(file), 0);
    const inline = brotliCompressSync(html.match(/<script data-[^>]*>([^<]+)<\/script>/)?.[1] ?? "").length;
    expect(inline).toBeGreaterThan(500);
    expect(script + inline).toBeLessThanOrEqual(5_000);
    const fonts = readdirSync(join(CLIENT_DIRECTORY, "assets")).filter((file) => file.endsWith(".woff2"));
    const fontBytes = fonts.map((file) => readFileSync(join(CLIENT_DIRECTORY, "assets", file)).length);
    expect(fontBytes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  });
});
