import { MEAL_TYPES_BY_MEALS_PER_DAY } from "@mealwright/schema/constants/meals";
import { drawPools } from "../../src/domain/planner/draw/draw-pools.ts";
import { buildModel } from "../../src/domain/planner/model/build/build-model.ts";
import { eligibleCandidates } from "../../src/domain/planner/model/candidates.ts";
import type { GoalModel } from "../../src/domain/planner/model/goals/goal-model.ts";
import type { OpenSlot } from "../../src/domain/planner/model/open-slot.ts";
import { createRandom } from "../../src/domain/planner/random.ts";
import { type Effort, searchBest, usualEffort } from "../../src/domain/planner/search/anneal.ts";
import { isFeasible, percent, quantile, randomPerson } from "./planner-people.ts";

/**
 * How much better weeks get with more search than members wait for. `node worker/bench/planner/planner-effort.ts 20`.
 */
const wanted = Number(process.argv[2] ?? 20);
const EFFORTS: readonly Effort[] = [
  usualEffort(21),
  usualEffort(21),
  { coolingSweeps: 100, startTemperature: 800, pairChance: 0.35 },
  { coolingSweeps: 1000, startTemperature: 800, pairChance: 0.35 },
];

function wholeWeek(seed: number): GoalModel | null {
  const person = randomPerson(seed);
  if (!isFeasible(person)) return null;
  const types = MEAL_TYPES_BY_MEALS_PER_DAY[person.mealsPerDay];
  const pools = drawPools(person, eligibleCandidates(person), types, "usual", createRandom(seed));
  const open: OpenSlot[] = person.days.flatMap((day) =>
    types.map((type) => ({ slots: [{ day, type }], pool: pools.get(type) ?? [] })),
  );
  return buildModel(person, open, [], 1e9).goal;
}

const models = Array.from({ length: wanted * 2 }, (_, seed) => wholeWeek(seed + 1))
  .filter((model) => model !== null)
  .slice(0, wanted);
const found = EFFORTS.map((effort) =>
  models.map((model, seed) => {
    const start = process.cpuUsage();
    const { points } = searchBest(model, createRandom(seed), effort);
    const { user, system } = process.cpuUsage(start);
    return { points, milliseconds: (user + system) / 1000 };
  }),
);
const best = models.map((_, index) =>
  Math.min(...found.map((runs) => runs[index]?.points ?? Number.POSITIVE_INFINITY)),
);
found.forEach((runs, row) => {
  const gaps = runs.map(({ points }, index) => points / (best[index] ?? 1) - 1);
  const milliseconds = quantile(
    runs.map((run) => run.milliseconds),
    0.5,
  );
  console.log(
    `${JSON.stringify(EFFORTS[row])}: median ${percent(quantile(gaps, 0.5), 1)} above the best found, ${milliseconds.toFixed(1)} ms`,
  );
});
