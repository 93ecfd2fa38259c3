import type { Browser, BrowserContext, Page } from "playwright-core";
import { type clockAt, clockOffsetMs, shiftDate } from "../../worker/test/clock-of-tests.ts";
import { SCREEN_READY } from "../src/before-app/early-input.ts";
import { keepCache } from "./keep-cache.ts";
import { noteChanges } from "./meal-plan/used-again.ts";

/** What a visit is made for. */
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

/** A visit's size and scheme where it names none, and those of tabs that its page opens. */
export const USUAL = { width: 1440, scheme: "light" } as const;
/** Ends what hangs; a busy machine takes minutes now and then. */
const HANGING_MS = 300_000;
const HEIGHT_OF: Readonly<Record<number, number>> = { 390: 844, 1440: 900, 320: 640 };

/**
 * Contexts that tests have closed, by what they were made for, for the next one that needs the like: to start a process and
 * to read the code anew costs more than most tests do.
 */
const unused = new Map<string, Opened[]>();
/** As many of each as tests open side by side. */
const MOST_UNUSED = 2;
/** What closing was before it kept. */
const closeForGood = new WeakMap<BrowserContext, () => Promise<void>>();
/** The look of each visit that is open, for further pages of it. */
const lookOf = new WeakMap<BrowserContext, Look>();

/** What a context is made for: size and scheme are the page's, so that one serves them all. */
const keyOf = ({ origin, serviceWorkers, timeZone, clock }: Look) =>
  JSON.stringify([origin, serviceWorkers, timeZone, clock]);
const sizeOf = (width: number) => ({ width, height: HEIGHT_OF[width] ?? 900 });

/** A context as if it were new, with a page; what cannot be used again is really new. */
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

/** Closes all that is not kept. */
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
  // The app says on the document when a screen listens; kept, for tests that come later.
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

/** Closing the context keeps it, as if it were new, unless there are enough like it or something cannot be taken back. */
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
    // Closed already: by now it is kept, or another visit's.
    if (!lookOf.delete(context)) return;
    const isAsNew = isWanted() && (await takeBack().catch(() => false));
    if (isAsNew && isWanted()) unused.set(key, [...(unused.get(key) ?? []), opened]);
    else await close();
  };
}
