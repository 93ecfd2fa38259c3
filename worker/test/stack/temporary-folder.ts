import { accessSync, constants, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const BYTES_NEEDED = 2 * 1024 ** 3;

function isMemoryThere(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= BYTES_NEEDED;
  } catch {
    return false;
  }
}

/** The place for temporary data: in memory if it has room, because a disk may be slow to write. */
export function temporaryPlace(): string {
  return isMemoryThere() ? MEMORY : tmpdir();
}

/**
 * A new, empty folder for a stack's data; the caller removes it. In memory if possible, so that a slow disk does not
 * prolong a test database's locks.
 */
export function temporaryFolder(): string {
  return mkdtempSync(join(temporaryPlace(), "mealwright-test-"));
}
