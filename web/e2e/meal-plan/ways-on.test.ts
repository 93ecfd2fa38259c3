import { CALENDAR_LINK, LABELS } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import { UPGRADE_PROMPT_PRICE } from "@mealwright/schema/rules/prices";
import { CAPABILITY_PHRASES } from "@mealwright/schema/rules/text/capability-phrases";
import { expect, test } from "vitest";
import {
  freshEmail,
  PASSWORD,
  registerMember,
  registerPaid,
  registerWithoutAnswers,
} from "../../../worker/test/factories.ts";
import { cookiesOf, expectAccessibleToo, expectQuiet, letThrough, openSite, slowTest } from "../site.ts";

const site = openSite();

slowTest("a link on the plan leads to the calendar in Settings, and Back returns", async () => {
  const visit = await site().visit({ width: 390 });
  const { page, context } = visit;
  const { browser } = await registerPaid(site().harness, "weekly-flex");
  await browser.post("/api/generate-meal-plan");
  await context.addCookies(cookiesOf(browser, site().harness.origin));
  await page.goto("/meal-plan");
  await page.getByRole("link", { name: CALENDAR_LINK }).click();
  await page.waitForURL((url) => url.pathname === "/settings" && url.hash === "#calendar");
  await expect
    .poll(() =>
      page.getByRole("heading", { level: 2, name: "Calendar" }).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight;
      }),
    )
    .toBe(true);
  await page.goBack();
  await page.getByRole("link", { name: CALENDAR_LINK }).waitFor();
  expectQuiet(visit);
  await context.close();
});

slowTest(
  "a visitor without answers gets from the prices over the warm-up to a questionnaire with the goal filled in",
  async () => {
    const visit = await site().visit({ width: 390 });
    const { page, context } = visit;
    const { browser } = await registerWithoutAnswers(site().harness);
    await context.addCookies(cookiesOf(browser, site().harness.origin));
    // Public pages ask for the session only in a browser that was signed in before.
    await page.addInitScript((key) => localStorage.setItem(key, "{}"), STORAGE_KEYS.user);
    await page.goto("/pricing");
    await page.getByRole("link", { name: "Answer the questions" }).click();
    await page.waitForURL("**/warm-up");
    await page.getByRole("radio", { name: /save time/i }).check();
    await page.getByRole("button", { name: LABELS.continue }).click();
    await page.waitForURL("**/questionnaire");
    await expect.poll(() => page.getByRole("radio", { checked: true }).getAttribute("value")).toBe("save_time");
    expectQuiet(visit);
    await context.close();
  },
);

slowTest("a locked action explains in a full sentence what the paid plan includes", async () => {
  const visit = await site().visit({ width: 390 });
  const { page, context } = visit;
  const { browser } = await registerMember(site().harness);
  await browser.post("/api/generate-meal-plan");
  await context.addCookies(cookiesOf(browser, site().harness.origin));
  await page.goto("/meal-plan");
  await page
    .getByRole("button", { name: /^Regenerate: / })
    .first()
    .click();
  const offer = page.getByRole("dialog");
  await offer.waitFor();
  await expect
    .poll(() => offer.locator("p").first().textContent())
    .toBe(
      `With Weekly Flex you get ${CAPABILITY_PHRASES.regeneration}, for ${UPGRADE_PROMPT_PRICE} a week. All that is in it:`,
    );
  await expectAccessibleToo(page);
  expectQuiet(visit);
  await context.close();
});

slowTest.each([320, 373, 390])("at %i px no focused element is hidden under the landing page's bar", async (width) => {
  const visit = await site().visit({ width });
  const { page, context } = visit;
  await page.goto("/", { waitUntil: "networkidle" });
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  let inMain = 0;
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press("Shift+Tab");
    const seen = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement?.closest("header") || !activeElement?.closest("main")) return null;
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const { top, height } = activeElement.getBoundingClientRect();
      // The sample week scrolls as a whole and is taller than the screen, so it cannot stay clear of the bar.
      if (height > window.innerHeight - bar) return null;
      return { text: activeElement.textContent, hidden: bar - top };
    });
    if (seen === null) continue;
    inMain += 1;
    expect(seen.hidden, seen.text ?? "").toBeLessThanOrEqual(0);
  }
  expect(inMain).toBeGreaterThan(10);
  expectQuiet(visit);
  await context.close();
});

test("a first meal that failed is reported above the prices and retried on the plan page", async () => {
  const { page, context } = await site().visit({ width: 390 });
  await page.addInitScript(
    ([key, text]) => {
      if (key && text && localStorage.getItem(key) === null && location.pathname === "/questionnaire")
        localStorage.setItem(key, text);
    },
    [
      STORAGE_KEYS.questionnaireData,
      JSON.stringify({ goal: "lose_weight", dietaryPreference: "vegan", cookingLevel: "beginner", step: 9 }),
    ],
  );
  await page.goto("/questionnaire", { waitUntil: "networkidle" });
  await page.getByLabel("Full name").fill("Ada Lovelace");
  await page.getByLabel("Email").fill(freshEmail());
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.route("**/api/generate-meal-plan**", (route) => route.abort());
  await page.getByRole("button", { name: LABELS.generateMyPlan }).click();
  await page.getByRole("heading", { level: 2, name: FIRST_MEAL.failed }).waitFor();
  await expectAccessibleToo(page);
  await letThrough(page, "**/api/generate-meal-plan**");
  await page.getByRole("link", { name: "Go to my meal plan" }).click();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("article").first().waitFor();
  await context.close();
});
