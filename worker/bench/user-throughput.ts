import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "../launch/build.ts";
import { findFreePort } from "../launch/processes/ports.ts";
import { PROJECT_ROOT } from "../launch/project-paths.ts";
import { runTool } from "../launch/run-tool.ts";
import { serveWorker } from "../launch/serving/serve-worker.ts";
import { registerMember } from "../test/factories.ts";
import { startHarness } from "../test/harness.ts";
import { type LoadResult, runLoad } from "./load.ts";

const ROUNDS = 3;
const LOAD = { total: 6_000, concurrency: 60 };
const WARM_UP = { total: 1_500, concurrency: 60 };

/** `GET /api/user` beside a bare Hono worker doing one `select 1`: both in workerd behind the site's router, on one database, in one run. */
await build();
const { exitCode, output } = await runTool("wrangler", [
  "deploy",
  "worker/bench/bare-worker.ts",
  "--dry-run",
  "--minify",
  "--outdir",
  "dist/bench",
]);
if (exitCode !== 0) throw new Error(output);

const harness = await startHarness();
const bare = await serveWorker({
  host: "127.0.0.1",
  port: await findFreePort("127.0.0.1"),
  variables: { LIBSQL_URL: harness.databaseAddress.url, LIBSQL_TOKEN: harness.databaseAddress.authToken ?? "" },
  stateDirectory: join(PROJECT_ROOT, "dist/bench"),
  script: readFileSync(join(PROJECT_ROOT, "dist/bench/bare-worker.js"), "utf8"),
  onLog: () => {},
});
const member = await registerMember(harness);
const user = { url: new URL("/api/user", harness.baseUrl), headers: { cookie: member.browser.cookie } };
const floor = { url: new URL("/api/bare", bare.url), headers: {} };

const best: Record<string, LoadResult> = {};
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, target] of Object.entries({ "GET /api/user": user, "bare select 1": floor })) {
    if (round === 0) await runLoad(target.url, { ...WARM_UP, headers: target.headers });
    const result = await runLoad(target.url, { ...LOAD, headers: target.headers });
    if ((best[name]?.requestsPerSecond ?? 0) < result.requestsPerSecond) best[name] = result;
    console.log(
      `${name.padEnd(14)} ${result.requestsPerSecond}/s  p50 ${result.p50Ms.toFixed(1)} ms  p99 ${result.p99Ms.toFixed(1)} ms  errors ${result.errors}`,
    );
  }
}
const ratio = (best["GET /api/user"]?.requestsPerSecond ?? 0) / (best["bare select 1"]?.requestsPerSecond ?? 1);
console.log(`ratio of the best rounds: ${ratio.toFixed(2)}`);
await bare.stop();
await harness.stop();
