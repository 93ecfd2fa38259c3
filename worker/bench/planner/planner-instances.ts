import { mkdirSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import highsLoader from "highs";
import { SCALE } from "./bound/week-columns.ts";
import { weekInstance } from "./bound/week-instance.ts";
import { alikeDays, weekProgram } from "./bound/week-program.ts";

/**
 * Writes whole weeks as MPS files, for any mixed-integer solver, into a folder outside git.
 * `node worker/bench/planner/planner-instances.ts 200`: each week with its days grouped, or day by day with `--daily`.
 */
const count = Number(process.argv[2] ?? 200);
const isDaily = process.argv.includes("--daily");
const FOLDER = `${import.meta.dirname}/../../../.cache/week-instances`;

const README = `Whole weeks of a meal planner as mixed-integer programs (MPS, gzip).

week-S.mps     the week of sample person S, its days together: how often each place of the days has each dish in each
               portion. Its least is no more than that of week-S-daily.mps. Only the foods are whole numbers.
week-S-daily.mps  the same week day by day, every choice a whole number. Its least is no more than that of the planner's goal.
weeks.json     for each of them the points of the week that the planner chose.

The objective counts the goal's points in millions. What the goal function adds and the program leaves out is never
negative: dishes of one protein on one or on neighboring days, sides that repeat their dish, packs that are bought again
because the food spoils before its next use.

Columns   xC_D_P   place C of the day has dish D of its pool in portion step P (0 to 13)
          dC_D     the same in any portion
          foodF    food F is on the list (0 or 1); gramsF its need in hundreds of grams as bought; leftF what its packs
                   leave over, in points; paidF its price in dollars
          others   what a goal is missed by, named after the goal and the day, slot, template or food
Rows      cellC    every place has one dish; the others are named like the columns that they bound.
`;

const highs = await highsLoader();
mkdirSync(FOLDER, { recursive: true });
let bytes = 0;
const weeks: { readonly file: string; readonly pointsOfThePlannersWeek: number }[] = [];
for (let seed = 1; seed <= count; seed++) {
  const { model, points } = weekInstance(seed);
  const groups = isDaily ? model.days.map((_, day) => [day]) : alikeDays(model);
  const mps = highs.withModel(weekProgram(model, groups).program.toModel(), (week) => week.exportModel("mps"));
  const file = `week-${seed}${isDaily ? "-daily" : ""}.mps.gz`;
  const packed = gzipSync(mps);
  bytes += packed.length;
  writeFileSync(`${FOLDER}/${file}`, packed);
  weeks.push({ file, pointsOfThePlannersWeek: points / SCALE });
}
writeFileSync(`${FOLDER}/weeks${isDaily ? "-daily" : ""}.json`, `${JSON.stringify(weeks, null, 2)}\n`);
writeFileSync(`${FOLDER}/README.txt`, README);
console.log(`${weeks.length} weeks in .cache/week-instances, ${(bytes / 1e6).toFixed(1)} MB`);
