import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../../launch/processes/ports.ts";
import { PROJECT_ROOT } from "../../launch/project-paths.ts";
import { runTool } from "../../launch/run-tool.ts";
import { serveWorker } from "../../launch/serving/serve-worker.ts";
import { readProcessTable } from "../../test/stack/process-table.ts";
import { quantile, WEEK_BAR } from "./planner-people.ts";

/**
 * CPU time, ms, of a verified 21-meal week with its list in workerd (Linux), without database and serializing: `node
 * worker/bench/planner/planner-workerd.ts 300`. The isolate is warm; the first week, which includes compiling and building
 * the catalogue, is printed separately.
 */
const weeks = Number(process.argv[2] ?? 300);
const WARM_UP_WEEKS = 100;
const NANOSECONDS_PER_MS = 1_000_000;

const { exitCode, output } = await runTool("wrangler", [
  "deploy",
  "worker/bench/planner/week-worker.ts",
  "--dry-run",
  "--minify",
  "--outdir",
  "dist/bench",
]);
if (exitCode !== 0) throw new Error(output);
const server = await serveWorker({
  host: "127.0.0.1",
  port: await findFreePort("127.0.0.1"),
  variables: {},
  stateDirectory: join(PROJECT_ROOT, "dist/bench"),
  script: readFileSync(join(PROJECT_ROOT, "dist/bench/week-worker.js"), "utf8"),
  onLog: () => {},
  withAssets: false,
});
const workerd = readProcessTable().find(({ parent, command }) => parent === process.pid && command.includes("workerd"));

function runTimeMs(): number {
  const tasks = `/proc/${workerd?.pid}/task`;
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS_PER_MS;
}

async function measure(seed: number): Promise<{ ms: number; meals: number }> {
  const before = runTimeMs();
  const reply = await fetch(new URL(`?seed=${seed}`, server.url));
  const { meals } = (await reply.json()) as { meals: number };
  return { ms: runTimeMs() - before, meals };
}

const first = await measure(1);
const readings: number[] = [];
for (let seed = 2; readings.length < weeks + WARM_UP_WEEKS && seed < weeks * 20; seed += 1) {
  const { ms, meals } = await measure(seed);
  if (meals === 21) readings.push(ms);
}
const empty = await Promise.all([0, 0, 0, 0, 0].map(() => measure(0)));
const overhead = Math.min(...empty.map(({ ms }) => ms));
const warm = readings.slice(WARM_UP_WEEKS).sort((one, other) => one - other);
const [median, p90, p99] = [0.5, 0.9, 0.99].map((share) => quantile(warm, share).toFixed(1));
console.log(`first week of an isolate ${first.ms.toFixed(0)} ms; an empty request ${overhead.toFixed(2)} ms`);
console.log(
  `${warm.length} weeks in a warm isolate of workerd (after ${WARM_UP_WEEKS} others), CPU: median ${median} ms, p90 ${p90}, p99 ${p99} (${WEEK_BAR})`,
);
await server.stop();
