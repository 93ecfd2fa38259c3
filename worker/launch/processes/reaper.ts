import { spawn } from "node:child_process";

/**
 * Reads process ids from its input, one per line, and ends those still running when the input closes. Even a `kill -9`
 * of the launcher closes it, so no child is ever left behind. A shell needs 1 MB for this, Node 30 MB.
 */
const SCRIPT = `trap "" INT TERM HUP
pids=
while read -r pid; do pids="$pids $pid"; done
test -z "$pids" || kill $pids`;

/** Starts the reaper; `watch` registers a process to end when this one is gone, however it ends. */
export function startReaper(): { watch(child: { readonly pid?: number | undefined }): void } {
  const child = spawn("sh", ["-c", SCRIPT], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  child.on("error", () => {});
  child.stdin.on("error", () => {});
  child.unref();
  return { watch: ({ pid }) => void child.stdin.write(`${pid}\n`) };
}
