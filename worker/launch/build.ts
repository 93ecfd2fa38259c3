import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.ts";
import {
  CLIENT_DIRECTORY,
  PRERENDER_DIRECTORY,
  PROJECT_ROOT,
  WORKER_BUNDLE,
  WRANGLER_CONFIG,
} from "./project-paths.ts";
import { runTool } from "./run-tool.ts";
import { writeSampleWeek } from "./sample-week.ts";

const STAMP_FILE = join(PROJECT_ROOT, "dist/.built-from");
const SOURCES = [
  "schema/src/**/*",
  "worker/{src,launch}/**/*",
  "web/src/**/*",
  "web/public/**/*",
  "web/*.{html,ts,tsx,json}",
  "{schema,worker}/package.json",
  "package.json",
  "pnpm-lock.yaml",
  "wrangler.toml",
  "tsconfig.base.json",
];

/** What is served is built for production, whatever the shell that starts it says. */
const PRODUCTION = { NODE_ENV: "production" };

/** A digest of everything that the build reads, so that a second start builds nothing. */
function digestSources(): string {
  const digest = createHash("sha256");
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: PROJECT_ROOT, withFileTypes: true }));
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of [...new Set(paths)].sort()) digest.update(path).update(readFileSync(path));
  return digest.digest("hex");
}

async function runStep(what: string, tool: string, args: readonly string[]): Promise<void> {
  const { exitCode, output } = await runTool(tool, args, { environment: PRODUCTION });
  if (exitCode !== 0) throw new LaunchError(`Building ${what} failed:\n${output}`);
}

/** The address that the public pages name as theirs: the worker's own. */
function readOrigin(): string {
  const origin = readFileSync(WRANGLER_CONFIG, "utf8").match(/^APP_ORIGIN = "(.+)"$/m)?.[1];
  if (origin === undefined) throw new LaunchError("wrangler.toml names no APP_ORIGIN.");
  return origin;
}

/** The browser's files, then the public pages, drawn by the same components. */
async function buildSite(): Promise<void> {
  const vite = ["build", "web", "--config", "web/vite.config.ts"];
  writeSampleWeek();
  await runStep("the site", "vite", vite);
  await runStep("the landing page", "vite", [...vite, "--mode", "landing"]);
  await runStep("the first script", "vite", [...vite, "--mode", "first-paint"]);
  await runStep("the script for early input", "vite", [...vite, "--mode", "first-input"]);
  await runStep("the public pages", "vite", [...vite, "--ssr", "prerender.tsx"]);
  await runStep("the public pages", "node", [
    join(PRERENDER_DIRECTORY, "prerender.js"),
    CLIENT_DIRECTORY,
    readOrigin(),
  ]);
}

/** Bundles the worker exactly as a deployment would. */
export function buildWorker(): Promise<void> {
  return runStep("the worker", "wrangler", ["deploy", "--dry-run", "--minify", "--outdir", "dist/worker"]);
}

/** Builds the site and the worker, unless what they are made from is unchanged since the last build. */
export async function build({ force = false } = {}): Promise<"built" | "unchanged"> {
  const digest = digestSources();
  const isBuilt = existsSync(WORKER_BUNDLE) && existsSync(join(CLIENT_DIRECTORY, "index.html"));
  if (!force && isBuilt && existsSync(STAMP_FILE) && readFileSync(STAMP_FILE, "utf8") === digest) return "unchanged";
  await buildSite();
  await buildWorker();
  writeFileSync(STAMP_FILE, digest);
  return "built";
}

if (import.meta.main) {
  try {
    await build({ force: true });
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}
