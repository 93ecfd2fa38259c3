import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DIETS, type Diet } from "@mealwright/schema/constants/questionnaire";
import highsLoader from "highs";
import { findRecipe } from "../../src/domain/cookbook/cookbook.ts";
import { percent, quantile } from "../planner/planner-people.ts";
import { heiCeiling } from "./hei-ceiling.ts";
import { type Held, judgeWeek, MEASURES, type Measure, type WeekFigures } from "./judge-week.ts";
import { planForPerson } from "./plan-for-person.ts";

/**
 * How good the weeks of random people are, judged as sent to the browser: `node worker/bench/weeks/weeks.ts 200` prints
 * a row per measure next to the committed one; `--record` updates those. For other people, give another first seed:
 * `weeks.ts 200 1001`.
 */
const people = Number(process.argv[2] ?? 200);
const firstSeed = Number(process.argv[3] ?? 1) || 1;
const recordFile = fileURLToPath(import.meta.resolve("./weeks.json"));

const shares = new Map<Measure, Held>(MEASURES.map((measure) => [measure, { held: 0, of: 0 }]));
const report = (measure: Measure, isHeld: boolean): void => {
  const share = shares.get(measure);
  if (share === undefined) throw new Error(measure);
  share.of += 1;
  if (isHeld) share.held += 1;
};

const LOW_CARBOHYDRATE: readonly Diet[] = ["keto", "paleo"];
const highs = await highsLoader();
/** Upper bounds of the HEI-2020 for these people. */
const ceilings: number[] = [];
/** The number of weeks with each template, in any variant. */
const weeksWith = new Map<string, number>();
const figures: (WeekFigures & { readonly diet: Diet })[] = [];
for (let seed = firstSeed; seed < firstSeed + people; seed++) {
  const { answers, wire, meals } = planForPerson(seed);
  if (LOW_CARBOHYDRATE.includes(answers.dietaryPreference)) ceilings.push(heiCeiling(highs, answers));
  for (const id of new Set(meals.map(({ recipeId }) => findRecipe(recipeId ?? "")?.templateId ?? "")))
    weeksWith.set(id, (weeksWith.get(id) ?? 0) + 1);
  figures.push({ ...judgeWeek(wire, meals, answers, report), diet: answers.dietaryPreference });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const heiOf = (diets: readonly Diet[]) => figures.filter(({ diet }) => diets.includes(diet)).map(({ hei }) => hei);
const USUAL: readonly Diet[] = ["omnivore", "vegetarian", "pescatarian"];
const counts = new Map<string, number>();
for (const { dishes } of figures) for (const dish of dishes) counts.set(dish, (counts.get(dish) ?? 0) + 1);

const table: Record<string, string> = {};
for (const [measure, { held, of }] of shares) table[measure] = percent(held, of);
Object.assign(table, {
  "lines to buy, median": String(
    quantile(
      figures.map(({ lines }) => lines),
      0.5,
    ),
  ),
  "money left over, median": percent(
    quantile(
      figures.map(({ leftOverShare }) => leftOverShare),
      0.5,
    ),
    1,
  ),
  "money perished, median": percent(
    quantile(
      figures.map(({ perishedShare }) => perishedShare),
      0.5,
    ),
    1,
  ),
  "HEI-2020, omnivore, vegetarian, pescatarian: mean": mean(heiOf(USUAL)).toFixed(1),
  "HEI-2020, the same: 5th percentile": quantile(heiOf(USUAL), 0.05).toFixed(1),
  "HEI-2020, vegan: mean": mean(heiOf(["vegan"])).toFixed(1),
  "HEI-2020, keto and paleo: mean": mean(heiOf(LOW_CARBOHYDRATE)).toFixed(1),
  "HEI-2020, the same: proven ceiling, mean": mean(ceilings).toFixed(1),
  "nutrients of 22 at 90 %, mean": mean(figures.map(({ nutrientsReached }) => nutrientsReached)).toFixed(1),
  "eggs in a week of 2,000 kcal a day: 90th percentile": quantile(
    figures.map(({ eggs }) => eggs),
    0.9,
  ).toFixed(1),
  "meals with the commonest vegetable or fruit, median": String(
    quantile(
      figures.map(({ commonestProduce }) => commonestProduce),
      0.5,
    ),
  ),
  "dishes served": String(counts.size),
  "share of weeks with the commonest dish": percent(Math.max(...counts.values()), people),
  "the same, whatever its variant": percent(Math.max(...weeksWith.values()), people),
});
const before: Record<string, string> = JSON.parse(readFileSync(recordFile, "utf8")).table;
console.log(`${people} random people, ${DIETS.length} diets`);
for (const [row, value] of Object.entries(table))
  console.log(`${row.padEnd(56)} ${value.padStart(9)}   (${before[row] ?? "-"})`);
const commonest = [...weeksWith].sort(([, one], [, other]) => other - one).slice(0, 10);
console.log(`commonest: ${commonest.map(([id, weeks]) => `${id} ${percent(weeks, people)}`).join(", ")}`);
if (process.argv.includes("--record")) writeFileSync(recordFile, `${JSON.stringify({ people, table }, null, 2)}\n`);
