import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from "node:fs";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { type Client, createClient } from "@libsql/client/http";
import type { DatabaseAddress } from "../database/database-client.ts";
import { LaunchError } from "../launch-error.ts";
import { splitStatements } from "./split-statements.ts";

/** Statements of a dump that frame a transaction: left out, because each batch is a transaction of its own. */
const FRAME = /^(?:pragma|begin|commit)\b/i;
const BATCH = { statements: 500, characters: 1_000_000 } as const;
const END = "COMMIT;";

/** Writes a libsql-server's whole database to a file as SQL, in a consistent state. Throws a `LaunchError`. */
export async function backUp({ url, authToken }: DatabaseAddress, file: string): Promise<{ readonly bytes: number }> {
  const headers = authToken ? { authorization: `Bearer ${authToken}` } : {};
  const response = await fetch(new URL("/dump", url), { headers });
  if (!response.ok || !response.body) throw new LaunchError(`The database gives no dump: status ${response.status}.`);
  const part = `${file}.part`;
  await pipeline(Readable.from(response.body), createWriteStream(part, { mode: 0o600 }));
  const { size } = statSync(part);
  if (!(await readEnd(part, size)).trimEnd().endsWith(END)) {
    rmSync(part);
    throw new LaunchError("The dump broke off: nothing was written.");
  }
  renameSync(part, file);
  return { bytes: size };
}

async function readEnd(file: string, size: number): Promise<string> {
  let end = "";
  const stream = createReadStream(file, { start: Math.max(0, size - 64), encoding: "utf8" });
  stream.on("data", (text) => {
    end += text;
  });
  await finished(stream);
  return end;
}

/**
 * Fills an empty database from such a file and checks its integrity. Throws a `LaunchError` if the database is not
 * empty, or fails the check afterwards.
 */
export async function restore({ url, authToken }: DatabaseAddress, file: string): Promise<{ readonly rows: number }> {
  const client = createClient({ url, ...(authToken ? { authToken } : {}), intMode: "number" });
  try {
    const { rows } = await client.execute("select 1 from sqlite_schema limit 1");
    if (rows.length > 0) throw new LaunchError("The database is not empty: a backup goes into an empty one.");
    const added = await fill(client, file);
    const broken = await client.execute("pragma foreign_key_check");
    if (broken.rows.length > 0) throw new LaunchError(`${broken.rows.length} rows refer to rows that are not there.`);
    return { rows: added };
  } finally {
    client.close();
  }
}

/** Returns how many rows were added. */
async function fill(client: Client, file: string): Promise<number> {
  let batch: string[] = [];
  let characters = 0;
  let rows = 0;
  const send = async () => {
    // `migrate` turns foreign keys off: a dump may list rows before those they refer to.
    if (batch.length > 0) await client.migrate(batch);
    batch = [];
    characters = 0;
  };
  for await (const statement of splitStatements(createReadStream(file, { encoding: "utf8" }))) {
    if (FRAME.test(statement)) continue;
    batch.push(statement);
    characters += statement.length;
    if (/^insert\b/i.test(statement)) rows += 1;
    if (batch.length >= BATCH.statements || characters >= BATCH.characters) await send();
  }
  await send();
  return rows;
}
