import { MESSAGES } from "@mealwright/schema/constants/messages";
import { TOAST_HOTKEY } from "@mealwright/schema/constants/timings";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import { cookiesOf, expectQuiet, type Site, type Visit } from "../site.ts";

interface VisitOptions {
  readonly width?: number;
  readonly scheme?: "light" | "dark";
  /** Signed in; otherwise a visitor. */
  readonly member?: Member;
  /** What the console logs because there is no network. */
  readonly isNoisy?: boolean;
  readonly isFirst?: boolean;
}

export async function visiting(site: Site, options: VisitOptions, run: (visit: Visit) => Promise<void>): Promise<void> {
  const { member, isNoisy = false, ...look } = options;
  const visit = await site.visit(look);
  if (member !== undefined) {
    await visit.context.addCookies(cookiesOf(member.browser, site.harness.origin));
  }
  await run(visit);
  if (!isNoisy) expectQuiet(visit);
  await visit.context.close();
}

/** A member with a stored week. */
export async function registerPlanned({ harness }: Site): Promise<Member> {
  const member = await registerPaid(harness, "annual-vip");
  expect((await member.browser.post("/api/generate-meal-plan")).status).toBe(200);
  return member;
}

/** Waits until the whole plan is shown and the page handles input. */
export async function openPlan(page: Page): Promise<void> {
  await page.goto("/meal-plan");
  await page.getByText("Each one was checked against your answers").waitFor();
}

export const regenerate = (page: Page) => page.getByRole("button", { name: /^Regenerate: / });
export const favorite = (page: Page) => page.getByRole("button", { name: /^Favorite: / });
export const radixArea = (page: Page) => page.getByRole("region", { name: `Notifications (${TOAST_HOTKEY})` });
export const plainArea = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
export const toasts = (page: Page) => radixArea(page).getByRole("listitem");

/** Shows a toast as a person would: by replacing the first meal. */
export async function showToast(page: Page): Promise<Locator> {
  await regenerate(page).first().click();
  return showsToast(page);
}

export async function showsToast(page: Page): Promise<Locator> {
  const toast = toasts(page).filter({ hasText: MESSAGES.mealUpdated });
  await toast.waitFor();
  return toast;
}

export async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("It is not to be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From here on, one minute later, the page's clock stands still except for `runFor`. */
export async function stopTime(page: Page): Promise<void> {
  // The clock runs until it is paused, and cannot be paused at a moment that has passed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Moves the pointer away from everything gradually, as a hand would. */
export async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0, { steps: 10 });
}

export async function pointAt(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}
