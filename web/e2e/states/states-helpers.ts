import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { StreamEvent } from "../../../worker/test/client.ts";
import type { Member } from "../../../worker/test/factories.ts";
import { cookiesOf, describeFailure, SEES_EVERY_LOOK, type Site, takeScreenshot, type Visit } from "../site.ts";
import { findFocusFaults, findLayoutFaults } from "./layout-faults.ts";
import { findViolations } from "./violations.ts";

type Arrival = (page: Page, visit: Visit) => Promise<void>;

/** A screen in one of its states. */
export interface ScreenState {
  readonly name: string;
  /**
   * Loads the page from which the state is one press away; without it, `reach` loads it. Consecutive states with the
   * same `from` share one load, unless the previous one failed: loading a page costs more than looking at it.
   */
  readonly from?: Arrival;
  /** Brings a blank visit, or the page of `from`, into the state and waits until it is shown. */
  readonly reach: Arrival;
  /** What the console logs because the state is a failure. */
  readonly says?: RegExp;
}

interface Look {
  readonly width: number;
  readonly height: number;
  readonly scheme: "light" | "dark";
}

/** A state that is shown once its page has loaded. */
export const asItOpens: Arrival = async () => {};

/** The narrowest phone, and a window of 1280 px at a zoom of 200 %. */
const LOOKS: readonly Look[] = [
  { width: 320, height: 640, scheme: "light" },
  { width: 320, height: 640, scheme: "dark" },
  { width: 640, height: 512, scheme: "dark" },
  { width: 640, height: 512, scheme: "light" },
];
/** A low window too: 1280 × 1024 px at 400 %. */
const FOCUS_LOOKS: readonly Look[] = [
  { width: 640, height: 512, scheme: "light" },
  { width: 320, height: 256, scheme: "dark" },
];
const TEXT_ZOOM = { width: 1280, height: 1024, fontSizes: { standard: 32, fixed: 26 } };
const FONT_SIZES = { standard: 16, fixed: 13 };

const SETTLING_MS = 100;
/** A busy machine occasionally needs seconds; a fault that stays is still found. */
const READINGS = 100;

interface LooksAtState {
  readonly looks: readonly Look[];
  readonly focusLooks: readonly Look[];
  /** Whether the text is also checked at twice the size. */
  readonly isZoomed: boolean;
}

/**
 * All looks at a state, or one by turns: the narrowest phone in light or dark; every fourth also in a low window or
 * with large text.
 */
function looksAt(turn: number): LooksAtState {
  if (SEES_EVERY_LOOK) return { looks: LOOKS, focusLooks: FOCUS_LOOKS, isZoomed: true };
  const look = turn % 2;
  return {
    looks: LOOKS.slice(look, look + 1),
    focusLooks: turn % 4 === 1 ? FOCUS_LOOKS.slice(look, look + 1) : [],
    isZoomed: turn % 4 === 2,
  };
}

/** The window size while the state is reached. */
const ARRIVAL_WIDTH = 640;

/**
 * Further states of a screen that other states cover in every run: only a notice differs, or something has not loaded
 * yet.
 */
export const variants = (...states: readonly ScreenState[]): readonly ScreenState[] => (SEES_EVERY_LOOK ? states : []);

