import { LABELS } from "@mealwright/schema/constants/messages";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, looks, openSite, slowTest, unfoldSettings, type Visit } from "../site.ts";
import { findLayoutFaults } from "./layout-faults.ts";

const site = openSite();

/** The smallest phone, and an ordinary one. */
const WIDTHS = looks([320, 390]);
/** Twice the browser's default. */
const FONT_SIZES = { standard: 32, fixed: 26 };

async function enlarge({ page, context }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: FONT_SIZES });
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The texts of a dialog that end outside its visible area. */
function textPastEnd(dialog: Element): string[] {
  const end = dialog.getBoundingClientRect().left + dialog.clientWidth + 1;
  return [...dialog.querySelectorAll("*")]
    .filter((part) => part.children.length === 0 && part.textContent.trim() !== "" && !part.closest(".sr-only"))
    .filter((part) => part.getBoundingClientRect().right > end)
    .map((part) => part.textContent);
}

async function expectFits(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width;
  await page.getByRole("heading", { level: 1 }).and(page.locator(":not([role=status] *)")).first().waitFor();
  await expect.poll(() => widthOf(page), { message: name }).toBe(width);
  expect(await page.evaluate(findLayoutFaults), name).toEqual([]);
}

slowTest.each(WIDTHS)("with doubled text size no visitor page scrolls sideways at %i px", async (width) => {
  const visit = await site().visit({ width });
  await enlarge(visit);
  for (const path of [
    "/",
    "/pricing",
    "/auth",
    "/contact",
    "/warm-up",
    "/questionnaire",
    "/preview",
    "/how-we-check",
  ]) {
    await visit.page.goto(path);
    await expectFits(visit.page, path);
  }
  await visit.context.close();
});

slowTest.each(WIDTHS)("with doubled text size no member page scrolls sideways at %i px", async (width) => {
  const { harness } = site();
  const member = await registerPaid(harness, "weekly-flex");
  await member.browser.post("/api/generate-meal-plan");
  const visit = await site().visit({ width });
  const { page, context } = visit;
  await context.addCookies(cookiesOf(member.browser, harness.origin));
  await enlarge(visit);
  for (const path of ["/dashboard", "/planner", "/kitchen", "/settings#preferences", "/settings#calendar"]) {
    await page.goto(path);
    if (path.startsWith("/settings")) await unfoldSettings(page);
    await expectFits(page, path);
  }
  await page.goto("/meal-plan");
  await page.getByRole("article").first().waitFor();
  await expectFits(page, "the plan");
  // What opens over the page: a meal with its dishes, other dishes to replace it, and cook mode.
  const expectDialogFits = async (name: string | RegExp) => {
    const dialog = page.getByRole("dialog", { name });
    await dialog.getByRole("heading", { level: 2 }).waitFor();
    await expect.poll(() => dialog.evaluate(textPastEnd), { message: String(name) }).toEqual([]);
  };
  const meal = page.getByRole("article").getByRole("heading", { level: 3 }).first().getByRole("button");
  const mealName = (await meal.textContent()) ?? "";
  await meal.click();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await expectDialogFits(mealName);
  await page.getByRole("button", { name: "Cook", exact: true }).click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expectDialogFits(`Cook: ${mealName}`);
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await page.getByRole("button", { name: "Swap", exact: true }).click();
  await page
    .getByRole("button", { name: /^Choose this one/ })
    .first()
    .waitFor();
  await page.getByRole("dialog").locator("summary").first().click();
  await expectDialogFits(/^Instead of/);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: LABELS.groceryListTab }).click();
  await page.locator("input[data-line]").first().waitFor({ state: "attached" });
  await expectFits(page, "the list");
  await context.close();
});
