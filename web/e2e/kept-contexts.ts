import type { Browser, BrowserContext, Page } from "playwright-core";
import { type clockAt, clockOffsetMs, shiftDate } from "../../worker/test/clock-of-tests.ts";
import { SCREEN_READY } from "../src/before-app/early-input.ts";
import { keepCache } from "./keep-cache.ts";
import { noteChanges } from "./meal-plan/used-again.ts";

/** What a visit was created with. */
export interface Look {
  readonly origin: string;
  readonly width: number;
  readonly scheme: "light" | "dark";
  readonly serviceWorkers: "allow" | "block";
  readonly timeZone: string;
  readonly clock?: ReturnType<typeof clockAt>;
}

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Default size and color scheme of a visit, and of tabs that its page opens. */
export const USUAL = { width: 1440, scheme: "light" } as const;
/** Only ends what hangs; a busy machine occasionally takes minutes. */
const HANGING_MS = 300_000;
const HEIGHT_OF: Readonly<Record<number, number>> = { 390: 844, 1440: 900, 320: 640 };

/**
 * Contexts closed by tests, by their options, for the next test that needs the same: starting a process and loading the
 * code again costs more than most tests do.
 */
const unused = new Map<string, Opened[]>();
/** As many of each as tests open at the same time. */
const MOST_UNUSED = 2;
/** The original close function. */
const closeForGood = new WeakMap<BrowserContext, () => Promise<void>>();
/** The look of each open visit, for further pages of it. */
const lookOf = new WeakMap<BrowserContext, Look>();

/** The options that a context is made for; size and scheme belong to the page, so one context serves all looks. */
const keyOf = ({ origin, serviceWorkers, timeZone, clock }: Look) =>
  JSON.stringify([origin, serviceWorkers, timeZone, clock]);
const sizeOf = (width: number) => ({ width, height: HEIGHT_OF[width] ?? 900 });

/** A context as good as new, with a page; one that cannot be reused is replaced by a really new one. */
export async function takeContext(browser: Browser, look: Look, isUsedOnce: boolean): Promise<Opened> {
  if (isUsedOnce) return openContext(browser, look);
  const key = keyOf(look);
  const spare = unused.get(key)?.pop();
  const opened = spare ?? (await openContext(browser, { ...look, ...USUAL }));
  if (!spare) keepWhenClosed(key, opened);
  lookOf.set(opened.context, look);
  await setLook(opened.page, look);
  return opened;
}

/** Closes all contexts except the kept ones. */
export async function closeUnkept(browser: Browser): Promise<void> {
  const kept = new Set([...unused.values()].flat().map(({ context }) => context));
  for (const context of browser.contexts())
    if (!kept.has(context)) await (closeForGood.get(context) ?? (() => context.close()))();
}

async function openContext(
  browser: Browser,
  { origin, width, scheme, serviceWorkers, timeZone, clock }: Look,
): Promise<Opened> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: sizeOf(width),
    colorScheme: scheme,
    reducedMotion: "reduce",
    serviceWorkers,
    timezoneId: timeZone,
  });
  await context.addInitScript(shiftDate, clockOffsetMs(clock));
  context.setDefaultTimeout(HANGING_MS);
  // The app marks the document once a screen handles input; remove the mark for later tests.
  await context.addInitScript((ready) => {
    Reflect.set(window, "readyScreen", "");
    document.addEventListener(ready, () => Reflect.set(window, "readyScreen", location.pathname));
  }, SCREEN_READY);
  const page = await context.newPage();
  keepCache(page);
  return { page, context };
}

async function setLook(page: Page, { width, scheme }: Look): Promise<void> {
  await page.setViewportSize(sizeOf(width));
  await page.emulateMedia({
    media: null,
    colorScheme: scheme,
    reducedMotion: "reduce",
    forcedColors: null,
    contrast: null,
  });
}

/** Closing the context keeps it for reuse, unless there are enough like it or something cannot be undone. */
function keepWhenClosed(key: string, opened: Opened): void {
  const { page, context } = opened;
  const takeBack = noteChanges(page);
  const close = context.close.bind(context);
  closeForGood.set(context, close);
  const openPage = context.newPage.bind(context);
  context.newPage = async () => {
    const other = await openPage();
    const look = lookOf.get(context);
    if (look) await setLook(other, look);
    return other;
  };
  const isWanted = () => (unused.get(key)?.length ?? 0) < MOST_UNUSED;
  context.close = async () => {
    // Already closed: by now it is kept, or in use by another visit.
    if (!lookOf.delete(context)) return;
    const isAsNew = isWanted() && (await takeBack().catch(() => false));
    if (isAsNew && isWanted()) unused.set(key, [...(unused.get(key) ?? []), opened]);
    else await close();
  };
}
