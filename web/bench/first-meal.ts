import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { LABELS } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import type { Locator } from "playwright-core";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { launchChromium } from "../e2e/browser.ts";
import { PATHS } from "../src/pages/paths.ts";

/**
 * Measures the way from the landing page to the first verified meal with an account, on a phone, at a person's pace:
 * `node web/bench/first-meal.ts`; `!` marks what misses its limit.
 */
const SECONDS_BAR = 60;
const ACTIONS_BAR = 25;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** How long a person reads and aims before a tap, and takes for each letter. */
const BEFORE_TAP_MS = 1_200;
const LETTER_MS = 110;

execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const browser = await launchChromium();
try {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(harness.origin + PATHS.home);
  const startedAt = performance.now();
  let actions = 0;
  const tap = async (target: Locator) => {
    await page.waitForTimeout(BEFORE_TAP_MS);
    await target.tap();
    actions += 1;
  };
  const type = async (label: string, text: string) => {
    const field = page.getByLabel(label, { exact: true });
    await tap(field);
    await field.pressSequentially(text, { delay: LETTER_MS });
  };
  const choose = (option: RegExp) => tap(page.locator("label").filter({ hasText: option }).first());
  const goOn = () => tap(page.getByRole("button", { name: LABELS.continue, exact: true }));

  await tap(page.getByRole("link", { name: LABELS.getMyPlan }).first());
  await choose(/lose weight/i);
  await choose(/vegetarian/i);
  await choose(/^nuts/i);
  await goOn();
  await choose(/^3/);
  await goOn();
  await goOn();
  await choose(/beginner/i);
  await goOn();
  await type("Full name", "Ada Cook");
  await type("Email", "ada.cook@example.com");
  await type("Password", "soup-4-two");
  await tap(page.getByRole("button", { name: LABELS.generateMyPlan }));
  await page.waitForURL(`**${PATHS.pricing}`);
  await page.getByRole("region", { name: FIRST_MEAL.ready }).getByRole("article").waitFor();
  const seconds = (performance.now() - startedAt) / 1_000;
  console.log(`${seconds.toFixed(1)} s${seconds > SECONDS_BAR ? "!" : ""} to the first verified meal`);
  console.log(`${actions} actions${actions > ACTIONS_BAR ? "!" : ""}`);
} finally {
  await browser.close();
  await harness.stop();
}
