import { watch } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { writeSampleWeek } from "./build/sample-week.ts";
import { buildWorker } from "./build.ts";
import { keepToOwner } from "./data-folder.ts";
import { LaunchError } from "./launch-error.ts";
import { findFreePort } from "./processes/ports.ts";
import { onStopSignal } from "./processes/stop-signals.ts";
import { PROJECT_ROOT } from "./project-paths.ts";
import { readSettings } from "./settings.ts";
import { type RunningStack, startStack } from "./stack.ts";

const REBUILD_AFTER_MS = 150;

/** One origin with hot reload: Vite serves the screens and proxies `/api` to the worker, which is rebuilt on change. */
async function dev(): Promise<void> {
  keepToOwner();
  const settings = readSettings(process.env);
  const workerPort = await findFreePort(settings.host);
  const origin = `http://localhost:${settings.port}`;
  const workerSettings = {
    ...settings,
    port: workerPort,
    workerVariables: { APP_ORIGIN: origin, ...settings.workerVariables },
  };
  await buildWorker();
  writeSampleWeek();
  let stack: RunningStack = await startStack(workerSettings);
  const target = `http://127.0.0.1:${workerPort}`;
  const vite = await createServer({
    configFile: join(PROJECT_ROOT, "web/vite.config.ts"),
    root: join(PROJECT_ROOT, "web"),
    server: {
      host: settings.host,
      port: settings.port,
      strictPort: true,
      proxy: { "/api": target, "/cdn-cgi": target },
    },
  });
  await vite.listen();
  process.stdout.write(
    `\n  Mealwright, with hot reload: ${origin}\n  Admin  ${stack.admin.email}  ${stack.admin.password}\n\n`,
  );

  let rebuilding: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    try {
      await buildWorker();
      await stack.stop();
      stack = await startStack(workerSettings);
      vite.ws.send({ type: "full-reload" });
      process.stdout.write("  worker reloaded\n");
    } catch (error) {
      console.error(error instanceof LaunchError ? error.message : error);
    }
  };
  for (const folder of ["worker/src", "schema/src"]) {
    watch(join(PROJECT_ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        rebuilding = rebuilding.then(rebuild);
      }, REBUILD_AFTER_MS);
    });
  }
  onStopSignal(() => {
    clearTimeout(timer);
    void rebuilding
      .then(() => vite.close())
      .then(() => stack.stop())
      .finally(() => process.exit(0));
  });
}

try {
  await dev();
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exit(1);
}
