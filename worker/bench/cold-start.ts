import { type CpuTime, startIsolates } from "./cold-start/cold-start-isolates.ts";
import { quantile } from "./planner/planner-people.ts";

/**
 * CPU time, ms, that a fresh isolate of workerd needs for each part (Linux): `node worker/bench/cold-start.ts 20`.
 * "loading" is the isolate with the whole script and its tables; each part runs after those above it. "empty" is an
 * empty request, whose cost every other part includes.
 */
const PARTS = ["loading", "empty", "foods", "recipes", "facts", "lexicon", "week"] as const;
const READY = ["foods", "recipes", "facts"] as const;
const count = Number(process.argv[2] ?? 20);

const isolates = await startIsolates();
const readings: Record<string, CpuTime>[] = [];
for (let isolate = 0; isolate < count; isolate++) {
  const reading: Record<string, CpuTime> = {};
  for (const part of PARTS) reading[part] = await isolates.measure(isolate, part);
  readings.push(reading);
}
await isolates.stop();

function print(name: string, parts: readonly string[]): void {
  const [own, all] = (["ownMs", "allMs"] as const).map((key) => {
    const sums = readings.map((reading) => parts.reduce((sum, part) => sum + (reading[part]?.[key] ?? 0), 0));
    return [0, 0.5, 1].map((share) => quantile(sums, share).toFixed(1).padStart(6)).join(" ");
  });
  console.log(`${name.padEnd(28)} ${own}   ${all}`);
}

console.log(`${count} isolates: least, median, most ms of the isolate's thread, then with V8's helpers`);
for (const part of PARTS) print(part, [part]);
print("foods, recipes, facts (20)", READY);
print("first week after loading", PARTS.slice(1));
