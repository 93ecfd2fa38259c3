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
/** Left out of the digest: it runs the checks and launches nothing. */
const RUNS_CHECKS = "worker/launch/check.ts";

const digestLauncher = () => `${digestFiles(SOURCES, (path) => path !== RUNS_CHECKS)}\n`;

/** Whether the launcher has changed since its own suite last passed, according to the committed stamp. */
export function isLauncherUnproven(): boolean {
  return !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== digestLauncher();
}

/** Records that the suite has passed; commit the stamp together with the change. */
export function noteLauncherPassed(): void {
  writeFileSync(STAMP, digestLauncher());
}
