import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.ts";

/** Where the running launcher's parts are, for tools that work beside it. */
export interface Running {
  readonly databaseUrl: string;
}

const fileOf = (dataDirectory: string) => join(dataDirectory, "running.json");

/** Leaves a note of a running launcher; returns what removes it. */
export function noteRunning(dataDirectory: string, running: Running): () => void {
  writeFileSync(fileOf(dataDirectory), JSON.stringify(running), { mode: 0o600 });
  return () => rmSync(fileOf(dataDirectory), { force: true });
}

/** The note of a running launcher. Throws a `LaunchError` when none runs over the folder. */
export function readRunning(dataDirectory: string): Running {
  try {
    return JSON.parse(readFileSync(fileOf(dataDirectory), "utf8"));
  } catch {
    throw new LaunchError(`No Mealwright runs over ${dataDirectory}. Start it first, or set DATA_DIR or LIBSQL_URL.`);
  }
}
