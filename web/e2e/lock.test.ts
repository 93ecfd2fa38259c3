import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../worker/test/factories.ts";
import { expectAccessible, expectQuiet, openSite, takeScreenshot } from "./site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.each([
  { width: 390, scheme: "light" },
  { width: 1440, scheme: "dark" },
] as const)(
  "a meal is locked by keyboard, outlives a new plan, and is let go, at $width px in $scheme",
  async (shot) => {
    const visit = await site().visit(shot);
    const { page, context } = visit;
    const { browser, id } = await registerPaid(site().harness, "weekly-flex");
    const plan = await browser.post("/api/generate-meal-plan");
    const [cookie = "", value = ""] = browser.cookie.split(/=(.*)/s);
    await context.addCookies([{ name: cookie, value, url: site().harness.origin }]);
    await page.goto("/meal-plan");
    const heading = page.getByRole("article").first().getByRole("heading").getByRole("button");
    const name = (await heading.textContent()) ?? "";
    await heading.press("Enter");
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "Lock", exact: true }).press("Enter");
    const locked = sheet.getByRole("button", { name: "Locked", exact: true, pressed: true });
    await locked.waitFor();
    expect(await locked.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await sheet.getByRole("button", { name: "Swap" }).isDisabled()).toBe(true);
    expect(await sheet.getByRole("button", { name: "Regenerate" }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await takeScreenshot(page, `lock-sheet-${shot.width}-${shot.scheme}`);
    await page.keyboard.press("Escape");

    const onCard = button(page, `Locked: ${name}`);
    await onCard.waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, `lock-board-${shot.width}-${shot.scheme}`);
    await button(page, "Make a new plan").press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Make a new plan" }).press("Enter");
    // The driver does not always hear the end of a streamed answer; the server knows when the plan is made.
    const isMadeAnew = async () => {
      const { json } = await browser.get(`/api/meal-plans/${id}/active`);
      return json.complete && json.id !== plan.json.id;
    };
    await expect.poll(isMadeAnew, { timeout: 30_000 }).toBe(true);
    await page.reload();
    await onCard.press("Enter");
    await button(page, `Regenerate: ${name}`).waitFor();
    await page.reload();
    await button(page, `Regenerate: ${name}`).waitFor();
    expect(await page.getByRole("button", { name: /^Locked: / }).count()).toBe(0);
    expectQuiet(visit);
    await context.close();
  },
);
