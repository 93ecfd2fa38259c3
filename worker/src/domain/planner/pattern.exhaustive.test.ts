import { expect, test } from "vitest";
import { usualRequest } from "../../../test/fixtures/plan-requests.ts";
import { sampled } from "../../../test/fixtures/sample.ts";
import { findRecipe } from "../cookbook/cookbook.ts";
import { KINDS, type Kind } from "../nutrition/diet-terms.ts";
import { isMain } from "./model/build/build-dishes.ts";
import { kindsOf } from "./model/goals/pattern.ts";
import { planWeek } from "./plan-week.ts";

/** Mains of each kind in a good week of who eats everything, of fourteen. */
const PATTERN: Readonly<Record<Kind, readonly [least: number, most: number]>> = {
  seafood: [2, 3],
  pulses: [2, 5],
  poultry: [2, 4],
  redMeat: [1, 3],
  processedMeat: [0, 1],
  eggsAndCheese: [0, 3],
  rice: [0, 6],
  potatoes: [0, 5],
  pasta: [0, 5],
  bread: [0, 5],
  soy: [0, 5],
};
/** Mains a week that are of a kind too much, or are missing from one, on average: 3.0 as it is, 5.1 where the list alone decides. */
const MOST_OFF = 3.5;

test("with money enough a week's mains are fish, pulses, poultry, meat and eggs, none of them most", () => {
  const weeks = sampled(24, 8);
  let off = 0;
  for (let seed = 1; seed <= weeks; seed++) {
    const { meals } = planWeek(usualRequest({ seed, budgetCents: 12_000 }));
    const mains = meals.filter(({ type }) => isMain(type)).flatMap(({ recipeId }) => findRecipe(recipeId ?? "") ?? []);
    KINDS.forEach((kind, bit) => {
      const [least, most] = PATTERN[kind];
      const count = mains.filter((recipe) => (kindsOf(recipe) & (1 << bit)) !== 0).length;
      off += Math.max(0, least - count, count - most);
    });
  }
  expect(off / weeks).toBeLessThanOrEqual(MOST_OFF);
});
