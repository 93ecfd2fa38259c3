import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { launchChromium } from "./browser.ts";

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
  return { page, context, complaints };
}

/** No console error, no warning, no uncaught exception. */
export function expectQuiet({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}

/** Named one by one, because axe leaves the rules that 2.2 brought out unless they are asked for. */
const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/** The rules among them that another scheme can change: it changes colours and nothing else. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What lies over a page for some seconds, or over what is scrolled under it. */
const PASSING_COVERS =
  '[aria-label^="Notifications"] :is(li, p), [role="tooltip"], [data-radix-popper-content-wrapper], .sticky, .fixed';

/**
 * What axe finds against WCAG 2.2 A and AA and its own best practices, in the document as it stands. The size of what a
 * toast, hint or bar covers in part is judged as it is without that cover, on the same page.
 */
export async function findViolations(page: Page, rules: "all" | "colour" = "all"): Promise<string[]> {
  const found = await analyze(page, rules === "all" ? { tags: AXE_TAGS } : { rules: COLOUR_RULES });
  if (!found.some(isObscuredTarget)) return found;
  await page.locator(PASSING_COVERS).evaluateAll((covers: HTMLElement[]) => {
    for (const cover of covers) cover.style.setProperty("visibility", "hidden", "important");
  });
  const uncovered = await analyze(page, { rules: ["target-size"] });
  await page.locator(PASSING_COVERS).evaluateAll((covers: HTMLElement[]) => {
    for (const cover of covers) cover.style.removeProperty("visibility");
  });
  return [...found.filter((fault) => !isObscuredTarget(fault)), ...uncovered];
}

function isObscuredTarget(fault: string): boolean {
  return fault.startsWith("target-size") && fault.includes("obscured");
}

async function analyze(page: Page, { tags, rules }: { tags?: string[]; rules?: string[] }): Promise<string[]> {
  const isLoaded = await page.evaluate(() => "axe" in window);
  const axe = new AxeBuilder({ page, ...(isLoaded ? { axeSource: "void 0" } : {}) })
    // The site has no frames, which is all that the other mode is for.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] });
  const { violations } = await (tags ? axe.withTags(tags) : axe.withRules(rules ?? [])).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...any, ...all, ...none].map(({ message }) => message);
      return `${id}: ${target.join(" ")}: ${reasons.join("; ")}`;
    }),
  );
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
