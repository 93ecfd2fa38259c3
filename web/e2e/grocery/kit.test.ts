import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import {
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  TOAST_VIEWPORT_MAX_WIDTH_PX,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from "@mealwright/schema/constants/timings";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { CLIENT_DIRECTORY } from "../../../worker/launch/project-paths.ts";
import { type Member, registerPaid } from "../../../worker/test/factories.ts";
import {
  codeFileOf,
  cookiesOf,
  expectAccessible,
  expectQuiet,
  looks,
  openSite,
  takeScreenshot,
  type Visit,
} from "../site.ts";

const site = openSite();

const LOOKS = [
  { width: 390, scheme: "light" },
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
  { width: 1440, scheme: "dark" },
] as const;

interface VisitOptions {
  readonly width?: number;
  readonly scheme?: "light" | "dark";
  /** Signed in; otherwise a visitor. */
  readonly member?: Member;
  /** What the console says because there is no network. */
  readonly isNoisy?: boolean;
  readonly isFirst?: boolean;
}

async function visiting(options: VisitOptions, run: (visit: Visit) => Promise<void>): Promise<void> {
  const { member, isNoisy = false, ...look } = options;
  const visit = await site().visit(look);
  if (member !== undefined) {
    await visit.context.addCookies(cookiesOf(member.browser, site().harness.origin));
  }
  await run(visit);
  if (!isNoisy) expectQuiet(visit);
  await visit.context.close();
}

let planned: Promise<Member> | undefined;

/** Somebody whose week is stored; the same for all of these tests, which change nothing but its meals. */
function memberWithPlan(): Promise<Member> {
  planned ??= (async () => {
    const member = await registerPaid(site().harness, "annual-vip");
    await visiting({ member }, ({ page }) => openPlan(page));
    return member;
  })();
  return planned;
}

/** The plan is there, whole, and the page listens. */
async function openPlan(page: Page): Promise<void> {
  await page.goto("/meal-plan");
  await page.getByText("Each one was checked against your answers").waitFor();
}

const regenerate = (page: Page) => page.getByRole("button", { name: /^Regenerate: / });
const favorite = (page: Page) => page.getByRole("button", { name: /^Favorite: / });
const radixArea = (page: Page) => page.getByRole("region", { name: `Notifications (${TOAST_HOTKEY})` });
const plainArea = (page: Page) => page.getByRole("region", { name: "Notifications", exact: true });
const toasts = (page: Page) => radixArea(page).getByRole("listitem");

/** Shows a toast as a person does: another meal in the place of the first. */
async function showToast(page: Page): Promise<Locator> {
  await regenerate(page).first().click();
  return showsToast(page);
}

async function showsToast(page: Page): Promise<Locator> {
  const toast = toasts(page).filter({ hasText: MESSAGES.mealUpdated });
  await toast.waitFor();
  return toast;
}

/** Keeps what stands for screen readers to say from now on, for Radix takes it away again after a second. */
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

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error("It is not to be seen.");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function swipe(page: Page, toast: Locator, pixels: number): Promise<void> {
  const { x, y } = await middleOf(toast);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

/** From here on, a minute on, the page's time stands still but for `runFor`. */
async function stopTime(page: Page): Promise<void> {
  // Time goes on until it is stopped, and cannot be stopped at a moment that has passed.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Takes the pointer away from everything, as a hand does: not in one leap. */
async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0, { steps: 10 });
}

/** Brings the page's tooltips in and leaves none of them open, as after some time without. */
async function warmTooltips(page: Page): Promise<void> {
  await regenerate(page).first().hover();
  await page.getByRole("tooltip").waitFor();
  await pointAway(page);
  await page.getByRole("tooltip").waitFor({ state: "detached" });
  await stopTime(page);
  await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS + 1);
}

