import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseAddress } from "../database/database-client.ts";
import { describeDataError, hasCode, LaunchError } from "../launch-error.ts";
import { isAlive } from "./children.ts";

/** What a running launcher records in its data folder: its process, and its database once that is up. */
type Running = { readonly pid: number } & Partial<DatabaseAddress>;

const fileOf = (dataDirectory: string) => join(dataDirectory, "running.json");

function read(dataDirectory: string): Running | null {
  try {
    return JSON.parse(readFileSync(fileOf(dataDirectory), "utf8"));
  } catch {
    return null;
  }
}

function write(dataDirectory: string, running: Running, flag: "w" | "wx"): void {
  writeFileSync(fileOf(dataDirectory), JSON.stringify(running), { mode: 0o600, flag });
}

/**
 * Locks a data folder for this process, so that two starts never write the same database. Returns the release function.
 */
export function holdData(dataDirectory: string): () => void {
  const release = () => rmSync(fileOf(dataDirectory), { force: true });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      write(dataDirectory, { pid: process.pid }, "wx");
      return release;
    } catch (error) {
      if (!hasCode(error) || error.code !== "EEXIST") throw describeDataError(error, dataDirectory);
    }
    const pid = read(dataDirectory)?.pid ?? 0;
    if (pid > 0 && isAlive(pid)) {
      throw new LaunchError(
        `Mealwright already runs over ${dataDirectory} (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
      );
    }
    // Left behind by a start that was killed.
    release();
  }
  throw new LaunchError(`Another Mealwright is just being started over ${dataDirectory}.`);
}

/** Records where this process's database is, for other tools. */
export function noteDatabase(dataDirectory: string, { url, authToken }: DatabaseAddress): void {
  write(dataDirectory, { pid: process.pid, url, authToken }, "w");
}

/** The database of the launcher that is running over a folder. Throws a `LaunchError` if none is. */
export function readRunning(dataDirectory: string): DatabaseAddress {
  const { url, authToken } = read(dataDirectory) ?? {};
  if (url !== undefined) return { url, authToken };
  throw new LaunchError(`No Mealwright runs over ${dataDirectory}. Start it first, or set DATA_DIR or LIBSQL_URL.`);
}
