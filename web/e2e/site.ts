import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFailed } from "vitest";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { launchChromium } from "./browser.ts";
import { findViolations } from "./violations.ts";

type Harness = Awaited<ReturnType<typeof startHarness>>;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the console said that it should not have; a test ends with `expectQuiet`. */
  readonly complaints: string[];
}

export interface Site {
  readonly harness: Harness;
  readonly browser: Browser;
  /** A new visitor on a phone (390 px) or a desktop (1440 px), in a scheme. */
  visit(options?: { width?: number; scheme?: "light" | "dark" }): Promise<Visit>;
}

export const SCREENSHOTS = join(PROJECT_ROOT, "test-output/screenshots");
const HEIGHT_OF: Readonly<Record<number, number>> = { 390: 844, 1440: 900, 320: 640 };

/** The production build on a fresh database with a real browser, for one test file. */
export function openSite(environment: Record<string, string> = {}): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    mkdirSync(SCREENSHOTS, { recursive: true });
    const harness = await startHarness(environment);
    const browser = await launchChromium();
    site = { harness, browser, visit: (options) => startVisit(harness, browser, options) };
  });
  afterAll(async () => {
    await site?.browser.close();
    await site?.harness.stop();
  });
  return () => {
    if (!site) throw new Error("the site has not started");
    return site;
  };
}

async function startVisit(
  harness: Harness,
  browser: Browser,
  { width = 1440, scheme = "light" }: { width?: number; scheme?: "light" | "dark" } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: harness.origin,
    viewport: { width, height: HEIGHT_OF[width] ?? 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isExpectedStatus = /^Failed to load resource: .*(401|404)/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isExpectedStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  // A test that fails once in a hundred runs can only be understood by what stood there then.
  onTestFailed(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    if (error) error.message += await describePage(page, complaints);
  });
  return { page, context, complaints };
}

const DESCRIBED_CHARACTERS = 2_500;

async function describePage(page: Page, complaints: readonly string[]): Promise<string> {
  if (page.isClosed()) return "";
  const snapshot = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String);
  const heading = `\n${page.url()} when the test failed:`;
  return [heading, snapshot.slice(0, DESCRIBED_CHARACTERS), `focus: ${focus}`, ...complaints].join("\n");
}

/** No console error, no warning, no uncaught exception. */
export function expectQuiet({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}

/** No violation that axe can find, of WCAG 2.2 A and AA and its best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // The loading page has a heading too, for screen readers only.
  await page.locator("h1:not(.sr-only *)").first().waitFor({ state: "attached" });
  expect(await findViolations(page), page.url()).toEqual([]);
}

/** A picture to look at, beside the others in test-output/screenshots. */
export async function takeScreenshot(page: Page, name: string, fullPage = true): Promise<void> {
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage });
}
