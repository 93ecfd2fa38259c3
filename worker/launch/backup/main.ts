import { prepareDataFolder } from "../data-folder.ts";
import type { DatabaseAddress } from "../database/database-client.ts";
import { startSqld } from "../database/sqld.ts";
import { LaunchError } from "../launch-error.ts";
import { holdData, readRunning } from "../processes/running.ts";
import { readSettings, type Settings } from "../settings.ts";
import { backUp, restore } from "./backup.ts";

const USAGE =
  "Usage: npm run backup -- <file>, beside what runs; npm run restore -- <file>, over an empty DATA_DIR or LIBSQL_URL";

/** Uses the database of `LIBSQL_URL`, or else a server of our own over DATA_DIR, stopped afterwards. */
async function withDatabase(settings: Settings, use: (database: DatabaseAddress) => Promise<string>): Promise<string> {
  const { dataDirectory, libsqlUrl, libsqlToken } = settings;
  if (libsqlUrl) return use({ url: libsqlUrl, authToken: libsqlToken });
  prepareDataFolder(dataDirectory);
  const release = holdData(dataDirectory);
  try {
    const sqld = await startSqld(dataDirectory);
    try {
      return await use({ url: sqld.url, authToken: sqld.access.token });
    } finally {
      await sqld.stop();
    }
  } finally {
    release();
  }
}

async function run([verb, file]: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  if (file !== undefined && verb === "backup") {
    const { libsqlUrl, libsqlToken, dataDirectory } = settings;
    const { bytes } = await backUp(
      libsqlUrl ? { url: libsqlUrl, authToken: libsqlToken } : readRunning(dataDirectory),
      file,
    );
    return `${file}: ${Math.ceil(bytes / 1_000).toLocaleString("en")} kB. Keep secrets.json of the data folder with it: passwords need its pepper.`;
  }
  if (file !== undefined && verb === "restore") {
    return withDatabase(settings, async (database) => `${(await restore(database, file)).rows} rows are back.`);
  }
  throw new LaunchError(USAGE);
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}
