import { spawn } from "node:child_process";
import { LaunchError } from "../launch-error.ts";
import { PROJECT_ROOT, SBOM_FILE } from "../project-paths.ts";

/** The version that `npm start` and `npm test` install with, so that it is in npm's cache. */
const PNPM = "pnpm@12.21.0";

/**
 * Writes the product's bill of materials (CycloneDX) from the lock file, offline. Throws a `LaunchError` if this
 * machine has never installed with that pnpm.
 */
export function writeSbom(): Promise<void> {
  const format = ["--sbom-format", "cyclonedx", "--sbom-type", "application"];
  const args = ["--offline", "--yes", PNPM, "sbom", ...format, "--prod", "--lockfile-only", "--out", SBOM_FILE];
  return new Promise((resolve, reject) => {
    const fail = () => reject(new LaunchError(`No ${SBOM_FILE}: ${PNPM} is not on this machine.`));
    const child = spawn("npx", args, { cwd: PROJECT_ROOT, stdio: "ignore" });
    child.on("error", fail);
    child.on("close", (code) => (code === 0 ? resolve() : fail()));
  });
}
