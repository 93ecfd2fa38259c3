import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { APP_PAGES, HOME_PAGE } from "../build/site-pages.ts";
import { launchChromium } from "../e2e/browser.ts";
import { PATHS } from "../src/pages/paths.ts";
import { type Bars, printFigures } from "./slow-phone.ts";

/**
 * Measures how fast the public pages load on a slow phone and connection (Lighthouse's mobile profile), each without a
 * cache: `node web/bench/page-speed.ts [rounds] [path…]`. The test browser has few fonts, so text may shift more than
 * elsewhere: `CHROMIUM_PATH` names another browser.
 */
const BARS: Bars = { lcpMs: 1_300, blockedMs: 50, shift: 0.01, scriptKb: 110 };
const LANDING_BARS: Bars = { ...BARS, lcpMs: 900, scriptKb: 5 };

const [rounds = "5", ...chosen] = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : [HOME_PAGE, ...APP_PAGES].map(({ drawnAt }) => drawnAt);
execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const browser = await launchChromium();
try {
  const pages = paths.map((path) => ({
    label: path,
    url: harness.origin + path,
    bars: path === PATHS.home ? LANDING_BARS : BARS,
  }));
  await printFigures(browser, pages, Number(rounds));
} finally {
  await browser.close();
  await harness.stop();
}
