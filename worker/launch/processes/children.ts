import { ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";

const CHANNEL = "child_process";

/** Calls back with each process that this one starts while `work` runs, including those that a library starts. */
export async function withChildren<Result>(
  onChild: (child: ChildProcess) => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const note = (message: unknown) => {
    if (typeof message !== "object" || message === null || !("process" in message)) return;
    const child = message.process;
    if (child instanceof ChildProcess) child.once("spawn", () => onChild(child));
  };
  subscribe(CHANNEL, note);
  try {
    return await work();
  } finally {
    unsubscribe(CHANNEL, note);
  }
}

/** Whether a process exists, even one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
