import { MESSAGES } from "@mealwright/schema/constants/messages";
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_MAX_WIDTH_PX,
} from "@mealwright/schema/constants/timings";
import type { Locator, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { Member } from "../../../worker/test/factories.ts";
import { expectAccessibleToo, looks, openSite, slowTest, takeScreenshot } from "../site.ts";
import {
  favorite,
  middleOf,
  openPlan,
  plainArea,
  pointAt,
  pointAway,
  radixArea,
  regenerate,
  registerPlanned,
  showsToast,
  showToast,
  stopTime,
  toasts,
  visiting,
} from "./kit-page.ts";

const site = openSite();

const LOOKS = [
  { width: 390, scheme: "light" },
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
  { width: 1440, scheme: "dark" },
] as const;

/** One member for all these tests, which change only the meals. */
let member: Member;
beforeAll(async () => {
  member = await registerPlanned(site());
});

/** Records what screen readers are given from now on, because Radix removes it after a second. */
async function hearSpoken(page: Page): Promise<(live: "polite" | "assertive") => Promise<string>> {
  await page.evaluate(() => {
    const said = { polite: "", assertive: "" };
    Reflect.set(window, "said", said);
    const listen = () => {
      for (const live of ["polite", "assertive"] as const)
        for (const { textContent } of document.querySelectorAll(`[role=status][aria-live=${live}]`))
          if (!said[live].includes(textContent ?? "")) said[live] += `${textContent}\n`;
    };
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return (live) => page.evaluate((name) => Reflect.get(window, "said")[name], live);
}

async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  const { x, y } = await middleOf(toast);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

describe("toasts", () => {
  test("appear one at a time for five seconds, within the maximum width", async () => {
    await visiting(site(), { member }, async ({ page }) => {
      await page.clock.install();
      await openPlan(page);
      const first = await showToast(page);
      expect((await radixArea(page).getByRole("list").boundingBox())?.width).toBe(TOAST_VIEWPORT_MAX_WIDTH_PX);
      await first.getByRole("button", { name: "Close" }).click();
      await expect.poll(() => toasts(page).count()).toBe(0);

      await stopTime(page);
      const second = await (await showToast(page)).elementHandle();
      await page.clock.runFor(TOAST_DURATION_MS - 1);
      await expect.poll(() => toasts(page).count()).toBe(1);
      // The third toast replaces the second and gets its own time.
      await regenerate(page).first().click();
      await expect.poll(() => second?.evaluate((toast) => toast.isConnected)).toBe(false);
      await showsToast(page);
      await page.clock.runFor(TOAST_DURATION_MS - 1);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => toasts(page).count()).toBe(0);
    });
  });

  slowTest("pause while the pointer is over them, then continue", async () => {
    await visiting(site(), { member }, async ({ page }) => {
      await page.clock.install();
      await openPlan(page);
      await (await showToast(page)).getByRole("button", { name: "Close" }).click();
      await pointAway(page);
      await stopTime(page);
      const toast = await showToast(page);
      await page.clock.runFor(TOAST_DURATION_MS - 1_000);
      await pointAt(page, toast);
      await page.clock.runFor(2 * TOAST_DURATION_MS);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await pointAway(page);
      await page.clock.runFor(999);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => toasts(page).count()).toBe(0);
    });
  });

  test("close on a swipe of 50 px to the right, but not on a shorter one or to the left", async () => {
    await visiting(site(), { member, width: 390 }, async ({ page }) => {
      await page.clock.install();
      await openPlan(page);
      // The code that draws toasts is loaded after the first press, while the clock still runs.
      await page.keyboard.press("Shift");
      await radixArea(page).waitFor({ state: "attached" });
      await stopTime(page);
      const toast = await showToast(page);
      await swipe(page, toast, TOAST_SWIPE_THRESHOLD_PX - 10);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await swipe(page, toast, -3 * TOAST_SWIPE_THRESHOLD_PX);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await swipe(page, toast, TOAST_SWIPE_THRESHOLD_PX + 10);
      await expect.poll(() => toasts(page).count()).toBe(0);
    });
  });

  test("take the focus on F8 and close on Escape", async () => {
    await visiting(site(), { member }, async ({ page }) => {
      await openPlan(page);
      await showToast(page);
      await page.keyboard.press(TOAST_HOTKEY);
      const hasFocus = () => radixArea(page).evaluate((area) => area.contains(document.activeElement));
      await expect.poll(() => hasFocus()).toBe(true);
      await page.keyboard.press("Tab");
      await expect.poll(() => toasts(page).evaluate((toast) => toast === document.activeElement)).toBe(true);
      await page.keyboard.press("Tab");
      await expect.poll(() => page.locator(":focus").textContent()).toBe("Undo");
      await page.keyboard.press("Tab");
      await expect.poll(() => page.locator(":focus").getAttribute("aria-label")).toBe("Close");
      await page.keyboard.press("Escape");
      await expect.poll(() => toasts(page).count()).toBe(0);
    });
  });

  slowTest("are read aloud, errors at once and the rest at the next pause", async () => {
    await visiting(site(), { member, isNoisy: true }, async ({ page }) => {
      await openPlan(page);
      const spoken = await hearSpoken(page);
      await showToast(page);
      await expect.poll(() => spoken("polite")).toContain(MESSAGES.mealUpdated);
      await page.route("**/api/regenerate-meal", (route) => route.abort());
      await regenerate(page).first().click();
      await expect.poll(() => spoken("assertive")).toContain(MESSAGES.regenerateMealFailed);
    });
  });

  slowTest("are shown and read aloud offline, with or without Radix's code", async () => {
    for (const hasCode of [true, false]) {
      await visiting(site(), { member, isNoisy: true, isFirst: true }, async ({ page, context }) => {
        await openPlan(page);
        if (hasCode) await showToast(page);
        await context.setOffline(true);
        await favorite(page).first().click();
        const area = hasCode ? radixArea(page) : plainArea(page);
        await area.getByText(MESSAGES.somethingWentWrong).waitFor();
        if (hasCode) {
          await radixArea(page).getByRole("button", { name: "Close" }).click();
          await expect.poll(() => toasts(page).count()).toBe(0);
          return;
        }
        await expect.poll(() => area.getAttribute("aria-live")).toBe("polite");
        await area.getByRole("alert").getByText(MESSAGES.somethingWentWrong).waitFor();
        await area.getByRole("alert").waitFor({ state: "detached" });
        // Back online, the next toast uses Radix's code.
        await context.setOffline(false);
        await showToast(page);
      });
    }
  });
});

slowTest.each(looks(LOOKS))(
  "a toast and a tooltip are accessible and photographed at $width px in $scheme",
  async (look) => {
    await visiting(site(), { ...look, member }, async ({ page }) => {
      await openPlan(page);
      await showToast(page);
      // While it has the focus, the toast stays.
      await page.keyboard.press(TOAST_HOTKEY);
      await regenerate(page).nth(1).scrollIntoViewIfNeeded();
      await regenerate(page).nth(1).hover();
      await page.getByRole("tooltip").waitFor();
      await expectAccessibleToo(page);
      // Only the visible part of the page: a tooltip closes on scrolling.
      await takeScreenshot(page, `kit-${look.width}-${look.scheme}`, false);
    });
  },
);
