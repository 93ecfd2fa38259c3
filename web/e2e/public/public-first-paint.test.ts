import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { TIER_NAMES } from "@mealwright/schema/constants/tiers";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { SCREEN_READY } from "../../src/before-app/early-input.ts";
import { IDLE_MS } from "../../src/features/landing/prefetch-app.ts";
import { codeFileOf, expectQuiet, letThrough, openSite, slowTest } from "../site.ts";
import { holdTimers } from "../states/states-helpers.ts";
import { fill, stub } from "./public-helpers.ts";

const site = openSite();

/** Opens a page whose code arrives only when the returned function is called. */
async function openDrawn(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("h1").waitFor();
  return arrive;
}

slowTest("a page is drawn with its styles before any script, stylesheet or font is requested", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  for (const path of ["/", "/pricing", "/questionnaire", "/auth", "/contact"]) {
    await page.goto("about:blank");
    await page.goto(path, { waitUntil: "networkidle" });
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
      asked: performance
        .getEntriesByType("resource")
        .filter(({ name }) => /\.(?:js|css|woff2)$/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length, path).toBeGreaterThan(2);
    expect(Math.min(...asked), path).toBeGreaterThanOrEqual(painted);
  }
  expectQuiet(visit);
  await visit.context.close();
});

slowTest("a page looks the same with its inlined styles as with all styles", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  const boxes = () =>
    page.locator("main *").evaluateAll((all) =>
      all.map((element) => {
        const { x, width } = element.getBoundingClientRect();
        const { color, backgroundColor, display, borderTopWidth, fontWeight } = getComputedStyle(element);
        return [
          element.tagName,
          Math.round(x),
          Math.round(width),
          color,
          backgroundColor,
          display,
          borderTopWidth,
          fontWeight,
        ].join();
      }),
    );
  for (const path of ["/pricing", "/questionnaire", "/auth", "/contact", "/warm-up", "/how-we-check"]) {
    await page.route("**/assets/*.{css,js}", (route) => route.abort());
    await page.goto(path);
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    const before = await boxes();
    await letThrough(page, "**/assets/*.{css,js}");
    // Load the full styles without the code, which might draw something else.
    await page.route("**/assets/*.{js,woff2}", (route) => route.abort());
    await page.goto(path, { waitUntil: "networkidle" });
    await expect.poll(() => page.evaluate(() => document.styleSheets.length), { message: path }).toBe(3);
    await expect.poll(() => boxes(), { message: path }).toEqual(before);
    await letThrough(page, "**/assets/*.{js,woff2}");
  }
  await visit.context.close();
});

slowTest("a choice made before the code arrives counts", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  const arrive = await openDrawn(page, "/warm-up");
  await page.getByRole("radio").nth(1).check();
  arrive();
  await page.getByRole("button", { name: LABELS.continue, disabled: false }).click();
  await page.waitForURL("**/questionnaire");
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.warmUpGoal))
    .toBe("eat_better");
  expectQuiet(visit);
  await visit.context.close();
});

slowTest("before the code arrives, tapping an answer chooses it and goes on, and a key only chooses it", async () => {
  for (const choose of ["tap", "key"] as const) {
    const visit = await site().visit({ width: 390, isFirst: true });
    const { page } = visit;
    const arrive = await openDrawn(page, "/questionnaire");
    const answer = page.getByRole("radio", { name: /eat healthier/i });
    if (choose === "tap") await page.getByText("Eat healthier", { exact: true }).click();
    else await answer.press("Space");
    arrive();
    if (choose === "key") await page.getByRole("button", { name: LABELS.continue, disabled: false }).press("Enter");
    await page.getByText("Step 2 of 9", { exact: true }).waitFor();
    await page.getByRole("button", { name: LABELS.previous }).click();
    await page.getByRole("radio", { name: /eat healthier/i, checked: true }).waitFor();
    expectQuiet(visit);
    await visit.context.close();
  }
});

slowTest("a goal chosen and a link pressed before the landing page's script arrives both count", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  const arrive = await openDrawn(page, "/");
  await page.getByRole("radio").nth(2).check();
  await page.getByRole("link", { name: LABELS.startJourney }).click();
  expect(new URL(page.url()).pathname).toBe("/");
  arrive();
  await page.waitForURL("**/questionnaire");
  await page.getByRole("radio", { name: /save time/i, checked: true }).waitFor();
  expectQuiet(visit);
  await visit.context.close();
});

slowTest.each([
  ["/auth", "Welcome back"],
  ["/auth?mode=sign-up", "Create an account"],
  ["/auth?mode=forgot", "Forgot your password?"],
])("%s shows its title before the code arrives, and what is typed then stays", async (path, title) => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  const arrive = await openDrawn(page, path);
  expect(await page.locator("h1").allTextContents()).toEqual([title]);
  await page.getByLabel("Email", { exact: true }).fill("ada@example.test");
  arrive();
  await page.waitForFunction(() => Reflect.get(window, "readyScreen") === location.pathname);
  expect(await page.locator("h1").allTextContents()).toEqual([title]);
  expect(await page.getByLabel("Email", { exact: true }).inputValue()).toBe("ada@example.test");
  expectQuiet(visit);
  await visit.context.close();
});

