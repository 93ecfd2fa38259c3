import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { unstable_getMiniflareWorkerOptions as readOptions } from "wrangler";
import { WRANGLER_CONFIG } from "../project-paths.ts";

export type WorkerOptions = ReturnType<typeof readOptions>["workerOptions"];

/** Run as a program: prints what wrangler.toml says of the worker, as Miniflare takes it. */
if (import.meta.main) {
  const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
  process.stdout.write(JSON.stringify(unstable_getMiniflareWorkerOptions(WRANGLER_CONFIG).workerOptions));
}

let options: Promise<string> | undefined;

/**
 * What wrangler.toml says of the worker, as Miniflare takes it: read once, and by a process that ends, because wrangler would
 * hold over 100 MB for as long as the site is served.
 */
export async function readWorkerOptions(): Promise<WorkerOptions> {
  options ??= promisify(execFile)(process.execPath, [import.meta.filename]).then(({ stdout }) => stdout);
  return JSON.parse(await options);
}
