import type report from "./report.json";

/** What `pnpm report` wrote. */
export type Report = typeof report;

export const REPORT_FILE = "worker/bench/report/report.json";
/** The part of the report that pages show. */
export const MEASURED_FILE = "schema/src/constants/samples/measured.data.ts";

const START = "<!-- written by `pnpm report` -->";
const END = "<!-- end -->";

/** An object as TypeScript, formatted like our files. */
const code = (value: unknown) =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"(\w+)":/g, "$1:")
    .replaceAll(/([^{,])\n(\s*[}])/g, "$1,\n$2");

/** `measured.data.ts`: the report's figures that `/how-we-check` and the landing page show. */
export function renderMeasured({ date, safety, accuracy, weeks, model }: Report): string {
  const { ordinary, hostile } = model;
  const { people, heiMean, heiFifthPercentile } = weeks;
  const health = { people, heiMean, heiFifthPercentile };
  return `/** Written by worker/bench/report/report.ts from its report.json: what was measured, and when. Never by hand. */
export const MEASURED = ${code({ date, safety, accuracy, health })} as const;

/** The same replies of a language model as they were written, and after verification. */
export const COMPARED = ${code({ ordinary, hostile })} as const;
`;
}

const count = (value: number) => value.toLocaleString("en-US");
/** Rounded down, so that only a complete share reads as 100 %. */
const percent = (part: number, whole: number) => `${(Math.floor((1_000 * part) / whole) / 10).toFixed(1)} %`;
/** Rounded up, so that a fault never reads as 0 %. */
const faults = (part: number, whole: number) => `${(Math.ceil((1_000 * part) / whole) / 10).toFixed(1)} %`;

function readmeRows({ safety, accuracy, weeks, list, optimality, model, speed }: Report): readonly string[] {
  const { ordinary, hostile } = model;
  const { written, verified } = ordinary;
  return [
    `Forbidden allergens and other broken rules in planned meals | ${count(safety.violations)} of ${count(safety.meals)} meals | ${count(safety.weeks)} weeks: ${safety.diets} diets, ${count(safety.allergySets)} of ${count(safety.allergySetsOf)} sets of allergies, every number of meals a day`,
    `Days within 3 % of their energy target | ${percent(accuracy.energyDays, accuracy.days)} | ${count(accuracy.days)} days of ${count(accuracy.people)} random people (seeds from ${accuracy.firstSeed})`,
    `Days that reach their protein target; with every macro in its range | ${percent(accuracy.proteinDays, accuracy.days)}; ${percent(accuracy.macroDays, accuracy.days)} | the same days`,
    `Healthy Eating Index 2020 of a week, mean; 5th percentile | ${weeks.heiMean}; ${weeks.heiFifthPercentile} | ${count(weeks.people)} random people with budgets (seeds from ${count(weeks.firstSeed)})`,
    `Lines on a week's shopping list, median; share of the money for food that spoils uneaten, median | ${weeks.listLinesMedian}; ${weeks.perishedMoneyPercentMedian} % | the same weeks`,
    `Perishable food bought but not eaten, by mass; the same of a planner that picks dishes at random | ${list.perishablesNotEatenPercent} %; ${list.perishablesNotEatenOfRandomPlannerPercent} % | ${count(list.people)} people`,
    `New mains in the second to fourth week, mean | ${list.newMainsInLaterWeeksMeanPercent} % | the same people`,
    `The search compared with the best of all combinations: days at the optimum; median gap; 90th percentile; worst | ${optimality.daysAtTheOptimum} of ${optimality.days} days; ${optimality.aboveTheOptimumMedianPercent} %; ${optimality.aboveTheOptimumNinetiethPercentilePercent} %; ${optimality.aboveTheOptimumWorstPercent} % | days with few dishes, all ${count(optimality.combinationsTried)} combinations tried`,
    `A model's ordinary replies with a forbidden food: as written; after verification | ${faults(written.forbidden, written.meals)}; ${faults(verified.forbidden, verified.meals)} | ${count(written.meals)} replies for ${count(ordinary.people)} of these people, of ${ordinary.dishes} dishes in a model's words, written for the diet and blind to allergies`,
    `… that take too long to cook | ${faults(written.slow, written.meals)}; ${faults(verified.slow, verified.meals)} | the same replies`,
    `… their days more than 3 % off the energy target | ${faults(written.daysOffEnergy, ordinary.days)}; ${faults(verified.daysOffEnergy, ordinary.days)} | ${count(ordinary.days)} days`,
    `Hostile replies whose forbidden food reaches the person: as written; after verification | ${count(hostile.written.forbidden)}; ${count(hostile.verified.forbidden)} | ${count(hostile.replies)} replies, of which ${count(hostile.kept)} were repaired and ${count(hostile.refused)} refused`,
    `Time to plan a week of 21 meals; for the gate to check them | ${speed.timesTheReferenceWorkOfTheSameRun["a week of 21 meals"]} and ${speed.timesTheReferenceWorkOfTheSameRun["the gate, a week's meals"]} times the reference work | \`worker/bench/reference-work.ts\`, in the same run`,
  ];
}

/** The README with an updated table of figures. */
export function withReadmeTable(readme: string, report: Report): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END, start);
  if (start < 0 || end < 0) throw new Error("the README has no place for the figures");
  const { date, machine, minutes } = report;
  const table = [
    `Measured on ${date} in ${minutes} minutes, on ${machine.cores} cores (${machine.platform}), Node ${machine.node}.`,
    "",
    "| What | Figure | Measured on |",
    "|---|---|---|",
    ...readmeRows(report).map((row) => `| ${row} |`),
  ];
  return `${readme.slice(0, start)}${START}\n\n${table.join("\n")}\n\n${readme.slice(end)}`;
}
