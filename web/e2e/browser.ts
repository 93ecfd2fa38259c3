import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";
import { type Browser, type LaunchOptions, chromium as playwrightChromium } from "playwright-core";
import { temporaryPlace } from "../../worker/test/stack/temporary-folder.ts";

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  // What draws without a graphics card is a process of its own otherwise, to which each picture goes.
  "--in-process-gpu",
  "--disable-software-rasterizer",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Nothing runs for long: what the engine spends on making code fast never comes back.
  "--js-flags=--no-opt,--no-maglev,--single-threaded-gc",
];

/** Libraries that come with the npm package, for machines that lack some of the browser's own. */
async function librariesFor(executable: string): Promise<Record<string, string>> {
  const linked = execFileSync("ldd", [executable], { encoding: "utf8" });
  if (!linked.includes("not found")) return {};
  const packageEntry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const folder = join(tmpdir(), "al2023", "lib");
  if (!existsSync(folder)) await inflate(join(dirname(packageEntry), "../bin/al2023.tar.br"));
  return { LD_LIBRARY_PATH: folder };
}

async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath());
  const libraries = process.env.CHROMIUM_PATH ? {} : await librariesFor(executablePath);
  // What its processes share are files there.
  return { executablePath, args: ARGUMENTS, env: { ...process.env, ...libraries, TMPDIR: temporaryPlace() } };
}

/** Real Chromium, from the npm package alone; `CHROMIUM_PATH` names another one where the package has none. */
export async function launchChromium(): Promise<Browser> {
  return playwrightChromium.launch(await launchOptions());
}
