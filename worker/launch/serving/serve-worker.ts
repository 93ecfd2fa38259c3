import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type * as Runtime from "miniflare";
import { withOwnTemporaryFolder } from "../data-folder.ts";
import { WORKER_BUNDLE } from "../project-paths.ts";
import { readWorkerOptions } from "./worker-options.ts";

/** Not by `import`: to find the names of its exports, Node would parse its 6 MB and never free the 30 MB that takes. */
const { convertV4MiniflareOptions, Log, LogLevel, Miniflare }: typeof Runtime = createRequire(import.meta.url)(
  "miniflare",
);

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "localhost"]);

/** The binding's name in the worker's `Env`. */
const D1_BINDING = "DB";

/** As often as wrangler.toml's cron trigger. */
const SCHEDULED_EVERY_MS = 3_600_000;

export interface WorkerServerOptions {
  readonly host: string;
  readonly port: number;
  /** Overrides of wrangler.toml's variables, and the secrets. */
  readonly variables: Readonly<Record<string, string>>;
  /** Where local mail and the like are kept; for this worker alone. */
  readonly stateDirectory: string;
  /** The bundle to run; the built one when absent. */
  readonly script?: string;
  /** False for a worker without the site, for benchmarks. */
  readonly withAssets?: boolean;
  /** Whether to add a D1 database of the local runtime, as the binding `DB`. */
  readonly withD1?: boolean;
  /** Where workerd's inspector listens; nowhere when absent. */
  readonly inspectorPort?: number | null;
  readonly onLog: (level: string, message: string) => void;
}

export interface RunningWorker {
  readonly url: URL;
  /** Runs what wrangler.toml's cron triggers run. */
  runScheduled(): Promise<void>;
  /** The D1 database. Rejects where there is none. */
  openD1(): Promise<D1Database>;
  stop(): Promise<void>;
}

/**
 * The local server's own isolates leave 30 kB of garbage per request, which V8 collects late because most of it is
 * outside its heap. Small generations and `--memory-balancer` collect it sooner: 80 MB less, at no cost in time
 * (`worker/bench/memory.ts`).
 */
const V8_FLAGS = "--max-semi-space-size=2 --initial-heap-size=4 --optimize-for-size --memory-balancer";

/** Serves the built site and worker in workerd, as wrangler.toml describes them, without a development proxy. */
export async function serveWorker(options: WorkerServerOptions): Promise<RunningWorker> {
  const workerOptions = readWorkerOptions();
  if (options.withAssets === false) Reflect.deleteProperty(workerOptions, "assets");
  const miniflareOptions = convertV4MiniflareOptions({
    host: options.host,
    port: options.port,
    cf: false,
    ...(options.inspectorPort ? { inspectorPort: options.inspectorPort } : {}),
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }) => options.onLog(level, message),
    resourcePersistencePath: join(options.stateDirectory, "worker"),
    // The explorer shows mail with its links, so it is never open to the network.
    unsafeLocalExplorer: LOOPBACK.has(options.host),
    workers: [
      {
        ...workerOptions,
        name: "mealwright",
        modules: [
          { type: "ESModule", path: "index.js", contents: options.script ?? readFileSync(WORKER_BUNDLE, "utf8") },
        ],
        bindings: { ...readVariables(workerOptions.bindings), ...options.variables },
        ...(options.withD1 ? { d1Databases: { [D1_BINDING]: "mealwright" } } : {}),
      },
    ],
  });
  process.env.MINIFLARE_WORKERD_V8_FLAGS ??= V8_FLAGS;
  const miniflare = withOwnTemporaryFolder(options.stateDirectory, () => new Miniflare(miniflareOptions));
  const url = await miniflare.ready.catch(async (error: unknown) => {
    await miniflare.dispose().catch(() => undefined);
    throw error;
  });
  const runScheduled = async () => {
    const worker = await miniflare.getWorker("mealwright");
    const { outcome } = await worker.scheduled();
    if (outcome !== "ok") options.onLog("error", `{"level":"error","event":"scheduled_failed","what":"${outcome}"}`);
  };
  const openD1 = () => miniflare.getD1Database(D1_BINDING, "mealwright");
  const timer = setInterval(() => void runScheduled().catch(() => undefined), SCHEDULED_EVERY_MS);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    await miniflare.dispose();
  };
  return { url, runScheduled, openD1, stop };
}

/** The text variables of wrangler.toml. */
function readVariables(bindings: unknown): Record<string, string> {
  if (typeof bindings !== "object" || bindings === null) return {};
  return Object.fromEntries(
    Object.entries(bindings).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
