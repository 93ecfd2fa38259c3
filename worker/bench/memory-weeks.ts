import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { planForPerson } from "./weeks/plan-for-person.ts";

/**
 * Whether planning leaks memory: plans weeks for random people in sequence and prints the heap with its buffers after a
 * full collection. `node worker/bench/memory-weeks.ts [weeks]`.
 */
const [weeks = 10_000] = process.argv.slice(2).map(Number);
const STEPS = 10;
const BYTES_PER_MB = 1024 * 1024;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

function heapMb(): number {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / BYTES_PER_MB;
}

const step = Math.ceil(weeks / STEPS);
const heaps: number[] = [];
for (let seed = 1; seed <= step * STEPS; seed += 1) {
  planForPerson(seed);
  if (seed % step !== 0) continue;
  heaps.push(heapMb());
  console.log(`${String(seed).padStart(8)} weeks  ${heaps.at(-1)?.toFixed(1)} MB`);
}
const [, second = 0] = heaps;
const most = Math.max(...heaps.slice(1).map((mb) => Math.abs(mb / second - 1)));
console.log(`at most ${(most * 100).toFixed(1)} % from the second step`);
