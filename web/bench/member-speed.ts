import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { BrowserContext } from "playwright-core";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { registerPaid } from "../../worker/test/factories.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { launchChromium } from "../e2e/browser.ts";
import { cookiesOf } from "../e2e/site.ts";
import { PATHS } from "../src/pages/paths.ts";
import { type Bars, printFigures } from "./slow-phone.ts";

/**
 * Measures how fast a member's pages load on a slow phone and connection, signed in, with a stored week, each without a
 * cache: `node web/bench/member-speed.ts [rounds] [path…]`.
 */
const BARS: Bars = { lcpMs: 1_800, blockedMs: 150, shift: 0.1, scriptKb: 130, earlyScriptKb: 120 };
const PAGES = [PATHS.mealPlan, PATHS.dashboard, PATHS.planner, PATHS.settings, `${PATHS.mealPlan}?tab=grocery`];

const [rounds = "5", ...chosen] = process.argv.slice(2);
execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const browser = await launchChromium();
try {
  const member = await registerPaid(harness, "annual-vip");
  await member.browser.post("/api/generate-meal-plan");
  // A signed-in browser has both: the cookie and the stored copy of the user.
  const user = JSON.stringify((await member.browser.get("/api/user")).json);
  const prepare = async (context: BrowserContext) => {
    await context.addCookies(cookiesOf(member.browser, harness.origin));
    await context.addInitScript(([key, copy]) => localStorage.setItem(key, copy), [STORAGE_KEYS.user, user] as const);
  };
  const pages = (chosen.length > 0 ? chosen : PAGES).map((path) => ({
    label: path,
    url: harness.origin + path,
    bars: BARS,
    prepare,
  }));
  await printFigures(browser, pages, Number(rounds));
} finally {
  await browser.close();
  await harness.stop();
}
