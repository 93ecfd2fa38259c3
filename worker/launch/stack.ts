import type { ChildProcess } from "node:child_process";
import { prepareDataFolder } from "./data-folder.ts";
import type { DatabaseAddress } from "./database/database-client.ts";
import { prepareDatabase } from "./database/prepare-database.ts";
import { startSqld } from "./database/sqld.ts";
import { LaunchError } from "./launch-error.ts";
import { withChildren } from "./processes/children.ts";
import { isPortFree } from "./processes/ports.ts";
import { startReaper } from "./processes/reaper.ts";
import { holdData, noteDatabase } from "./processes/running.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import { serveWorker } from "./serving/serve-worker.ts";
import { openWorkerLog } from "./serving/worker-log.ts";
import type { Settings } from "./settings.ts";

export interface RunningStack {
  readonly origin: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly database: DatabaseAddress;
  readonly secrets: Secrets;
  /** Resolves with an explanation if a part ends by itself. */
  readonly failed: Promise<string>;
  /** Runs what the cron triggers run. */
  readonly runScheduled: () => Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts database and worker over a data folder, in this order, and stops what was started if a later step fails.
 * `script` replaces the built worker; `prepare` makes the database ready.
 */
export async function startStack(
  settings: Settings,
  script?: string,
  prepare: typeof prepareDatabase = prepareDatabase,
): Promise<RunningStack> {
  if (!(await isPortFree(settings.port, settings.host))) {
    throw new LaunchError(
      `Port ${settings.port} is taken. Stop what uses it, or choose another one: PORT=${settings.port + 1} npm start`,
    );
  }
  const undo: (() => void | Promise<void>)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    return await startParts(settings, script, prepare, undo, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  settings: Settings,
  script: string | undefined,
  prepare: typeof prepareDatabase,
  undo: (() => void | Promise<void>)[],
  stop: () => Promise<void>,
): Promise<RunningStack> {
  const { dataDirectory } = settings;
  prepareDataFolder(dataDirectory);
  const secrets = loadSecrets(dataDirectory);
  undo.push(holdData(dataDirectory));
  const reaper = startReaper();
  const failures: Promise<string>[] = [];

  let database: DatabaseAddress = { url: settings.libsqlUrl ?? "", authToken: settings.libsqlToken };
  if (settings.libsqlUrl === null) {
    const sqld = await startSqld(dataDirectory);
    undo.push(() => sqld.stop());
    reaper.watch(sqld);
    failures.push(sqld.ended);
    database = { url: sqld.url, authToken: sqld.access.token };
  }
  noteDatabase(dataDirectory, database);
  const admin = { email: settings.adminEmail, password: settings.adminPassword ?? secrets.adminPassword };
  const pepper = settings.workerVariables.PASSWORD_PEPPER ?? secrets.passwordPepper;
  await prepare({ database, pepper, admin });

  const origin = settings.workerVariables.APP_ORIGIN ?? `http://localhost:${settings.port}`;
  const log = openWorkerLog(dataDirectory);
  undo.push(() => log.close());
  const workerOptions = {
    host: settings.host,
    port: settings.port,
    stateDirectory: dataDirectory,
    inspectorPort: settings.inspectorPort,
    ...(script === undefined ? {} : { script }),
    variables: {
      JWT_KEYS: JSON.stringify(secrets.jwtKeys),
      PASSWORD_PEPPER: secrets.passwordPepper,
      ...settings.workerVariables,
      APP_ORIGIN: origin,
      LIBSQL_URL: database.url,
      ...(database.authToken ? { LIBSQL_TOKEN: database.authToken } : {}),
    },
    onLog: log.note,
  };
  const watch = (child: ChildProcess) => {
    reaper.watch(child);
    failures.push(new Promise((resolve) => child.once("exit", () => resolve("The worker ended by itself."))));
  };
  const worker = await withChildren(watch, () => serveWorker(workerOptions));
  undo.push(() => worker.stop());
  const failed = Promise.race(failures);
  return { origin, admin, database, secrets, failed, runScheduled: worker.runScheduled, stop };
}
