import { rmSync } from "node:fs";
import { build } from "../launch/build.ts";
import { startSqld } from "../launch/database/sqld.ts";
import type { Browser } from "../test/client.ts";
import { PASSWORD, registerPaid } from "../test/factories.ts";
import { startHarness } from "../test/harness.ts";
import { temporaryFolder } from "../test/stack/temporary-folder.ts";
import { startDatabaseProxy } from "./database-proxy.ts";

/**
 * What a database on another continent costs: a proxy delays each request to it by `TRIP_MS`; the extra time of a call,
 * divided by that, is the number of round trips it waits for in sequence. `worker/test/operations/trips.test.ts` counts
 * them.
 */
const TRIP_MS = 400;
const ROUNDS = 3;

await build();
const folder = temporaryFolder();
const sqld = await startSqld(folder);
let delayMs = 0;
const proxy = await startDatabaseProxy(sqld.url, () => ({ delayMs }));
const harness = await startHarness({
  LIBSQL_URL: proxy.url,
  LIBSQL_TOKEN: sqld.access.token,
  LIMIT_SCALE: "1000",
});

async function millisecondsOf(call: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await call();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best;
}

async function trips(call: () => Promise<unknown>): Promise<number> {
  delayMs = 0;
  const near = await millisecondsOf(call);
  delayMs = TRIP_MS;
  return ((await millisecondsOf(call)) - near) / TRIP_MS;
}

async function firstMeal(browser: Browser): Promise<void> {
  for await (const { event } of browser.stream("/api/generate-meal-plan", { forceRegenerate: true })) {
    if (event === "meal") return;
  }
}

try {
  const member = await registerPaid(harness, "annual-vip");
  const { browser, email, id } = member;
  const plan = `/api/meal-plans/${(await browser.post("/api/generate-meal-plan")).json.id}`;
  const shared = String((await browser.post(`${plan}/share`)).json.url)
    .split("#")
    .at(-1);
  const calendar = new URL(String((await browser.post("/api/calendar-feed")).json.url)).pathname;
  const known = await registerPaid(harness, "annual-vip");
  const signIn = async (visitor: Browser, address: string) => {
    const { status, text } = await visitor.post("/api/auth/login", { email: address, password: PASSWORD });
    if (status !== 200) throw new Error(text);
  };
  /** Each call with the most round trips that it may take. */
  const calls: Readonly<Record<string, readonly [number, () => Promise<unknown>]>> = {
    "GET /api/user": [1, () => browser.get("/api/user")],
    "GET /api/meal-plans": [1, () => browser.get("/api/meal-plans")],
    "the week's plan and its list": [1, () => browser.get(`/api/meal-plans/${id}/active`)],
    "GET /api/user/preferences": [1, () => browser.get("/api/user/preferences")],
    "the kitchen": [1, () => browser.get("/api/kitchen")],
    favorites: [1, () => browser.get("/api/favorites")],
    "notes on the week": [1, () => browser.get(`${plan}/coaching`)],
    "the week as a calendar": [1, () => browser.get(`${plan}/calendar.ics`)],
    "a calendar's private address": [1, () => browser.get(calendar)],
    "a shared list": [1, () => browser.get(`/api/shared-lists/${shared}`)],
    "all data, and the note that it was downloaded": [2, () => browser.get("/api/user/export")],
    "signing in, a new browser": [2, () => signIn(harness.visitor(), email)],
    "signing in, a known browser": [2, () => signIn(known.browser, known.email)],
    "a first meal": [2, () => firstMeal(browser)],
  };
  for (const [name, [bar, call]] of Object.entries(calls)) {
    const count = await trips(call);
    const isMet = Math.round(count) <= bar;
    console.log(`${name}: ${count.toFixed(1)} trips of ${bar} (${isMet ? "met" : "NOT MET"})`);
    if (!isMet) process.exitCode = 1;
  }
} finally {
  delayMs = 0;
  await harness.stop();
  await sqld.stop();
  proxy.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
