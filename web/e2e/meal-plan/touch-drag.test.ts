import { LONG_PRESS_MS } from "@mealwright/schema/constants/timings";
import { mealPlan } from "@mealwright/schema/contract/meal-plan";
import type { Meal } from "@mealwright/schema/contract/meals";
import type { CDPSession, Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { registerPaid } from "../../../worker/test/factories.ts";
import { placeSelector } from "../../src/product/place-name.ts";
import { dayName } from "../../src/product/week-days.ts";
import {
  cookiesOf,
  expectAccessible,
  expectQuiet,
  looks,
  openSite,
  slowTest,
  takeScreenshot,
  type Visit,
} from "../site.ts";

const site = openSite();

interface Spot {
  readonly x: number;
  readonly y: number;
}

const daysOf = (page: Page) => page.locator("[data-drag-days]");
const placeOf = (page: Page, { day, type }: Meal) => page.locator(placeSelector({ day, type }));

/** Long-press timers end when the test says so, and only those still pending. */
async function holdLongPresses(page: Page): Promise<void> {
  await page.addInitScript((heldMs) => {
    const start = window.setTimeout.bind(window);
    const stop = window.clearTimeout.bind(window);
    const held = new Map<number, () => void>();
    let lastId = 1_000_000_000;
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => {
        if (delay !== heldMs) return start(run, delay);
        lastId += 1;
        held.set(lastId, run);
        return lastId;
      },
      clearTimeout: (id: number) => {
        if (!held.delete(id)) stop(id);
      },
      heldPresses: () => held.size,
      endPress: () => {
        for (const [id, run] of held) {
          held.delete(id);
          run();
        }
      },
    });
  }, LONG_PRESS_MS);
}

/** How many presses are held after a touch that cannot prevent scrolling. */
function touchMovingPage(target: Element): number {
  const touch = new Touch({ identifier: 1, target });
  target.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, cancelable: false, touches: [touch] }));
  return Reflect.get(window, "heldPresses")();
}

const heldPresses = (page: Page) => page.evaluate(() => Reflect.get(window, "heldPresses")());
const endPress = (page: Page) => page.evaluate(() => Reflect.get(window, "endPress")());

async function centerOf(target: Locator): Promise<Spot> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("nothing to touch");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openFinger({ page, context }: Visit) {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const send = (type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel", touchPoints: Spot[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: (spot: Spot) => send("touchStart", [spot]),
    move: (spot: Spot) => send("touchMove", [spot]),
    up: () => send("touchEnd", []),
    leave: () => send("touchCancel", []),
  };
}

slowTest.each(looks(["/planner", "/meal-plan"]))(
  "a long press drags a meal to another day, and a quick swipe scrolls: %s",
  async (path) => {
    const visit = await site().visit({ width: 390 });
    const { page, context } = visit;
    const { browser } = await registerPaid(site().harness, "weekly-flex");
    const plan = mealPlan.parse((await browser.post("/api/generate-meal-plan")).json);
    await context.addCookies(cookiesOf(browser, site().harness.origin));
    await holdLongPresses(page);
    const finger = await openFinger(visit);
    const dinners = plan.meals.filter(({ type }) => type === "dinner");
    const [first, last] = [dinners[0], dinners.at(-1)];
    if (!first || !last) throw new Error("a week has dinners");
    await page.goto(`${path}?day=${first.day}`);
    const place = placeOf(page, first);
    await place.getByText(first.name, { exact: true }).waitFor();
    await place.scrollIntoViewIfNeeded();

    // The code is loaded at the first touch.
    await finger.down(await centerOf(place));
    const press = async () => {
      await finger.leave();
      await finger.down(await centerOf(place));
      return heldPresses(page);
    };
    await expect.poll(press).toBe(1);

    // A finger that moves at once scrolls the page and lifts nothing, however long it stays.
    const { x, y } = await centerOf(place);
    const scrolledTo = await page.evaluate(() => window.scrollY);
    for (let moved = 20; moved <= 200; moved += 20) await finger.move({ x, y: y + moved });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolledTo);
    expect(await heldPresses(page)).toBe(0);
    await finger.up();

    // Neither does a finger that stops a moving page: the browser would keep scrolling with it.
    expect(await place.evaluate(touchMovingPage)).toBe(0);

    // Once lifted, the page stays still and the meal goes where the finger drops it.
    await place.scrollIntoViewIfNeeded();
    await finger.down(await centerOf(place));
    await expect.poll(press).toBe(1);
    await endPress(page);
    await daysOf(page).getByText(`Move ${first.name} to`).waitFor();
    const held = await centerOf(place);
    const target = await centerOf(daysOf(page).locator(`[data-drop="${last.day}"]`));
    await finger.move(await centerOf(daysOf(page)));
    await finger.move(target);
    await daysOf(page).getByText(last.name).waitFor();
    await expectAccessible(page);
    await takeScreenshot(page, `touch-drag${path.replace("/", "-")}-390`, false);
    expect((await centerOf(place)).y).toBeCloseTo(held.y, 0);
    await finger.up();
    await daysOf(page).waitFor({ state: "detached" });
    await page
      .getByText(`${first.name} is on ${dayName(last.day)} now.`)
      .first()
      .waitFor();
    await place.getByText(last.name, { exact: true }).waitFor();
    // The release clicked nothing.
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).press("Enter");
    await place.getByText(first.name, { exact: true }).waitFor();

    // Dropped beside the days, it stays.
    await place.scrollIntoViewIfNeeded();
    await finger.down(await centerOf(place));
    await expect.poll(() => heldPresses(page)).toBe(1);
    await endPress(page);
    await daysOf(page).waitFor();
    await finger.move(target);
    await finger.move(await centerOf(place));
    await finger.up();
    await daysOf(page).waitFor({ state: "detached" });
    await place.getByText(first.name, { exact: true }).waitFor();
    expectQuiet(visit);
    await context.close();
  },
);
