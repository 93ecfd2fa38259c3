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
import { startSlowLine } from "./slow-line.ts";

/**
 * Measures when a member's page paints with the service worker installed, on a slow phone and connection: first text,
 * largest element, and layout shift. `node web/bench/second-visit.ts [rounds]`; `!` marks what misses its limit.
 */
const FIRST_PAINT_BAR_MS = 500;
const SHIFT_BAR = 0.1;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const LINE = { roundTripMs: 150, bytesPerSecond: (1.6 * 1024 ** 2) / 8 };
const QUIET_MS = 2_500;
const PAGES = [PATHS.mealPlan, `${PATHS.mealPlan}?tab=grocery`, PATHS.dashboard, PATHS.planner, PATHS.settings];

const rounds = Number(process.argv[2] ?? "5");
execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const line = await startSlowLine(Number(new URL(harness.baseUrl).port), LINE);
const origin = `http://localhost:${line.port}`;
const browser = await launchChromium();

async function visit(context: BrowserContext, path: string) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0 };
    Reflect.set(window, "seen", seen);
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? 0;
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(origin + path, { waitUntil: "networkidle" });
  await page.waitForTimeout(QUIET_MS);
  const figures = await page.evaluate(() => ({
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    largest: Reflect.get(Reflect.get(window, "seen"), "largest") as number,
    shift: Reflect.get(Reflect.get(window, "seen"), "shift") as number,
    isKept: navigator.serviceWorker.controller !== null,
  }));
  await page.close();
  return figures;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

try {
  const member = await registerPaid(harness, "annual-vip");
  await member.browser.post("/api/generate-meal-plan");
  const user = JSON.stringify((await member.browser.get("/api/user")).json);
  const context = await browser.newContext(PHONE);
  await context.addCookies(cookiesOf(member.browser, origin));
  await context.addInitScript(([key, copy]) => localStorage.setItem(key, copy), [STORAGE_KEYS.user, user] as const);
  const first = await context.newPage();
  await first.goto(origin + PATHS.mealPlan);
  // The service worker is installed at the first touch.
  await first.getByRole("tab", { name: /grocery/i }).click();
  await first.evaluate(() => navigator.serviceWorker.ready);
  await first.waitForTimeout(QUIET_MS);
  await first.close();
  console.log("page".padEnd(26), "first paint ms".padStart(16), "LCP ms".padStart(10), "CLS".padStart(10));
  for (const path of PAGES) {
    const seen = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await visit(context, path));
    if (!seen.every(({ isKept }) => isKept)) throw new Error(`${path} did not come from the service worker.`);
    const paint = median(seen.map(({ first }) => first));
    const shift = median(seen.map((figures) => figures.shift));
    console.log(
      path.padEnd(26),
      `${paint.toFixed(0)}${paint > FIRST_PAINT_BAR_MS ? "!" : " "}`.padStart(16),
      median(seen.map(({ largest }) => largest))
        .toFixed(0)
        .padStart(10),
      `${shift.toFixed(4)}${shift > SHIFT_BAR ? "!" : " "}`.padStart(10),
    );
  }
} finally {
  await browser.close();
  line.stop();
  await harness.stop();
}
