import { createWriteStream } from "node:fs";
import { join } from "node:path";

export interface WorkerLog {
  note(level: string, message: string): void;
  close(): Promise<void>;
}

/** The worker's log file; warnings and errors go to the terminal as well. */
export function openWorkerLog(dataDirectory: string): WorkerLog {
  const file = createWriteStream(join(dataDirectory, "worker.log"), { flags: "a" });
  // A full disk must not stop the server: log lines are lost instead.
  file.on("error", () => {});
  return {
    note(level, message) {
      file.write(`${message}\n`);
      if (level === "error" && !message.includes('"event":"request"')) console.error(message);
    },
    close: () => new Promise((resolve) => file.end(() => resolve())),
  };
}
