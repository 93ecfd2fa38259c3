import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Slot } from "@mealwright/schema/rules/week";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { placeSelector } from "../../src/product/place-name.ts";
import { dayName } from "../../src/product/week-days.ts";
import { expectAccessibleToo, expectQuiet, LIGHT_ON_PHONE, looks, openSite, takeScreenshot } from "../site.ts";

const site = openSite();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const hasFocus = (at: Locator) => at.evaluate((element) => element === document.activeElement);

test.each(LIGHT_ON_PHONE)(
  "a meal is locked by keyboard, survives a new plan, is unlocked, marked eaten out and moved, at $width px in $scheme",
  async (shot) => {
    const { browser, id } = await registerPaid(site().harness, "weekly-flex");
    const plan = await browser.post("/api/generate-meal-plan");
    const visit = await site().visitAs({ browser }, "/meal-plan", shot);
    const { page, context } = visit;
    const heading = page.getByRole("article").first().getByRole("heading").getByRole("button");
    const name = (await heading.textContent()) ?? "";
    const sheet = page.getByRole("dialog");
    const openMore = async () => {
      await heading.press("Enter");
      await sheet.getByRole("button", { name: "More", exact: true }).press("Enter");
    };
    await openMore();
    await sheet.getByRole("button", { name: "Lock", exact: true }).press("Enter");
    const locked = sheet.getByRole("button", { name: "Locked", exact: true, pressed: true });
    await locked.waitFor();
    await expect.poll(() => hasFocus(locked)).toBe(true);
    await expect.poll(() => sheet.getByRole("button", { name: "Swap" }).isDisabled()).toBe(true);
    await expect.poll(() => sheet.getByRole("button", { name: "Regenerate" }).isDisabled()).toBe(true);
    await expectAccessibleToo(page);
    await takeScreenshot(page, `lock-sheet-${shot.width}-${shot.scheme}`);
    await page.keyboard.press("Escape");

    const onCard = button(page, `Locked: ${name}`);
    // A week may serve a breakfast more than once.
    const ownButton = button(page, `Regenerate: ${name}`).first();
    await onCard.waitFor();
    await expectAccessibleToo(page);
    await takeScreenshot(page, `lock-board-${shot.width}-${shot.scheme}`);
    await button(page, "Make a new plan").press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Make a new plan" }).press("Enter");
    // The driver sometimes misses the end of a streamed reply; the server knows when the plan is complete.
    const isMadeAnew = async () => {
      const { json } = await browser.get(`/api/meal-plans/${id}/active`);
      return json.complete && json.id !== plan.json.id;
    };
    await expect.poll(isMadeAnew, { timeout: 600_000 }).toBe(true);
    await page.reload();
    await onCard.press("Enter");
    await ownButton.waitFor();
    await page.reload();
    await ownButton.waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Locked: / }).count()).toBe(0);

    await openMore();
    await sheet.getByRole("button", { name: "Eat out", exact: true }).press("Enter");
    const place = page.getByRole("region", { name: /: Eating out$/ });
    await place.waitFor();
    await sheet.waitFor({ state: "hidden" });
    // The focus stays on the slot, whatever meal it has.
    await expect.poll(() => hasFocus(button(page, "Plan a meal"))).toBe(true);
    await place.getByLabel("About").fill("900");
    await place.getByRole("button", { name: "Save" }).press("Enter");
    await place.getByRole("button", { name: "Save" }).waitFor({ state: "detached" });
    await expect.poll(() => place.getByLabel("About").inputValue()).toBe("900");
    await expectAccessibleToo(page);
    await takeScreenshot(page, `eaten-out-${shot.width}-${shot.scheme}`);
    // The dish from before comes back.
    await place.getByRole("button", { name: "Plan a meal" }).press("Enter");
    await ownButton.waitFor();
    await place.waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(heading)).toBe(true);
    await openMore();
    await sheet.getByRole("button", { name: "Skip", exact: true }).press("Enter");
    await page.getByRole("region", { name: /: Skipped$/ }).waitFor();
    await expect.poll(() => hasFocus(button(page, "Plan a meal"))).toBe(true);
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus(heading)).toBe(true);

    // Swaps it with the same meal of another day, through the sheet's menu.
    await openMore();
    await sheet.getByRole("button", { name: "Move", exact: true }).press("Enter");
    const day = sheet.getByLabel("Move it to");
    await expect.poll(() => hasFocus(day)).toBe(true);
    const dayName = (await day.getByRole("option").last().textContent()) ?? "";
    await day.selectOption(dayName);
    await expectAccessibleToo(page);
    await takeScreenshot(page, `move-sheet-${shot.width}-${shot.scheme}`);
    const [moved] = await Promise.all([
      page.waitForResponse("**/api/move-meal"),
      sheet.getByRole("button", { name: "Move", exact: true }).press("Enter"),
    ]);
    expect(moved.status()).toBe(200);
    await sheet.waitFor({ state: "hidden" });
    // Days are tabs on a phone, and columns on a desktop.
    await page.reload();
    const tab = page.getByRole("tab", { name: new RegExp(`^${dayName}`) });
    const column = page.getByRole("region", { name: dayName });
    await tab.or(column).first().waitFor();
    if ((await tab.count()) > 0) await tab.click();
    const target = (await tab.count()) > 0 ? page.getByRole("tabpanel").last() : column;
    await target.getByRole("article", { name, exact: true }).first().waitFor();
    expectQuiet(visit);
    await context.close();
  },
);

test.each(looks(["/meal-plan", "/planner"]))(
  "a meal is dragged to another day with the mouse, and Undo moves it back: %s",
  async (path) => {
    const { browser } = await registerPaid(site().harness, "weekly-flex");
    const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
    const visit = await site().visitAs({ browser }, path, { width: 1440 });
    const { page, context } = visit;
    const dinners = plan.meals.filter(({ type }) => type === "dinner");
    const [first, last, breakfast] = [dinners[0], dinners.at(-1), plan.meals.find(({ type }) => type === "breakfast")];
    if (!first || !last || !breakfast) throw new Error("a week has dinners and breakfasts");
    const place = ({ day, type }: Slot) => page.locator(placeSelector({ day, type }));
    await place(first).getByText(first.name, { exact: true }).waitFor();
    // Its code is loaded at the first mouse movement.
    await page.mouse.move(400, 400);
    const isDraggable = async () => {
      await page.mouse.move(400, 400);
      await place(first).hover();
      return place(first).getAttribute("draggable");
    };
    await expect.poll(isDraggable).toBe("true");
    // A dinner cannot take a breakfast's slot.
    await place(first).dragTo(place(breakfast));
    await place(first).getByText(first.name, { exact: true }).waitFor();
    await place(first).dragTo(place(last));
    await page
      .getByText(`${first.name} is on ${dayName(last.day)} now.`)
      .first()
      .waitFor();
    await place(last).getByText(first.name, { exact: true }).waitFor();
    await place(first).getByText(last.name, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await place(first).getByText(first.name, { exact: true }).waitFor();
    expectQuiet(visit);
    await context.close();
  },
);
