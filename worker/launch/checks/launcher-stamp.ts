import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestFiles } from "../build/digest-files.ts";
import { PROJECT_ROOT } from "../project-paths.ts";

const STAMP = join(PROJECT_ROOT, "worker/test/launcher/passed-for.txt");

const SOURCES = [
  "worker/launch/{,database/,processes/,serving/,build/}*.ts",
  "worker/test/launcher/*.ts",
  "pnpm-lock.yaml",
  "wrangler.toml",
];
/** Runs the checks and launches nothing. */
const RUNS_CHECKS = "worker/launch/check.ts";

const digestLauncher = () => `${digestFiles(SOURCES, (path) => path !== RUNS_CHECKS)}\n`;

/** Whether the launcher's own suite has not passed yet with the launcher as it is: the committed stamp tells. */
export function isLauncherUnproven(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== digestLauncher();
}

/** Notes that the suite has passed; the note is committed with what it is about. */
export function noteLauncherPassed(): void {
  writeFileSync(STAMP, digestLauncher());
}
