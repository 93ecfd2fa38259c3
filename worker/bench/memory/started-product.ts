import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { findFreePort } from "../../launch/processes/ports.ts";
import { readRunning } from "../../launch/processes/running.ts";
import { PROJECT_ROOT } from "../../launch/project-paths.ts";
import { loadSecrets } from "../../launch/secrets.ts";
import { readSettings } from "../../launch/settings.ts";
import { createBrowser } from "../../test/client.ts";
import type { RunningHarness } from "../../test/harness.ts";
import { openPatientClient } from "../../test/stack/patient-client.ts";
import { temporaryFolder } from "../../test/stack/temporary-folder.ts";

/** What `npm start` runs once everything is installed. */
const SERVE = ["--optimize-for-size", "--max-semi-space-size=1", "worker/launch/start.ts"];

/** The product in processes of its own, as `npm start` runs it, so that measuring does not count as serving. */
export async function startProduct(
  environment: Readonly<Record<string, string>>,
): Promise<RunningHarness & { readonly pid: number }> {
  const dataDirectory = temporaryFolder();
  const port = String(await findFreePort("127.0.0.1"));
  const given = { ...process.env, ...environment, PORT: port, DATA_DIR: dataDirectory };
  const launcher = spawn(process.execPath, SERVE, {
    cwd: PROJECT_ROOT,
    env: given,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(launcher, "exit");
  const ready = (async () => {
    for await (const line of createInterface(launcher.stdout)) if (line.includes("Mealwright is ready")) return true;
    return false;
  })();
  if (!(await ready)) throw new Error("npm start has ended before it was ready");
  launcher.stdout.resume();
  const settings = readSettings(given);
  const secrets = loadSecrets(dataDirectory);
  const databaseAddress = readRunning(dataDirectory);
  const [baseUrl, origin] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
  const database = openPatientClient(databaseAddress);
  return {
    ...{ pid: launcher.pid ?? 0, baseUrl, origin, secrets, databaseAddress, dataDirectory, database },
    admin: { email: settings.adminEmail, password: settings.adminPassword ?? secrets.adminPassword },
    visitor: () => createBrowser(baseUrl, origin),
    async stop() {
      database.close();
      launcher.kill("SIGINT");
      await ended;
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
