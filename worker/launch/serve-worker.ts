import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as readWorkerOptions } from "wrangler";
import { withOwnTemporaryFolder } from "./data-folder.ts";
import { WORKER_BUNDLE, WRANGLER_CONFIG } from "./project-paths.ts";

const LOOPBACK: ReadonlySet<string> = new Set(["127.0.0.1", "::1", "localhost"]);

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
  /** False for a worker without the site, as benchmarks run one. */
  readonly withAssets?: boolean;
  readonly onLog: (level: string, message: string) => void;
}

export interface RunningWorker {
  readonly url: URL;
  /** Runs what wrangler.toml's cron triggers run. */
  runScheduled(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the built site and worker in workerd, as wrangler.toml describes them, without a development proxy. */
export async function serveWorker(options: WorkerServerOptions): Promise<RunningWorker> {
  const { workerOptions } = readWorkerOptions(WRANGLER_CONFIG);
  if (options.withAssets === false) Reflect.deleteProperty(workerOptions, "assets");
  const miniflareOptions = convertV4MiniflareOptions({
    host: options.host,
    port: options.port,
    cf: false,
    log: new Log(LogLevel.ERROR),
    handleStructuredLogs: ({ level, message }) => options.onLog(level, message),
    resourcePersistencePath: join(options.stateDirectory, "worker"),
    // It shows mail with its links: never to the network.
    unsafeLocalExplorer: LOOPBACK.has(options.host),
    workers: [
      {
        ...workerOptions,
        name: "mealwright",
        modules: [
          { type: "ESModule", path: "index.js", contents: options.script ?? readFileSync(WORKER_BUNDLE, "utf8") },
        ],
        bindings: { ...readVariables(workerOptions.bindings), ...options.variables },
      },
    ],
  });
  const miniflare = withOwnTemporaryFolder(options.stateDirectory, () => new Miniflare(miniflareOptions));
  const url = await miniflare.ready;
  const runScheduled = async () => {
    const worker = await miniflare.getWorker("mealwright");
    const { outcome } = await worker.scheduled();
    if (outcome !== "ok") options.onLog("error", `{"level":"error","event":"scheduled_failed","what":"${outcome}"}`);
  };
  const timer = setInterval(() => void runScheduled().catch(() => undefined), SCHEDULED_EVERY_MS);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    await miniflare.dispose();
  };
  return { url, runScheduled, stop };
}

/** The text variables of wrangler.toml. */
function readVariables(bindings: unknown): Record<string, string> {
  if (typeof bindings !== "object" || bindings === null) return {};
  return Object.fromEntries(
    Object.entries(bindings).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
