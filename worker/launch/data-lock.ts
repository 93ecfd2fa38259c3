import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { describeDataError, LaunchError } from "./launch-error.ts";
import { isAlive } from "./process-table.ts";

/** Holds a data folder for this process, so that two starts never write the same database. Returns what lets it go. */
export function lockData(dataDirectory: string): () => void {
  const file = join(dataDirectory, "lock");
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, "wx");
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) {
        throw describeDataError(error, dataDirectory);
      }
      const holder = Number(readFileSync(file, "utf8"));
      if (holder > 0 && isAlive(holder)) {
        throw new LaunchError(
          `Mealwright already runs over ${dataDirectory} (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new LaunchError(`${file} cannot be taken. Remove it if no other Mealwright runs over this folder.`);
}
