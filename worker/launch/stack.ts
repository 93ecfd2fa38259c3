import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { ensureAdmin } from "./admin-account.ts";
import { lockData } from "./data-lock.ts";
import { LaunchError } from "./launch-error.ts";
import { migrateDatabase } from "./migrate.ts";
import { isPortFree } from "./ports.ts";
import { listChildren } from "./process-table.ts";
import { startReaper } from "./reaper.ts";
import { noteRunning } from "./running.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import { type RunningWorker, serveWorker } from "./serve-worker.ts";
import type { Settings } from "./settings.ts";
import { startSqld } from "./sqld.ts";

export interface RunningStack {
  readonly origin: string;
  readonly admin: { readonly email: string; readonly password: string };
  readonly databaseUrl: string;
  readonly secrets: Secrets;
  /** Resolves with a sentence when a part ends by itself. */
  readonly failed: Promise<string>;
  /** The worker's process ids, and the database's. */
  readonly childPids: () => readonly number[];
  stop(): Promise<void>;
}

/** Starts database and worker over a data folder, in this order, and undoes what was done when a later step fails. */
export async function startStack(settings: Settings, script?: string): Promise<RunningStack> {
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
    return await startParts(settings, script, undo, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  settings: Settings,
  script: string | undefined,
  undo: (() => void | Promise<void>)[],
  stop: () => Promise<void>,
): Promise<RunningStack> {
  const { dataDirectory } = settings;
  const secrets = loadSecrets(dataDirectory);
  undo.push(lockData(dataDirectory));
  const reaper = startReaper();
  const failures: Promise<string>[] = [];

  const database = { url: settings.libsqlUrl ?? "", authToken: settings.libsqlToken };
  if (settings.libsqlUrl === null) {
    const sqld = await startSqld(dataDirectory);
    undo.push(() => sqld.stop());
    reaper.watch(sqld.pid);
    failures.push(sqld.ended);
    database.url = sqld.url;
  }
  undo.push(noteRunning(dataDirectory, { databaseUrl: database.url }));
  await migrateDatabase(database.url, database.authToken);
  const admin = { email: settings.adminEmail, password: settings.adminPassword ?? secrets.adminPassword };
  const pepper = settings.workerVariables.PASSWORD_PEPPER ?? secrets.passwordPepper;
  await ensureAdmin(database, pepper, admin);

  const origin = settings.workerVariables.APP_ORIGIN ?? `http://localhost:${settings.port}`;
  const onLog = openLog(dataDirectory, undo);
  const worker = await serveWorker({
    host: settings.host,
    port: settings.port,
    stateDirectory: dataDirectory,
    ...(script === undefined ? {} : { script }),
    variables: {
      JWT_KEYS: JSON.stringify(secrets.jwtKeys),
      PASSWORD_PEPPER: secrets.passwordPepper,
      ...settings.workerVariables,
      APP_ORIGIN: origin,
      LIBSQL_URL: database.url,
    },
    onLog,
  });
  undo.push(() => worker.stop());
  for (const pid of listChildren()) reaper.watch(pid);
  failures.push(watchWorker(worker));
  return {
    origin,
    admin,
    databaseUrl: database.url,
    secrets,
    failed: Promise.race(failures),
    childPids: listChildren,
    stop,
  };
}

/** The worker's log file; what is wrong goes to the terminal as well. */
function openLog(dataDirectory: string, undo: (() => void | Promise<void>)[]) {
  const file = createWriteStream(join(dataDirectory, "worker.log"), { flags: "a" });
  // A full disk must not stop the answers; the lines are lost.
  file.on("error", () => {});
  undo.push(() => new Promise<void>((resolve) => file.end(() => resolve())));
  return (level: string, message: string) => {
    file.write(`${message}\n`);
    if (level === "error" && !message.includes('"event":"request"')) console.error(message);
  };
}

const WATCH_EVERY_MS = 2_000;
const WATCH_FAILURES_ALLOWED = 2;

/** Resolves when the worker's socket stays closed. */
function watchWorker({ url }: RunningWorker): Promise<string> {
  return new Promise((resolve) => {
    let failures = 0;
    const timer = setInterval(async () => {
      failures = (await isPortFree(Number(url.port), url.hostname)) ? failures + 1 : 0;
      if (failures <= WATCH_FAILURES_ALLOWED) return;
      clearInterval(timer);
      resolve("The worker ended by itself.");
    }, WATCH_EVERY_MS);
    timer.unref();
  });
}
