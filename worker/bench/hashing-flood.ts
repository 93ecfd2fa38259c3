import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../launch/processes/ports.ts";
import { WORKER_BUNDLE } from "../launch/project-paths.ts";
import { readSettings } from "../launch/settings.ts";
import { startStack } from "../launch/stack.ts";
import { startGets } from "./steady-gets.ts";

/**
 * How a flood of sign-ins from one network affects everybody else: GETs in sequence while it lasts, and sign-ins from
 * other networks. The same GETs and a sign-in before and after the flood are the reference.
 */
const FLOOD = 150;
const ALONE_MS = 4_000;
const BAR_MS = 50;

const dataDirectory = mkdtempSync(join(tmpdir(), "mealwright-bench-"));
const port = await findFreePort("127.0.0.1");
const settings = readSettings({ PORT: String(port), DATA_DIR: dataDirectory });
const stack = await startStack(settings, readFileSync(process.argv[2] ?? WORKER_BUNDLE, "utf8"));
const base = `http://127.0.0.1:${port}`;
const get = new URL("/api/openapi.json", base);

async function logIn(address: string, body: object): Promise<{ readonly status: number; readonly ms: number }> {
  const headers = { "content-type": "application/json", origin: stack.origin, "cf-connecting-ip": address };
  const startedAt = performance.now();
  const answer = await fetch(`${base}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(body) });
  await answer.body?.cancel();
  return { status: answer.status, ms: performance.now() - startedAt };
}

async function timesWhile(work: () => Promise<unknown>): Promise<number[]> {
  const end = startGets(get);
  await work();
  return end();
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

function describe(times: readonly number[]): string {
  const [p50 = 0, p99 = 0, most = 0] = [0.5, 0.99, 1].map((share) => percentile(times, share));
  const late = times.filter((ms) => ms > BAR_MS).length;
  return `${times.length}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, slowest ${most.toFixed(0)} ms; ${late} over ${BAR_MS} ms`;
}

const flood = () =>
  Promise.all(
    Array.from({ length: FLOOD }, (_, number) =>
      logIn("198.51.100.1", { email: `nobody-${number}@example.test`, password: "wrong horse" }),
    ),
  );

try {
  await timesWhile(() => sleep(ALONE_MS / 4));
  const before = await timesWhile(() => sleep(ALONE_MS));
  const aloneBefore = await logIn("203.0.113.1", stack.admin);
  const startedAt = performance.now();
  const flooding = flood();
  const [busy, elsewhere, house] = await Promise.all([
    timesWhile(() => flooding),
    logIn("203.0.113.2", stack.admin),
    Promise.all(Array.from({ length: 8 }, () => logIn("203.0.113.3", stack.admin))),
  ]);
  const seconds = (performance.now() - startedAt) / 1000;
  const statuses = (await flooding).map(({ status }) => status);
  const after = await timesWhile(() => sleep(ALONE_MS));
  const aloneAfter = await logIn("203.0.113.4", stack.admin);
  const alone = [...before, ...after];
  const aloneMs = (aloneBefore.ms + aloneAfter.ms) / 2;
  const ratio = (share: number) => (percentile(busy, share) / percentile(alone, share)).toFixed(1);
  const countOf = (status: number) => statuses.filter((other) => other === status).length;
  console.log(`GETs alone, before and after: ${describe(alone)}`);
  console.log(`GETs in the flood of ${seconds.toFixed(1)} s: ${describe(busy)}`);
  console.log(`  ${ratio(0.5)} and ${ratio(0.99)} times as long as alone (p50, p99)`);
  console.log(`A sign-in alone: ${aloneMs.toFixed(0)} ms (without GETs)`);
  console.log(
    `  from elsewhere in the flood: ${elsewhere.ms.toFixed(0)} ms, ${(elsewhere.ms / aloneMs).toFixed(1)} times that`,
  );
  const slowest = Math.max(...house.map(({ ms }) => ms)).toFixed(0);
  console.log(
    `  eight behind one address: ${house.map(({ status }) => status).join(" ")}, the last after ${slowest} ms`,
  );
  console.log(`The flood of ${FLOOD}: ${countOf(401)} looked at, ${countOf(429)} refused`);
  const p99 = percentile(busy, 0.99);
  console.log(`${p99 < BAR_MS ? "within" : "over"} the bar: p99 under ${BAR_MS} ms`);
} finally {
  await stack.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
process.exit(0);
