import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../launch/ports.ts";
import { WORKER_BUNDLE } from "../launch/project-paths.ts";
import { readSettings } from "../launch/settings.ts";
import { startStack } from "../launch/stack.ts";
import { runLoad } from "./load.ts";

/** How long GETs, one after the other for as long as the flood lasts, and sign-ins from other networks take meanwhile. */
const FLOOD = 150;
const GETS = 100;
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

/** What each GET took, in ms, from now until it is over. */
async function timesOfGets(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const startedAt = performance.now();
    const answer = await fetch(get);
    await answer.arrayBuffer();
    times.push(performance.now() - startedAt);
  }
  return times;
}

const percentile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

try {
  await runLoad(get, { total: 20, concurrency: 1 });
  const quiet = await runLoad(get, { total: GETS, concurrency: 1 });
  const alone = await logIn("203.0.113.1", stack.admin);
  let isOver = false;
  const flood = Promise.all(
    Array.from({ length: FLOOD }, (_, number) =>
      logIn("198.51.100.1", { email: `nobody-${number}@example.test`, password: "wrong horse" }),
    ),
  ).finally(() => {
    isOver = true;
  });
  const [busy, elsewhere, house] = await Promise.all([
    timesOfGets(() => isOver),
    logIn("203.0.113.2", stack.admin),
    Promise.all(Array.from({ length: 8 }, () => logIn("203.0.113.3", stack.admin))),
  ]);
  const statuses = (await flood).map(({ status }) => status);
  const of = (status: number) => statuses.filter((other) => other === status).length;
  const times = (value: number, of: number) => `${(value / of).toFixed(1)} times that`;
  console.log(`GET alone: p50 ${quiet.p50Ms.toFixed(1)} ms, p99 ${quiet.p99Ms.toFixed(1)} ms`);
  const p50 = percentile(busy, 0.5);
  const p99 = percentile(busy, 0.99);
  const late = busy.filter((ms) => ms > BAR_MS).length;
  console.log(
    `GETs in the flood: ${busy.length}, p50 ${p50.toFixed(1)} ms, ${times(p50, quiet.p50Ms)}; p99 ${p99.toFixed(1)} ms`,
  );
  console.log(`  the slowest ${percentile(busy, 1).toFixed(0)} ms; ${late} over the bar of ${BAR_MS} ms`);
  console.log(`Signing in alone: ${alone.ms.toFixed(0)} ms`);
  console.log(`From elsewhere in the flood: ${elsewhere.ms.toFixed(0)} ms, ${times(elsewhere.ms, alone.ms)}`);
  console.log(`Eight behind one address in the flood: ${house.map(({ status }) => status).join(" ")}`);
  console.log(`The flood of ${FLOOD}: ${of(401)} looked at, ${of(429)} refused`);
} finally {
  await stack.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
process.exit(0);
