import { WARM_UP_GOALS } from "@mealwright/schema/constants/questionnaire";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { looks, openSite, SEES_EVERY_LOOK, slowTest } from "../site.ts";
import { pathOf, stored, visiting } from "./public-helpers.ts";

const site = openSite();

const LINKS = [
  ["L03", "banner", "Contact", "/contact"],
  ["L03", "banner", "View Pricing", "/pricing"],
  ["L03", "banner", "Get Started", "/auth"],
  ["L07", "main", "Get My Personalized Plan", "/questionnaire"],
  ["L10", "main", "Start Your Personalized Journey", "/questionnaire"],
  ["L11", "main", "Skip", "/auth"],
  ["L15", "main", "Get Started", "/auth"],
  ["L17", "contentinfo", "Contact Us", "/contact"],
  ["L18", "contentinfo", "Privacy", "/privacy"],
  ["L18", "contentinfo", "Terms", "/terms"],
  ["L18", "contentinfo", "Cookies", "/cookies"],
] as const;

const isInView = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  });

/** Whether a link is on the screen, or at most so many pixels away from it. */
const isSeen = (link: Locator, around = 0) =>
  link.evaluate((element, px) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top > -px && bottom < innerHeight + px;
  }, around);

describe("landing page", () => {
  test.each(looks([{ width: 390 }, { width: 1440 }]))(
    "L01, L02: the bar stays visible and its links lead to their sections: $width px",
    ({ width }) =>
      visiting(site(), { width }, async ({ page }) => {
        await page.goto("/");
        const bar = page.getByRole("banner");
        for (const [name, id] of [
          ["How it works", "how-it-works"],
          ["Reviews", "testimonials"],
          ["FAQ", "faq"],
        ] as const) {
          await bar.getByRole("link", { name, exact: true }).click();
          expect(new URL(page.url()).hash).toBe(`#${id}`);
          await expect.poll(() => isInView(page, id)).toBe(true);
          expect((await bar.boundingBox())?.y).toBe(0);
          const heading = page.locator(`#${id} h2`);
          const below = async () => ((await heading.boundingBox())?.y ?? 0) - ((await bar.boundingBox())?.height ?? 0);
          await expect.poll(below).toBeGreaterThan(0);
        }
      }),
  );

  test("L02: an address with a section opens there, and going back restores the scroll position", () =>
    visiting(site(), { width: 390 }, async ({ page }) => {
      for (const id of ["how-it-works", "testimonials", "faq"]) {
        await page.goto("about:blank");
        await page.goto(`/#${id}`, { waitUntil: "load" });
        const heading = page.locator(`#${id} h2`);
        // Below the bar, once fonts and images have loaded.
        const isThere = async () => {
          const bar = (await page.getByRole("banner").boundingBox())?.height ?? 0;
          const top = (await heading.boundingBox())?.y ?? 0;
          return bar > 40 && top > bar && top < 300;
        };
        await expect.poll(isThere).toBe(true);
      }
      await page.goto("/", { waitUntil: "load" });
      const skip = page.getByRole("link", { name: "Skip", exact: true });
      await skip.scrollIntoViewIfNeeded();
      await expect.poll(() => isSeen(skip)).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
      await skip.click();
      await page.waitForURL("**/auth?mode=sign-up");
      await page.getByRole("heading", { level: 1, name: "Create an account" }).waitFor();
      await page.goBack();
      // Fonts that load after the browser has scrolled may still move it by less than half a screen.
      await expect.poll(() => isSeen(skip, 422)).toBe(true);
    }));

  test("L03, L07, L10, L11, L15, L17, L18: every button and link leads to the right page", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      const pressed = new Set<string>();
      for (const [row, place, name, path] of LINKS) {
        // Each link's target is checked; of links to the same page only the first is pressed, or all with every look.
        if (pathOf(page) !== "/") await page.goto("/", { waitUntil: "load" });
        const link = page.getByRole(place).getByRole("link", { name, exact: true });
        expect(await link.getAttribute("href"), `${row} ${name}`).toMatch(new RegExp(`^${path}(?:\\?|$)`));
        if (pressed.has(path) && !SEES_EVERY_LOOK) continue;
        pressed.add(path);
        await link.click();
        await expect.poll(() => pathOf(page), { message: `${row} ${name}` }).toBe(path);
      }
      await page.goto("/", { waitUntil: "load" });
      for (const name of ["Help Center", "FAQ"]) {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
        expect(new URL(page.url()).hash).toBe("#faq");
        await expect.poll(() => isInView(page, "faq")).toBe(true);
      }
    }));

  test("L09, L10: one goal can be chosen, and the questionnaire starts with it", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      const goals = page.getByRole("radio");
      await expect
        .poll(() => goals.evaluateAll((all) => all.map((goal) => goal.getAttribute("value"))))
        .toEqual(["lose_weight", "eat_better", "save_time"]);
      await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(0);
      for (const [index, goal] of WARM_UP_GOALS.entries()) {
        await goals.nth(index).check();
        await expect.poll(() => page.getByRole("radio", { checked: true }).count()).toBe(1);
        await expect.poll(() => stored(page, STORAGE_KEYS.warmUpGoal)).toBe(goal);
      }
      await goals.nth(1).check();
      await page.getByRole("link", { name: "Start Your Personalized Journey" }).click();
      await page.waitForURL("**/questionnaire");
      await page.getByRole("radio", { name: /eat healthier/i, checked: true }).waitFor();
    }));

  slowTest("a goal chosen on returning replaces the one the questionnaire started with", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      await page.getByRole("radio").nth(0).check();
      await page.getByRole("link", { name: "Get My Personalized Plan" }).click();
      await page.getByRole("radio", { name: /lose weight/i, checked: true }).waitFor();
      await page.getByRole("button", { name: "Continue" }).click();
      await page.getByText("Step 2 of 9", { exact: true }).waitFor();
      await page.goto("/", { waitUntil: "load" });
      await page.getByRole("radio").nth(2).check();
      await page.goto("/questionnaire");
      await page.getByText("Step 2 of 9", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Previous" }).click();
      await page.getByRole("radio", { name: /save time/i, checked: true }).waitFor();
    }),
  );
});
