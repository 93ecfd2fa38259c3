import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LABELS, MESSAGES } from "@mealwright/schema/constants/messages";
import { FIRST_MEAL } from "@mealwright/schema/constants/plan-texts";
import { PROJECT_ROOT } from "../../worker/launch/project-paths.ts";
import { freshEmail, grantTier, PASSWORD } from "../../worker/test/factories.ts";
import { type Harness, startHarness } from "../../worker/test/harness.ts";
import { PAGE_NAMES, PAGES } from "../src/pages/pages.ts";
import { PATHS } from "../src/pages/paths.ts";
import type { Engine } from "./engines/engine.ts";
import { startFirefox } from "./engines/firefox.ts";
import { APPEARS_WITHIN_MS, exactly, quote, Visitor } from "./engines/visitor.ts";
import { startWebKit } from "./engines/webkit.ts";

/**
 * Tests the journey in the two engines that the browser tests do not cover: quiz, account, first meals, a week, its
 * list, a tick that survives a reload; then every page of a member. `pnpm engines`. An engine that is not installed is
 * named and skipped; it fails if there is none at all.
 */
const PHONE = { width: 390, height: 844 };
/** After its last response a page needs this long to draw. */
const QUIET_MS = 1_000;
const ENGINES = [
  ["Firefox", startFirefox],
  ["WebKitGTK", startWebKit],
] as const;

async function walk(visitor: Visitor, harness: Harness): Promise<void> {
  const email = freshEmail();
  await visitor.open(harness.origin + PATHS.home);
  await visitor.press("a", exactly(LABELS.getMyPlan));
  await visitor.choose(1, /lose weight/);
  await visitor.choose(2, /vegetarian/);
  await visitor.press("label", /^nuts/);
  await visitor.goOn(3);
  await visitor.choose(4, /^3/);
  await visitor.goOn(5);
  await visitor.goOn(6);
  await visitor.choose(7, /beginner/);
  await visitor.goOn(8);
  await visitor.type(/^full name/, "Ada Cook");
  await visitor.type(/^e-?mail/, email);
  await visitor.type(/^password/, PASSWORD);
  await visitor.press("button", exactly(LABELS.generateMyPlan));
  await visitor.isAt(PATHS.pricing);
  await visitor.shows("h2", FIRST_MEAL.ready);

  const { rows } = await harness.database.execute({ sql: "select id from users where email = ?", args: [email] });
  await grantTier(harness, String(rows[0]?.id), "weekly-flex");
  await visitor.open(harness.origin + PATHS.mealPlan);
  await visitor.shows("body", /basket for the week/);
  await openList(visitor);
  await visitor.press("label:has([role=checkbox], [type=checkbox])", ".");
  const stored = "select item from grocery_checks join users on users.id = user_id where email = ? and checked";
  for (const endsAt = Date.now() + APPEARS_WITHIN_MS; ; await wait(100)) {
    const ticks = await harness.database.execute({ sql: stored, args: [email] });
    if (ticks.rows.length === 1) break;
    if (Date.now() > endsAt) throw new Error("the tick was not stored");
  }
  await visitor.open(harness.origin + PATHS.mealPlan);
  await openList(visitor);
  await visitor.until("the tick, after a reload", `return document.querySelectorAll(${quote(CHECKED)}).length === 1;`);
}

const CHECKED = "[role=checkbox][aria-checked=true], [type=checkbox]:checked";

async function openList(visitor: Visitor): Promise<void> {
  await visitor.press("[role=tab]", exactly(LABELS.groceryListTab));
  await visitor.until("the list", `return document.querySelectorAll("[role=checkbox], [type=checkbox]").length > 20;`);
}

/** Opens every page without a parameter in its path: once nothing more arrives, it must show no failure. */
async function openEveryPage(visitor: Visitor, origin: string): Promise<void> {
  for (const path of PAGE_NAMES.map((name) => PAGES[name].path).filter((each) => !each.includes(":"))) {
    await visitor.open(origin + path);
    const text = await visitor.until(
      `the whole of ${path}`,
      `const last = Math.max(...performance.getEntries().map(({ startTime, duration }) => startTime + duration));
      return find("h1", ".") && performance.now() - last > ${QUIET_MS} ? document.body.innerText : null;`,
    );
    if (String(text).includes(MESSAGES.somethingWentWrong)) throw new Error(`${path}: ${MESSAGES.somethingWentWrong}`);
  }
}

async function keepPicture(engine: Engine): Promise<string> {
  const file = join(PROJECT_ROOT, "test-output", `${engine.name.replaceAll(/[^\w.]/g, "-")}.png`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await engine.picture());
  return relative(PROJECT_ROOT, file);
}

/** Whether nothing failed in an engine; takes a screenshot if something did. */
async function tryEngine(engine: Engine, harness: Harness): Promise<boolean> {
  const startedAt = performance.now();
  const visitor = new Visitor(engine);
  try {
    await walk(visitor, harness);
    await openEveryPage(visitor, harness.origin);
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    console.log(`${engine.name}: quiz, account, plan, list, tick and every page in ${seconds} s`);
    return true;
  } catch (error) {
    const picture = await keepPicture(engine).catch(() => "no picture");
    console.log(`${engine.name}: FAILED: ${error instanceof Error ? error.message : String(error)} (${picture})`);
    return false;
  } finally {
    await engine.stop();
  }
}

execFileSync(process.execPath, [join(PROJECT_ROOT, "worker/launch/build.ts")], { stdio: "inherit" });
const harness = await startHarness();
const outcomes: boolean[] = [];
try {
  for (const [what, start] of ENGINES) {
    const engine = await start(PHONE.width, PHONE.height);
    if (engine === null) console.log(`${what}: not installed here, so not tried`);
    else outcomes.push(await tryEngine(engine, harness));
  }
} finally {
  await harness.stop();
}
if (outcomes.length === 0) console.log("No engine is installed here: nothing was tried.");
process.exit(outcomes.length > 0 && outcomes.every(Boolean) ? 0 : 1);
