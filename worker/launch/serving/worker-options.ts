import { readFileSync, writeFileSync } from "node:fs";
import type { unstable_getMiniflareWorkerOptions as readOptions } from "wrangler";
import { CLIENT_DIRECTORY, PROJECT_ROOT, WORKER_OPTIONS_FILE, WRANGLER_CONFIG } from "../project-paths.ts";

export type WorkerOptions = ReturnType<typeof readOptions>["workerOptions"];

/** Run as a program by the build: stores the worker's settings from wrangler.toml in Miniflare's form. */
if (import.meta.main) {
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  const { workerOptions } = unstable_getMiniflareWorkerOptions(WRANGLER_CONFIG);
  writeFileSync(WORKER_OPTIONS_FILE, JSON.stringify(workerOptions));
}

/**
 * The worker's settings from wrangler.toml, as the build stored them: serving need not load wrangler, which takes a
 * second and over 100 MB. Paths are recomputed in case the project was moved since.
 */
export function readWorkerOptions(): WorkerOptions {
  const options: WorkerOptions = JSON.parse(readFileSync(WORKER_OPTIONS_FILE, "utf8"));
  return {
    ...options,
    rootPath: PROJECT_ROOT,
    ...(options.assets ? { assets: { ...options.assets, directory: CLIENT_DIRECTORY } } : {}),
  };
}
