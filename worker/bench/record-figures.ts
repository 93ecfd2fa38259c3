import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DIETS, MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { PROJECT_ROOT } from "../launch/project-paths.ts";
import { isEnergyOnTarget } from "../src/domain/nutrition/day.ts";
import { planWeek } from "../src/domain/planner/plan-week.ts";
import { avoidedIn, personOf } from "../src/domain/planner/test-requests.ts";
import { verify } from "../src/domain/safety/verify.ts";
import { isFeasible, randomPerson } from "./planner-people.ts";

/**
 * Measures what `/how-we-check` tells and writes it down: `node worker/bench/record-figures.ts [people] [every]`.
 * `people` random feasible people for accuracy; every `every`-th of the 2,048 allergy sets for safety, 1 for all.
 */
const people = Number(process.argv[2] ?? 1000);
const every = Number(process.argv[3] ?? 1);
const ALLERGY_SETS = 2048;
const FILE = join(PROJECT_ROOT, "schema/src/constants/measured.data.ts");

function measureSafety() {
  let weeks = 0;
  let meals = 0;
  let violations = 0;
  for (const diet of DIETS.keys()) {
    for (let set = 0; set < ALLERGY_SETS; set += every) {
      for (const mealsPerDay of MEALS_PER_DAY_OPTIONS) {
        const request = personOf(diet, set, mealsPerDay);
        for (const meal of planWeek(request).meals) {
          meals++;
          violations += verify(meal, request.eater).length + avoidedIn(meal, request.eater).length;
        }
        weeks++;
      }
    }
  }
  return { weeks, diets: DIETS.length, allergySets: Math.ceil(ALLERGY_SETS / every), meals, violations };
}

function measureAccuracy() {
  let planned = 0;
  let days = 0;
  let energyDays = 0;
  let proteinDays = 0;
  for (let seed = 1; planned < people && seed < people * 20; seed++) {
    const request = randomPerson(seed);
    if (!isFeasible(request)) continue;
    planned++;
    for (const day of planWeek(request).totals.days) {
      days++;
      if (isEnergyOnTarget(day)) energyDays++;
      if (day.nutrition.protein >= day.proteinGoalG) proteinDays++;
    }
  }
  return { people: planned, days, energyDays, proteinDays };
}

const figures = {
  date: new Date().toISOString().slice(0, 10),
  command: `node worker/bench/record-figures.ts ${people} ${every}`,
  safety: measureSafety(),
  accuracy: measureAccuracy(),
};
writeFileSync(
  FILE,
  `/** Written by worker/bench/record-figures.ts: what was measured, when and by which command. Never by hand. */
export const MEASURED = ${JSON.stringify(figures, null, 2)
    .replaceAll(/"(\w+)":/g, "$1:")
    .replaceAll(/([^{,])\n(\s*[}])/g, "$1,\n$2")} as const;
`,
);
console.log(figures);
