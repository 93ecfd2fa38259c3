import { LABELS } from "@mealwright/schema/constants/messages";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../../worker/test/factories.ts";
import { openSite } from "../site.ts";
import { pathOf, untilTaken, visiting } from "./public-helpers.ts";

const site = openSite();

describe("public pages", () => {
  test("a visitor can go from the landing page to an account and its prices by keyboard alone", () =>
    visiting(site(), {}, async ({ page }) => {
      await page.goto("/", { waitUntil: "load" });
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Jump to content");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(LABELS.getMyPlan);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/questionnaire");
      await untilTaken(page);
      const on = (step: number) => page.getByText(`Step ${step} of 9`, { exact: true }).waitFor();
      await page.keyboard.press("1");
      await page.getByRole("radio", { checked: true }).waitFor();
      await page.keyboard.press("Enter");
      await on(2);
      await page.keyboard.press("Escape");
      await expect.poll(() => pathOf(page)).toBe("/");
      await page.goBack();
      await on(2);
      // Presses a digit where there is a choice; sliders, details and the empty list of allergies stay unchanged.
      for (const [step, key] of [
        [2, "1"],
        [3, null],
        [4, "2"],
        [5, "ArrowRight"],
        [6, null],
        [7, "1"],
        [8, null],
      ] as const) {
        await on(step);
        if (key === "ArrowRight") await tabTo(page, (role) => role === "slider");
        if (key !== null) await page.keyboard.press(key);
        if (step !== 5) await page.keyboard.press("Enter");
        else await pressNamed(page, LABELS.continue);
      }
      await on(9);
      for (const text of ["Ada Lovelace", `keyboard-${process.pid}@example.test`, PASSWORD]) {
        await tabTo(page, (role) => role === "textbox");
        await page.keyboard.type(text);
        await expect.poll(() => page.locator(":focus").inputValue()).toBe(text);
      }
      await page.keyboard.press("Enter");
      await page.waitForURL("**/pricing");
      await page.getByRole("link", { name: "Go to my meal plan" }).waitFor();
      await tabTo(page, (_, text) => text.includes("Go to my meal plan"));
      await page.keyboard.press("Enter");
      await page.waitForURL("**/meal-plan");
      await page.getByRole("article").first().waitFor();
    }));
});

/** Presses Tab until the focus is on the given role and text. */
async function tabTo(page: Page, isIt: (role: string, text: string) => boolean): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    const [role, text] = await page.evaluate(() => {
      const focused = document.activeElement;
      const isText = focused instanceof HTMLInputElement && ["text", "email", "password"].includes(focused.type);
      const isRange = focused instanceof HTMLInputElement && focused.type === "range";
      const role = isText ? "textbox" : isRange ? "slider" : (focused?.getAttribute("role") ?? "");
      return [role, focused?.textContent ?? ""] as const;
    });
    if (isIt(role, text)) return;
  }
  throw new Error("The keyboard does not reach it.");
}

async function pressNamed(page: Page, name: string): Promise<void> {
  await tabTo(page, (_, text) => text.trim() === name);
  await page.keyboard.press("Enter");
}
