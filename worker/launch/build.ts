import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { digestFiles } from "./build/digest-files.ts";
import { writeSbom } from "./build/sbom.ts";
import { LaunchError } from "./launch-error.ts";
import {
  CLIENT_DIRECTORY,
  PROJECT_ROOT,
  SAMPLE_WEEK_FILE,
  SAMPLE_WEEK_LIST_FILE,
  SBOM_FILE,
  WORKER_BUNDLE,
  WRANGLER_CONFIG,
} from "./project-paths.ts";
import { runTool } from "./run-tool.ts";

/** A part of `dist`: its sources, and the stamp with the digest of those it was last built from. */
interface Part {
  readonly sources: readonly string[];
  readonly output: string;
  readonly stamp: string;
}

const SHARED_SOURCES = ["schema/src/**/*", "*/package.json", "pnpm-lock.yaml", "wrangler.toml", "tsconfig.base.json"];
const WORKER: Part = {
  sources: [...SHARED_SOURCES, "worker/src/**/*", "worker/launch/{build,build/sample-week,serving/worker-options}.ts"],
  output: WORKER_BUNDLE,
  stamp: join(PROJECT_ROOT, "dist/.worker-built-from"),
};
const SITE: Part = {
  sources: [
    ...SHARED_SOURCES,
    ...[SAMPLE_WEEK_FILE, SAMPLE_WEEK_LIST_FILE].map((file) => relative(PROJECT_ROOT, file)),
    "web/{src,build,public}/**/*",
    "web/*.{html,ts,tsx,json}",
    "worker/launch/build.ts",
  ],
  output: join(CLIENT_DIRECTORY, "index.html"),
  stamp: join(PROJECT_ROOT, "dist/.site-built-from"),
};
const SBOM: Part = {
  sources: ["{,*/}package.json", "pnpm-lock.yaml", "worker/launch/build/sbom.ts"],
  output: SBOM_FILE,
  stamp: join(PROJECT_ROOT, "dist/.sbom-built-from"),
};
const TESTS = /[.]test[.]tsx?$/;

/** Always build for production, whatever the environment says. */
const PRODUCTION = { NODE_ENV: "production" };

/** A digest of everything a part is built from, so that a second start builds nothing. */
function digestSources({ sources }: Part): string {
  return digestFiles(sources, (path) => !TESTS.test(path));
}

async function runStep(what: string, tool: string, args: readonly string[]): Promise<void> {
  const { exitCode, output } = await runTool(tool, args, { environment: PRODUCTION });
  if (exitCode !== 0) throw new LaunchError(`Building ${what} failed:\n${output}`);
}

/** The site's address for the public pages, as configured for the worker. */
function readOrigin(): string {
  const origin = readFileSync(WRANGLER_CONFIG, "utf8").match(/^APP_ORIGIN = "(.+)"$/m)?.[1];
  if (origin === undefined) throw new LaunchError("wrangler.toml names no APP_ORIGIN.");
  return origin;
}

/** The files for the browser, then the public pages, prerendered with the same components. */
async function buildSite(): Promise<void> {
  await runStep("the site", "node", ["web/build/build-site.ts", readOrigin()]);
}

/** Bundles the worker exactly as a deployment would. */
export function buildWorker(): Promise<void> {
  return runStep("the worker", "wrangler", ["deploy", "--dry-run", "--minify", "--outdir", "dist/worker"]);
}

function isFresh({ output, stamp }: Part, digest: string): boolean {
  return existsSync(output) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
}

async function buildPart(part: Part, make: () => Promise<void>): Promise<void> {
  const digest = digestSources(part);
  if (isFresh(part, digest)) return;
  await make();
  writeFileSync(part.stamp, digest);
}

/** Builds the worker and the site, each only if its sources have changed since its last build. */
export async function build(): Promise<void> {
  await buildPart(WORKER, async () => {
    // Imported here because it loads the whole planner, which is not needed when nothing is built.
    const { writeSampleWeek } = await import("./build/sample-week.ts");
    writeSampleWeek();
    // wrangler refuses to bundle if its assets folder is missing.
    mkdirSync(CLIENT_DIRECTORY, { recursive: true });
    await buildWorker();
    // Needed to serve the worker on this machine.
    await runStep("the worker's options", "node", ["worker/launch/serving/worker-options.ts"]);
  });
  await buildPart(SITE, buildSite);
  await buildPart(SBOM, writeSbom).catch((error: unknown) => {
    if (!(error instanceof LaunchError)) throw error;
    // The product works without it, so a failure is only a warning.
    console.warn(error.message);
  });
}

/**
 * For tools that run the built product without building it. Throws a `LaunchError` if `dist` is older than its sources.
 */
export function requireFreshBuild(): void {
  if ([WORKER, SITE].every((part) => isFresh(part, digestSources(part)))) return;
  throw new LaunchError("dist is older than its sources. Build first: npm run build");
}

if (import.meta.main) {
  try {
    await build();
  } catch (error) {
    console.error(error instanceof LaunchError ? error.message : error);
    process.exitCode = 1;
  }
}
