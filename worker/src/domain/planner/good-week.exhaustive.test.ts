import type { Diet } from "@mealwright/schema/constants/questionnaire";
import { expect, test } from "vitest";
import { judgeWeek, MEASURES, type Measure } from "../../../bench/weeks/judge-week.ts";
import { planForPerson } from "../../../bench/weeks/plan-for-person.ts";

/** A sample; `weeks.ts` plans for more people. */
const PEOPLE = 30;
/** The share of cases that must meet each measure; the other measures are only reported by the benchmark. */
const BARS: Readonly<Partial<Record<Measure, number>>> = {
  "energy within 3 % of days": 0.99,
  "protein met on days": 0.99,
  "saturated fat at most 10 % of energy on days": 0.95,
  "fiber 22 to 50 g on days": 0.95,
  "sodium at most 2,300 mg on days": 0.98,
  "fruit at least 100 g on days": 0.9,
  "calcium at least 900 mg a day, weeks": 0.9,
  "meals within 35 % of their share": 0.99,
  "meals with at most 250 g cooked flesh": 0.99,
  // One of the thirty eats 3,190 kcal of keto food without nuts in two meals, too much for plates of 1 kg.
  "meals with at most 30 g added fat": 0.98,
  "plates of at most 1 kg": 0.98,
  "meals without rice, pasta, grain or potatoes beside another": 0.98,
  "mains whose dish is at least 40 % of the meal": 0.97,
  "weeks with nothing free-from for whom it is not": 1,
  "weeks with fish twice (from $75)": 1,
  "omnivores' weeks with pulses in at most 6 mains": 0.97,
  "omnivores' weeks with red meat in at most 4 mains": 0.97,
  "weeks with no main more than twice": 0.99,
  "weeks with no dish twice a day": 0.99,
  "weeks with no breakfast more than 3 times": 0.99,
  "weeks whose basket keeps the budget, or says why not": 0.98,
};

/** The Healthy Eating Index that weeks of the usual diets must reach. */
const HEI = { mean: 90, least: 82 } as const;
const USUAL: readonly Diet[] = ["omnivore", "vegetarian", "pescatarian"];

test(`the weeks of ${PEOPLE} random people, as sent to the browser, meet every measure of a good week`, {
  timeout: 900_000,
}, () => {
  const shares = new Map(MEASURES.map((measure) => [measure, { held: 0, of: 0 }]));
  const indexes: number[] = [];
  for (let seed = 1; seed <= PEOPLE; seed++) {
    const { answers, wire, meals } = planForPerson(seed);
    const { hei } = judgeWeek(wire, meals, answers, (measure, isHeld) => {
      const share = shares.get(measure);
      if (share === undefined) throw new Error(measure);
      share.of++;
      if (isHeld) share.held++;
    });
    if (USUAL.includes(answers.dietaryPreference)) indexes.push(hei);
  }
  const short = [...shares]
    .filter(([measure, { held, of }]) => held < of * (BARS[measure] ?? 0))
    .map(([measure, { held, of }]) => `${measure}: ${held} of ${of}`);
  expect(short).toEqual([]);
  expect([...shares.values()].every(({ of }) => of > 0)).toBe(true);
  // Some have two meals a day, which are large and easily filled with white bread and pasta.
  expect(Math.min(...indexes)).toBeGreaterThanOrEqual(HEI.least);
  expect(indexes.reduce((sum, hei) => sum + hei, 0)).toBeGreaterThanOrEqual(HEI.mean * indexes.length);
});
