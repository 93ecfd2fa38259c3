import { MEAL_TYPES_BY_MEALS_PER_DAY } from "@mealwright/schema/constants/meals";
import { searchBest } from "../src/domain/planner/anneal.ts";
import { buildModel, type OpenSlot } from "../src/domain/planner/build-model.ts";
import { eligibleCandidates } from "../src/domain/planner/candidates.ts";
import { drawPools } from "../src/domain/planner/draw-pools.ts";
import { planWeek } from "../src/domain/planner/plan-week.ts";
import { createRandom } from "../src/domain/planner/random.ts";
import type { PlanRequest } from "../src/domain/planner/types.ts";
import { isFeasible, percent, quantile, randomPerson } from "./planner-people.ts";

/**
 * Budgets that can be kept: a long search over many cheap dishes, with money its first goal, finds a week; a budget at
 * or above that week's cost can be kept, and the planner must. `node worker/bench/planner-budget.ts 40`.
 */
const people = Number(process.argv[2] ?? 40);
const CHEAP_DISHES = 90;
const LONG_SEARCH = { coolingSweeps: 120, startTemperature: 800, pairChance: 0.35 };
const MARGINS = [1, 1.05, 1.1, 1.25, 1.5] as const;

function cheapestKnownCents(request: PlanRequest): number {
  const types = MEAL_TYPES_BY_MEALS_PER_DAY[request.mealsPerDay];
  const random = createRandom(request.seed);
  const pools = drawPools(request, eligibleCandidates(request), types, "cheapest", random, CHEAP_DISHES);
  const open: OpenSlot[] = request.days.flatMap((day) =>
    types.map((type) => ({ slots: [{ day, type }], pool: pools.get(type) ?? [] })),
  );
  const { costCents } = searchBest(buildModel(request, open, [], 0).goal, random, LONG_SEARCH);
  return costCents;
}

const kept = MARGINS.map(() => 0);
const silent = MARGINS.map(() => 0);
const excess: number[] = [];
const reached: number[] = [];
let planned = 0;
for (let seed = 1; planned < people && seed < people * 20; seed++) {
  const request = randomPerson(seed);
  if (!isFeasible(request)) continue;
  planned++;
  const least = cheapestKnownCents(request);
  MARGINS.forEach((margin, index) => {
    const budgetCents = Math.ceil(least * margin);
    const { totals, notes } = planWeek({ ...request, budgetCents });
    const within = totals.householdCostCents <= budgetCents;
    if (within) kept[index] = (kept[index] ?? 0) + 1;
    else excess.push(totals.householdCostCents / budgetCents - 1);
    if (!within && !notes.some(({ kind }) => kind === "budget")) silent[index] = (silent[index] ?? 0) + 1;
  });
  const poor = planWeek({ ...request, budgetCents: 100 });
  reached.push(poor.totals.householdCostCents / least - 1);
}
MARGINS.forEach((margin, index) => {
  console.log(
    `budget ${margin} × the cheapest week known: kept ${percent(kept[index] ?? 0, planned)}, over and not said ${silent[index]}`,
  );
});
console.log(`where over budget: by ${percent(quantile(excess, 0.5), 1)} at the median`);
console.log(
  `asked for a week for $1: costs ${percent(quantile(reached, 0.5), 1)} more than the cheapest week known at the median`,
);
