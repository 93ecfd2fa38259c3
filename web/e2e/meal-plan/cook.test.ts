import { LABELS } from "@mealwright/schema/constants/messages";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import { dayName } from "../../src/product/week-days.ts";
import {
  expectAccessible,
  expectAccessibleToo,
  expectQuiet,
  looks,
  openSite,
  slowTest,
  takeScreenshot,
  type Visit,
} from "../site.ts";
import { button, openAs } from "../states/states-helpers.ts";

const site = openSite();

/** A member with a whole week, and its first meal that meets a condition. */
async function memberWithMeal(isWanted: (meal: Meal) => boolean): Promise<{ member: Member; meal: Meal }> {
  const member = await registerPaid(site().harness, "annual-vip");
  const { meals } = mealPlan.parse((await member.browser.post("/api/generate-meal-plan")).json);
  const meal = meals.find(isWanted);
  if (meal === undefined) throw new Error("no meal of the week is like that");
  return { member, meal };
}

/** Not every week has a dish with a wait. */
async function setWait(meal: Meal, step: number, minutes: number): Promise<void> {
  const stepMinutes = meal.instructions.map((_, at) => (at === step - 1 ? minutes : null));
  const { rowsAffected } = await site().harness.database.execute({
    sql: "update meals set meal = json_set(meal, '$.stepMinutes', json(?)) where id = ?",
    args: [JSON.stringify(stepMinutes), meal.id],
  });
  expect(rowsAffected).toBe(1);
}

/** When the first beep is scheduled, and whether beeps were ended early, as the audio system was told. */
async function hearBells(page: Page): Promise<() => Promise<{ firstInMinutes: number; silenced: boolean }>> {
  await page.addInitScript(() => {
    const starts: number[] = [];
    let ends = 0;
    const { start, stop } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when = 0) {
      starts.push(when - this.context.currentTime);
      start.call(this, when);
    };
    OscillatorNode.prototype.stop = function (when) {
      if (when === undefined) ends += 1;
      stop.call(this, when);
    };
    Object.assign(window, {
      bells: () => ({ firstInMinutes: Math.round(Math.min(...starts) / 60), silenced: ends === starts.length }),
    });
  });
  return () => page.evaluate("bells()");
}

async function openSheet(member: Member, visit: Visit, meal: Meal): Promise<void> {
  await openAs(member, visit, "/planner", site().harness.origin);
  const week = visit.page.getByRole("region", { name: "The week, meal by meal" });
  await week.waitFor();
  // On a phone the planner shows one day at a time.
  const isTable = (await week.getByRole("table", { name: "Meals of the week" }).count()) === 1;
  if (!isTable) await week.getByRole("tab", { name: new RegExp(`^${dayName(meal.day)}`) }).click();
  await week
    .getByRole("button", { name: meal.name })
    .filter({ hasText: meal.detail ?? meal.name })
    .first()
    .click();
  await visit.page.getByRole("dialog").getByRole("heading", { level: 2, name: meal.name }).waitFor();
}

const LOOKS = [
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
] as const;

slowTest.each(looks(LOOKS))(
  "a dish's subtitle appears wherever its name does, at $width px in $scheme",
  async (look) => {
    const { member, meal } = await memberWithMeal(({ detail }) => detail !== undefined);
    const detail = meal.detail ?? "";
    await member.browser.post("/api/favorites", { mealId: meal.id });
    const visit = await site().visit(look);
    const { page } = visit;
    await openSheet(member, visit, meal);
    const sheet = page.getByRole("dialog");
    await sheet.getByText(detail, { exact: true }).waitFor();
    await button(page, "Cook").click();
    const cook = page.getByRole("dialog", { name: `Cook: ${meal.name}` });
    await cook.getByText(detail, { exact: true }).waitFor();
    await expectAccessibleToo(page);
    await button(page, "Done").click();
    await button(page, "Swap").click();
    await page
      .getByRole("dialog", { name: `Instead of ${meal.name}` })
      .getByText(detail, { exact: true })
      .waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: LABELS.favoritesTab }).click();
    await page.getByRole("tabpanel").last().getByText(detail, { exact: true }).waitFor();
    expectQuiet(visit);
    await visit.context.close();
  },
);

slowTest.each(looks(LOOKS))(
  "a step's timer keeps running on other steps, and rings, at $width px in $scheme",
  async (look) => {
    const { member, meal } = await memberWithMeal(({ instructions }) => instructions.length >= 3);
    const [step, minutes] = [2, 12];
    await setWait(meal, step, minutes);
    const visit = await site().visit(look);
    const { page } = visit;
    await page.clock.install();
    const bells = await hearBells(page);
    await openSheet(member, visit, meal);
    const title = await page.title();
    await button(page, "Cook").click();
    for (let at = 0; at < step; at += 1) await button(page, "Next").click();
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
    await page.getByRole("button", { name: /^Start a timer: / }).click();
    const timer = page.getByRole("timer", { name: `Timer of step ${step}` });
    await expect.poll(() => timer.textContent()).toBe(`${minutes}:00`);
    await expect.poll(() => page.getByRole("button", { name: /^Start a timer: / }).count()).toBe(0);
    // Scheduled in the audio system at once, so that it rings even if the page is suspended.
    expect(await bells()).toEqual({ firstInMinutes: minutes, silenced: false });
    await button(page, "Next").click();
    await page.clock.fastForward(minutes * 60_000 - 5_000);
    await expect.poll(() => timer.textContent()).toBe("0:05");
    await expect.poll(() => page.title()).toBe(title);
    await page.clock.fastForward(5_000);
    await page.getByRole("status").getByText(`Time is up for step ${step}.`).waitFor();
    await expect.poll(() => page.title()).toBe(`Time is up for step ${step}`);
    // axe waits by the page's clock, which must run for that.
    await page.clock.resume();
    await expectAccessible(page);
    await takeScreenshot(page, `cook-timer-${look.width}-${look.scheme}`, false);
    await button(page, `Stop the timer of step ${step}`).click();
    await expect.poll(() => page.title()).toBe(title);
    await expect.poll(() => timer.count()).toBe(0);
    expect(await bells()).toEqual({ firstInMinutes: minutes, silenced: true });
    // Escape closes cook mode, and the sheet below stays open.
    await page.keyboard.press("Escape");
    await page.getByRole("dialog", { name: `Cook: ${meal.name}` }).waitFor({ state: "hidden" });
    await expect
      .poll(() => page.getByRole("dialog").getByRole("heading", { level: 2, name: meal.name }).isVisible())
      .toBe(true);
    expectQuiet(visit);
    await visit.context.close();
  },
);

