import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { PROJECT_ROOT } from "../../launch/project-paths.ts";
import { runTool } from "../../launch/run-tool.ts";
import { readProcessTable } from "../../test/stack/process-table.ts";

/** Loads the same script into a new isolate for every `?isolate=` number and passes the request on. */
const HOST_SCRIPT = `export default {
  fetch(request, { LOADER, SCRIPT }) {
    const isolate = new URL(request.url).searchParams.get("isolate");
    const load = () => ({ compatibilityDate: "2026-10-01", mainModule: "index.js", modules: { "index.js": SCRIPT } });
    return LOADER.get(isolate, load).getEntrypoint().fetch(request);
  },
};`;
const NANOSECONDS_PER_MS = 1_000_000;

/** Processor time in milliseconds. */
export interface CpuTime {
  /** Of the thread that runs the isolates, which is what a request is charged for. */
  readonly ownMs: number;
  /** The same plus V8's helper threads, which compile and collect garbage. */
  readonly allMs: number;
}

export interface Isolates {
  /** Sends one request to an isolate; the first request to a number creates that isolate. */
  measure(isolate: number, part: string): Promise<CpuTime & { readonly count: number }>;
  stop(): Promise<void>;
}

/** CPU time that a process's threads have used so far. Linux only. */
function readCpuTime(pid: number): CpuTime {
  const tasks = `/proc/${pid}/task`;
  let ownMs = 0;
  let allMs = 0;
  for (const task of readdirSync(tasks)) {
    const ms = Number(readFileSync(`${tasks}/${task}/schedstat`, "utf8").split(" ")[0]) / NANOSECONDS_PER_MS;
    allMs += ms;
    if (!readFileSync(`${tasks}/${task}/comm`, "utf8").startsWith("V8")) ownMs += ms;
  }
  return { ownMs, allMs };
}

/** Bundles `cold-start-worker.ts` as for a deployment and serves it from workerd, in any number of fresh isolates. */
export async function startIsolates(): Promise<Isolates> {
  const args = [
    "deploy",
    "worker/bench/cold-start/cold-start-worker.ts",
    "--dry-run",
    "--minify",
    "--outdir",
    "dist/bench",
  ];
  const { exitCode, output } = await runTool("wrangler", args);
  if (exitCode !== 0) throw new Error(output);
  const script = readFileSync(join(PROJECT_ROOT, "dist/bench/cold-start-worker.js"), "utf8");
  const known = new Set(readProcessTable().map(({ pid }) => pid));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port: 0,
      cf: false,
      log: new Log(LogLevel.ERROR),
      workers: [
        {
          name: "cold-start",
          compatibilityDate: "2026-10-01",
          modules: [{ type: "ESModule", path: "index.js", contents: HOST_SCRIPT }],
          bindings: { SCRIPT: script },
          workerLoaders: { LOADER: {} },
        },
      ],
    }),
  );
  const url = await miniflare.ready;
  const workerd = readProcessTable().find(
    ({ pid, parent, command }) => parent === process.pid && command.includes("workerd") && !known.has(pid),
  );
  if (workerd === undefined) throw new Error("workerd does not run");
  return {
    async measure(isolate, part) {
      const before = readCpuTime(workerd.pid);
      const reply = await fetch(new URL(`?isolate=${isolate}&part=${part}`, url));
      const { count } = (await reply.json()) as { count: number };
      const after = readCpuTime(workerd.pid);
      return { count, ownMs: after.ownMs - before.ownMs, allMs: after.allMs - before.allMs };
    },
    stop: () => miniflare.dispose(),
  };
}
