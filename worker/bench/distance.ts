import { rmSync } from "node:fs";
import { build } from "../launch/build.ts";
import { startSqld } from "../launch/database/sqld.ts";
import type { Browser } from "../test/client.ts";
import { PASSWORD, registerPaid } from "../test/factories.ts";
import { startHarness } from "../test/harness.ts";
import { temporaryFolder } from "../test/stack/temporary-folder.ts";
import { startDatabaseProxy } from "./database-proxy.ts";

/**
 * What a database on another continent costs: a proxy holds each of its requests for so long, and a call's time divided
 * by that is how many trips it waits for, one after the other.
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

async function trips(call: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    await call();
    best = Math.min(best, performance.now() - startedAt);
  }
  return best / TRIP_MS;
}

async function firstMeal(browser: Browser): Promise<void> {
  for await (const { event } of browser.stream("/api/generate-meal-plan", { forceRegenerate: true })) {
    if (event === "meal") return;
  }
}

try {
  const member = await registerPaid(harness, "annual-vip");
  const { browser, email, id } = member;
  await browser.post("/api/generate-meal-plan");
  delayMs = TRIP_MS;
  const calls: Readonly<Record<string, () => Promise<unknown>>> = {
    "GET /api/user": () => browser.get("/api/user"),
    "GET /api/meal-plans": () => browser.get("/api/meal-plans"),
    "the week's plan and its list": () => browser.get(`/api/meal-plans/${id}/active`),
    "GET /api/user/preferences": () => browser.get("/api/user/preferences"),
    "signing in": () => harness.visitor().post("/api/auth/login", { email, password: PASSWORD }),
    "a first meal": () => firstMeal(browser),
  };
  for (const [name, call] of Object.entries(calls)) console.log(`${name}: ${(await trips(call)).toFixed(1)} trips`);
} finally {
  delayMs = 0;
  await harness.stop();
  await sqld.stop();
  proxy.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
