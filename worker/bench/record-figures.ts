import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { ALLERGY_SETS, DIETS, MEALS_PER_DAY_OPTIONS } from "@mealwright/schema/constants/questionnaire";
import { PROJECT_ROOT } from "../launch/project-paths.ts";
import { isEnergyOnTarget } from "../src/domain/nutrition/day.ts";
import { planWeek } from "../src/domain/planner/plan-week.ts";
import { verify } from "../src/domain/safety/gate/verify.ts";
import { avoidedIn, personOf } from "../test/fixtures/plan-requests.ts";
import { isFeasible, randomPerson } from "./planner-people.ts";
import { judgeWeek } from "./weeks/judge-week.ts";
import { planForPerson } from "./weeks/plan-for-person.ts";

/**
 * Measures what `/how-we-check` tells and writes it down: `node worker/bench/record-figures.ts [people] [every]`.
 * `people` random feasible people for accuracy; every `every`-th of the `ALLERGY_SETS` for safety, 1 for all.
 */
const people = Number(process.argv[2] ?? 1000);
const every = Number(process.argv[3] ?? 1);
/** For the diet score; none of them was looked at while the planner was made. */
const SCORED = { firstSeed: 5001, people: 200 } as const;
const FILE = join(PROJECT_ROOT, "schema/src/constants/measured.data.ts");

/** What one of several threads measures: all that is numbered `number`, `number + of`, … */
interface Share {
  readonly number: number;
  readonly of: number;
}

function measureSafety({ number, of }: Share) {
  let weeks = 0;
  let meals = 0;
  let violations = 0;
  for (const diet of DIETS.keys()) {
    for (let set = number * every; set < ALLERGY_SETS; set += every * of) {
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
  return { weeks, meals, violations };
}

function measureAccuracy({ number, of }: Share) {
  const wanted = Math.floor((people + of - 1 - number) / of);
  let planned = 0;
  let days = 0;
  let energyDays = 0;
  let proteinDays = 0;
  for (let seed = 1 + number; planned < wanted && seed < people * 20; seed += of) {
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

/** HEI-2020 of weeks as they go over the wire. */
function measureDietScores({ number, of }: Share): readonly number[] {
  const scores: number[] = [];
  for (let person = number; person < SCORED.people; person += of) {
    const { answers, wire } = planForPerson(SCORED.firstSeed + person);
    scores.push(judgeWeek(wire, answers, () => {}).hei);
  }
  return scores;
}

function measure(share: Share) {
  return { safety: measureSafety(share), accuracy: measureAccuracy(share), scores: measureDietScores(share) };
}
type Measured = ReturnType<typeof measure>;

function measureElsewhere(share: Share): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(import.meta.filename, { workerData: share, argv: process.argv.slice(2) });
    thread.once("message", resolve);
    thread.once("error", reject);
  });
}

/** The figures of all threads, key by key. */
function sum<Key extends string>(parts: readonly Readonly<Record<Key, number>>[], keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, parts.reduce((total, part) => total + part[key], 0)]));
}

/** Rounded down to a tenth: what is short of a mark must not read as it. */
const tenths = (value: number) => Math.floor(value * 10) / 10;

async function record(): Promise<void> {
  const of = availableParallelism();
  const parts = await Promise.all(Array.from({ length: of }, (_, number) => measureElsewhere({ number, of })));
  const scores = parts.flatMap((part) => part.scores).sort((one, other) => one - other);
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    command: `node worker/bench/record-figures.ts ${people} ${every}`,
    safety: {
      diets: DIETS.length,
      allergySets: Math.ceil(ALLERGY_SETS / every),
      ...sum(
        parts.map(({ safety }) => safety),
        ["weeks", "meals", "violations"],
      ),
    },
    accuracy: sum(
      parts.map(({ accuracy }) => accuracy),
      ["people", "days", "energyDays", "proteinDays"],
    ),
    dietScore: {
      people: scores.length,
      mean: tenths(scores.reduce((total, score) => total + score, 0) / scores.length),
      fifthPercentile: tenths(scores[Math.floor(scores.length * 0.05)] ?? 0),
    },
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
}

if (isMainThread) await record();
else parentPort?.postMessage(measure(workerData));