/** One test for each state: in each look no axe violation, nothing cut off, focus visible, nothing on the console. */
export function walkStates(site: () => Site, states: readonly ScreenState[]): void {
  const turns = states.map((state, turn) => ({ ...state, turn }));
  // Where the previous state is still shown, if it had no fault and this one uses the same page.
  let left: { readonly from: Arrival; readonly visit: Visit } | undefined;
  test.each(turns)("$name", async ({ name, from, reach, says, turn }) => {
    const before = left?.from === from ? left?.visit : undefined;
    left = undefined;
    const visit = before ?? (await site().visit({ width: ARRIVAL_WIDTH, outlastsTest: true }));
    const { page } = visit;
    if (before) await arriveAgain(before);
    else await from?.(page, visit);
    await reach(page, visit);
    const { looks, focusLooks, isZoomed } = looksAt(turn);
    const faults: string[] = [];
    const note = ({ width, scheme }: Look, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${width} px, ${scheme}: ${fault}`));
    for (const [index, look] of looks.entries()) {
      await take(page, look);
      // Of two looks of the same size, the second differs only in colors.
      const isNewSize = index % 2 === 0;
      if (isNewSize) note(look, await findLastingFaults(page));
      note(look, await findViolations(page, isNewSize ? "all" : "color"));
      await takeScreenshot(page, `state-${name}-${look.width}-${look.scheme}`);
    }
    if (isZoomed) faults.push(...(await zoomText(page, name)));
    // Last, because it moves the focus, which closes what is open only while focused.
    for (const look of focusLooks) {
      await take(page, look);
      note(look, await findFocus(page));
    }
    expect(faults).toEqual([]);
    expect(visit.complaints.filter((text) => says === undefined || !says.test(text))).toEqual([]);
    // Whatever is logged later counts for the next state.
    visit.complaints.length = 0;
    if (from !== undefined && states[turn + 1]?.from === from) left = { from, visit };
    else await visit.context.close();
  });
}

/** The size and scheme while the state is reached. */
async function arriveAgain(visit: Visit): Promise<void> {
  describeFailure(visit);
  await take(visit.page, { width: ARRIVAL_WIDTH, height: 900, scheme: "light" });
}

async function take(page: Page, { width, height, scheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  // Elements placed by script, such as tooltips, follow the new size a moment later.
  await page.waitForTimeout(SETTLING_MS);
}

/**
 * Layout faults that are still there after a while: elements drawn by script, such as charts, adapt to a new size with
 * a delay.
 */
async function findLastingFaults(page: Page): Promise<string[]> {
  let faults = await page.evaluate(findLayoutFaults);
  for (let reading = 1; reading < READINGS && faults.length > 0; reading++) {
    await page.waitForTimeout(SETTLING_MS);
    faults = await page.evaluate(findLayoutFaults);
  }
  return faults;
}

async function findFocus(page: Page): Promise<string[]> {
  // Browsers show focus only after keyboard input.
  await page.keyboard.press("Shift");
  return page.evaluate(findFocusFaults);
}

/** The reader's text size at 200 %, from the browser's settings. */
async function zoomText(page: Page, name: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: TEXT_ZOOM.fontSizes });
  await page.setViewportSize(TEXT_ZOOM);
  const faults = await findLastingFaults(page);
  await takeScreenshot(page, `state-${name}-text-200`, false);
  await session.send("Page.setFontSizes", { fontSizes: FONT_SIZES });
  await session.detach();
  return faults.map((fault) => `text at 200 %: ${fault}`);
}

export const notice = (page: Page, text: string) => page.getByRole("main").getByText(text).first().waitFor();
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Local storage, set before the first page. */
export async function keep(page: Page, key: keyof typeof STORAGE_KEYS, value: unknown): Promise<void> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const script = ([name, stored]: readonly [string, string]) => localStorage.setItem(name, stored);
  await page.addInitScript(script, [STORAGE_KEYS[key], text] as const);
}

/** Files cached by earlier states are requested again, or not at all. */
export async function forgetFiles({ page, context }: Visit): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

/** Answers calls to a path in the server's place; without a reply they wait forever. */
export async function answer(page: Page, path: string, status?: number, json?: unknown): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    if (status !== undefined) await route.fulfill({ status, json: json ?? {} });
  });
}

/** Timers of this length never end, so that what disappears by itself stays visible. */
export async function holdTimers(page: Page, heldMs: number): Promise<void> {
  const script = (held: number) => {
    const start = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, delay?: number) => (delay === held ? 0 : start(run, delay)),
    });
  };
  await page.addInitScript(script, heldMs);
}

/** Opens a screen by its address as a signed-in member. */
export async function openAs(member: Member, { page, context }: Visit, path: string, origin: string): Promise<void> {
  await context.addCookies(cookiesOf(member.browser, origin));
  // A browser that signed in has a stored copy of the user: public screens ask the server only then.
  await keep(page, "user", (await member.browser.get("/api/user")).json);
  await page.goto(path, { waitUntil: "load" });
}

/** The stream of a generation that sends these events and then stays silent, or breaks. */
export async function streamEvents(
  page: Page,
  events: readonly StreamEvent[],
  end: "silent" | "broken",
): Promise<void> {
  const text = events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  const script = ([body, isBroken]: readonly [string, boolean]) => {
    const send = window.fetch.bind(window);
    const stream = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(body));
          if (isBroken) controller.close();
        },
      });
    window.fetch = async (input, init) =>
      String(input).endsWith("/api/generate-meal-plan")
        ? new Response(stream(), { headers: { "content-type": "text/event-stream" } })
        : send(input, init);
  };
  await page.addInitScript(script, [text, end === "broken"] as const);
}

/** What the browser itself logs for an error response. */
export const FAILED_LOAD = /^Failed to load resource/;
