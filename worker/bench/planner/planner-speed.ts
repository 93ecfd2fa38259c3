import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { isFeasible, quantile, randomPerson, WEEK_BAR } from "./planner-people.ts";

/** CPU time, ms, of a verified week of 21 meals, in this process: `node worker/bench/planner/planner-speed.ts 300`. */
const weeks = Number(process.argv[2] ?? 300);
const WARM_UP_WEEKS = 100;

function cpuMilliseconds(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

const readings: number[] = [];
for (let seed = 1; readings.length < weeks + WARM_UP_WEEKS && seed < weeks * 20; seed++) {
  const person = randomPerson(seed);
  // Every fourth must not eat raw food: a child, somebody pregnant or over 65.
  const eater = { ...person.eater, eatsRaw: seed % 4 !== 0 };
  const request = { ...person, eater, mealsPerDay: 3 as const, budgetCents: 9_000 };
  if (!isFeasible(request)) continue;
  readings.push(cpuMilliseconds(() => planWeek(request)));
}
const [first = 0, second = 0] = readings;
const warm = readings.slice(WARM_UP_WEEKS);
console.log(
  `first week in the process ${first.toFixed(0)} ms (with everything built on first use), second ${second.toFixed(0)} ms`,
);
console.log(
  `${warm.length} weeks after warm-up: median ${quantile(warm, 0.5).toFixed(2)} ms, p90 ${quantile(warm, 0.9).toFixed(2)}, p99 ${quantile(warm, 0.99).toFixed(2)} (${WEEK_BAR})`,
);
