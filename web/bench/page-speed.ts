import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { APP_PAGES, HOME_PAGE } from "../build/site-pages.ts";
import { launchChromium } from "../e2e/browser.ts";
import { PATHS } from "../src/pages/paths.ts";

/**
 * How fast the public pages are on a slow phone and line (Lighthouse's mobile profile), each loaded cold:
 * `node web/bench/page-speed.ts [rounds] [path…]`. A task's length is the time its thread worked, so that what else the
 * machine does counts little; the medians of the rounds are printed, `!` behind what misses its bar. The browser of the
 * tests knows few fonts, so that texts may move more than elsewhere: `CHROMIUM_PATH` names another one.
 */
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
/** What is awaited behind the last file: the code still runs. */
const QUIET_MS = 1_000;
const ATTEMPTS = 3;

interface Figures {
  /** Largest contentful paint, from the start of the navigation. */
  readonly lcpMs: number;
  /** What the tasks after the first paint took beyond 50 ms each. */
  readonly blockedMs: number;
  readonly longestTaskMs: number;
  /** The sum of the layout's shifts: never less than the CLS. */
  readonly shift: number;
  readonly scriptKb: number;
}
type FigureName = keyof Figures;

const COLUMNS: Readonly<Record<FigureName, { readonly title: string; readonly digits: number; readonly bar: number }>> =
  {
    lcpMs: { title: "LCP ms", digits: 0, bar: 1_300 },
    blockedMs: { title: "TBT ms", digits: 0, bar: 50 },
    longestTaskMs: { title: "longest task ms", digits: 0, bar: Number.POSITIVE_INFINITY },
    shift: { title: "CLS", digits: 4, bar: 0.01 },
    scriptKb: { title: "script kB", digits: 1, bar: 110 },
  };
const LANDING_BARS: Partial<Record<FigureName, number>> = { lcpMs: 900, scriptKb: 5 };
const NAMES = ["lcpMs", "blockedMs", "longestTaskMs", "shift", "scriptKb"] as const;

/** An event of Chromium's trace, its times in microseconds; `tdur` is the thread's own time. */
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

/** One cold visit; made again when Chromium leaves a paint out of its trace, as it may on a busy machine. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const figures = await visit(browser, url);
    if (figures !== null) return figures;
  }
  throw new Error(`${url} was not painted.`);
}

async function visit(browser: Browser, url: string): Promise<Figures | null> {
  const context = await browser.newContext(PHONE);
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
  const loaded = await Promise.all(scripts.values());
  await page.waitForTimeout(QUIET_MS);
  const trace = await browser.stopTracing();
  await context.close();
  const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
  const scriptKb = loaded.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1_000;
  const figures = readTrace(traceEvents);
  return figures && { ...figures, scriptKb };
}

function readTrace(events: readonly TraceEvent[]): Omit<Figures, "scriptKb"> | null {
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

const [rounds = "5", ...chosen] = process.argv.slice(2);
const paths = chosen.length > 0 ? chosen : [HOME_PAGE, ...APP_PAGES].map(({ drawnAt }) => drawnAt);
execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const browser = await launchChromium();
try {
  console.log(["page".padEnd(22), ...NAMES.map((name) => COLUMNS[name].title.padStart(16))].join(""));
  for (const path of paths) {
    const seen: Figures[] = [];
    for (let round = 0; round < Number(rounds); round += 1) seen.push(await measure(browser, harness.origin + path));
    const cells = NAMES.map((name) => {
      const { digits, bar } = COLUMNS[name];
      const value = median(seen.map((figures) => figures[name]));
      const isOver = value > ((path === PATHS.home ? LANDING_BARS[name] : undefined) ?? bar);
      return `${value.toFixed(digits)}${isOver ? "!" : " "}`.padStart(16);
    });
    console.log([path.padEnd(22), ...cells].join(""));
  }
} finally {
  await browser.close();
  await harness.stop();
}