async function pointAt(page: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

describe("toasts", () => {
  test("one at a time, for five seconds, no wider than it may be", async () => {
    const member = await memberWithPlan();
    await visiting({ member }, async ({ page }) => {
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
      // The third takes the second one's place, with a time of its own.
      await regenerate(page).first().click();
      await expect.poll(() => second?.evaluate((toast) => toast.isConnected)).toBe(false);
      await showsToast(page);
      await page.clock.runFor(TOAST_DURATION_MS - 1);
      await expect.poll(() => toasts(page).count()).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(() => toasts(page).count()).toBe(0);
    });
  });

  test("wait while the pointer is on them, and go on where they were", async () => {
    const member = await memberWithPlan();
    await visiting({ member }, async ({ page }) => {
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

  test("a swipe to the right of 50 px closes them, a shorter one and one to the left do not", async () => {
    const member = await memberWithPlan();
    await visiting({ member, width: 390 }, async ({ page }) => {
      await page.clock.install();
      await openPlan(page);
      // What draws them comes behind the first press, in time that goes on.
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

  test("F8 brings the focus to them, Escape closes them", async () => {
    const member = await memberWithPlan();
    await visiting({ member }, async ({ page }) => {
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

  test("are read out: what failed at once, the rest when there is a pause", async () => {
    const member = await memberWithPlan();
    await visiting({ member, isNoisy: true }, async ({ page }) => {
      await openPlan(page);
      const spoken = await hearSpoken(page);
      await showToast(page);
      await expect.poll(() => spoken("polite")).toContain(MESSAGES.mealUpdated);
      await page.route("**/api/regenerate-meal", (route) => route.abort());
      await regenerate(page).first().click();
      await expect.poll(() => spoken("assertive")).toContain(MESSAGES.regenerateMealFailed);
    });
  });

  test("without a network: shown and read out, with Radix's code or where it cannot come", async () => {
    const member = await memberWithPlan();
    for (const hasCode of [true, false]) {
      await visiting({ member, isNoisy: true, isFirst: true }, async ({ page, context }) => {
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
        // Back in reach, the next one has the code.
        await context.setOffline(false);
        await showToast(page);
      });
    }
  });
});

describe("tooltips", () => {
  test("700 ms under the pointer, at once within 300 ms of another", async () => {
    const member = await memberWithPlan();
    await visiting({ member }, async ({ page }) => {
      await page.clock.install();
      await openPlan(page);
      await warmTooltips(page);
      const tooltip = page.getByRole("tooltip");

      await pointAt(page, regenerate(page).first());
      await page.clock.runFor(TOOLTIP_DELAY_MS - 1);
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.clock.runFor(1);
      await tooltip.waitFor();
      await expect.poll(() => tooltip.textContent()).toBe("Another meal in its place");

      await pointAway(page);
      await expect.poll(() => tooltip.count()).toBe(0);
      await page.clock.runFor(TOOLTIP_SKIP_DELAY_MS - 1);
      await pointAt(page, favorite(page).first());
      await tooltip.waitFor();
      await expect.poll(() => tooltip.textContent()).toBe("Keep as a favorite");

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

  test("at once for the keyboard, tied to the control; Escape and a press close them", async () => {
    const member = await memberWithPlan();
    await visiting({ member }, async ({ page }) => {
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

  test("the pointer may go onto them; a control keeps the focus and the presses it has while their code comes", async () => {
    const member = await memberWithPlan();
    await visiting({ member }, async ({ page }) => {
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
  test("by keyboard: one stop, arrows round the ends, Home and End; then their panel", async () => {
    const member = await memberWithPlan();
    await visiting({ member }, async ({ page }) => {
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
      // Only the open panel's content is there.
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
    });
  });

  test("a row of days on a phone does the same inside its panel", async () => {
    const member = await memberWithPlan();
    await visiting({ member, width: 390 }, async ({ page }) => {
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

test("progress: the step and how many there are, in numbers and in words", () =>
  visiting({}, async ({ page }) => {
    await page.goto("/questionnaire", { waitUntil: "networkidle" });
    const progress = page.getByRole("progressbar");
    const said = () =>
      progress.evaluate((bar) =>
        ["aria-valuemin", "aria-valuenow", "aria-valuemax", "aria-valuetext"].map((name) => bar.getAttribute(name)),
      );
    await expect.poll(() => said()).toEqual(["0", "1", "9", "Step 1 of 9"]);
    const drawn = () => progress.locator("rect").evaluate((bar) => bar.getAttribute("width"));
    await expect.poll(() => drawn()).toBe("1");
    await page.getByRole("radio").first().click();
    await expect.poll(said).toEqual(["0", "2", "9", "Step 2 of 9"]);
    await expect.poll(() => drawn()).toBe("2");
  }));

test.each(looks(LOOKS))("a toast and a tooltip: accessible, and to be looked at: $width px, $scheme", async (look) => {
  const member = await memberWithPlan();
  await visiting({ ...look, member }, async ({ page }) => {
    await openPlan(page);
    await showToast(page);
    // Without its time, the toast stays.
    await page.keyboard.press(TOAST_HOTKEY);
    await regenerate(page).nth(1).scrollIntoViewIfNeeded();
    await regenerate(page).nth(1).hover();
    await page.getByRole("tooltip").waitFor();
    await expectAccessible(page);
    // The window alone: a tooltip closes when the page is scrolled.
    await takeScreenshot(page, `kit-${look.width}-${look.scheme}`, false);
  });
});

test("what a page loads until nobody has touched it for some seconds: 110 kB for visitors, 130 kB for members", async () => {
  const bytesOf = new Map<string, number>();
  const weigh = (file: string) => {
    const bytes = bytesOf.get(file) ?? brotliCompressSync(readFileSync(join(CLIENT_DIRECTORY, file))).length;
    bytesOf.set(file, bytes);
    return bytes;
  };
  const scriptBytes = async (path: string, member?: Member) => {
    let bytes = 0;
    await visiting({ isFirst: true, ...(member === undefined ? {} : { member }) }, async ({ page }) => {
      const files = new Set<string>();
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/assets/") && pathname.endsWith(".js")) files.add(pathname);
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.waitForTimeout(3_000);
      expect(files.size, path).toBeGreaterThan(5);
      for (const file of files) bytes += weigh(file);
    });
    return bytes;
  };
  const member = await memberWithPlan();
  const sizes = await Promise.all([
    scriptBytes("/preview"),
    scriptBytes("/questionnaire"),
    // Once while the week is made, once when it is stored.
    scriptBytes("/meal-plan", await registerPaid(site().harness, "annual-vip")),
    ...["/meal-plan", "/planner", "/"].map((path) => scriptBytes(path, member)),
  ]);
  expect(Math.max(...sizes.slice(0, 2))).toBeLessThanOrEqual(110_000);
  expect(Math.max(...sizes.slice(2))).toBeLessThanOrEqual(130_000);
});
