import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface ProcessEntry {
  readonly pid: number;
  readonly parent: number;
  /** The command line, or the title that the process gave itself. */
  readonly command: string;
}

function readProcEntry(pid: string): ProcessEntry[] {
  try {
    // The name in brackets may hold spaces and brackets itself: the fields start after the last one.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return [{ pid: Number(pid), parent, command }];
  } catch {
    return [];
  }
}

function readPsLine(line: string): ProcessEntry[] {
  const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
  return match ? [{ pid: Number(match[1]), parent: Number(match[2]), command: match[3] ?? "" }] : [];
}

/** Every process of the machine, by /proc on Linux (slim images have no `ps`), by `ps` elsewhere; none where neither answers. */
export function readProcessTable(): readonly ProcessEntry[] {
  try {
    if (process.platform === "linux")
      return readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name))
        .flatMap(readProcEntry);
    return execFileSync("ps", ["-A", "-o", "pid=,ppid=,command="], { encoding: "utf8" })
      .split("\n")
      .flatMap(readPsLine);
  } catch {
    return [];
  }
}

/** Process ids of this process's children. */
export function listChildren(): readonly number[] {
  return readProcessTable()
    .filter(({ parent }) => parent === process.pid)
    .map(({ pid }) => pid);
}

const PACKAGE_RUNNER = /(?:^|[\s/])(?:npm|npx|pnpm)(?:[\s.]|$)/;

/** The processes between this one and the outermost package runner that started it, that one included; none without one. */
export function listRunners(): readonly number[] {
  const table = new Map(readProcessTable().map((entry) => [entry.pid, entry]));
  const chain: ProcessEntry[] = [];
  for (let entry = table.get(process.ppid); entry && entry.pid > 1; entry = table.get(entry.parent)) chain.push(entry);
  const outermost = chain.findLastIndex(({ command }) => PACKAGE_RUNNER.test(command));
  return chain.slice(0, outermost + 1).map(({ pid }) => pid);
}

/** Whether a process exists, also one of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
