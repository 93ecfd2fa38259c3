import { writeFileSync } from "node:fs";
import highsLoader, { type Highs } from "highs";
import { goalPoints } from "../../src/domain/planner/model/goals/goal-points.ts";
import { leastOf } from "./bound/tighten.ts";
import { SCALE } from "./bound/week-columns.ts";
import { longSearched, type WeekInstance, weekInstance } from "./bound/week-instance.ts";
import { alikeDays, weekProgram } from "./bound/week-program.ts";
import { percent, quantile } from "./planner-people.ts";

/**
 * The optimality gap of whole weeks: the points of the planner's week next to a proved bound (`bound/week-program.ts`). A
 * long search tells better weeks from a loose bound; on the first instances HiGHS gets two minutes, day by day.
 * `node worker/bench/planner/planner-bound.ts 200 41 3`: weeks, branch-and-bound nodes per bound, weeks for HiGHS.
 */
const count = Number(process.argv[2] ?? 200);
const mostParts = Number(process.argv[3] ?? 41);
const yardsticks = Number(process.argv[4] ?? 3);
const YARDSTICK_SECONDS = 120;
/** A week within this share of its bound counts as proved optimal. */
const CLOSED = 0.001;

const highs = await highsLoader();
const weeks: Measured[] = [];
for (let seed = 1; seed <= count; seed++) weeks.push(measure(highs, weekInstance(seed), seed <= yardsticks));
const gaps = weeks.map(({ points, least }) => 1 - least / points);
const weak = weeks.map(({ points, best }) => 1 - best / points);
const unproved = weeks.map(({ best, least }) => 1 - least / best);
console.log(`${weeks.length} whole weeks, ${mostParts} parts for each bound`);
console.log(`planner's week above the bound: ${spread(gaps)} (bar: median 5 %, p95 12 %)`);
console.log(`of that a longer search finds: ${spread(weak)}`);
console.log(`the best week found above the bound: ${spread(unproved)}`);
console.log(`proved to be the best: ${gaps.filter((gap) => gap <= CLOSED).length}`);
const solved = weeks.flatMap(({ highs: own }) => own ?? []);
console.log(
  `HiGHS, ${YARDSTICK_SECONDS} s day by day: run on ${solved.length}, answered ${solved.filter(({ isOptimal }) => isOptimal).length}`,
);
const record = {
  weeks: weeks.length,
  mostParts,
  gap: shares(gaps),
  longer: shares(weak),
  unproved: shares(unproved),
  instances: weeks,
};
writeFileSync(`${import.meta.dirname}/planner-bound.json`, `${JSON.stringify(record, null, 2)}\n`);

interface Yardstick {
  readonly isOptimal: boolean;
  /** The lower bound that it proved in its time. */
  readonly least: number;
  /** The points of the week that it found, by the whole goal function; null if it found none. */
  readonly points: number | null;
}

interface Measured extends Pick<WeekInstance, "seed" | "diet" | "mealsPerDay" | "budgetDollars" | "points"> {
  /** The best week that a long search found. */
  readonly best: number;
  readonly least: number;
  readonly relaxed: number;
  readonly parts: number;
  readonly highs: Yardstick | null;
}

function measure(solver: Highs, instance: WeekInstance, isYardstick: boolean): Measured {
  const { seed, diet, mealsPerDay, budgetDollars, points, model } = instance;
  const best = longSearched(instance);
  const { program } = weekProgram(model, alikeDays(model));
  const bound = leastOf(solver, program, mostParts);
  const least = Math.floor(bound.least * SCALE);
  const own = isYardstick ? yardstick(solver, instance) : null;
  if (least > best || (own?.points !== null && own !== null && least > own.points)) {
    throw new Error(`seed ${seed}: a week was found below the bound, ${least}`);
  }
  console.log(
    `${seed} ${diet}, ${mealsPerDay} meals: ${millions(points)}, longer ${millions(best)}, bound ${millions(least)} (${percent(points - least, points)}), relaxed ${millions(bound.relaxed * SCALE)}, ${bound.parts} parts${own === null ? "" : `, HiGHS ${millions(own.least)} to ${own.points === null ? "none" : millions(own.points)}`}`,
  );
  const relaxed = Math.floor(bound.relaxed * SCALE);
  return { seed, diet, mealsPerDay, budgetDollars, points, best, least, relaxed, parts: bound.parts, highs: own };
}

/** Runs HiGHS on the week day by day, with integrality. */
function yardstick(solver: Highs, { model }: WeekInstance): Yardstick {
  const { program, cells, servings } = weekProgram(
    model,
    model.days.map((_, day) => [day]),
  );
  return solver.withModel(program.toModel(), (week) => {
    week.options.set({ output_flag: false, time_limit: YARDSTICK_SECONDS });
    week.run();
    const isOptimal = week.getModelStatus() === solver.constants.modelStatus.optimal;
    const least = Math.floor(Number(week.info.get("mip_dual_bound")) * SCALE);
    const isFound = Number(week.info.get("primal_solution_status")) === solver.constants.solutionStatus.feasible;
    if (!isFound) return { isOptimal, least, points: null };
    const values = week.getSolution().colValue;
    const pick = new Int32Array(model.units.length);
    const portion = new Int32Array(model.units.length);
    for (const { column, cell, pick: dish, portion: step } of servings) {
      const unit = cells[cell]?.units[0];
      if (unit === undefined || (values[column] ?? 0) < 0.5) continue;
      pick[unit] = dish;
      portion[unit] = step;
    }
    return { isOptimal, least, points: goalPoints(model, { pick, portion }) };
  });
}

function millions(points: number): string {
  return (points / SCALE).toFixed(1);
}

function shares(values: readonly number[]) {
  const rounded = (share: number) => Math.round(1_000 * quantile(values, share)) / 10;
  return { medianPercent: rounded(0.5), ninetyFifthPercent: rounded(0.95), mostPercent: rounded(1) };
}

function spread(values: readonly number[]): string {
  const { medianPercent, ninetyFifthPercent, mostPercent } = shares(values);
  return `median ${medianPercent} %, p95 ${ninetyFifthPercent} %, most ${mostPercent} %`;
}
