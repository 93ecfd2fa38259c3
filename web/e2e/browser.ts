import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import chromium, { inflate } from "@sparticuz/chromium";
import { type Browser, type LaunchOptions, chromium as playwrightChromium } from "playwright-core";
import { temporaryPlace } from "../../worker/test/stack/temporary-folder.ts";

const PACKAGE_FOLDER = join(dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium")), "..");

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  // Software rendering would otherwise run in a process of its own, to which each image is sent.
  "--in-process-gpu",
  "--disable-software-rasterizer",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Each file and reply would otherwise be copied to a process of its own.
  "--enable-features=NetworkServiceInProcess2",
  // Pages are short-lived, so optimizing their code would never pay off.
  "--js-flags=--no-opt,--no-maglev,--single-threaded-gc",
];

/** Runs with another temporary folder: the package unpacks only there. */
async function withTemporaryFolder(folder: string, run: () => Promise<unknown>): Promise<void> {
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    await run();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}

/**
 * The folder of the unpacked browser of this version. It appears complete or not at all: the package would use a file
 * that another process is still writing, or left half written.
 */
export async function unpackedBrowser(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE_FOLDER, "package.json"), "utf8"));
  const folder = join(tmpdir(), `mealwright-chromium-${version}`);
  if (existsSync(folder)) return folder;
  const draft = mkdtempSync(`${folder}-`);
  try {
    await withTemporaryFolder(draft, () =>
      Promise.all([chromium.executablePath(), inflate(join(PACKAGE_FOLDER, "bin/al2023.tar.br"))]),
    );
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Libraries that come with the npm package, for machines that lack some. */
function librariesFor(executable: string, folder: string): Record<string, string> {
  const linked = execFileSync("ldd", [executable], { encoding: "utf8" });
  return linked.includes("not found") ? { LD_LIBRARY_PATH: join(folder, "al2023", "lib") } : {};
}

async function launchOptions(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  const folder = named === undefined ? await unpackedBrowser() : "";
  const executablePath = named ?? join(folder, "chromium");
  const libraries = named === undefined ? librariesFor(executablePath, folder) : {};
  // The browser's processes share memory through files there.
  return { executablePath, args: ARGUMENTS, env: { ...process.env, ...libraries, TMPDIR: temporaryPlace() } };
}

/** Real Chromium from the npm package; `CHROMIUM_PATH` names another one for systems the package does not support. */
export async function launchChromium(): Promise<Browser> {
  return playwrightChromium.launch(await launchOptions());
}
