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
 * How long a press takes until its answer is painted (INP), on a phone with a quarter of this machine's speed: the plan,
 * its list and the questionnaire. `node web/bench/interaction-speed.ts [rounds]`; `!` stands behind what misses the bar.
 */
const INP_BAR_MS = 100;
const PERCENTILE = 0.98;
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The events' own times come in steps of 8 ms, after the paint. */
const SETTLE_MS = 500;
const LIST_ROWS = 8;

interface Press {
  readonly what: string;
  /** From the press to the paint of its answer, by the clock. */
  readonly ms: number;
  /** What the page's main thread worked for it, also behind the paint, whatever else the machine does. */
  readonly workMs: number;
}

interface Phone {
  readonly page: Page;
  readonly client: CDPSession;
}

async function workedMs(client: CDPSession): Promise<number> {
  const { metrics } = await client.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
}

/** Presses, and reads what its slowest event took from the browser's own record. */
function presser({ page, client }: Phone, presses: Press[]) {
  return async (what: string, target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => Reflect.set(window, "slowestMs", 0));
    const before = await workedMs(client);
    await target.tap();
    await page.waitForTimeout(SETTLE_MS);
    const workMs = (await workedMs(client)) - before;
    presses.push({ what, workMs, ms: await page.evaluate(() => Number(Reflect.get(window, "slowestMs"))) });
  };
}

async function openPhone(
  browser: Browser,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<Phone> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await prepare(page);
  await page.addInitScript(() => {
    Reflect.set(window, "slowestMs", 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Number(Reflect.get(entry, "interactionId")) === 0) continue;
        Reflect.set(window, "slowestMs", Math.max(Number(Reflect.get(window, "slowestMs")), entry.duration));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  return { page, client };
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

function print(label: string, presses: readonly Press[]): void {
  const inp = quantile(
    presses.map(({ ms }) => ms),
    PERCENTILE,
  );
  const kinds = [...new Set(presses.map(({ what }) => what))]
    .map((kind) => {
      const same = presses.filter(({ what }) => what === kind);
      return {
        kind,
        ms: quantile(
          same.map(({ ms }) => ms),
          0.5,
        ),
        worstMs: Math.max(...same.map(({ ms }) => ms)),
        workMs: quantile(
          same.map((press) => press.workMs),
          0.5,
        ),
      };
    })
    .toSorted((a, b) => b.worstMs - a.worstMs)
    .map(({ kind, ms, worstMs, workMs }) => `${kind} ${ms}-${worstMs} (${workMs.toFixed(0)})`);
  console.log(
    label.padEnd(16),
    String(presses.length).padStart(8),
    `${inp}${inp > INP_BAR_MS ? "!" : " "}`.padStart(10),
    ` ${kinds.join(", ")}`,
  );
}

const rounds = Number(process.argv[2] ?? "3");
execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const browser = await launchChromium();
try {
  const member = await registerPaid(harness, "annual-vip");
  await member.browser.post("/api/generate-meal-plan");
  const user = JSON.stringify((await member.browser.get("/api/user")).json);
  const signIn = async (page: Page) => {
    await page.context().addCookies(cookiesOf(member.browser, harness.origin));
    await page.addInitScript(([key, copy]) => localStorage.setItem(key, copy), [STORAGE_KEYS.user, user] as const);
  };
  const screens = [
    { label: "plan", walk: pressPlan, prepare: signIn },
    { label: "list", walk: pressList, prepare: signIn },
    { label: "questionnaire", walk: pressQuiz, prepare: undefined },
  ];
  console.log(
    "screen".padEnd(16),
    "presses".padStart(8),
    "p98 ms".padStart(10),
    " median and worst of each kind, and what the main thread worked",
  );
  for (const { label, walk, prepare } of screens) {
    const presses: Press[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const phone = await openPhone(browser, prepare);
      await walk(phone, harness.origin, presses);
      await phone.page.context().close();
    }
    print(label, presses);
  }
} finally {
  await browser.close();
  await harness.stop();
}
