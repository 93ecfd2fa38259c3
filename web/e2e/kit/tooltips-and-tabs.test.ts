import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "@mealwright/schema/constants/timings";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Member } from "../../../worker/test/factories.ts";
import { codeFileOf, openSite, slowTest } from "../site.ts";
import {
  favorite,
  middleOf,
  openPlan,
  pointAt,
  pointAway,
  regenerate,
  registerPlanned,
  stopTime,
  toasts,
  visiting,
} from "./kit-page.ts";

const site = openSite();

/** One member for all these tests, which change only the meals. */
let member: Member;
beforeAll(async () => {
  member = await registerPlanned(site());
});

/** Loads the tooltips' code and closes them, as if none had been open for a while. */
async function warmTooltips(page: Page): Promise<void> {
  await regenerate(page).first().hover();
  await page.getByRole("tooltip").waitFor();
  await pointAway(page);
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  await stopTime(page);
  await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS + 1);
}

describe("tooltips", () => {
  test("appear after 700 ms under the pointer, or at once within 300 ms of another", async () => {
    await visiting(site(), { member }, async ({ page }) => {
      await page.clock.install();
      await openPlan(page);
      await warmTooltips(page);
      const tooltip = page.getByRole("tooltip");

      await pointAt(page, regenerate(page).first());
      await page.clock.runFor(TOOLTIP_DELAY_MS - 1);
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.clock.runFor(1);
      await tooltip.waitFor();
      await expect.poll(() => tooltip.textContent()).toBe("Replace with another meal");

      await pointAway(page);
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS - 1);
      await pointAt(page, favorite(page).first());
      await tooltip.waitFor();
      await expect.poll(() => tooltip.textContent()).toBe("Add to favorites");

      await pointAway(page);
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS);
      await pointAt(page, favorite(page).first());
      await page.clock.runFor(TOOLTIP_DELAY_MS - 1);
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.clock.runFor(1);
      await tooltip.waitFor();
    });
  });

  slowTest("appear at once on keyboard focus, describe the control, and close on Escape or a press", async () => {
    await visiting(site(), { member }, async ({ page }) => {
      await openPlan(page);
      const tooltip = page.getByRole("tooltip");
      await favorite(page).first().focus();
      await page.keyboard.press("Tab");
      await tooltip.waitFor();
      await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toMatch(/^Regenerate/);
      await expect
        .poll(() => page.locator(":focus").getAttribute("aria-describedby"))
        .toBe(await tooltip.getAttribute("id"));
      await page.keyboard.press("Escape");
      await expect.poll(() => tooltip.count()).toBe(0);
      await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toMatch(/^Regenerate/);
      await expect.poll(() => page.locator(":focus").getAttribute("aria-describedby")).toBeNull();

      await favorite(page).first().hover();
      await tooltip.waitFor();
      await page.mouse.down();
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.mouse.up();
    });
  });

  slowTest("stay open under the pointer, and loading their code takes no focus or press from the control", async () => {
    await visiting(site(), { member }, async ({ page }) => {
      let arrive = () => {};
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(`**${codeFileOf("src/components/tooltip/radix-tooltips.tsx")}`, async (route) => {
        await arrival;
        await route.continue();
      });
      await openPlan(page);
      const tooltip = page.getByRole("tooltip");
      await regenerate(page).first().hover();
      await page.mouse.down();
      arrive();
      await page.waitForTimeout(TOOLTIP_DELAY_MS + 300);
      await page.mouse.up();
      await toasts(page).filter({ hasText: MESSAGES.mealUpdated }).waitFor();

      await pointAway(page);
      await favorite(page).first().hover();
      await tooltip.waitFor();
      const { x, y } = await middleOf(tooltip);
      await page.mouse.move(x, y, { steps: 8 });
      await page.waitForTimeout(TOOLTIP_SKIP_DELAY_MS);
      await expect.poll(() => tooltip.count()).toBe(1);
    });
  });
});

describe("tabs", () => {
  test("are one tab stop, moved by arrows, Home and End, followed by their panel", async () => {
    await visiting(site(), { member }, async ({ page }) => {
      await openPlan(page);
      const tab = (name: string) => page.getByRole("tab", { name, exact: true });
      const chosen = () => page.locator("[role=tab][aria-selected=true]").allTextContents();
      const focused = () => page.locator(":focus").textContent();
      await page.getByRole("contentinfo").getByRole("link").first().focus();
      await tab(LABELS.mealPlanTab).focus();
      for (const [key, expected] of [
        ["ArrowRight", LABELS.groceryListTab],
        ["ArrowRight", LABELS.mealPlanTab],
        ["ArrowLeft", LABELS.groceryListTab],
        ["Home", LABELS.mealPlanTab],
        ["End", LABELS.groceryListTab],
      ] as const) {
        await page.keyboard.press(key);
        await expect.poll(chosen).toEqual([expected]);
        await expect.poll(() => focused()).toBe(expected);
      }
      // Only the open panel's content is rendered.
      await expect.poll(() => page.getByRole("article").count()).toBe(0);
      const panel = page.getByRole("tabpanel");
      await expect.poll(() => panel.count()).toBe(1);
      await expect
        .poll(() => panel.getAttribute("aria-labelledby"))
        .toBe(await tab(LABELS.groceryListTab).getAttribute("id"));
      await page.keyboard.press("Tab");
      await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => focused()).toBe(LABELS.groceryListTab);
      await page.keyboard.press("Shift+Tab");
      await expect.poll(() => page.locator(":focus").getAttribute("role")).not.toBe("tab");
      // The link to the current page leads to its first tab, as from anywhere.
      const toPlan = page
        .getByRole("navigation", { name: "Main" })
        .getByRole("link", { name: "Meal plan", exact: true });
      await toPlan.click();
      await expect.poll(chosen).toEqual([LABELS.mealPlanTab]);
    });
  });

  slowTest("show no shadow at the end of the row if all of them fit", async () => {
    await visiting(site(), { member, width: 1440, scheme: "dark" }, async ({ page }) => {
      await openPlan(page);
      const row = await page.getByRole("tablist", { name: "Parts of the plan" }).boundingBox();
      if (row === null) throw new Error("It is not to be seen.");
      const end = Math.ceil(row.x + row.width);
      const column = (x: number) => page.screenshot({ clip: { x, y: Math.ceil(row.y), width: 2, height: 20 } });
      // The row must lie between two pixels, or this test proves nothing.
      expect(row.x % 1).not.toBe(0);
      expect((await column(end - 2)).equals(await column(end - 60))).toBe(true);
    });
  });

  slowTest("a row of days on a phone works the same way", async () => {
    await visiting(site(), { member, width: 390 }, async ({ page }) => {
      await openPlan(page);
      const days = page.getByRole("tablist", { name: "Days of the plan" });
      const today = await days.getByRole("tab", { selected: true }).textContent();
      await days.getByRole("tab").first().click();
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => days.getByRole("tab").last().getAttribute("aria-selected")).toBe("true");
      await page.keyboard.press("Home");
      await expect.poll(() => days.getByRole("tab").first().getAttribute("aria-selected")).toBe("true");
      await expect.poll(() => days.getByRole("tab", { selected: true }).count()).toBe(1);
      await expect.poll(() => page.getByRole("article").count()).toBe(3);
      expect(today).not.toBe("");
    });
  });
});
