import { execFileSync, spawn } from "node:child_process";
import { createInterface } from "node:readline";

/**
 * Run as a program: reads process ids from standard input, a line each, and ends those that are left when the input
 * closes. Even a `kill -9` of the launcher closes it, so that no child is ever left behind.
 */
if (import.meta.main) {
  const pids = new Set<number>();
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => {});
  process.on("SIGHUP", () => {});
  for await (const line of createInterface({ input: process.stdin })) pids.add(Number(line));
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGTERM");
    } catch {
      // Already over.
    }
  }
}

/** Starts the reaper; `watch` names a process to end when this one is gone, however it goes. */
export function startReaper(): { watch(pid: number): void } {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  child.stdin.on("error", () => {});
  child.unref();
  return { watch: (pid) => void child.stdin.write(`${pid}\n`) };
}

/** Process ids of this process's children, by the system's own list; none where it has no such list. */
export function listChildren(): readonly number[] {
  try {
    const table = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
    return table
      .split("\n")
      .map((row) => row.trim().split(/\s+/).map(Number))
      .flatMap(([pid, parent]) => (parent === process.pid && pid !== undefined ? [pid] : []));
  } catch {
    return [];
  }
}
