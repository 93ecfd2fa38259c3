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

/**
 * Every process of the machine, from /proc on Linux (slim images have no `ps`), otherwise from `ps`; empty if both
 * fail.
 */
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
