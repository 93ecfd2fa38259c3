import { chmodSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { describeDataError } from "./launch-error.ts";

const OWNER_ONLY = 0o700;
/** The sticky bit of folders that everybody may use, such as /tmp. */
const SHARED = 0o1000;

/** Makes every file that this process and its children create private: links in mails, the log, the database. */
export function keepToOwner(): void {
  process.umask(0o077);
}

/** Creates the data folder, or makes an existing one private. */
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
 * Calls `work` with an empty folder within the data folder as the system's temporary folder. Miniflare keeps local mail
 * in the temporary folder, readable by everybody unless told otherwise, and leaves it there when killed.
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
