import { join } from "node:path";
import type { Browser, BrowserContext, Download, Locator, Page, Request } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFailed, onTestFinished, test } from "vitest";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import type { Browser as Caller } from "../../worker/test/client.ts";
import type { clockAt } from "../../worker/test/clock-of-tests.ts";
import { type Harness, type RunningHarness, shareHarness } from "../../worker/test/harness.ts";
import type { TestSettings } from "../../worker/test/stack/changed-settings.ts";
import { entryOf, readManifest } from "../build/manifest.ts";
import { launchChromium } from "./browser.ts";
import { closeUnkept, type Look, takeContext, USUAL } from "./kept-contexts.ts";
import { findViolations } from "./states/violations.ts";

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages that there should not be; a test ends with `expectQuiet`. */
  readonly complaints: string[];
}

interface VisitOptions {
  readonly width?: number;
  readonly scheme?: "light" | "dark";
  /** Whether the service worker may run; otherwise every request can be intercepted by the test. */
  readonly serviceWorkers?: "allow" | "block";
  /** The browser's time zone; tests are in UTC by default. */
  readonly timeZone?: string;
  /** A different date and time than in other tests (`clockAt`). */
  readonly clock?: ReturnType<typeof clockAt>;
  /** A browser that has never been here: it has none of the site's files cached. */
  readonly isFirst?: boolean;
  /** Kept open for a later test, which closes it. */
  readonly outlastsTest?: boolean;
}

export interface Site {
  readonly harness: RunningHarness;
  readonly browser: Browser;
  /** A new visitor on a phone (390 px) or a desktop (1440 px), in a color scheme. */
  visit(options?: VisitOptions): Promise<Visit>;
  /** The same for a signed-in member, with a page open. */
  visitAs(member: { readonly browser: Caller }, path: string, options?: VisitOptions): Promise<Visit>;
}

const SCREENSHOTS = join(PROJECT_ROOT, "test-output/screenshots");

/** Set by `test:slow`; otherwise each walkthrough is done in one look only. */
export const SEES_EVERY_LOOK = process.env.EVERY_LOOK === "1";

/** The sizes and schemes for a walkthrough: the first one, or all. */
export function looks<Look>(all: readonly Look[]): readonly Look[] {
  return SEES_EVERY_LOOK ? all : all.slice(0, 1);
}

/** A phone and a desktop in one scheme each; every run covers the first. */
export const DARK_ON_PHONE = looks([
  { width: 390, scheme: "dark" },
  { width: 1440, scheme: "light" },
] as const);
export const LIGHT_ON_PHONE = looks([
  { width: 390, scheme: "light" },
  { width: 1440, scheme: "dark" },
] as const);

/** A test of something minor, or of another way to something that every run tests: only with every look. */
export const slowTest = test.runIf(SEES_EVERY_LOOK);

/** Set to take screenshots: drawing one costs as much as an axe check. */
export const TAKES_PICTURES = process.env.PICTURES === "1";

/** The path of a module's built file; the module is given by its path in `web`. */
export const codeFileOf = (module: string) => `/${entryOf(module, readManifest("app")).file}`;

/** The cookies of a member signed in through API calls, for a real browser's context. */
export function cookiesOf({ cookie }: Caller, url: string): { name: string; value: string; url: string }[] {
  return cookie.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
}

/**
 * The browser of this test process, which ends with it: another process in between would write every call and reply
 * twice.
 */
let launched: Promise<Browser> | undefined;

/** The production build, with other worker settings if given, and a real browser, for the tests of one file. */
export function openSite(settings?: TestSettings): () => Site {
  let site: Site | undefined;
  beforeAll(async () => {
    const harness = await shareHarness(settings);
    launched ??= launchChromium();
    const browser = await launched;
    const visit: Site["visit"] = (options) => startVisit(harness, browser, options);
    const visitAs: Site["visitAs"] = async (member, path, options) => {
      const opened = await visit(options);
      await opened.context.addCookies(cookiesOf(member.browser, harness.origin));
      await opened.page.goto(path);
      return opened;
    };
    site = { harness, browser, visit, visitAs };
  });
  afterAll(async () => {
    // Contexts that failed tests have left open.
    if (site) await closeUnkept(site.browser);
    await site?.harness.stop();
  });
  return () => {
    if (!site) throw new Error("the site has not started");
    return site;
  };
}

