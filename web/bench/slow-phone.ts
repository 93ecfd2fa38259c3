import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContext } from "playwright-core";

/** Lighthouse's mobile profile: a phone with a quarter of this machine's speed, on a slow connection. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CPU_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 ** 2) / 8,
  uploadThroughput: (0.75 * 1024 ** 2) / 8,
};
const TRACE_CATEGORIES = ["toplevel", "loading", "blink.user_timing", "devtools.timeline"];
const LONG_TASK_MS = 50;
/** Wait after the last file, because its code still runs. */
const QUIET_MS = 1_000;
const ATTEMPTS = 3;

/**
 * The result of one visit without a cache. A task's length is the CPU time of its thread, whatever else the machine
 * does.
 */
export interface Figures {
  /** Largest contentful paint, from the start of the navigation. */
  readonly lcpMs: number;
  /** The time beyond 50 ms of each task after the first paint. */
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  /** The sum of all layout shifts: at least the CLS. */
  readonly shift: number;
  /** All scripts of the visit, compressed as the host does. */
  readonly scriptKb: number;
  /** Of these, what had arrived by the largest paint. */
  readonly earlyScriptKb: number;
}
type FigureName = keyof Figures;

/** Limits for a page; a figure without a limit is only shown. */
export type Bars = Partial<Record<FigureName, number>>;

const COLUMNS: Readonly<Record<FigureName, { readonly title: string; readonly digits: number }>> = {
  lcpMs: { title: "LCP ms", digits: 0 },
  blockedMs: { title: "TBT ms", digits: 0 },
  longestTaskMs: { title: "longest task ms", digits: 0 },
  shift: { title: "CLS", digits: 4 },
  scriptKb: { title: "script kB", digits: 1 },
  earlyScriptKb: { title: "kB before LCP", digits: 1 },
};
const NAMES = ["lcpMs", "blockedMs", "longestTaskMs", "shift", "scriptKb", "earlyScriptKb"] as const;

/** A page to measure: its address, its limits, and what a browser needs to open it. */
export interface MeasuredPage {
  readonly label: string;
  readonly url: string;
  readonly bars: Bars;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Visits every page several times without a cache and prints the medians; `!` marks what misses its limit. */
export async function printFigures(browser: Browser, pages: readonly MeasuredPage[], rounds: number): Promise<void> {
  console.log(["page".padEnd(24), ...NAMES.map((name) => COLUMNS[name].title.padStart(16))].join(""));
  for (const page of pages) {
    const seen: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await measure(browser, page));
    const cells = NAMES.map((name) => {
      const value = median(seen.map((figures) => figures[name]));
      const isOver = value > (page.bars[name] ?? Number.POSITIVE_INFINITY);
      return `${value.toFixed(COLUMNS[name].digits)}${isOver ? "!" : " "}`.padStart(16);
    });
    console.log([page.label.padEnd(24), ...cells].join(""));
  }
}

/** An event of Chromium's trace, with times in microseconds; `tdur` is the thread's CPU time. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly data?: {
      readonly documentLoaderURL?: string;
      readonly had_recent_input?: boolean;
      readonly weighted_score_delta?: number;
    };
  };
}

/** One visit without a cache; repeated if Chromium leaves a paint out of its trace, as it may on a busy machine. */
async function measure(browser: Browser, page: MeasuredPage): Promise<Figures> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const figures = await visit(browser, page);
    if (figures !== null) return figures;
  }
  throw new Error(`${page.url} was not painted.`);
}

async function visit(browser: Browser, { url, prepare }: MeasuredPage): Promise<Figures | null> {
  const context = await browser.newContext(PHONE);
  await prepare?.(context);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", LINE);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  const scripts = new Map<string, Promise<Buffer>>();
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) scripts.set(response.url(), response.body());
  });
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await page.goto(url, { waitUntil: "networkidle" });
  const loaded = await Promise.all([...scripts].map(async ([url, body]) => ({ url, kb: compressedKb(await body) })));
  const cameAt = new Map(
    await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => [entry.name, Reflect.get(entry, "responseEnd")] as const),
    ),
  );
  await page.waitForTimeout(QUIET_MS);
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const figures = readTrace(traceEvents);
  if (figures === null) return null;
  const early = loaded.filter(({ url }) => Number(cameAt.get(url)) <= figures.lcpMs);
  return { ...figures, scriptKb: sumOf(loaded), earlyScriptKb: sumOf(early) };
}

const compressedKb = (body: Buffer) => brotliCompressSync(body).length / 1_000;
const sumOf = (files: readonly { readonly kb: number }[]) => files.reduce((sum, { kb }) => sum + kb, 0);

function readTrace(events: readonly TraceEvent[]): Omit<Figures, "scriptKb" | "earlyScriptKb"> | null {
  const start = events.findLast(({ name, args }) => name === "navigationStart" && args?.data?.documentLoaderURL);
  const firstPaint = events.findLast(({ name }) => name === "firstContentfulPaint");
  const largestPaint = events.findLast(({ name }) => name === "largestContentfulPaint::Candidate");
  if (!start || !firstPaint || !largestPaint) return null;
  const tasks = events
    .filter(({ name, pid, tid }) => name.endsWith("RunTask") && pid === firstPaint.pid && tid === firstPaint.tid)
    .filter(({ ts, dur = 0 }) => ts + dur > firstPaint.ts)
    .map(({ dur = 0, tdur = dur }) => tdur / 1_000);
  const shifts = events.filter(({ name, args }) => name === "LayoutShift" && args?.data?.had_recent_input === false);
  return {
    lcpMs: (largestPaint.ts - start.ts) / 1_000,
    blockedMs: tasks.reduce((sum, taskMs) => sum + Math.max(0, taskMs - LONG_TASK_MS), 0),
    longestTaskMs: Math.max(0, ...tasks),
    shift: shifts.reduce((sum, { args }) => sum + (args?.data?.weighted_score_delta ?? 0), 0),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
