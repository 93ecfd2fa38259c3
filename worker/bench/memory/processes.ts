import { readdirSync, readFileSync } from "node:fs";

const KB_PER_MB = 1024;
/** The kernel's clock ticks, which are 100 a second wherever Linux runs Node. */
const TICKS_PER_SECOND = 100;

export interface ProcessMemory {
  readonly name: string;
  readonly pid: number;
  /** Proportional resident memory, MB: memory that processes share is counted only once overall. */
  readonly mb: number;
  /** Processor time so far, seconds. */
  readonly cpuSeconds: number;
}

function readProcess(pid: number) {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const name = stat.slice(stat.indexOf("(") + 1, stat.lastIndexOf(")"));
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const [parent, user, system] = [1, 11, 12].map((index) => Number(fields[index]));
  const residentKb = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  const cpuSeconds = ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND;
  return { pid, name, parent: parent ?? 0, mb: residentKb / KB_PER_MB, cpuSeconds };
}

/** A process with all of its descendants, except those in `without` and theirs. Linux only. */
export function readProcesses(root: number, without: readonly number[] = []): ProcessMemory[] {
  const all = readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .flatMap((entry) => {
      try {
        return [readProcess(Number(entry))];
      } catch {
        return []; // ended while it was looked at
      }
    });
  const ours = new Set([root]);
  // A child may have a lower number than its parent.
  for (let found = 0; found < ours.size; ) {
    found = ours.size;
    for (const { pid, parent } of all) if (ours.has(parent) && !without.includes(pid)) ours.add(pid);
  }
  return all.filter(({ pid }) => ours.has(pid));
}