async function startVisit(
  { origin }: Harness,
  browser: Browser,
  {
    width = USUAL.width,
    scheme = USUAL.scheme,
    serviceWorkers = "block",
    timeZone = "UTC",
    clock,
    isFirst = false,
    outlastsTest = false,
  }: VisitOptions = {},
): Promise<Visit> {
  const look: Look = { origin, width, scheme, serviceWorkers, timeZone, ...(clock ? { clock } : {}) };
  const { page, context } = await takeContext(browser, look, isFirst || serviceWorkers === "allow");
  if (!outlastsTest) closeAfterTest(context);
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Service Worker registration blocked")) return;
    const isExpectedStatus = /^Failed to load resource: .*(401|404)/.test(message.text());
    if (["error", "warning"].includes(message.type()) && !isExpectedStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const visit = { page, context, complaints };
  const waited = new Set<Request>();
  page.on("request", (request) => waited.add(request));
  page.on("requestfinished", (request) => waited.delete(request));
  page.on("requestfailed", (request) => waited.delete(request));
  describeFailure(visit, waited);
  return visit;
}

/** Contexts that a test leaves open; after a failed test they stay open, to be described. */
function closeAfterTest(context: BrowserContext): void {
  onTestFinished(async ({ task }) => {
    if (task.result?.state === "pass") await context.close();
  });
}

/** A test that fails once in a hundred runs can only be understood by what was on screen then. */
export function describeFailure({ page, complaints }: Visit, waited: ReadonlySet<Request> = new Set()): void {
  onTestFailed(async ({ task }) => {
    const [error] = task.result?.errors ?? [];
    const unanswered = [...waited].map((request) => `no answer yet: ${request.method()} ${request.url()}`);
    if (error) error.message += await describePage(page, [...unanswered, ...complaints]);
  });
}

const DESCRIBED_CHARACTERS = 2_500;

async function describePage(page: Page, complaints: readonly string[]): Promise<string> {
  if (page.isClosed()) return "";
  const snapshot = await page.locator("body").ariaSnapshot({ timeout: 5_000 }).catch(String);
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String);
  const heading = `\n${page.url()} when the test failed:`;
  // Whoever prints many failures cuts the end.
  return [heading, `focus: ${focus}`, ...complaints, snapshot.slice(0, DESCRIBED_CHARACTERS)].join("\n");
}

/** No console error, no warning, no uncaught exception. */
export function expectQuiet({ complaints }: Visit): void {
  expect(complaints).toEqual([]);
}

/** People who use the keyboard continue from here. */
export async function expectFocus(place: Locator): Promise<void> {
  await expect.poll(() => place.evaluate((element) => element.contains(document.activeElement))).toBe(true);
}

/** No violation of WCAG 2.2 A and AA or axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // The loading page has a heading too, for screen readers only.
  await page.locator("h1:not(.sr-only *)").first().waitFor({ state: "attached" });
  expect(await findViolations(page), page.url()).toEqual([]);
}

/** The same for a page that the states' tests check in every run: only with every look. */
export async function expectAccessibleToo(page: Page): Promise<void> {
  if (SEES_EVERY_LOOK) await expectAccessible(page);
}

/** Opens every section of Settings, which are folded on a phone. */
export async function unfoldSettings(page: Page): Promise<void> {
  const folded = page.getByRole("main").locator("h2 > button[aria-expanded=false]");
  for (let count = await folded.count(); count > 0; count = await folded.count()) await folded.first().click();
}

/**
 * Ends a `page.route` for a path. `page.unroute` may lose requests that are in flight, including the page's scripts,
 * and then the page waits forever (once in twenty loads on a busy machine).
 */
export async function letThrough(page: Page, path: string): Promise<void> {
  await page.route(path, (route) => route.continue());
}

/** With `PICTURES=1`, takes a screenshot into test-output/screenshots. */
export async function takeScreenshot(page: Page, name: string, fullPage = true): Promise<void> {
  if (!TAKES_PICTURES) return;
  await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage });
}

/** A file saved by a page; the browser is another process, so the file arrives as a stream. */
export async function readDownload(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