slowTest("after Back from cook mode the timer keeps running, and Cook resumes at the same step", async () => {
  const { member, meal } = await memberWithMeal(({ instructions }) => instructions.length >= 2);
  const step = 2;
  await setWait(meal, step, 12);
  const visit = await site().visit({ width: 390 });
  const { page } = visit;
  const bells = await hearBells(page);
  await openSheet(member, visit, meal);
  const sheet = page.getByRole("dialog").getByRole("heading", { level: 2, name: meal.name }).first();
  const cook = page.getByRole("dialog", { name: `Cook: ${meal.name}` });
  await button(page, "Cook").click();
  for (let at = 0; at < step; at += 1) await button(page, "Next").click();
  await page.getByRole("button", { name: /^Start a timer: / }).click();
  await page.goBack();
  await cook.waitFor({ state: "hidden" });
  await sheet.waitFor();
  await button(page, "Cook").click();
  await cook.getByText(`Step ${step} of ${meal.instructions.length}`, { exact: true }).waitFor();
  await cook.getByRole("timer", { name: `Timer of step ${step}` }).waitFor();
  expect(await bells()).toEqual({ firstInMinutes: 12, silenced: false });
  await button(page, "Done").click();
  await cook.waitFor({ state: "hidden" });
  await page.goBack();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe("/planner");
  expectQuiet(visit);
  await visit.context.close();
});

slowTest.each(looks(LOOKS))(
  "a meal of several dishes is shown and cooked dish by dish, at $width px in $scheme",
  async (look) => {
    const { member, meal } = await memberWithMeal(({ parts, detail }) => parts !== undefined && detail !== undefined);
    const parts = meal.parts ?? [];
    const visit = await site().visit(look);
    const { page } = visit;
    await openSheet(member, visit, meal);
    const sheet = page.getByRole("dialog");
    let step = 0;
    for (const { name, ingredients, instructions } of parts) {
      const part = sheet.getByRole("heading", { level: 3, name, exact: true }).locator("..");
      await expect.poll(() => part.getByRole("listitem").count()).toBe(ingredients.length + instructions.length);
      await expect.poll(() => part.locator("ol").getAttribute("start")).toBe(String(step + 1));
      step += instructions.length;
    }
    await expectAccessible(page);
    await sheet.getByRole("heading", { level: 3, name: parts[0]?.name ?? "", exact: true }).scrollIntoViewIfNeeded();
    await takeScreenshot(page, `meal-parts-${look.width}-${look.scheme}`, false);
    await button(page, "Cook").click();
    const cook = page.getByRole("dialog", { name: `Cook: ${meal.name}` });
    for (const { name } of parts) await cook.getByRole("heading", { level: 3, name, exact: true }).waitFor();
    await takeScreenshot(page, `cook-parts-${look.width}-${look.scheme}`, false);
    // However long a page is, the way on is within reach, and the next page starts at its top.
    await page.setViewportSize({ width: look.width, height: 560 });
    const isAtHand = () =>
      button(page, "Next").evaluate((element) => element.getBoundingClientRect().bottom <= window.innerHeight);
    await expect.poll(isAtHand).toBe(true);
    for (const { name, instructions } of parts) {
      for (const instruction of instructions) {
        await cook.evaluate((element) => element.scrollTo(0, element.scrollHeight));
        await button(page, "Next").click();
        await expect.poll(() => cook.evaluate((element) => element.scrollTop)).toBe(0);
        await cook.getByText(instruction, { exact: true }).waitFor();
        await cook.getByRole("paragraph").filter({ hasText: name }).last().waitFor();
      }
    }
    await takeScreenshot(page, `cook-parts-last-${look.width}-${look.scheme}`, false);
    await expectAccessible(page);
    expectQuiet(visit);
    await visit.context.close();
  },
);

slowTest("reloading in cook mode still returns to the meal's sheet afterwards", async () => {
  const { member, meal } = await memberWithMeal(() => true);
  const { page, context } = await site().visitAs(member, `/meal-plan?meal=${meal.id}&cook=1`, { width: 390 });
  await button(page, "Next").click();
  await page.reload();
  await button(page, "Next").click();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByRole("button", { name: "Cook", exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe(`?meal=${meal.id}`);
  await context.close();
});