slowTest("the landing page's links work without its script", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("link", { name: LABELS.startJourney }).click();
  await page.waitForURL("**/questionnaire");
  await visit.context.close();
});

slowTest("a press at the moment the code takes over counts once", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page, complaints } = visit;
  // At the last moment before early input is replayed, when the screen could already react.
  await page.addInitScript(
    ([event, label]) => {
      const press = () =>
        [...document.querySelectorAll("main button")]
          .find(({ textContent }) => textContent === label)
          ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      document.addEventListener(event ?? "", press, { once: true });
    },
    [SCREEN_READY, `Choose ${TIER_NAMES["annual-vip"]}`],
  );
  await page.goto("/pricing");
  await page.getByRole("heading", { level: 1, name: "Create an account" }).waitFor();
  expect(complaints).toEqual(["Conversion tracking is not initialized."]);
  await visit.context.close();
});

slowTest("an early press on a plan counts, even if its button changes its text when the code arrives", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  await page.addInitScript(([key, tier]) => localStorage.setItem(key, tier), [
    STORAGE_KEYS.selectedPlan,
    "annual-vip",
  ] as const);
  const arrive = await openDrawn(page, "/pricing");
  await page.getByRole("button", { name: `Choose ${TIER_NAMES["annual-vip"]}` }).click();
  arrive();
  await page.getByRole("heading", { level: 1, name: "Create an account" }).waitFor();
  await visit.context.close();
});

test.each([
  ["taken over by the code", "/auth"],
  ["redrawn by the code", "/auth?mode=sign-in"],
])("a form sent before a page is %s is submitted then, and never through the address", async (_, address) => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  const sent: unknown[] = [];
  await page.route("**/api/auth/login", async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: 401, json: { error: "Invalid email or password" } });
  });
  const arrive = await openDrawn(page, address);
  await page.getByLabel("Email").fill("ada@example.test");
  await page.getByLabel("Password", { exact: true }).fill("correct horse");
  await page.keyboard.press("Enter");
  expect(page.url().endsWith(address)).toBe(true);
  arrive();
  await page.getByText("Invalid email or password").waitFor();
  expect(sent).toEqual([{ email: "ada@example.test", password: "correct horse" }]);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe("ada@example.test");
  expect(page.url().endsWith(address)).toBe(true);
  expectQuiet(visit);
  await visit.context.close();
});

test("every field filled in before the code takes over is sent", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  const sent = await stub(page, "/api/auth/register", 409, { error: "An account with this email already exists" });
  const typed = { name: "Ada", email: "ada@example.test", password: "correct horse" };
  const arrive = await openDrawn(page, "/auth?mode=sign-up");
  await fill(page, { Name: typed.name, Email: typed.email, Password: typed.password });
  await page.keyboard.press("Enter");
  arrive();
  await page.getByRole("link", { name: "Sign in instead" }).waitFor();
  expect(sent).toEqual([typed]);
  await visit.context.close();
});

test.each(["/reset-password", "/reset-password?token="])(
  "RP05: %s cannot be submitted from the first paint on",
  async (path) => {
    const visit = await site().visit({ width: 390, isFirst: true });
    const { page } = visit;
    const arrive = await openDrawn(page, path);
    expect(await page.locator("main form button[type=submit]").isDisabled()).toBe(true);
    expect(await page.getByText(MESSAGES.invalidResetLink).isVisible()).toBe(true);
    arrive();
    await visit.context.close();
  },
);

slowTest("the landing page keeps a goal chosen before its script arrived", async () => {
  const visit = await site().visit({ width: 390, isFirst: true });
  const { page } = visit;
  const arrive = await openDrawn(page, "/");
  await page.getByRole("radio").nth(2).check();
  arrive();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.warmUpGoal)).toBe("save_time");
  await visit.context.close();
});

slowTest.each(["a link is near", "the page is idle"])(
  "the landing page preloads the questionnaire's code when %s, and only files that exist",
  async (moment) => {
    const visit = await site().visit({ isFirst: true });
    const { page } = visit;
    const isNear = moment === "a link is near";
    // A page that is never idle preloads only for a link that is near.
    if (isNear) await holdTimers(page, IDLE_MS);
    await page.goto("/", { waitUntil: "networkidle" });
    const preloaded = () =>
      page
        .locator('link[rel="modulepreload"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    const questionnaire = codeFileOf("src/screens/questionnaire-screen.tsx");
    if (isNear) await page.getByRole("banner").getByRole("link", { name: "View Pricing" }).hover();
    await expect.poll(async () => (await preloaded()).filter((path) => path === questionnaire)).toHaveLength(1);
    for (const path of await preloaded()) expect((await page.request.get(path)).status(), path).toBe(200);
    expectQuiet(visit);
    await visit.context.close();
  },
);
