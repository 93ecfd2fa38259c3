import highsLoader from "highs";
import { isEnergyOnTarget, macrosOutside } from "../../src/domain/nutrition/day.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { cheapestWeek } from "./planner-cheapest.ts";
import { isFeasible, percent, quantile, randomPerson } from "./planner-people.ts";

/**
 * Whether the planner keeps every budget that can be kept: a budget that covers the week HiGHS finds (see
 * `cheapestWeek`) must be kept; one below the bound that HiGHS proves needs a note. `node
 * worker/bench/planner/planner-budget.ts 200`.
 */
const people = Number(process.argv[2] ?? 60);
const secondsEach = Number(process.argv[3] ?? 60);
const isVerbose = process.argv.includes("--verbose");
const MARGINS = [1, 1.02, 1.05, 1.1, 1.25] as const;

const highs = await highsLoader();
const counts = MARGINS.map(() => ({ kept: 0, silent: 0, days: 0, energy: 0, protein: 0, macros: 0 }));
const excess: number[] = [];
const reached: number[] = [];
let planned = 0;
let unknown = 0;
let poorSilent = 0;
for (let seed = 1; planned < people && seed < people * 20; seed++) {
  const request = randomPerson(seed);
  if (!isFeasible(request)) continue;
  const least = cheapestWeek(highs, request, secondsEach);
  if (least === null) {
    unknown++;
    continue;
  }
  planned++;
  if (isVerbose) console.log(`person ${planned}: seed ${seed}, ${request.eater.diet}, ${least.cents} cents`);
  MARGINS.forEach((margin, index) => {
    const count = counts[index];
    if (count === undefined) return;
    const budgetCents = Math.ceil(least.cents * margin);
    const { totals, notes } = planWeek({ ...request, budgetCents });
    if (totals.householdCostCents <= budgetCents) count.kept++;
    else {
      excess.push(totals.householdCostCents / budgetCents - 1);
      if (isVerbose) console.log("over", seed, margin, budgetCents, totals.householdCostCents);
      if (!notes.some(({ kind }) => kind === "budget")) count.silent++;
    }
    for (const day of totals.days) {
      count.days++;
      if (isEnergyOnTarget(day)) count.energy++;
      if (day.nutrition.protein >= day.proteinGoalG) count.protein++;
      if (macrosOutside(day, request).length === 0) count.macros++;
    }
  });
  const poor = planWeek({ ...request, budgetCents: Math.floor(least.leastCents / 2) });
  const note = poor.notes.find(({ kind }) => kind === "budget");
  if (note === undefined) poorSilent++;
  else reached.push((note.figures.cheapestCents ?? 0) / least.cents - 1);
}
console.log(`${planned} people with a week found by HiGHS; ${unknown} more where it found none in ${secondsEach} s`);
MARGINS.forEach((margin, index) => {
  const { kept = 0, silent = 0, days = 0, energy = 0, protein = 0, macros = 0 } = counts[index] ?? {};
  console.log(
    `budget ${margin} × that week: kept ${percent(kept, planned)} (bar 99.5 %), over and not said ${silent}; days with energy ${percent(energy, days)}, protein ${percent(protein, days)}, macros ${percent(macros, days)}`,
  );
});
if (excess.length > 0) console.log(`where over budget: by ${percent(quantile(excess, 0.5), 1)} at the median`);
console.log(
  `asked for half of what is possible: not said ${poorSilent}; the cheapest week that the note names costs ${percent(quantile(reached, 0.5), 1)} more than HiGHS's at the median, ${percent(quantile(reached, 0.95), 1)} at the 95th percentile`,
);
