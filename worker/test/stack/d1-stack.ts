import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { prepareDataFolder } from "../../launch/data-folder.ts";
import { ensureAdmin } from "../../launch/database/admin-account.ts";
import { MIGRATIONS_DIRECTORY } from "../../launch/project-paths.ts";
import { loadSecrets } from "../../launch/secrets.ts";
import { serveWorker } from "../../launch/serving/serve-worker.ts";
import { openWorkerLog } from "../../launch/serving/worker-log.ts";
import type { Settings } from "../../launch/settings.ts";
import type { RunningStack } from "../../launch/stack.ts";
import { createD1Client } from "../../src/adapters/db/connection/d1.ts";
import { bridgeHrana } from "./hrana-bridge.ts";

/** The parts of a running stack that tests use. */
type D1Stack = Pick<RunningStack, "origin" | "admin" | "database" | "secrets" | "stop">;

/** The built product over the local runtime's D1 instead of libSQL, migrated as `wrangler d1 migrations apply` does. */
export async function startD1Stack({ dataDirectory, ...settings }: Settings, script: string): Promise<D1Stack> {
  prepareDataFolder(dataDirectory);
  const secrets = loadSecrets(dataDirectory);
  const origin = settings.workerVariables.APP_ORIGIN ?? `http://localhost:${settings.port}`;
  const log = openWorkerLog(dataDirectory);
  const worker = await serveWorker({
    host: settings.host,
    port: settings.port,
    stateDirectory: dataDirectory,
    script,
    withD1: true,
    variables: {
      JWT_KEYS: JSON.stringify(secrets.jwtKeys),
      PASSWORD_PEPPER: secrets.passwordPepper,
      ...settings.workerVariables,
      APP_ORIGIN: origin,
    },
    onLog: log.note,
  });
  const d1 = await worker.openD1();
  await migrateD1(d1);
  const bridge = await bridgeHrana(createD1Client(d1, { calls: 0, milliseconds: 0 }));
  const database = { url: bridge.url };
  const admin = { email: settings.adminEmail, password: settings.adminPassword ?? secrets.adminPassword };
  await ensureAdmin(database, settings.workerVariables.PASSWORD_PEPPER ?? secrets.passwordPepper, admin);
  const stop = async () => {
    bridge.stop();
    await worker.stop();
    await log.close();
  };
  return { origin, admin, database, secrets, stop };
}

/** Does nothing for a product that is started again and has its tables. */
async function migrateD1(d1: D1Database): Promise<void> {
  const { results } = await d1.prepare("select name from sqlite_master where name = 'users'").run();
  if (results.length > 0) return;
  const files = readdirSync(MIGRATIONS_DIRECTORY).filter((name) => name.endsWith(".sql"));
  for (const file of files.toSorted()) {
    const statements = readFileSync(join(MIGRATIONS_DIRECTORY, file), "utf8").split("--> statement-breakpoint");
    await d1.batch(statements.map((statement) => d1.prepare(statement)));
  }
}
