import { isEnergyOnTarget, macrosOutside } from "../../src/domain/nutrition/day.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { isFeasible, percent, quantile, randomPerson } from "./planner-people.ts";

/** The share of days on target for random feasible people: `node worker/bench/planner/planner-accuracy.ts 10000`. */
const people = Number(process.argv[2] ?? 1000);
const verbose = process.argv.includes("--verbose");
let planned = 0;
let days = 0;
let onEnergy = 0;
let onProtein = 0;
let onMacros = 0;
const missing = new Map<string, number>();
const milliseconds: number[] = [];
for (let seed = 1; planned < people && seed < people * 20; seed++) {
  const request = randomPerson(seed);
  if (!isFeasible(request)) continue;
  planned++;
  const start = performance.now();
  const { totals } = planWeek(request);
  milliseconds.push(performance.now() - start);
  for (const day of totals.days) {
    days++;
    const outside = macrosOutside(day, request);
    const key = `${request.eater.diet} × ${request.mealsPerDay}`;
    const miss = (what: string) => missing.set(`${what}: ${key}`, (missing.get(`${what}: ${key}`) ?? 0) + 1);
    if (isEnergyOnTarget(day)) onEnergy++;
    else miss("energy");
    if (day.nutrition.protein >= day.proteinGoalG) onProtein++;
    else miss("protein");
    if (outside.length === 0) onMacros++;
    for (const macro of outside) miss(macro);
  }
}
console.log(`${planned} random feasible people, ${days} days`);
console.log(`energy within ±3 %: ${percent(onEnergy, days)} of days (bar 99 %)`);
console.log(`protein goal met: ${percent(onProtein, days)} of days (bar 99 %)`);
console.log(`all macro ranges kept: ${percent(onMacros, days)} of days (bar 97 %)`);
console.log(
  `milliseconds a week: median ${quantile(milliseconds, 0.5).toFixed(2)}, p99 ${quantile(milliseconds, 0.99).toFixed(2)}`,
);
if (verbose) console.log([...missing].sort((one, other) => other[1] - one[1]).slice(0, 30));
