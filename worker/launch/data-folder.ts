import { chmodSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describeDataError } from "./launch-error.ts";

const OWNER_ONLY = 0o700;
/** The sticky bit of folders that everybody may use, such as /tmp. */
const SHARED = 0o1000;

/** From now on what this process and its children make is its owner's alone: links in mails, the log, the database. */
export function keepToOwner(): void {
  process.umask(0o077);
}

/** Makes the data folder, or closes one that an earlier start has left open to others. */
export function prepareDataFolder(dataDirectory: string): void {
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: OWNER_ONLY });
    const { uid, mode } = statSync(dataDirectory);
    if (uid === process.getuid?.() && (mode & SHARED) === 0) chmodSync(dataDirectory, OWNER_ONLY);
  } catch (error) {
    throw describeDataError(error, dataDirectory);
  }
}

/**
 * Calls `work` with an empty temporary folder of the data folder in the system's place. Miniflare keeps local mail in
 * the temporary folder, readable by all where nobody says otherwise, and a killed start leaves it there.
 */
export function withOwnTemporaryFolder<Result>(dataDirectory: string, work: () => Result): Result {
  const folder = join(dataDirectory, "tmp");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return work();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
}
