import { spawn } from "node:child_process";
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
export function startReaper(): { watch(child: { readonly pid?: number | undefined }): void } {
  const child = spawn(process.execPath, [import.meta.filename], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  child.stdin.on("error", () => {});
  child.unref();
  return { watch: ({ pid }) => void child.stdin.write(`${pid}\n`) };
}
