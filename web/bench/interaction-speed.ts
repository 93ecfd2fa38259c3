import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { LABELS } from "@mealwright/schema/constants/messages";
import { STORAGE_KEYS } from "@mealwright/schema/constants/storage-keys";
import type { Browser, CDPSession, Locator, Page } from "playwright-core";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { registerPaid } from "../../worker/test/factories.ts";
import { startHarness } from "../../worker/test/harness.ts";
import { launchChromium } from "../e2e/browser.ts";
import { cookiesOf } from "../e2e/site.ts";
import { PATHS } from "../src/pages/paths.ts";

/**
 * Measures how long it takes from a press until the result is painted (INP), on a phone with a quarter of this
 * machine's speed: the plan, its list and the questionnaire. Once by the clock, which counts what else the machine does, and
 * once by the CPU time of the page's main thread, times four. `node web/bench/interaction-speed.ts [rounds]`; `!` marks
 * what misses its limit.
 */
const INP_BAR_MS = 100;
const PERCENTILE = 0.98;
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Browsers report event times in steps of 8 ms, after the paint. */
const SETTLE_MS = 500;
const LIST_ROWS = 8;

interface Press {
  readonly what: string;
  readonly ms: number;
}

/** Measures a press, from before it until its result is painted. */
type Measure = (press: () => Promise<void>) => Promise<number>;

interface Phone {
  readonly page: Page;
  readonly measure: Measure;
}

function presser({ page, measure }: Phone, presses: Press[]) {
  return async (what: string, target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    const press = async () => {
      await target.tap();
      await page.waitForTimeout(SETTLE_MS);
    };
    presses.push({ what, ms: await measure(press) });
  };
}

/** By the clock: the duration of the slowest event, as recorded by the browser. */
async function byTheClock(page: Page, client: CDPSession): Promise<Measure> {
  await page.addInitScript(() => {
    Reflect.set(window, "slowestMs", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, "interactionId")) === 0) continue;
        Reflect.set(window, "slowestMs", Math.max(Number(Reflect.get(window, "slowestMs")), entry.duration));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return async (press) => {
    await page.evaluate(() => Reflect.set(window, "slowestMs", 0));
    await press();
    return page.evaluate(() => Number(Reflect.get(window, "slowestMs")));
  };
}

/** An event of a trace; times in microseconds, `tdur` is CPU time. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  readonly pid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** By CPU time of the main thread, from each event of the press to the frame after it; the slowest counts. */
async function byTheProcessor(_page: Page, client: CDPSession): Promise<Measure> {
  return async (press) => {
    const events: TraceEvent[] = [];
    // Safe: only complete events (`ph: "X"`) are read below.
    const collect = ({ value }: { readonly value: readonly object[] }) => {
      events.push(...(value as unknown as TraceEvent[]));
    };
    client.on("Tracing.dataCollected", collect);
    const traceConfig = { includedCategories: ["devtools.timeline", "toplevel"] };
    await client.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
    await press();
    const complete = new Promise<void>((resolve) => client.once("Tracing.tracingComplete", () => resolve()));
    await client.send("Tracing.end");
    await complete;
    client.off("Tracing.dataCollected", collect);
    return CPU_SLOWDOWN * slowestAnswer(events);
  };
}

function slowestAnswer(events: readonly TraceEvent[]): number {
  const spans = events.filter(({ ph }) => ph === "X").toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a));
  const presses = spans.filter(
    ({ name, args }) =>
      name === "EventDispatch" && ["pointerdown", "pointerup", "click"].includes(args.data?.type ?? ""),
  );
  const answers = presses.map((press) => {
    const own = spans.filter(({ pid, tid }) => pid === press.pid && tid === press.tid);
    const frame = own.find(({ name, ts }) => name === "Commit" && ts >= endOf(press)) ?? press;
    let worked = 0;
    let until = Number.NEGATIVE_INFINITY;
    for (const task of own) {
      // Nested tasks are already included in the outer one.
      if (!task.name.endsWith("RunTask") || endOf(task) <= press.ts || task.ts > endOf(frame) || task.ts < until)
        continue;
      worked += task.tdur ?? 0;
      until = endOf(task);
    }
    return worked / 1_000;
  });
  if (answers.length === 0) throw new Error("The trace has no press.");
  return Math.max(...answers);
}

async function openPhone(
  browser: Browser,
  measureOf: typeof byTheClock,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prepare(page);
  return { page, measure: await measureOf(page, await context.newCDPSession(page)) };
}

