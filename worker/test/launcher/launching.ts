import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startOnFreePort } from "../../launch/processes/ports.ts";
import { PROJECT_ROOT } from "../../launch/project-paths.ts";
import { type ProcessEntry, readProcessTable } from "../stack/process-table.ts";

interface Started {
  readonly process: ChildProcess;
  readonly baseUrl: string;
  output(): string;
  readonly ended: Promise<number | null>;
}

const running: ChildProcess[] = [];
const folders: string[] = [];

/** Ends the processes that a test has started, and removes its folders once nobody writes to them. */
export async function endLaunches(): Promise<void> {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) {
    await eventually(() => processesOver(folder).length === 0);
    rmSync(folder, { recursive: true, force: true });
  }
}

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "mealwright-launch-"));
  folders.push(folder);
  return folder;
}

export function launch(
  environment: Record<string, string>,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, join(PROJECT_ROOT, "worker/launch/start.ts")],
): Omit<Started, "baseUrl"> {
  const child = spawn(command, args, {
    cwd: PROJECT_ROOT,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { process: child, output: () => text, ended };
}

export function launchReady(
  dataDirectory: string,
  environment: Record<string, string> = {},
  command?: readonly [string, ...string[]],
): Promise<Started> {
  return startOnFreePort("127.0.0.1", async (port) => {
    const started = launch({ PORT: String(port), DATA_DIR: dataDirectory, ...environment }, command);
    while (!started.output().includes("is ready")) {
      if (started.process.exitCode !== null) throw new Error(started.output());
      await wait(50);
    }
    return { ...started, baseUrl: `http://127.0.0.1:${port}` };
  });
}

export const isHealthy = async (url: string) => {
  try {
    return (await fetch(`${url}/api/health`)).ok;
  } catch {
    return false;
  }
};

/** Processes whose command line names the folder, as our database server's does. */
export function processesOver(folder: string): readonly ProcessEntry[] {
  return readProcessTable().filter(({ command }) => command.includes(join(folder, "db")));
}

/**
 * Waits until the check is true. If that never happens, the test ends by its time limit, however slow the machine is.
 */
export async function eventually(check: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await check())) await wait(50);
}
