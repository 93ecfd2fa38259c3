import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../launch/processes/ports.ts";
import { PROJECT_ROOT } from "../launch/project-paths.ts";
import { runTool } from "../launch/run-tool.ts";
import { serveWorker } from "../launch/serving/serve-worker.ts";
import { readHeap } from "./memory/heap.ts";
import type { Batch, Sending, Statuses } from "./memory/load.ts";
import { makeBareMix, makeMix } from "./memory/mix.ts";
import { type ProcessMemory, readProcesses } from "./memory/processes.ts";
import { startProduct } from "./memory/started-product.ts";

/**
 * Memory of the product under load, started with `npm start`'s own command: at every step the resident memory of each
 * process and then the worker's heap after a full collection; then the same for a bare worker behind the same server.
 * `node worker/bench/memory.ts [requests] [weeks]`; Linux only. Needs `dist` (`npm start` or `build`).
 */
const [requests = 100_000, weeks = 0] = process.argv.slice(2).map(Number);
const STEPS = 10;
const BARS = { heapMb: 90, heapGrowth: 0.1, residentMb: 500 } as const;

const loader = fork(join(import.meta.dirname, "memory/load.ts"));

async function send(batch: Batch): Promise<Statuses> {
  loader.send(batch);
  const [statuses] = await once(loader, "message");
  return statuses;
}

const cells = (values: readonly string[]) => values.map((value) => value.padStart(12)).join("");

interface Sample {
  readonly heapMb: number;
  readonly residentMb: number;
}

/** Sends a mix in steps and prints the memory after each. */
async function measure(
  what: string,
  mix: readonly Sending[],
  count: number,
  { read, inspectorPort, wakeUrl }: { read: () => ProcessMemory[]; inspectorPort: number; wakeUrl: string },
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const sample = async (done: number, answered: Statuses, perSecond = 0) => {
    const processes = read();
    const heap = await readHeap(inspectorPort, "mealwright", () =>
      fetch(wakeUrl).then((answer) => answer.arrayBuffer()),
    );
    const residentMb = processes.reduce((sum, { mb }) => sum + mb, 0);
    const figures = [heap.usedMb, heap.totalMb, heap.outsideMb, residentMb].map((mb) => mb.toFixed(1));
    const each = processes.map(({ name, mb, cpuSeconds }) => `${name} ${mb.toFixed(0)} (${cpuSeconds} s)`).join(", ");
    console.log(`${cells([String(done), perSecond.toFixed(0), ...figures])}  ${each}  ${JSON.stringify(answered)}`);
    samples.push({ heapMb: heap.usedMb + heap.outsideMb, residentMb });
  };
  console.log(`\n${what}, MB\n${cells(["requests", "a second", "heap used", "heap held", "outside", "resident"])}`);
  await sample(0, {});
  const step = Math.ceil(count / STEPS);
  for (let done = 0; done < count; done += step) {
    const startedAt = performance.now();
    const answered = await send({ mix, from: done, count: step });
    await sample(done + step, answered, (step / (performance.now() - startedAt)) * 1000);
  }
  return samples;
}

/** The first step warms caches; after it the heap must not grow. */
function judge(what: string, samples: readonly Sample[]): void {
  const [, first, ...later] = samples;
  const last = samples.at(-1);
  if (!first || !last || later.length === 0) return;
  const heaps = later.map(({ heapMb }) => heapMb / first.heapMb - 1);
  const growth = heaps.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0] ?? 0;
  const mostMb = Math.max(...samples.map(({ heapMb }) => heapMb));
  const verdict = (isMet: boolean) => (isMet ? "met" : "NOT MET");
  console.log(
    `${what}: heap at most ${mostMb.toFixed(1)} MB of ${BARS.heapMb} (${verdict(mostMb <= BARS.heapMb)}), ` +
      `${(growth * 100).toFixed(1)} % from its first step (${verdict(Math.abs(growth) <= BARS.heapGrowth)}); ` +
      `${last.residentMb.toFixed(0)} MB resident of ${BARS.residentMb} (${verdict(last.residentMb < BARS.residentMb)})`,
  );
}

const inspectorPort = await findFreePort("127.0.0.1");
const product = await startProduct({ INSPECTOR_PORT: String(inspectorPort), LIMIT_SCALE: "1000000" });
const served = {
  read: () => readProcesses(product.pid),
  inspectorPort,
  wakeUrl: `${product.baseUrl}/api/health`,
};
try {
  const mixed = await measure("Mealwright, mixed requests", await makeMix(product, false), requests, served);
  judge("Mixed requests", mixed);
  if (weeks > 0) {
    const made = await measure("Mealwright, weeks", await makeMix(product, true), weeks, served);
    judge("Weeks", made);
  }
  await measureBare();
} finally {
  loader.kill();
  await product.stop();
}
process.exit(0);

async function measureBare(): Promise<void> {
  const outdir = join(PROJECT_ROOT, "dist/bench");
  const { exitCode, output } = await runTool("wrangler", [
    "deploy",
    "worker/bench/bare-worker.ts",
    "--dry-run",
    "--minify",
    "--outdir",
    outdir,
  ]);
  if (exitCode !== 0) throw new Error(output);
  const barePort = await findFreePort("127.0.0.1");
  const { url, authToken } = product.databaseAddress;
  const bare = await serveWorker({
    host: "127.0.0.1",
    port: await findFreePort("127.0.0.1"),
    variables: { LIBSQL_URL: url, LIBSQL_TOKEN: authToken ?? "" },
    stateDirectory: outdir,
    script: readFileSync(join(outdir, "bare-worker.js"), "utf8"),
    inspectorPort: barePort,
    onLog: () => {},
  });
  const mix = makeBareMix(bare.url.origin);
  await measure("A bare worker behind the same server", mix, requests, {
    // This process both serves and measures, so only workerd's processes can be compared.
    read: () => readProcesses(process.pid, [loader.pid ?? 0, product.pid]).filter(({ name }) => name === "workerd"),
    inspectorPort: barePort,
    wakeUrl: `${bare.url.origin}/api/bare`,
  });
  await bare.stop();
}