async function pressPlan(phone: Phone, origin: string, presses: Press[]): Promise<void> {
  const { page } = phone;
  const press = presser(phone, presses);
  await page.goto(origin + PATHS.mealPlan, { waitUntil: "networkidle" });
  const days = page.getByRole("tablist", { name: "Days of the plan" }).getByRole("tab");
  for (let day = (await days.count()) - 1; day >= 0; day -= 1) await press("a day", days.nth(day));
  await press("a favorite", page.getByRole("button", { name: /^Favorite: / }).first());
  for (const which of ["a meal, first", "a meal"]) {
    await press(which, page.getByRole("article").first().getByRole("heading").getByRole("button"));
    const sheet = page.getByRole("dialog");
    await press("More", sheet.getByRole("button", { name: "More", exact: true }));
    await press("Close", sheet.getByRole("button", { name: "Close" }).first());
  }
}

async function pressList(phone: Phone, origin: string, presses: Press[]): Promise<void> {
  const { page } = phone;
  const press = presser(phone, presses);
  await page.goto(`${origin}${PATHS.mealPlan}?tab=grocery`, { waitUntil: "networkidle" });
  const rows = page.getByRole("tabpanel").locator("label:has([type=checkbox]:not(:checked))");
  await rows.first().waitFor();
  for (let row = 0; row < LIST_ROWS; row += 1) await press("a tick", rows.first());
  await press("back to the plan", page.getByRole("tab", { name: LABELS.mealPlanTab }));
  await press("to the list", page.getByRole("tab", { name: LABELS.groceryListTab }));
}

async function pressQuiz(phone: Phone, origin: string, presses: Press[]): Promise<void> {
  const { page } = phone;
  const press = presser(phone, presses);
  await page.goto(origin + PATHS.questionnaire, { waitUntil: "networkidle" });
  const option = (name: RegExp) => page.locator("label").filter({ hasText: name }).first();
  const goOn = page.getByRole("button", { name: LABELS.continue, exact: true });
  await press("goal", option(/lose weight/i));
  await press("diet", option(/vegetarian/i));
  for (const name of [/^nuts/i, /^dairy/i, /^other/i]) await press("an allergy", option(name));
  await press("an allergy off", option(/^other/i));
  await press("Continue", goOn);
  await press("meals", option(/^3/));
  await press("Continue", goOn);
  await press("Continue", goOn);
  await press("cooking level", option(/beginner/i));
  await press("Continue", goOn);
  await press("Previous", page.getByRole("button", { name: LABELS.previous }));
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
}

function print(label: string, how: string, presses: readonly Press[]): void {
  const inp = quantile(
    presses.map(({ ms }) => ms),
    PERCENTILE,
  );
  const kinds = [...new Set(presses.map(({ what }) => what))]
    .map((kind) => {
      const times = presses.filter(({ what }) => what === kind).map(({ ms }) => ms);
      return { kind, ms: quantile(times, 0.5), worstMs: Math.max(...times) };
    })
    .toSorted((a, b) => b.worstMs - a.worstMs)
    .map(({ kind, ms, worstMs }) => `${kind} ${ms.toFixed(0)}-${worstMs.toFixed(0)}`);
  console.log(
    label.padEnd(14),
    how.padEnd(10),
    String(presses.length).padStart(7),
    `${inp.toFixed(0)}${inp > INP_BAR_MS ? "!" : " "}`.padStart(8),
    ` ${kinds.join(", ")}`,
  );
}

const rounds = Number(process.argv[2] ?? "3");
execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const browser = await launchChromium();
try {
  // A new member each time, because ticked lines stay ticked.
  const signIn = async (page: Page) => {
    const member = await registerPaid(harness, "annual-vip");
    await member.browser.post("/api/generate-meal-plan");
    const user = JSON.stringify((await member.browser.get("/api/user")).json);
    await page.context().addCookies(cookiesOf(member.browser, harness.origin));
    await page.addInitScript(([key, copy]) => localStorage.setItem(key, copy), [STORAGE_KEYS.user, user] as const);
  };
  const screens = [
    { label: "plan", walk: pressPlan, prepare: signIn },
    { label: "list", walk: pressList, prepare: signIn },
    { label: "questionnaire", walk: pressQuiz, prepare: undefined },
  ];
  console.log(
    "screen".padEnd(14),
    "by".padEnd(10),
    "presses".padStart(7),
    "p98 ms".padStart(8),
    " median and worst of each kind",
  );
  const measures = { clock: byTheClock, processor: byTheProcessor };
  for (const { label, walk, prepare } of screens) {
    for (const [how, measureOf] of Object.entries(measures)) {
      const presses: Press[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const phone = await openPhone(browser, measureOf, prepare);
        await walk(phone, harness.origin, presses);
        await phone.page.context().close();
      }
      print(label, how, presses);
    }
  }
} finally {
  await browser.close();
  await harness.stop();
}
