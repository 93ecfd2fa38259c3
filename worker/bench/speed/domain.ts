import { FOODS } from "../../src/domain/foods/catalogue/catalogue.ts";
import { resolveLine } from "../../src/domain/foods/resolver/resolve-line.ts";
import { sumNutrition } from "../../src/domain/nutrition/sum.ts";
import { planWeek } from "../../src/domain/planner/plan-week.ts";
import { verify } from "../../src/domain/safety/gate/verify.ts";
import { scanText } from "../../src/domain/safety/lexicon/lexicon.ts";
import { HARD_LINES, HARD_TEXTS } from "../../test/fixtures/hard-texts.ts";
import { usualRequest } from "../../test/fixtures/plan-requests.ts";
import { type Figure, ratioToReference } from "./bench.ts";

const repeat = (times: number, work: () => unknown) => () => {
  for (let time = 0; time < times; time += 1) work();
};
/** Benches of pure domain code in Node. */
export async function benchDomain(): Promise<readonly Figure[]> {
  const request = usualRequest({ mealsPerDay: 3, budgetCents: 9_000, seed: 7 });
  const { meals } = planWeek(request);
  const lines = meals.flatMap(({ ingredients }) => ingredients.map(({ name, grams }) => `${grams} g ${name}`));
  const foods = [...FOODS.keys()].slice(100, 112).map((foodId) => ({ foodId, grams: 40 }));
  return [
    { name: "a week of 21 meals", ratio: ratioToReference(() => planWeek(request)) },
    {
      name: "the gate, a week's meals",
      ratio: ratioToReference(() => meals.map((meal) => verify(meal, request.eater))),
    },
    { name: "the resolver, a week's lines", ratio: ratioToReference(() => lines.map((line) => resolveLine(line))) },
    {
      name: "the resolver, its hardest line",
      ratio: ratioToReference(...HARD_LINES.map((text) => () => resolveLine(text))),
    },
    {
      name: "the lexicon, its hardest 10 kB",
      ratio: ratioToReference(...HARD_TEXTS.map((text) => () => scanText(text))),
    },
    { name: "1,000 sums of 12 ingredients", ratio: ratioToReference(repeat(1_000, () => sumNutrition(foods))) },
  ];
}
